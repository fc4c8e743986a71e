import { longestCooking } from './longest-cooking.ts';
import { sentencesOf } from './phrases.ts';

/**
 * What a technique does in a pan: what takes half a minute, as garlic, ginger and spices do, what browns for minutes, and what is done at once,
 * as peas and leaves are. It stands in a mark until its step is written, since only that says how it goes on: garlic that is fried before
 * mushrooms is burnt when these are brown, and peas that simmer for ten minutes are gray.
 */
type Done = 'fragrant' | 'browned' | 'quick';

/** Characters that no text has. */
const [OPEN, AS, CLOSE] = ['\uE000', '\uE001', '\uE002'];

const marked =
  (done: Done) =>
  (text: string): string =>
    text === '' ? '' : `${OPEN}${done}${AS}${text}${CLOSE}`;
export const asFragrant: (text: string) => string = marked('fragrant');
export const asBrowned: (text: string) => string = marked('browned');
export const asQuick: (text: string) => string = marked('quick');

interface Piece {
  readonly text: string;
  /** Empty for what is not marked. */
  readonly done: string;
}

/** From so many minutes on, what is done at once is stirred in afterwards. */
const LONG = 8;

/** A step in the order in which its foods are added to the pan, without marks: garlic after what browns, peas after what simmers. */
export function inOrderOfPan(step: string): string {
  if (!step.includes(OPEN)) return step;
  return withQuickLast(withFragrantLast(piecesOf(step)))
    .map(({ text }) => text)
    .join(' ');
}

function piecesOf(step: string): Piece[] {
  const [first = '', ...others] = step.split(OPEN);
  const pieces = others.flatMap((other) => {
    const [done = '', said = ''] = other.split(AS);
    const [text = '', after = ''] = said.split(CLOSE);
    return [
      { text, done },
      { text: after, done: '' },
    ];
  });
  return [{ text: first, done: '' }, ...pieces].filter(({ text }) => text.trim() !== '');
}

function withFragrantLast(pieces: readonly Piece[]): Piece[] {
  return pieces.reduceRight<Piece[]>((after, piece) => {
    const other = after.findIndex(({ done }) => done !== 'browned');
    const place = piece.done === 'fragrant' ? (other < 0 ? after.length : other) : 0;
    return after.toSpliced(place, 0, piece);
  }, []);
}

function withQuickLast(pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.findIndex(({ done }) => done === 'quick');
  const quick = pieces[at];
  if (quick === undefined) return pieces;
  const said = pieces
    .slice(at + 1)
    .flatMap(({ text, done }) => sentencesOf(text.trim()).map((sentence) => ({ text: sentence, done })));
  const last = said.findLastIndex(({ text }) => longestCooking([text]) >= LONG);
  return [...pieces.slice(0, at), ...said.toSpliced(last + 1, 0, quick)];
}
