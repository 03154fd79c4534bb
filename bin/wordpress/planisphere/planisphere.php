<?php
/**
 * Plugin Name: Planisphere
 * Description: Boards of five games that readers can play, in a block, a shortcode or a tag. Your own site serves all files.
 * Version: {version}
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * Author: The authors of Planisphere
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: planisphere
 *
 * @package Planisphere
 */

defined( 'ABSPATH' ) || exit;

define( 'PLANISPHERE_FILE', __FILE__ );

require __DIR__ . '/includes/boards.php';
require __DIR__ . '/includes/texts.php';
require __DIR__ . '/includes/addresses.php';
require __DIR__ . '/includes/scripts.php';
require __DIR__ . '/includes/attributes.php';
require __DIR__ . '/includes/render.php';
require __DIR__ . '/includes/shortcodes.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/authors.php';
require __DIR__ . '/includes/feeds.php';
