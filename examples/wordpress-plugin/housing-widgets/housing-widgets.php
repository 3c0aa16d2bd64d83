<?php
/**
 * Plugin Name: Housing widgets
 * Description: Property search, results and listings by shortcode: [housing_search_box], [housing_results], [housing_listing].
 * Version: 0.1.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 */

if (!defined('ABSPATH')) {
    exit;
}

/** The shortcodes: the element each prints, the attributes it passes on, and the words of its link without scripts. */
function housing_widgets_list() {
    return array(
        'housing_search_box' => array(
            'tag' => 'housing-search-box',
            'attributes' => array('tab', 'city', 'results-url', 'layout', 'group', 'theme'),
            'link' => __('Search homes', 'housing-widgets'),
        ),
        'housing_results' => array(
            'tag' => 'housing-results',
            'attributes' => array('tab', 'city', 'location', 'property', 'filters', 'locked', 'listing-url', 'results-url', 'group', 'routing', 'routing-prefix', 'theme'),
            'link' => __('See all homes', 'housing-widgets'),
        ),
        'housing_listing' => array(
            'tag' => 'housing-listing-detail',
            'attributes' => array('kind', 'listing-id', 'listing-url', 'group', 'routing', 'routing-prefix', 'theme'),
            'link' => __('See this home', 'housing-widgets'),
        ),
    );
}

/** The marketplace's address, without a slash at the end. */
function housing_widgets_host() {
    return untrailingslashit((string) get_option('housing_widgets_host', ''));
}

/** Prints one element; its script is only asked for on pages that have one. */
function housing_widgets_shortcode($given, $content, $shortcode) {
    $host = housing_widgets_host();
    if ($host === '') {
        return current_user_can('manage_options')
            ? '<p>' . esc_html__('Name the marketplace under Settings, Housing widgets.', 'housing-widgets') . '</p>'
            : '';
    }
    $widget = housing_widgets_list()[$shortcode];
    $html = '';
    // WordPress knows no dashes in the names of a shortcode's attributes: results_url is written there.
    foreach ($widget['attributes'] as $name) {
        $value = $given[str_replace('-', '_', $name)] ?? '';
        if ($value !== '') {
            $html .= ' ' . $name . '="' . esc_attr($value) . '"';
        }
    }
    wp_enqueue_script('housing-widgets');
    return '<' . $widget['tag'] . $html . '><a href="' . esc_url($host . '/search') . '">'
        . esc_html($widget['link']) . '</a></' . $widget['tag'] . '>';
}

/** Makes the script known; WordPress prints it once, where a shortcode has asked for it. */
function housing_widgets_register_script() {
    wp_register_script('housing-widgets', housing_widgets_host() . '/embed/v1/embed.js', array(), null, array('strategy' => 'async', 'in_footer' => true));
}

/** Adds the partner's key to the script's tag. */
function housing_widgets_script_tag($tag, $handle) {
    $key = (string) get_option('housing_widgets_key', '');
    if ($handle !== 'housing-widgets' || $key === '') {
        return $tag;
    }
    return str_replace('<script ', '<script data-key="' . esc_attr($key) . '" ', $tag);
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
        . ' <input type="text" name="housing_widgets_key" value="' . esc_attr((string) get_option('housing_widgets_key', '')) . '"></label></p>';
    submit_button();
    echo '</form></div>';
}

/** Puts the page into the menu. */
function housing_widgets_menu() {
    add_options_page(__('Housing widgets', 'housing-widgets'), __('Housing widgets', 'housing-widgets'), 'manage_options', 'housing-widgets', 'housing_widgets_settings_page');
}

foreach (array_keys(housing_widgets_list()) as $housing_widgets_shortcode) {
    add_shortcode($housing_widgets_shortcode, 'housing_widgets_shortcode');
}
add_action('wp_enqueue_scripts', 'housing_widgets_register_script');
add_filter('script_loader_tag', 'housing_widgets_script_tag', 10, 2);
add_action('admin_init', 'housing_widgets_register_settings');
add_action('admin_menu', 'housing_widgets_menu');
