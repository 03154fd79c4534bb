<?php
/**
 * The block "Planisphere board". The editor shows the board itself. What a post keeps is a link, which readers see where
 * the plugin is not active; where it is, the server writes the board in its place.
 *
 * @package Planisphere
 */

defined( 'ABSPATH' ) || exit;

/**
 * @param array  $block The attributes of the block, as block.json has them.
 * @param string $saved What the post keeps of the block.
 * @return string Markup.
 */
function planisphere_render_block( $block, $saved ) {
	$tag = $block['board'];
	if ( ! isset( planisphere_boards()[ $tag ] ) ) {
		return planisphere_note_on_board( $tag );
	}
	$picture = array(
		'src' => $block['picture'],
		'alt' => $block['pictureAlt'],
	);
	// The anchor stands in what is saved alone.
	$wrapper = new WP_HTML_Tag_Processor( $saved );
	$anchor  = $wrapper->next_tag() ? $wrapper->get_attribute( 'id' ) : null;
	$own     = is_string( $anchor ) ? array( 'id' => $anchor ) : array();
	return '<div ' . get_block_wrapper_attributes( $own ) . '>' . planisphere_render( $tag, $block['settings'], $picture ) . '</div>';
}

/**
 * @return array What block/edit.js must be told.
 */
function planisphere_editor_data() {
	$names  = planisphere_names();
	$help   = planisphere_help();
	$boards = array();
	foreach ( planisphere_boards() as $tag => $board ) {
		$boards[ $tag ] = array(
			'name'       => $names[ $tag ],
			'attributes' => $board['attributes'],
			'help'       => $help[ $tag ],
			'pictures'   => planisphere_pictures_address( $tag ),
		);
	}
	return array(
		'boards'      => $boards,
		'loader'      => planisphere_loader_address(),
		'page'        => planisphere_page_address(),
		'takePicture' => plugins_url( 'block/take-picture.js', PLANISPHERE_FILE ) . '?ver=' . planisphere_data()['version'],
	);
}

add_action(
	'init',
	function () {
		register_block_type( dirname( PLANISPHERE_FILE ) . '/block', array( 'render_callback' => 'planisphere_render_block' ) );
	}
);

// Only an editor needs this, in the language of who writes.
add_action(
	'enqueue_block_editor_assets',
	function () {
		$block = WP_Block_Type_Registry::get_instance()->get_registered( 'planisphere/board' );
		foreach ( $block ? $block->editor_script_handles : array() as $handle ) {
			$data = wp_json_encode( planisphere_editor_data(), JSON_HEX_TAG );
			wp_add_inline_script( $handle, "var planisphere = $data;", 'before' );
		}
	}
);
