<?php
/**
 * The scripts of WordPress that edit.js needs.
 *
 * @package Planisphere
 */

defined( 'ABSPATH' ) || exit;

return array(
	'dependencies' => array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-html-entities', 'wp-i18n' ),
	'version'      => planisphere_data()['version'],
);
