#pragma once

/// The files of `Modules/Instruments/Atlas/Page`.
extern const char *const _Nonnull atlas_html;
extern const char *const _Nonnull atlas_css;
extern const char *const _Nonnull atlas_js;
