/** What the WordPress plugin knows of the widgets: examples/wordpress-plugin/housing-widgets/widgets.json. */

/** The server and the key are settings of the plugin; the font follows the theme's own styles; the others are a form's own. */
const notHere = new Set(['api-base', 'partner-key', 'font', 'preview', 'pin', 'step', 'mode']);

/** Shortcodes keep the names they have had; blocks are called like their tags. */
const shortcodeOf = (tag) =>
  tag === 'housing-listing-detail' ? 'housing_listing' : tag.replaceAll('-', '_');
const titleOf = (name) => {
  const words = name.replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
};

const fieldOf = ({ name, type, values, description }) => ({
  name,
  label: titleOf(name),
  type,
  ...(values && { values }),
  // Editors see no code.
  help: description.replaceAll('`', ''),
});

/** Lists each widget with its shortcode, its title, and its attributes as fields of a form. */
export const wordPressWidgets = (elements) =>
  elements.map(({ tag, description, attributes }) => ({
    tag,
    shortcode: shortcodeOf(tag),
    title: `Housing: ${titleOf(tag.replace('housing-', '')).toLowerCase()}`,
    description,
    fields: attributes.filter(({ name }) => !notHere.has(name)).map(fieldOf),
  }));
