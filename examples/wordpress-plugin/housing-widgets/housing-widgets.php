<?php
/**
 * Plugin Name: Housing widgets
 * Description: Property search, results, listings, posting and managing as blocks and by shortcode: [housing_search_box], [housing_results], [housing_listing], [housing_post_property], [housing_manage].
 * Version: 0.2.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 */

if (!defined('ABSPATH')) {
    exit;
}

/** The widgets: tag, shortcode, title, description, and the attributes as fields of a form. Written by the marketplace's build. */
function housing_widgets_list() {
    static $widgets = null;
    if ($widgets === null) {
        $widgets = json_decode(file_get_contents(__DIR__ . '/widgets.json'), true);
    }
    return $widgets;
}

/** What the settings begin with. */
function housing_widgets_defaults() {
    static $defaults = null;
    if ($defaults === null) {
        $defaults = require __DIR__ . '/defaults.php';
    }
    return $defaults;
}

/** The marketplace's address, without a slash at the end. */
function housing_widgets_host() {
    return untrailingslashit((string) get_option('housing_widgets_host', housing_widgets_defaults()['host']));
}

/** The partner's key; empty without one. */
function housing_widgets_key() {
    return (string) get_option('housing_widgets_key', housing_widgets_defaults()['key']);
}

/** The link for readers without scripts, to what the widget shows. */
function housing_widgets_link($tag, $given) {
    $host = housing_widgets_host();
    if ($tag === 'housing-post-property') {
        $kind = $given['kind'] ?? '';
        return array($host . '/profile/' . ($kind === '' ? 'sell' : $kind), __('Post a property', 'housing-widgets'));
    }
    if ($tag === 'housing-manage') {
        return array($host . '/manage', __('My listings', 'housing-widgets'));
    }
    if ($tag === 'housing-listing-detail' && ($given['listing-id'] ?? '') !== '') {
        $kind = $given['kind'] ?? '';
        $path = $kind === '' || $kind === 'sell' ? '/product' : '/' . $kind . '-product';
        return array($host . $path . '?id=' . rawurlencode($given['listing-id']), __('See this home', 'housing-widgets'));
    }
    $search = array_filter(array('tab' => $given['tab'] ?? '', 'city' => $given['city'] ?? ''), 'strlen');
    $words = $tag === 'housing-search-box' ? __('Search homes', 'housing-widgets') : __('See all homes', 'housing-widgets');
    return array($host . '/search' . ($search ? '?' . http_build_query($search, '', '&', PHP_QUERY_RFC3986) : ''), $words);
}

/** Prints one element with the attributes that are given by their names; its script is only asked for on pages that have one. */
function housing_widgets_element($widget, $given) {
    if (housing_widgets_host() === '') {
        return current_user_can('manage_options')
            ? '<p>' . esc_html__('Name the marketplace under Settings, Housing widgets.', 'housing-widgets') . '</p>'
            : '';
    }
    $html = '';
    foreach ($widget['fields'] as $field) {
        $value = $given[$field['name']] ?? '';
        if ($value === true) {
            $value = $field['name'];
        }
        if ($value !== '' && $value !== false) {
            $html .= ' ' . $field['name'] . '="' . esc_attr($value) . '"';
        }
    }
    wp_enqueue_script('housing-widgets');
    list($href, $words) = housing_widgets_link($widget['tag'], $given);
    return '<' . $widget['tag'] . $html . '><a href="' . esc_url($href) . '">' . esc_html($words) . '</a></' . $widget['tag'] . '>';
}

/** Prints a shortcode. WordPress knows no dashes in the names of its attributes: results_url is written there. */
function housing_widgets_shortcode($given, $content, $shortcode) {
    $named = array();
    foreach ((array) $given as $name => $value) {
        $named[str_replace('_', '-', (string) $name)] = $value;
    }
    foreach (housing_widgets_list() as $widget) {
        if ($widget['shortcode'] === $shortcode) {
            return housing_widgets_element($widget, $named);
        }
    }
    return '';
}

/** The name of a widget's block. */
function housing_widgets_block_name($widget) {
    return 'housing/' . str_replace('housing-', '', $widget['tag']);
}

