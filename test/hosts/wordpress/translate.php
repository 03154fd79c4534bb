<?php
// Gives the current folder's WordPress a language, with a translation of the plugin in it, where WordPress keeps those that
// come from wordpress.org: a file for PHP, and one for the script of the block. Given are the language and, as JSON, what
// each English text becomes.
$_SERVER['HTTP_HOST'] = parse_url( getenv( 'HOSTS_ADDRESS' ), PHP_URL_HOST );
require getcwd() . '/wp-load.php';
require_once ABSPATH . WPINC . '/pomo/mo.php';
list( , $language, $given ) = $argv;
$texts = json_decode( $given, true );
$path  = WP_LANG_DIR . "/plugins/planisphere-$language";
wp_mkdir_p( dirname( $path ) );

// A site speaks no language that WordPress itself has not.
if ( '' !== $language ) {
	( new MO() )->export_to_file( WP_LANG_DIR . "/$language.mo" );
}

$table = new MO();
foreach ( $texts as $english => $other ) {
	$table->add_entry( new Translation_Entry( array( 'singular' => $english, 'translations' => array( $other ) ) ) );
}
$table->export_to_file( "$path.mo" );

$messages = array( '' => array( 'lang' => $language ) );
foreach ( $texts as $english => $other ) {
	$messages[ $english ] = array( $other );
}
$script = array(
	'domain'      => 'messages',
	'locale_data' => array( 'messages' => $messages ),
);
file_put_contents( "$path-" . md5( 'block/edit.js' ) . '.json', wp_json_encode( $script ) );

// WordPress remembers what files it has found.
wp_cache_flush();
update_option( 'WPLANG', $language );
