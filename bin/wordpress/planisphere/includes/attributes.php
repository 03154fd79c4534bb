<?php
/**
 * Attributes from people to tags: only those that the board knows, escaped.
 *
 * @package Planisphere
 */

defined( 'ABSPATH' ) || exit;

/**
 * WordPress keeps some signs that authors write as entities: S31&gt;T21.
 *
 * @param mixed $text What somebody wrote.
 * @return string The same as text; empty if it is none.
 */
function planisphere_text( $text ) {
	return is_scalar( $text ) ? html_entity_decode( (string) $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '';
}

/**
 * Keeps what the board knows, as its tag takes it.
 *
 * @param string $tag   The tag of the board.
 * @param array  $given Values by name. A flag is on unless it says "no" or "false".
 * @return array Texts by name.
 */
function planisphere_known_attributes( $tag, $given ) {
	$attributes = array();
	foreach ( planisphere_boards()[ $tag ]['attributes'] as $name => $attribute ) {
		if ( ! isset( $given[ $name ] ) || ! is_scalar( $given[ $name ] ) ) {
			continue;
		}
		$value = $given[ $name ];
		if ( 'flag' !== $attribute['type'] ) {
			$attributes[ $name ] = planisphere_text( $value );
		} elseif ( false !== $value && ! in_array( strtolower( trim( (string) $value ) ), array( 'no', 'false' ), true ) ) {
			$attributes[ $name ] = '';
		}
	}
	return $attributes;
}

/**
 * @param string $tag        The tag of the board.
 * @param array  $attributes Texts by name, all of them known.
 * @return string Markup with a space before each attribute.
 */
function planisphere_attributes_markup( $tag, $attributes ) {
	$known  = planisphere_boards()[ $tag ]['attributes'];
	$markup = '';
	foreach ( $attributes as $name => $value ) {
		if ( 'address' === $known[ $name ]['type'] ) {
			$value = esc_url( $value );
			// Nothing is left of an address that WordPress does not allow.
			if ( '' === $value ) {
				continue;
			}
		} else {
			$value = esc_attr( $value );
		}
		$markup .= ' ' . esc_attr( $name ) . ( '' === $value ? '' : "=\"$value\"" );
	}
	return $markup;
}
