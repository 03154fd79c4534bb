<?php
/**
 * What edit.js needs of WordPress.
 *
 * @package Planisphere
 */

defined( 'ABSPATH' ) || exit;

return array(
	'dependencies' => array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-html-entities', 'wp-i18n' ),
	'version'      => planisphere_data()['version'],
);
