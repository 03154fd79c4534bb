<?php
/**
 * Links for readers who do not see the board.
 *
 * @package Planisphere
 */

defined( 'ABSPATH' ) || exit;

/**
 * @return string The address of the current post, or of the site outside of posts.
 */
function planisphere_post_address() {
	$address = get_permalink();
	return $address ? $address : home_url( '/' );
}

/**
 * @return string The address of the page that shows the board which its hash names.
 */
function planisphere_page_address() {
	return plugins_url( 'embed/index.html', PLANISPHERE_FILE );
}

/**
 * A board alone in a page. block/edit.js makes the same.
 *
 * @param string $tag        The tag of the board.
 * @param array  $attributes Its attributes by name.
 * @return string An address.
 */
function planisphere_play_address( $tag, $attributes ) {
	$query = http_build_query( $attributes, '', '&', PHP_QUERY_RFC3986 );
	return planisphere_page_address() . "#$tag" . ( '' === $query ? '' : "?$query" );
}
