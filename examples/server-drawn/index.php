<?php
/** A page of a PHP site, with the first cards in it. */

$host = getenv('HOUSING_HOST') ?: 'http://localhost:3000';
$key = getenv('HOUSING_KEY') ?: '';

/** The tag without cards: the widget asks for the same search by itself. */
function housing_tag($search)
{
    $tag = '<housing-results';
    foreach (array_filter($search) as $name => $value) {
        $tag .= ' ' . $name . '="' . htmlspecialchars($value) . '"';
    }
    return $tag . '></housing-results>';
}

/** Asks the marketplace, at most once a minute for a search; answers a plain tag when it does not answer in time. */
function housing_results($host, $key, $search)
{
    $query = http_build_query(array_filter($search + array('styles' => 'inside', 'key' => $key)), '', '&', PHP_QUERY_RFC3986);
    $file = sys_get_temp_dir() . '/housing-' . hash('sha256', $host . $query) . '.html';
    if (is_file($file) && filemtime($file) > time() - 60) {
        return file_get_contents($file);
    }
    $context = stream_context_create(array('http' => array('timeout' => 2)));
    $html = @file_get_contents($host . '/embed/render/results?' . $query, false, $context);
    if ($html === false) {
        return is_file($file) ? file_get_contents($file) : housing_tag($search);
    }
    file_put_contents($file, $html, LOCK_EX);
    return $html;
}

$search = array(
    'tab' => isset($_GET['tab']) && is_string($_GET['tab']) ? $_GET['tab'] : 'Rent',
    'city' => isset($_GET['city']) && is_string($_GET['city']) ? $_GET['city'] : 'Pune',
);
?>
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Homes for rent in Pune</title>
<script async src="<?= htmlspecialchars($host) ?>/embed/v1/embed.js" crossorigin<?= $key === '' ? '' : ' data-key="' . htmlspecialchars($key) . '"' ?>></script>
</head>
<body>
<h1>Homes for rent in Pune</h1>
<?= housing_results($host, $key, $search) ?>
</body>
</html>
