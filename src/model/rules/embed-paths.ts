/** Addresses of what partners' sites take beside the widgets' files. */

/** The WordPress plugin as a zip; `key` in its query is the one that it holds. */
export const wordPressPluginPath = '/embed/wordpress/housing-widgets.zip';
