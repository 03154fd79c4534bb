<?php
// Gives the current folder's WordPress the theme that is named.
$_SERVER['HTTP_HOST'] = parse_url( getenv( 'HOSTS_ADDRESS' ), PHP_URL_HOST );
require getcwd() . '/wp-load.php';
switch_theme( $argv[1] );
