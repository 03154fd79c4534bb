<?php
/**
 * Brings the scripts, on pages that need them and on no other.
 *
 * @package Planisphere
 */

defined( 'ABSPATH' ) || exit;

/**
 * @return string The address of the loader. It holds the version, so that no cache mixes the files of two.
 */
function planisphere_loader_address() {
	return plugins_url( 'cdn/' . planisphere_data()['version'] . '/planisphere.js', PLANISPHERE_FILE );
}

/**
 * @param string $tag The tag of a board.
 * @return string The address of the module that draws pictures of it as files: `star-board` is the board of `star`.
 */
function planisphere_pictures_address( $tag ) {
	$game = substr( $tag, 0, strrpos( $tag, '-' ) );
	return plugins_url( 'games/' . planisphere_data()['version'] . "/pure/$game.js", PLANISPHERE_FILE );
}

/**
 * Adds the loader, which brings the files of each board when it comes near the window.
 */
function planisphere_enqueue_loader() {
	// The version stands in the address.
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( 'planisphere', planisphere_loader_address(), array(), null );
	} else {
		wp_enqueue_script( 'planisphere', planisphere_loader_address(), array(), null, true );
	}
}

// WordPress before 6.5 knows no modules.
add_filter(
	'script_loader_tag',
	function ( $markup, $handle ) {
		if ( 'planisphere' !== $handle ) {
			return $markup;
		}
		return preg_replace( '~ type=([\'"])text/javascript\1|(?= src=)~', ' type="module"', $markup, 1 );
	},
	10,
	2
);

/**
 * Adds the script that makes a board of each link with the class "planisphere".
 */
function planisphere_enqueue_links() {
	$version = planisphere_data()['version'];
	wp_enqueue_script( 'planisphere-links', plugins_url( 'embed/links.js', PLANISPHERE_FILE ), array(), $version, true );
}

/**
 * Adds what a piece of a page needs.
 *
 * @param string $html The piece.
 * @return string The piece as it was.
 */
function planisphere_enqueue_for( $html ) {
	if ( is_feed() || ! is_string( $html ) ) {
		return $html;
	}
	if ( preg_match( '~<(?:' . planisphere_tag_pattern() . ')[\s>]~i', $html ) ) {
		planisphere_enqueue_loader();
	}
	if ( preg_match( '~<a\s[^>]*class=["\'][^"\']*\bplanisphere\b~i', $html ) ) {
		planisphere_enqueue_links();
	}
	return $html;
}

// Posts and pages, blocks outside of them, and widgets.
foreach ( array( 'the_content', 'render_block', 'widget_text', 'widget_custom_html_content' ) as $piece ) {
	add_filter( $piece, 'planisphere_enqueue_for', 99 );
}
