<?php
/**
 * Stands in for WordPress: runs the plugin's hooks and prints what a page with shortcodes and blocks would hold, as JSON, with the
 * blocks, the editor's script and the providers of oEmbed that the plugin has made known.
 */
define('ABSPATH', __DIR__);
$request = json_decode(stream_get_contents(STDIN), true);
$hooks = array();
$shortcodes = array();
$scripts = array();
$asked = array();

function get_option($name, $default = false) { global $request; return $request['options'][$name] ?? $default; }
function untrailingslashit($text) { return rtrim($text, '/'); }
function current_user_can($right) { global $request; return $right === 'manage_options' && $request['isAdmin']; }
function __($text) { return $text; }
function esc_html($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_html__($text) { return esc_html($text); }
function esc_attr($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_url($url) { return htmlspecialchars($url, ENT_QUOTES); }
function add_shortcode($name, $run) { global $shortcodes; $shortcodes[$name] = $run; }
function add_action($name, $run) { global $hooks; $hooks[$name][] = $run; }
function add_filter($name, $run) { add_action($name, $run); }
$blocks = array();
$inline = array();
$providers = array();
function plugins_url($file) { return 'https://site.example/plugins/' . $file; }
function wp_json_encode($value) { return json_encode($value); }
function wp_add_inline_script($handle, $code) { global $inline; $inline[$handle] = $code; }
function register_block_type($name, $block) { global $blocks; $blocks[$name] = $block; }
function get_block_wrapper_attributes() { return 'class="wp-block"'; }
function wp_oembed_add_provider($pattern, $endpoint, $isPattern) { global $providers; $providers[$pattern] = $endpoint; }
function wp_register_script($handle, $source) { global $scripts; $scripts[$handle] = $source; }
function wp_enqueue_script($handle) { global $asked; $asked[$handle] = true; }

require $request['plugin'];

foreach (array('init', 'wp_enqueue_scripts') as $name) { foreach ($hooks[$name] as $run) { $run(); } }
$html = '';
foreach ($request['shortcodes'] as list($name, $attributes)) { $html .= $shortcodes[$name]($attributes, '', $name) . "\n"; }
foreach ($request['blocks'] ?? array() as list($name, $attributes)) { $html .= $blocks[$name]['render_callback']($attributes) . "\n"; }
foreach (array_keys($asked) as $handle) {
    $tag = '<script src="' . esc_url($scripts[$handle]) . '" async></script>';
    foreach ($hooks['script_loader_tag'] as $run) { $tag = $run($tag, $handle); }
    $html .= $tag . "\n";
}
foreach (array_keys($blocks) as $name) { unset($blocks[$name]['render_callback']); }
echo json_encode(array('html' => $html, 'blocks' => $blocks, 'inline' => $inline, 'scripts' => $scripts, 'providers' => $providers));
