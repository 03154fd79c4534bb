<?php
// Prints all that the database of the current folder's WordPress holds by name, but for what passes by itself.
$_SERVER['HTTP_HOST'] = parse_url( getenv( 'HOSTS_ADDRESS' ), PHP_URL_HOST );
require getcwd() . '/wp-load.php';
global $wpdb;
$names = array_merge(
	$wpdb->get_col( "SELECT option_name FROM $wpdb->options" ),
	$wpdb->get_col( "SELECT DISTINCT meta_key FROM $wpdb->postmeta" ),
	$wpdb->get_col( "SELECT DISTINCT meta_key FROM $wpdb->usermeta" )
);
echo wp_json_encode( $names );
