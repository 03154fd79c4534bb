<?php
// Installs the WordPress of the current folder, with a user for each role, who is called as the role is.
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = parse_url( getenv( 'HOSTS_ADDRESS' ), PHP_URL_HOST );
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter( 'pre_wp_mail', '__return_false' );
wp_install( 'A blog', 'administrator', 'administrator@example.org', true, '', 'password' );
foreach ( array( 'editor', 'author' ) as $role ) {
	$user = array(
		'user_login' => $role,
		'user_pass'  => 'password',
		'user_email' => "$role@example.org",
		'role'       => $role,
	);
	if ( is_wp_error( wp_insert_user( $user ) ) ) {
		exit( 1 );
	}
}
// Pictures of people come from another site, for which a page would wait.
update_option( 'show_avatars', 0 );
echo $GLOBALS['wp_version'];
