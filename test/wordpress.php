<?php
/**
 * Runs the plugin of examples/wordpress with a stand-in for WordPress: only the functions that it calls, as far as it needs
 * them. Reads a list of calls as JSON, [["shortcode", given], ["block", block], ["address", text], ["oembed", text]], and
 * writes as JSON what each gave and what the plugin has told WordPress of.
 */

define( 'ABSPATH', '/' );

$told = array();

function add_action( $hook, $run ) {
	global $told;
	$told['actions'][ $hook ] = $run;
}
function add_shortcode( $name, $run ) {
	global $told;
	$told['shortcodes'][ $name ] = $run;
}
function register_block_type( $folder, $more ) {
	global $told;
	$told['blocks'][ basename( $folder ) ] = $more['render_callback'];
}
function wp_embed_register_handler( $name, $pattern, $run ) {
	global $told;
	$told['embeds'][ $name ] = array( $pattern, $run );
}
function register_rest_route( $space, $path, $more ) {
	global $told;
	$told['routes'][ $space . $path ] = $more['callback'];
}
function wp_register_script( $name, $address ) {
	global $told;
	$told['scripts'][ $name ] = $address;
}
function wp_enqueue_script( $name, $address ) {
	global $told;
	$told['scripts'][ $name ] = $address;
}
function wp_enqueue_script_module( $name, $address ) {
	global $told;
	$told['modules'][ $name ] = $address;
}
function wp_add_inline_script( $name, $script ) {
	global $told;
	$told['inline'][ $name ] = $script;
}
function apply_filters( $name, $value ) {
	return $value;
}
function trailingslashit( $text ) {
	return rtrim( $text, '/' ) . '/';
}
function plugins_url( $path ) {
	return 'https://site.example/wp-content/plugins/quinola/' . $path;
}
function home_url() {
	return 'https://site.example';
}
function wp_parse_url( $address, $part ) {
	return parse_url( $address, $part );
}
function wp_json_encode( $value, $flags ) {
	return json_encode( $value, $flags );
}
function sanitize_text_field( $text ) {
	return trim( preg_replace( '/\s+/', ' ', strip_tags( $text ) ) );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_url( $address ) {
	return str_replace( array( '&', "'" ), array( '&#038;', '&#039;' ), preg_replace( '/[^\w\-.~:\/?#\[\]@!$&\'()*+,;=%]/', '', $address ) );
}
function get_block_wrapper_attributes() {
	return 'class="wp-block-quinola-table"';
}
function __( $text ) {
	return $text;
}

/** What the plugin answers where it has nothing to show. */
class WP_Error {
	public $code;
	public $status;
	public function __construct( $code, $message, $more ) {
		$this->code   = $code;
		$this->status = $more['status'];
	}
}

/** A question of another site. */
class Question {
	private $url;
	public function __construct( $url ) {
		$this->url = $url;
	}
	public function get_param( $name ) {
		return 'url' === $name ? $this->url : null;
	}
}

/** What WordPress makes of an address on a line of its own. */
function address( $text ) {
	global $told;
	list( $pattern, $run ) = $told['embeds']['quinola'];
	return preg_match( $pattern, $text, $matches ) ? $run( $matches ) : null;
}

require __DIR__ . '/../../examples/wordpress/quinola/quinola.php';

foreach ( $told['actions'] as $run ) {
	$run();
}
$ways  = array(
	'shortcode' => $told['shortcodes']['quinola'],
	'block'     => $told['blocks']['block'],
	'address'   => 'address',
	'oembed'    => fn( $url ) => $told['routes']['quinola/v1/oembed']( new Question( $url ) ),
);
$given = array();
foreach ( json_decode( stream_get_contents( STDIN ), true ) as list( $way, $value ) ) {
	$given[] = $ways[ $way ]( $value );
}
echo json_encode(
	array(
		'given'   => $given,
		'scripts' => $told['scripts'],
		'modules' => $told['modules'] ?? array(),
		'inline'  => $told['inline'],
	)
);
