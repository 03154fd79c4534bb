<?php
/**
 * Lets the tags of boards through in what authors write, who may not write any markup they like.
 *
 * @package Planisphere
 */

defined( 'ABSPATH' ) || exit;

/**
 * @return string[] The attributes of any board that hold addresses.
 */
function planisphere_address_attributes() {
	$names = array();
	foreach ( planisphere_boards() as $board ) {
		foreach ( $board['attributes'] as $name => $attribute ) {
			if ( 'address' === $attribute['type'] ) {
				$names[ $name ] = $name;
			}
		}
	}
	return array_values( $names );
}

add_filter(
	'wp_kses_allowed_html',
	function ( $allowed, $context ) {
		if ( 'post' !== $context ) {
			return $allowed;
		}
		// The attributes that WordPress allows on any tag.
		$common = isset( $allowed['div'] ) ? $allowed['div'] : array();
		foreach ( planisphere_boards() as $tag => $board ) {
			$allowed[ $tag ] = array_merge( $common, array_fill_keys( array_keys( $board['attributes'] ), true ) );
		}
		return $allowed;
	},
	10,
	2
);

// These hold addresses, so that "javascript:" is taken out of them.
add_filter(
	'wp_kses_uri_attributes',
	function ( $names ) {
		return array_merge( $names, planisphere_address_attributes() );
	}
);

// The visual editor keeps the tags too.
add_filter(
	'tiny_mce_before_init',
	function ( $settings ) {
		$tags = array_keys( planisphere_boards() );
		foreach (
			array(
				'custom_elements'         => '~' . implode( ',~', $tags ),
				'extended_valid_elements' => implode( '[*],', $tags ) . '[*]',
			) as $name => $value
		) {
			$settings[ $name ] = empty( $settings[ $name ] ) ? $value : $settings[ $name ] . ',' . $value;
		}
		return $settings;
	}
);