/** Makes the five blocks known: drawn here, edited by blocks.js. */
function housing_widgets_register_blocks() {
    wp_register_script('housing-widgets-blocks', plugins_url('blocks.js', __FILE__), array('wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n'), '0.2.0', true);
    $facts = array('host' => housing_widgets_host(), 'key' => housing_widgets_key(), 'widgets' => housing_widgets_list());
    wp_add_inline_script('housing-widgets-blocks', 'window.housingWidgets = ' . wp_json_encode($facts) . ';', 'before');
    foreach (housing_widgets_list() as $widget) {
        $attributes = array();
        foreach ($widget['fields'] as $field) {
            $attributes[$field['name']] = array('type' => $field['type'] === 'boolean' ? 'boolean' : 'string');
        }
        register_block_type(housing_widgets_block_name($widget), array(
            'api_version' => 3,
            'title' => $widget['title'],
            'description' => $widget['description'],
            'category' => 'widgets',
            'icon' => 'admin-home',
            'attributes' => $attributes,
            'supports' => array('html' => false, 'align' => array('wide', 'full')),
            'editor_script_handles' => array('housing-widgets-blocks'),
            'render_callback' => function ($given) use ($widget) {
                return '<div ' . get_block_wrapper_attributes() . '>' . housing_widgets_element($widget, $given) . '</div>';
            },
        ));
    }
}

/** Makes the script known; WordPress prints it once, where a shortcode or block has asked for it. */
function housing_widgets_register_script() {
    wp_register_script('housing-widgets', housing_widgets_host() . '/embed/v1/embed.js', array(), null, array('strategy' => 'async', 'in_footer' => true));
}

/** Adds the partner's key to the script's tag, and has the script come over the connection of what it asks for. */
function housing_widgets_script_tag($tag, $handle) {
    if ($handle !== 'housing-widgets') {
        return $tag;
    }
    $key = housing_widgets_key();
    $key_attribute = $key === '' ? '' : 'data-key="' . esc_attr($key) . '" ';
    return str_replace('<script ', '<script crossorigin ' . $key_attribute, $tag);
}

/** Lets an address of a listing unfold by itself, wherever an editor pastes it. */
function housing_widgets_register_oembed() {
    $host = housing_widgets_host();
    if ($host !== '') {
        wp_oembed_add_provider('#^' . preg_quote($host, '#') . '/(product|(rent|plot|pg|commercial)-product)\?.+#i', $host . '/embed/oembed', true);
    }
}

/** The two settings, cleaned when they are saved. */
function housing_widgets_register_settings() {
    register_setting('housing_widgets', 'housing_widgets_host', array('type' => 'string', 'sanitize_callback' => 'esc_url_raw'));
    register_setting('housing_widgets', 'housing_widgets_key', array('type' => 'string', 'sanitize_callback' => 'sanitize_text_field'));
}

/** The page under Settings. */
function housing_widgets_settings_page() {
    echo '<div class="wrap"><h1>' . esc_html__('Housing widgets', 'housing-widgets') . '</h1><form method="post" action="options.php">';
    settings_fields('housing_widgets');
    echo '<p><label>' . esc_html__('Address of the marketplace', 'housing-widgets')
        . ' <input type="url" name="housing_widgets_host" value="' . esc_attr(housing_widgets_host()) . '"></label></p>';
    echo '<p><label>' . esc_html__('Your key', 'housing-widgets')
        . ' <input type="text" name="housing_widgets_key" value="' . esc_attr(housing_widgets_key()) . '"></label></p>';
    submit_button();
    echo '</form></div>';
}

/** Puts the page into the menu. */
function housing_widgets_menu() {
    add_options_page(__('Housing widgets', 'housing-widgets'), __('Housing widgets', 'housing-widgets'), 'manage_options', 'housing-widgets', 'housing_widgets_settings_page');
}

foreach (housing_widgets_list() as $housing_widgets_each) {
    add_shortcode($housing_widgets_each['shortcode'], 'housing_widgets_shortcode');
}
add_action('init', 'housing_widgets_register_blocks');
add_action('init', 'housing_widgets_register_oembed');
add_action('wp_enqueue_scripts', 'housing_widgets_register_script');
add_filter('script_loader_tag', 'housing_widgets_script_tag', 10, 2);
add_action('admin_init', 'housing_widgets_register_settings');
add_action('admin_menu', 'housing_widgets_menu');
