<?php
/**
 * Plugin Name:       Quinola card tables
 * Description:       Historical card tables as a block, as a shortcode, and by the address of a table on a line of its own.
 * Version:           0.1.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * License:           MIT
 *
 * The built files of Quinola stand in the folder cdn/ beside this file; a site that has them elsewhere says where by the
 * filter `quinola_url`. Everything that a visitor or an author can write is checked against tables.json, which lists the
 * tables and what their attributes take, and is escaped where it is printed.
 *
 * @package Quinola
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const QUINOLA_VERSION = '0.1.0';

/** The longest free text that an attribute takes. */
const QUINOLA_LONGEST = 400;

/** The address of the folder of the built files, with a slash at its end. */
function quinola_url() {
	return trailingslashit( apply_filters( 'quinola_url', plugins_url( 'cdn', __FILE__ ) ) );
}

/** The tables: by tag, a title and what each attribute takes (a list of words, or 'boolean', 'number', 'string'). */
function quinola_tables() {
	static $tables = null;
	if ( null === $tables ) {
		$read   = json_decode( (string) file_get_contents( __DIR__ . '/tables.json' ), true );
		$tables = is_array( $read ) ? $read : array();
	}
	return $tables;
}

/** What an attribute is set to, as a string; null where it is not to be set. */
function quinola_value( $takes, $value ) {
	if ( is_array( $value ) || is_object( $value ) || null === $value || '' === $value ) {
		return null;
	}
	if ( 'boolean' === $takes ) {
		return filter_var( $value, FILTER_VALIDATE_BOOLEAN ) ? '' : null;
	}
	$text = substr( sanitize_text_field( (string) $value ), 0, QUINOLA_LONGEST );
	if ( 'number' === $takes ) {
		return ctype_digit( $text ) ? $text : null;
	}
	if ( is_array( $takes ) ) {
		// One word, or one for each player.
		$words = preg_split( '/[\s,]+/', $text, -1, PREG_SPLIT_NO_EMPTY );
		return $words && ! array_diff( $words, $takes ) ? implode( ' ', $words ) : null;
	}
	return '' === $text ? null : $text;
}

/** The attributes given that the table knows, with values it takes. */
function quinola_attributes( $tag, $given ) {
	$known = quinola_tables()[ $tag ]['attributes'];
	$found = array();
	foreach ( (array) $given as $name => $value ) {
		// A shortcode hands over a name without a value as a value without a name.
		if ( is_int( $name ) ) {
			$name  = is_string( $value ) ? $value : '';
			$value = isset( $known[ $name ] ) && 'boolean' === $known[ $name ] ? '1' : null;
		}
		$name = strtolower( (string) $name );
		if ( ! isset( $known[ $name ] ) ) {
			continue;
		}
		$clean = quinola_value( $known[ $name ], $value );
		if ( null !== $clean ) {
			$found[ $name ] = $clean;
		}
	}
	return $found;
}

/** A table as its own tag; the loader fetches it when it comes near the window. */
function quinola_tag( $tag, $given ) {
	wp_enqueue_script_module( 'quinola', quinola_url() . 'quinola.js', array(), QUINOLA_VERSION );
	$written = '';
	foreach ( quinola_attributes( $tag, $given ) as $name => $value ) {
		$written .= '' === $value ? ' ' . esc_attr( $name ) : ' ' . esc_attr( $name ) . '="' . esc_attr( $value ) . '"';
	}
	$waiting = __( 'A card table stands here; it needs a script.', 'quinola' );
	return '<' . esc_attr( $tag ) . $written . '><p>' . esc_html( $waiting ) . '</p></' . esc_attr( $tag ) . '>';
}

/** A table in a sandboxed frame, which is made as high as its table. */
function quinola_frame( $tag, $given ) {
	wp_enqueue_script( 'quinola-frames', quinola_url() . 'frames.js', array(), QUINOLA_VERSION, true );
	$query = 'table=' . rawurlencode( $tag );
	foreach ( quinola_attributes( $tag, $given ) as $name => $value ) {
		$query .= '&' . rawurlencode( $name ) . '=' . rawurlencode( $value );
	}
	return '<iframe src="' . esc_url( quinola_url() . 'embed.html?' . $query ) . '" title="'
		. esc_attr( quinola_tables()[ $tag ]['title'] )
		. '" width="800" height="740" style="width:100%;border:0" sandbox="allow-scripts" loading="lazy"></iframe>';
}

