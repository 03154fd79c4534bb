// The game that the chess boards of the bench play: Anderssen against Kieseritzky, London 1851, without a castling.

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const MOVES =
  'e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6 d2d3 f6h5 f3h4 h6g5 h4f5 c7c6 g2g4 h5f6 h1g1 c6b5 h2h4 g5g6 h4h5 g6g5 d1f3 f6g8 c1f4 g5f6 b1c3 f8c5 c3d5 f6b2 f4d6 c5g1 e4e5 b2a1 f1e2 b8a6 f5g7 e8d8 f3f6 g8f6 d6e7'.split(
    ' ',
  );

/** 64 squares in the order of a FEN, '' where nothing stands. */
const squaresOf = (fen) =>
  [...fen.replaceAll('/', '')].flatMap((sign) => (/\d/.test(sign) ? Array(Number(sign)).fill('') : [sign]));

const rankText = (squares) =>
  squares
    .map((sign) => sign || '1')
    .join('')
    .replace(/1+/g, (run) => run.length);

const fenOf = (squares) =>
  Array.from({ length: 8 }, (_, i) => rankText(squares.slice(8 * i, 8 * i + 8))).join('/');

const indexOf = (file, rank) => 8 * (8 - Number(rank)) + 'abcdefgh'.indexOf(file);

/** The positions of the game, the first one after the first move. */
export function positions() {
  const squares = squaresOf(START);
  return MOVES.map((move) => {
    const from = indexOf(move[0], move[1]);
    squares[indexOf(move[2], move[3])] = squares[from];
    squares[from] = '';
    return fenOf(squares);
  });
}
