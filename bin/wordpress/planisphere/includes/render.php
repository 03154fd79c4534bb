<?php
/**
 * The markup of a board, in pages and in feeds.
 *
 * @package Planisphere
 */

defined( 'ABSPATH' ) || exit;

/**
 * @param string $tag The tag of a board.
 * @return string What a link to the board says.
 */
function planisphere_sentence( $tag ) {
	/* translators: %s: the name of a game, such as Space Crack. A link to a page with its board. */
	return sprintf( __( 'Play on the board: %s', 'planisphere' ), planisphere_names()[ $tag ] );
}

/**
 * @param string $tag     The tag of the board.
 * @param array  $picture 'src' and 'alt', both may be empty.
 * @return string Markup; empty if there is no picture.
 */
function planisphere_picture_markup( $tag, $picture ) {
	$src = esc_url( $picture['src'] );
	if ( '' === $src ) {
		return '';
	}
	$alt = '' === $picture['alt'] ? planisphere_sentence( $tag ) : $picture['alt'];
	// Not every theme keeps pictures within the page.
	return '<img style="max-width:100%;height:auto" src="' . $src . '" alt="' . esc_attr( $alt ) . '" />';
}

/**
 * The fallback in a page until the board is there: a picture that leads to a board, or a sentence that does.
 *
 * @param string $tag     The tag of the board.
 * @param string $address Where the link leads, as planisphere_play_address() returns it.
 * @param array  $picture 'src' and 'alt', both may be empty.
 * @return string Markup.
 */
function planisphere_link( $tag, $address, $picture ) {
	$shown = planisphere_picture_markup( $tag, $picture );
	// esc_url() would take the line breaks out of a position.
	return '<a href="' . esc_attr( $address ) . '">' . ( '' === $shown ? esc_html( planisphere_sentence( $tag ) ) : $shown ) . '</a>';
}

/**
 * The board's place in a feed: a picture, and always a sentence, since many readers of feeds leave pictures out. An SVG is left
 * out here, since most of them cannot show it.
 *
 * @param string $tag     The tag of the board.
 * @param array  $picture 'src' and 'alt', both may be empty.
 * @return string Markup.
 */
function planisphere_feed_markup( $tag, $picture ) {
	$is_svg = preg_match( '~\.svgz?$~i', (string) wp_parse_url( $picture['src'], PHP_URL_PATH ) );
	$shown  = $is_svg ? '' : planisphere_picture_markup( $tag, $picture );
	$break  = '' === $shown ? '' : '<br />';
	return '<a href="' . esc_url( planisphere_post_address() ) . '">' . $shown . $break . esc_html( planisphere_sentence( $tag ) ) . '</a>';
}

/**
 * A board. In a feed, where no script runs, a link.
 *
 * @param string $tag     The tag of the board.
 * @param array  $given   Its attributes by name, from anybody.
 * @param array  $picture 'src' and 'alt' of a picture of it, both may be empty.
 * @return string Markup.
 */
function planisphere_render( $tag, $given, $picture ) {
	$picture = array_map( 'planisphere_text', $picture );
	if ( is_feed() ) {
		return planisphere_feed_markup( $tag, $picture );
	}
	planisphere_enqueue_loader();
	$attributes = planisphere_known_attributes( $tag, $given );
	$link       = planisphere_link( $tag, planisphere_play_address( $tag, $attributes ), $picture );
	return "<$tag" . planisphere_attributes_markup( $tag, $attributes ) . ">$link</$tag>";
}

/**
 * A message about a faulty board, shown only to people who can correct it.
 *
 * @param string $sentence What was found, and what is expected.
 * @return string Markup.
 */
function planisphere_note( $sentence ) {
	if ( is_feed() || ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	return '<p class="planisphere-note"><strong>Planisphere:</strong> ' . esc_html( $sentence ) . '</p>';
}

/**
 * @param string $board What somebody wrote for the tag of a board.
 * @return string A note that lists the boards there are.
 */
function planisphere_note_on_board( $board ) {
	$boards = implode( ', ', array_keys( planisphere_boards() ) );
	/* translators: 1: what somebody wrote, 2: a list of tags. */
	return planisphere_note( sprintf( __( 'There is no board “%1$s”. The boards are %2$s.', 'planisphere' ), $board, $boards ) );
}
