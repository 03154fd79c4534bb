<?php
// Prints what in the named files a PHP before 8 does not read.
$new = array( 'T_MATCH', 'T_NULLSAFE_OBJECT_OPERATOR', 'T_ENUM', 'T_READONLY', 'T_ATTRIBUTE' );
foreach ( array_slice( $argv, 1 ) as $file ) {
	$code   = file_get_contents( $file );
	$tokens = array_values(
		array_filter(
			PhpToken::tokenize( $code ),
			fn( $token ) => ! $token->is( array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ) )
		)
	);
	foreach ( $tokens as $at => $token ) {
		$before    = $tokens[ $at - 1 ] ?? null;
		$after     = $tokens[ $at + 1 ] ?? null;
		$is_named  = $token->is( T_STRING ) && $before && $before->is( array( '(', ',' ) ) && $after && $after->is( ':' );
		$is_union  = $token->is( '|' ) && $after && $after->is( array( T_STRING, T_ARRAY ) ) && ! defined( $after->text );
		$is_caught = $token->is( T_CATCH ) && $tokens[ $at + 3 ]->is( ')' );
		if ( in_array( $token->getTokenName(), $new, true ) || $is_named || $is_union || $is_caught ) {
			echo basename( $file ), ':', $token->line, ': ', $token->text, "\n";
		}
	}
}
