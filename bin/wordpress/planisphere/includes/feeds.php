<?php
/**
 * Boards in feeds: blocks and shortcodes write a link by themselves, here are the tags that people wrote.
 *
 * @package Planisphere
 */

defined( 'ABSPATH' ) || exit;

/**
 * Puts a link with the picture and a sentence in the place of each tag.
 *
 * @param string $html What a feed tells of a post.
 * @return string The same without boards, nor scripts if there were any.
 */
function planisphere_without_boards( $html ) {
	$attributes = '(?:"[^"]*"|\'[^\']*\'|[^>"\'])*';
	$boards     = '~<(' . planisphere_tag_pattern() . ')(?=[\s>])' . $attributes . '>(.*?)</\1\s*>~is';
	$linked     = preg_replace_callback(
		$boards,
		function ( $board ) {
			$inner   = new WP_HTML_Tag_Processor( $board[2] );
			$picture = array(
				'src' => '',
				'alt' => '',
			);
			if ( $inner->next_tag( 'img' ) ) {
				$picture['src'] = (string) $inner->get_attribute( 'src' );
				$picture['alt'] = (string) $inner->get_attribute( 'alt' );
			}
			return planisphere_feed_markup( strtolower( $board[1] ), $picture );
		},
		$html,
		-1,
		$count
	);
	if ( null === $linked || 0 === $count ) {
		return $html;
	}
	$bare = preg_replace( '~<script\b.*?</script\s*>~is', '', $linked );
	// PHP gives up on a script that is too long for its limits.
	return null === $bare ? $linked : $bare;
}

add_filter( 'the_content_feed', 'planisphere_without_boards' );
