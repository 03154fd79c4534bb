<?php
// Sites of tests listen on any free port; WordPress asks only those that sites on the internet have.
add_filter(
	'http_allowed_safe_ports',
	function ( $ports, $host, $address ) {
		return array_merge( $ports, array( parse_url( $address, PHP_URL_PORT ) ) );
	},
	10,
	3
);
