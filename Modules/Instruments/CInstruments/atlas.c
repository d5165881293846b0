#include "atlas.h"

// `#embed` is C23; clang supports it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

const char *const atlas_html = (const char[]){
#embed "../Atlas/Page/page.html"
    , 0};

const char *const atlas_css = (const char[]){
#embed "../Atlas/Page/page.css"
    , 0};

const char *const atlas_js = (const char[]){
#embed "../Atlas/Page/page.js"
    , 0};
