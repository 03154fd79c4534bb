<?php
/**
 * [planisphere board="star-board" rings="4" picture="https://..."], and the same by tag: [star-board rings="4"].
 *
 * @package Planisphere
 */

defined( 'ABSPATH' ) || exit;

/**
 * @param array $given What stands in the brackets. A name alone is a flag, which WordPress gives as a value.
 * @return array Values by name.
 */
function planisphere_named( $given ) {
	$named = array();
	foreach ( $given as $name => $value ) {
		if ( is_int( $name ) ) {
			$named[ strtolower( $value ) ] = '';
		} else {
			$named[ $name ] = $value;
		}
	}
	return $named;
}

/**
 * @param string   $tag   The tag of a board.
 * @param string[] $names Names of attributes.
 * @return string A note for each name that the board does not know.
 */
function planisphere_notes_on_attributes( $tag, $names ) {
	$notes = '';
	foreach ( array_diff( $names, array_keys( planisphere_boards()[ $tag ]['attributes'] ) ) as $name ) {
		/* translators: 1: the tag of a board, 2: what somebody wrote for an attribute. */
		$notes .= planisphere_note( sprintf( __( '%1$s has no attribute “%2$s”.', 'planisphere' ), $tag, $name ) );
	}
	return $notes;
}

/**
 * @param array|string $given   What stands in the brackets.
 * @param string|null  $content What stands between an opening and a closing shortcode; not used.
 * @param string       $code    The name of the shortcode.
 * @return string Markup.
 */
function planisphere_shortcode( $given, $content, $code ) {
	$named = planisphere_named( (array) $given );
	$tag   = $code;
	if ( 'planisphere' === $code ) {
		$tag = isset( $named['board'] ) ? $named['board'] : '';
		unset( $named['board'] );
	}
	if ( ! isset( planisphere_boards()[ $tag ] ) ) {
		return planisphere_note_on_board( $tag );
	}
	$picture = array(
		'src' => isset( $named['picture'] ) ? $named['picture'] : '',
		'alt' => isset( $named['picture-alt'] ) ? $named['picture-alt'] : '',
	);
	unset( $named['picture'], $named['picture-alt'], $named[''] );
	return planisphere_render( $tag, $named, $picture ) . planisphere_notes_on_attributes( $tag, array_keys( $named ) );
}

add_action(
	'init',
	function () {
		foreach ( array_merge( array( 'planisphere' ), array_keys( planisphere_boards() ) ) as $code ) {
			add_shortcode( $code, 'planisphere_shortcode' );
		}
	}
);
