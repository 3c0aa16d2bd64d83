<?php
/** What the settings begin with; a plugin downloaded at HOST/partners has the address and the key here. */
return array(
    'host' => '',
    'key' => '',
);
