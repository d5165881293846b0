#include "CScenarios.h"

// `#embed` is C23; clang supports it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define SCENARIO(name) {name, (const char[]){
#define END , 0}},

static const struct scenario scenarios[] = {
    // AddImage
    SCENARIO("add-image-accepted-addresses")
#embed "../../Scenarios/BuiltIn/AddImage/add-image-accepted-addresses.scenario"
    END
    SCENARIO("add-image-belongs-to-the-account")
#embed "../../Scenarios/BuiltIn/AddImage/add-image-belongs-to-the-account.scenario"
    END
    SCENARIO("add-image-cancel")
#embed "../../Scenarios/BuiltIn/AddImage/add-image-cancel.scenario"
    END
    SCENARIO("add-image-invalid-fields")
#embed "../../Scenarios/BuiltIn/AddImage/add-image-invalid-fields.scenario"
    END
    SCENARIO("add-image-left-while-saving")
#embed "../../Scenarios/BuiltIn/AddImage/add-image-left-while-saving.scenario"
    END
    SCENARIO("add-image-newest-first")
#embed "../../Scenarios/BuiltIn/AddImage/add-image-newest-first.scenario"
    END
    SCENARIO("add-image-refused-addresses")
#embed "../../Scenarios/BuiltIn/AddImage/add-image-refused-addresses.scenario"
    END
    SCENARIO("add-image-survives-relaunch")
#embed "../../Scenarios/BuiltIn/AddImage/add-image-survives-relaunch.scenario"
    END

    // App
    SCENARIO("alert-stops-a-fast-user")
#embed "../../Scenarios/BuiltIn/App/alert-stops-a-fast-user.scenario"
    END
    SCENARIO("alert-waits-for-its-answer")
#embed "../../Scenarios/BuiltIn/App/alert-waits-for-its-answer.scenario"
    END
    SCENARIO("landing-photos")
#embed "../../Scenarios/BuiltIn/App/landing-photos.scenario"
    END
    SCENARIO("landing-users")
#embed "../../Scenarios/BuiltIn/App/landing-users.scenario"
    END
    SCENARIO("link-is-followed-once")
#embed "../../Scenarios/BuiltIn/App/link-is-followed-once.scenario"
    END
    SCENARIO("link-opens-category")
#embed "../../Scenarios/BuiltIn/App/link-opens-category.scenario"
    END
    SCENARIO("link-opens-favorites")
#embed "../../Scenarios/BuiltIn/App/link-opens-favorites.scenario"
    END
    SCENARIO("link-opens-photo")
#embed "../../Scenarios/BuiltIn/App/link-opens-photo.scenario"
    END
    SCENARIO("link-opens-photo-busy")
#embed "../../Scenarios/BuiltIn/App/link-opens-photo-busy.scenario"
    END
    SCENARIO("link-opens-with-session")
#embed "../../Scenarios/BuiltIn/App/link-opens-with-session.scenario"
    END
    SCENARIO("link-to-deleted-photo")
#embed "../../Scenarios/BuiltIn/App/link-to-deleted-photo.scenario"
    END
    SCENARIO("link-to-photo-offline")
#embed "../../Scenarios/BuiltIn/App/link-to-photo-offline.scenario"
    END
    SCENARIO("link-to-unknown-photo")
#embed "../../Scenarios/BuiltIn/App/link-to-unknown-photo.scenario"
    END
    SCENARIO("link-to-unknown-photo-behind-tab")
#embed "../../Scenarios/BuiltIn/App/link-to-unknown-photo-behind-tab.scenario"
    END
    SCENARIO("link-waits-for-login")
#embed "../../Scenarios/BuiltIn/App/link-waits-for-login.scenario"
    END
    SCENARIO("link-waits-for-signup")
#embed "../../Scenarios/BuiltIn/App/link-waits-for-signup.scenario"
    END
    SCENARIO("logout-cancels-every-section")
#embed "../../Scenarios/BuiltIn/App/logout-cancels-every-section.scenario"
    END
    SCENARIO("logout-cancels-requests")
#embed "../../Scenarios/BuiltIn/App/logout-cancels-requests.scenario"
    END
    SCENARIO("logout-closes-every-screen")
#embed "../../Scenarios/BuiltIn/App/logout-closes-every-screen.scenario"
    END
    SCENARIO("logout-forgets-the-user")
#embed "../../Scenarios/BuiltIn/App/logout-forgets-the-user.scenario"
    END
    SCENARIO("logout-on-every-tab")
#embed "../../Scenarios/BuiltIn/App/logout-on-every-tab.scenario"
    END
    SCENARIO("logout-removes-session")
#embed "../../Scenarios/BuiltIn/App/logout-removes-session.scenario"
    END
    SCENARIO("notice-goes-by-itself")
#embed "../../Scenarios/BuiltIn/App/notice-goes-by-itself.scenario"
    END
    SCENARIO("notice-replaces-the-last")
#embed "../../Scenarios/BuiltIn/App/notice-replaces-the-last.scenario"
    END
    SCENARIO("open-another-tab")
#embed "../../Scenarios/BuiltIn/App/open-another-tab.scenario"
    END
    SCENARIO("open-closes-a-sheet")
#embed "../../Scenarios/BuiltIn/App/open-closes-a-sheet.scenario"
    END
    SCENARIO("open-closes-an-alert")
#embed "../../Scenarios/BuiltIn/App/open-closes-an-alert.scenario"
    END
    SCENARIO("open-during-log-out")
#embed "../../Scenarios/BuiltIn/App/open-during-log-out.scenario"
    END
    SCENARIO("open-during-login")
#embed "../../Scenarios/BuiltIn/App/open-during-login.scenario"
    END
    SCENARIO("open-replaces-an-open-photo")
#embed "../../Scenarios/BuiltIn/App/open-replaces-an-open-photo.scenario"
    END
    SCENARIO("open-waits-for-login")
#embed "../../Scenarios/BuiltIn/App/open-waits-for-login.scenario"
    END
    SCENARIO("session-expires")
#embed "../../Scenarios/BuiltIn/App/session-expires.scenario"
    END
    SCENARIO("session-lasts-30-days")
#embed "../../Scenarios/BuiltIn/App/session-lasts-30-days.scenario"
    END
    SCENARIO("start-offline-with-session")
#embed "../../Scenarios/BuiltIn/App/start-offline-with-session.scenario"
    END
    SCENARIO("start-with-session")
#embed "../../Scenarios/BuiltIn/App/start-with-session.scenario"
    END
    SCENARIO("start-without-session")
#embed "../../Scenarios/BuiltIn/App/start-without-session.scenario"
    END
    SCENARIO("tabs")
#embed "../../Scenarios/BuiltIn/App/tabs.scenario"
    END
    SCENARIO("tabs-keep-their-state")
#embed "../../Scenarios/BuiltIn/App/tabs-keep-their-state.scenario"
    END
    SCENARIO("tabs-load-when-first-shown")
#embed "../../Scenarios/BuiltIn/App/tabs-load-when-first-shown.scenario"
    END

    // Dashboard
    SCENARIO("dashboard-added-without-service")
#embed "../../Scenarios/BuiltIn/Dashboard/dashboard-added-without-service.scenario"
    END
    SCENARIO("dashboard-banners-long-wait")
#embed "../../Scenarios/BuiltIn/Dashboard/dashboard-banners-long-wait.scenario"
    END
    SCENARIO("dashboard-banners-move")
#embed "../../Scenarios/BuiltIn/Dashboard/dashboard-banners-move.scenario"
    END
    SCENARIO("dashboard-banners-wait-behind-tabs")
#embed "../../Scenarios/BuiltIn/Dashboard/dashboard-banners-wait-behind-tabs.scenario"
    END
    SCENARIO("dashboard-banners-wait-when-covered")
#embed "../../Scenarios/BuiltIn/Dashboard/dashboard-banners-wait-when-covered.scenario"
    END
    SCENARIO("dashboard-busy")
#embed "../../Scenarios/BuiltIn/Dashboard/dashboard-busy.scenario"
    END
    SCENARIO("dashboard-busy-until-the-last-answer")
#embed "../../Scenarios/BuiltIn/Dashboard/dashboard-busy-until-the-last-answer.scenario"
    END
    SCENARIO("dashboard-catalog-fails-alone")
#embed "../../Scenarios/BuiltIn/Dashboard/dashboard-catalog-fails-alone.scenario"
    END
    SCENARIO("dashboard-categories")
#embed "../../Scenarios/BuiltIn/Dashboard/dashboard-categories.scenario"
    END
    SCENARIO("dashboard-category-opens-its-feed")
#embed "../../Scenarios/BuiltIn/Dashboard/dashboard-category-opens-its-feed.scenario"
    END
    SCENARIO("dashboard-choosing-does-nothing")
#embed "../../Scenarios/BuiltIn/Dashboard/dashboard-choosing-does-nothing.scenario"
    END
    SCENARIO("dashboard-offline")
#embed "../../Scenarios/BuiltIn/Dashboard/dashboard-offline.scenario"
    END
    SCENARIO("dashboard-pictures")
#embed "../../Scenarios/BuiltIn/Dashboard/dashboard-pictures.scenario"
    END
    SCENARIO("dashboard-pictures-fail-alone")
#embed "../../Scenarios/BuiltIn/Dashboard/dashboard-pictures-fail-alone.scenario"
    END
    SCENARIO("dashboard-sections")
#embed "../../Scenarios/BuiltIn/Dashboard/dashboard-sections.scenario"
    END

    // Favorites
    SCENARIO("favorites-are-kept")
#embed "../../Scenarios/BuiltIn/Favorites/favorites-are-kept.scenario"
    END
    SCENARIO("favorites-belong-to-the-account")
#embed "../../Scenarios/BuiltIn/Favorites/favorites-belong-to-the-account.scenario"
    END
    SCENARIO("favorites-change-at-once")
#embed "../../Scenarios/BuiltIn/Favorites/favorites-change-at-once.scenario"
    END
    SCENARIO("favorites-empty")
#embed "../../Scenarios/BuiltIn/Favorites/favorites-empty.scenario"
    END
    SCENARIO("favorites-latest-first")
#embed "../../Scenarios/BuiltIn/Favorites/favorites-latest-first.scenario"
    END
    SCENARIO("favorites-unlike")
#embed "../../Scenarios/BuiltIn/Favorites/favorites-unlike.scenario"
    END

    // Feed
    SCENARIO("feed-busy")
#embed "../../Scenarios/BuiltIn/Feed/feed-busy.scenario"
    END
    SCENARIO("feed-leaving-cancels")
#embed "../../Scenarios/BuiltIn/Feed/feed-leaving-cancels.scenario"
    END
    SCENARIO("feed-like")
#embed "../../Scenarios/BuiltIn/Feed/feed-like.scenario"
    END
    SCENARIO("feed-retry")
#embed "../../Scenarios/BuiltIn/Feed/feed-retry.scenario"
    END
    SCENARIO("feed-rows")
#embed "../../Scenarios/BuiltIn/Feed/feed-rows.scenario"
    END
    SCENARIO("feed-shows-what-is-liked")
#embed "../../Scenarios/BuiltIn/Feed/feed-shows-what-is-liked.scenario"
    END
    SCENARIO("feed-titles")
#embed "../../Scenarios/BuiltIn/Feed/feed-titles.scenario"
    END

    // Images
    SCENARIO("images-added-are-kept")
#embed "../../Scenarios/BuiltIn/Images/images-added-are-kept.scenario"
    END
    SCENARIO("images-are-kept")
#embed "../../Scenarios/BuiltIn/Images/images-are-kept.scenario"
    END
    SCENARIO("images-asked-again-by-refresh")
#embed "../../Scenarios/BuiltIn/Images/images-asked-again-by-refresh.scenario"
    END
    SCENARIO("images-asked-again-on-return")
#embed "../../Scenarios/BuiltIn/Images/images-asked-again-on-return.scenario"
    END
    SCENARIO("images-asked-again-twice-a-minute")
#embed "../../Scenarios/BuiltIn/Images/images-asked-again-twice-a-minute.scenario"
    END
    SCENARIO("images-not-available")
#embed "../../Scenarios/BuiltIn/Images/images-not-available.scenario"
    END
    SCENARIO("images-of-favorites-are-kept")
#embed "../../Scenarios/BuiltIn/Images/images-of-favorites-are-kept.scenario"
    END
    SCENARIO("images-one-request")
#embed "../../Scenarios/BuiltIn/Images/images-one-request.scenario"
    END
    SCENARIO("images-placeholder")
#embed "../../Scenarios/BuiltIn/Images/images-placeholder.scenario"
    END
    SCENARIO("images-shared-request")
#embed "../../Scenarios/BuiltIn/Images/images-shared-request.scenario"
    END

    // Login
    SCENARIO("log-in")
#embed "../../Scenarios/BuiltIn/Login/log-in.scenario"
    END
    SCENARIO("login-busy")
#embed "../../Scenarios/BuiltIn/Login/login-busy.scenario"
    END
    SCENARIO("login-counts-failures-in-a-row")
#embed "../../Scenarios/BuiltIn/Login/login-counts-failures-in-a-row.scenario"
    END
    SCENARIO("login-every-demo-account")
#embed "../../Scenarios/BuiltIn/Login/login-every-demo-account.scenario"
    END
    SCENARIO("login-ignores-case-and-space")
#embed "../../Scenarios/BuiltIn/Login/login-ignores-case-and-space.scenario"
    END
    SCENARIO("login-invalid-emails")
#embed "../../Scenarios/BuiltIn/Login/login-invalid-emails.scenario"
    END
    SCENARIO("login-invalid-fields")
#embed "../../Scenarios/BuiltIn/Login/login-invalid-fields.scenario"
    END
    SCENARIO("login-leaving-cancels")
#embed "../../Scenarios/BuiltIn/Login/login-leaving-cancels.scenario"
    END
    SCENARIO("login-lock-doubles")
#embed "../../Scenarios/BuiltIn/Login/login-lock-doubles.scenario"
    END
    SCENARIO("login-lock-ends-with-success")
#embed "../../Scenarios/BuiltIn/Login/login-lock-ends-with-success.scenario"
    END
    SCENARIO("login-lock-is-for-one-email")
#embed "../../Scenarios/BuiltIn/Login/login-lock-is-for-one-email.scenario"
    END
    SCENARIO("login-lock-survives-relaunch")
#embed "../../Scenarios/BuiltIn/Login/login-lock-survives-relaunch.scenario"
    END
    SCENARIO("login-locks-after-five-failures")
#embed "../../Scenarios/BuiltIn/Login/login-locks-after-five-failures.scenario"
    END
    SCENARIO("login-locks-unknown-email")
#embed "../../Scenarios/BuiltIn/Login/login-locks-unknown-email.scenario"
    END
    SCENARIO("login-offline")
#embed "../../Scenarios/BuiltIn/Login/login-offline.scenario"
    END
    SCENARIO("login-offline-does-not-count")
#embed "../../Scenarios/BuiltIn/Login/login-offline-does-not-count.scenario"
    END
    SCENARIO("login-password-is-exact")
#embed "../../Scenarios/BuiltIn/Login/login-password-is-exact.scenario"
    END
    SCENARIO("login-relaunch-cancels")
#embed "../../Scenarios/BuiltIn/Login/login-relaunch-cancels.scenario"
    END
    SCENARIO("login-right-password")
#embed "../../Scenarios/BuiltIn/Login/login-right-password.scenario"
    END
    SCENARIO("login-tapped-twice-at-once")
#embed "../../Scenarios/BuiltIn/Login/login-tapped-twice-at-once.scenario"
    END
    SCENARIO("login-unknown-email")
#embed "../../Scenarios/BuiltIn/Login/login-unknown-email.scenario"
    END
    SCENARIO("login-wrong-password")
#embed "../../Scenarios/BuiltIn/Login/login-wrong-password.scenario"
    END

    // Photo
    SCENARIO("photo-delete")
#embed "../../Scenarios/BuiltIn/Photo/photo-delete.scenario"
    END
    SCENARIO("photo-delete-asks-again")
#embed "../../Scenarios/BuiltIn/Photo/photo-delete-asks-again.scenario"
    END
    SCENARIO("photo-enter-a-title")
#embed "../../Scenarios/BuiltIn/Photo/photo-enter-a-title.scenario"
    END
    SCENARIO("photo-impatient")
#embed "../../Scenarios/BuiltIn/Photo/photo-impatient.scenario"
    END
    SCENARIO("photo-keeps-typed-title")
#embed "../../Scenarios/BuiltIn/Photo/photo-keeps-typed-title.scenario"
    END
    SCENARIO("photo-save-title")
#embed "../../Scenarios/BuiltIn/Photo/photo-save-title.scenario"
    END
    SCENARIO("photo-shows")
#embed "../../Scenarios/BuiltIn/Photo/photo-shows.scenario"
    END

    // PhotoList
    SCENARIO("photos-all-deleted")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-all-deleted.scenario"
    END
    SCENARIO("photos-belong-to-the-device")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-belong-to-the-device.scenario"
    END
    SCENARIO("photos-busy")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-busy.scenario"
    END
    SCENARIO("photos-by-link-are-not-listed")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-by-link-are-not-listed.scenario"
    END
    SCENARIO("photos-delete")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-delete.scenario"
    END
    SCENARIO("photos-end-reached-often")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-end-reached-often.scenario"
    END
    SCENARIO("photos-failure-keeps-the-list")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-failure-keeps-the-list.scenario"
    END
    SCENARIO("photos-failure-outlasts-a-change")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-failure-outlasts-a-change.scenario"
    END
    SCENARIO("photos-failure-outlasts-a-link")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-failure-outlasts-a-link.scenario"
    END
    SCENARIO("photos-first-page")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-first-page.scenario"
    END
    SCENARIO("photos-keep-changes")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-keep-changes.scenario"
    END
    SCENARIO("photos-last-page")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-last-page.scenario"
    END
    SCENARIO("photos-next-page")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-next-page.scenario"
    END
    SCENARIO("photos-next-stored-page")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-next-stored-page.scenario"
    END
    SCENARIO("photos-nothing-stored")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-nothing-stored.scenario"
    END
    SCENARIO("photos-refresh")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-refresh.scenario"
    END
    SCENARIO("photos-refresh-after-the-end")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-refresh-after-the-end.scenario"
    END
    SCENARIO("photos-refresh-while-paging")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-refresh-while-paging.scenario"
    END
    SCENARIO("photos-stored-first")
#embed "../../Scenarios/BuiltIn/PhotoList/photos-stored-first.scenario"
    END

    // Signup
    SCENARIO("signup-all-fields-invalid")
#embed "../../Scenarios/BuiltIn/Signup/signup-all-fields-invalid.scenario"
    END
    SCENARIO("signup-blank-names")
#embed "../../Scenarios/BuiltIn/Signup/signup-blank-names.scenario"
    END
    SCENARIO("signup-busy")
#embed "../../Scenarios/BuiltIn/Signup/signup-busy.scenario"
    END
    SCENARIO("signup-cancel")
#embed "../../Scenarios/BuiltIn/Signup/signup-cancel.scenario"
    END
    SCENARIO("signup-cancel-creates-nothing")
#embed "../../Scenarios/BuiltIn/Signup/signup-cancel-creates-nothing.scenario"
    END
    SCENARIO("signup-classic-policy")
#embed "../../Scenarios/BuiltIn/Signup/signup-classic-policy.scenario"
    END
    SCENARIO("signup-creates-account")
#embed "../../Scenarios/BuiltIn/Signup/signup-creates-account.scenario"
    END
    SCENARIO("signup-email-taken")
#embed "../../Scenarios/BuiltIn/Signup/signup-email-taken.scenario"
    END
    SCENARIO("signup-first-message")
#embed "../../Scenarios/BuiltIn/Signup/signup-first-message.scenario"
    END
    SCENARIO("signup-logs-in")
#embed "../../Scenarios/BuiltIn/Signup/signup-logs-in.scenario"
    END
    SCENARIO("signup-long-password-classic")
#embed "../../Scenarios/BuiltIn/Signup/signup-long-password-classic.scenario"
    END
    SCENARIO("signup-long-password-modern")
#embed "../../Scenarios/BuiltIn/Signup/signup-long-password-modern.scenario"
    END
    SCENARIO("signup-modern-policy")
#embed "../../Scenarios/BuiltIn/Signup/signup-modern-policy.scenario"
    END
    SCENARIO("signup-offline")
#embed "../../Scenarios/BuiltIn/Signup/signup-offline.scenario"
    END
    SCENARIO("signup-password-hint")
#embed "../../Scenarios/BuiltIn/Signup/signup-password-hint.scenario"
    END
    SCENARIO("signup-phone-numbers")
#embed "../../Scenarios/BuiltIn/Signup/signup-phone-numbers.scenario"
    END
    SCENARIO("signup-screen")
#embed "../../Scenarios/BuiltIn/Signup/signup-screen.scenario"
    END

    // UserList
    SCENARIO("users-load-when-first-shown")
#embed "../../Scenarios/BuiltIn/UserList/users-load-when-first-shown.scenario"
    END
    SCENARIO("users-load-while-covered")
#embed "../../Scenarios/BuiltIn/UserList/users-load-while-covered.scenario"
    END
    SCENARIO("users-retry")
#embed "../../Scenarios/BuiltIn/UserList/users-retry.scenario"
    END
    SCENARIO("users-sorted")
#embed "../../Scenarios/BuiltIn/UserList/users-sorted.scenario"
    END
    {0, 0},
};

const struct scenario *built_in_scenarios(void) { return scenarios; }