/** A table in the way that is asked for: `tag`, or `frame`. */
function quinola_show( $tag, $given, $way ) {
	if ( ! is_string( $tag ) || ! isset( quinola_tables()[ $tag ] ) ) {
		return '';
	}
	return 'frame' === $way ? quinola_frame( $tag, $given ) : quinola_tag( $tag, $given );
}

/** `[quinola tag="whist-table" rules="warsaw" undo way="frame"]` */
function quinola_shortcode( $given ) {
	$given = is_array( $given ) ? $given : array();
	$tag   = isset( $given['tag'] ) ? $given['tag'] : 'whist-table';
	$way   = isset( $given['way'] ) ? $given['way'] : 'tag';
	return quinola_show( $tag, $given, $way );
}

/** The block `quinola/table`. */
function quinola_block( $block ) {
	$shown = quinola_show( $block['tag'] ?? '', $block['options'] ?? array(), $block['way'] ?? 'tag' );
	return '' === $shown ? '' : '<div ' . get_block_wrapper_attributes() . '>' . $shown . '</div>';
}

/** The table that an address of embed.html on this site names, in a frame; null where it names none. */
function quinola_from_address( $address ) {
	$page = quinola_url() . 'embed.html?';
	if ( ! is_string( $address ) || 0 !== strpos( $address, $page ) ) {
		return null;
	}
	// Read by hand: the first `table` is the tag, a second one the attribute of that name.
	$tag   = '';
	$given = array();
	foreach ( explode( '&', (string) wp_parse_url( $address, PHP_URL_QUERY ) ) as $part ) {
		list( $name, $value ) = array_pad( array_map( 'urldecode', explode( '=', $part, 2 ) ), 2, '' );
		if ( 'table' === $name && '' === $tag ) {
			$tag = $value;
		} else {
			// An attribute that is merely there has no value.
			$given[ $name ] = '' === $value ? '1' : $value;
		}
	}
	if ( ! isset( quinola_tables()[ $tag ] ) ) {
		return null;
	}
	return array(
		'title' => quinola_tables()[ $tag ]['title'],
		'html'  => quinola_frame( $tag, $given ),
	);
}

/** Answers other sites that ask by oEmbed what an address of this site shows. */
function quinola_oembed( $request ) {
	$found = quinola_from_address( $request->get_param( 'url' ) );
	if ( null === $found ) {
		return new WP_Error( 'quinola_no_table', __( 'There is no such table.', 'quinola' ), array( 'status' => 404 ) );
	}
	return array(
		'version'       => '1.0',
		'type'          => 'rich',
		'provider_name' => 'Quinola',
		'provider_url'  => home_url(),
		'title'         => $found['title'],
		'html'          => $found['html'],
		'width'         => 800,
		'height'        => 740,
	);
}

add_action(
	'init',
	function () {
		add_shortcode( 'quinola', 'quinola_shortcode' );

		wp_register_script( 'quinola-block', plugins_url( 'block/block.js', __FILE__ ), array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' ), QUINOLA_VERSION, true );
		$for_editor = array(
			'url'    => quinola_url(),
			'tables' => quinola_tables(),
		);
		wp_add_inline_script( 'quinola-block', 'window.quinola = ' . wp_json_encode( $for_editor, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
		register_block_type( __DIR__ . '/block', array( 'render_callback' => 'quinola_block' ) );

		// An address on a line of its own becomes the table, without asking any other site.
		wp_embed_register_handler(
			'quinola',
			'#^' . preg_quote( quinola_url() . 'embed.html?', '#' ) . '.+#',
			function ( $matches ) {
				$found = quinola_from_address( $matches[0] );
				return null === $found ? '' : $found['html'];
			}
		);
	}
);

add_action(
	'rest_api_init',
	function () {
		register_rest_route(
			'quinola/v1',
			'/oembed',
			array(
				'methods'             => 'GET',
				'callback'            => 'quinola_oembed',
				'permission_callback' => '__return_true',
				'args'                => array( 'url' => array( 'required' => true ) ),
			)
		);
	}
);
