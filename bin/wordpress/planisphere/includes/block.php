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

add_action(
	'init',
	function () {
		$block = register_block_type( dirname( PLANISPHERE_FILE ) . '/block', array( 'render_callback' => 'planisphere_render_block' ) );
		$data  = array(
			'boards'      => planisphere_boards(),
			'loader'      => planisphere_loader_address(),
			'page'        => planisphere_page_address(),
			'takePicture' => plugins_url( 'block/take-picture.js', PLANISPHERE_FILE ) . '?ver=' . planisphere_data()['version'],
		);
		foreach ( array_keys( $data['boards'] ) as $tag ) {
			$data['boards'][ $tag ]['pictures'] = planisphere_pictures_address( $tag );
		}
		foreach ( $block ? $block->editor_script_handles : array() as $handle ) {
			wp_add_inline_script( $handle, 'var planisphere = ' . wp_json_encode( $data ) . ';', 'before' );
		}
	}
);
