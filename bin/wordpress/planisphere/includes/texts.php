<?php
/**
 * The names of games, and help on the attributes of their boards. The command that packs the plugin fills in the texts
 * from the boards themselves: as literals, since tools for translators find no others.
 *
 * @package Planisphere
 */

defined( 'ABSPATH' ) || exit;

/**
 * @return string[] Names of games, by the tags of their boards.
 */
function planisphere_names() {
	return array(
{names}
	);
}

/**
 * @return array By tag and attribute, what an author reads beside it.
 */
function planisphere_help() {
	return array(
{help}
	);
}
