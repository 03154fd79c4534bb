<?php
/**
 * The boards, and the attributes that each knows.
 *
 * @package Planisphere
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads boards.json, which is made from the boards themselves.
 *
 * @return array 'version', and 'boards': by tag, 'attributes', by name, with 'type' (text, number, flag, address or
 *               choice), 'default' if there is one and, for a choice, 'choices'.
 */
function planisphere_data() {
	static $data = null;
	if ( null === $data ) {
		$data = wp_json_file_decode( dirname( PLANISPHERE_FILE ) . '/boards.json', array( 'associative' => true ) );
	}
	return $data;
}

/**
 * @return array All boards by their tags.
 */
function planisphere_boards() {
	return planisphere_data()['boards'];
}

/**
 * @return string A pattern for the tag of any board.
 */
function planisphere_tag_pattern() {
	return implode( '|', array_map( 'preg_quote', array_keys( planisphere_boards() ) ) );
}
