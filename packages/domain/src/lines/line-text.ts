import { type Line, lineOf, partOf } from '../language/grammar.ts';
import { isMark } from '../language/tokens.ts';

/** The maximum length of a line in characters. Recipe lines are shorter; the rest of a pasted text is ignored. */
const LONGEST_LINE = 400;

/** A line without its parentheses, and their contents. */
export interface WithAsides {
  readonly plain: Line;
  readonly asides: readonly Line[];
}

const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\ufe0f\u20e3`;
const PICTURES = new RegExp(String.raw`(?:\d\ufe0f?\u20e3|[${PICTURE}])+`, 'gu');
const MARK = String.raw`[\u25a0-\u25ff\u2610-\u2612\u2713-\u2718\u274d-\u2752\u2794-\u27be•·◦‣⁃∙*–—\-]|\[[ xX]?\]`;
const BULLET = new RegExp(String.raw`^(?:\d\ufe0f?\u20e3|[\s${PICTURE}]|${MARK})+(?=\S)`, 'u');
const BULLET_ALONE = new RegExp(`^(?:[${PICTURE}]|${MARK})$`, 'u');
/** Stars of footnotes, signs of brands and characters without a width. */
const SAYS_NOTHING = /^[*†‡®™\u00ad\u200b-\u200f\u2060\ufeff]$/;

export function withoutPictures(text: string): string {
  return text.replace(PICTURES, ' ');
}

/** A line of a list without what marks it: '• ', '▢ ', '🧅 '. */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, '').trim();
}

/** Whether a line is only the mark of the next one: '☐'. */
export const isBullet = (line: string): boolean => BULLET_ALONE.test(line);

/** A typed line without its bullet, pictures ('🧅 2 onions') and footnote stars. Brackets around all of it are left out. */
export function contentOf(typed: string): Line {
  const text = typed.slice(0, LONGEST_LINE);
  const begin = BULLET.exec(text)?.[0].length ?? 0;
  const pictures = [...text.matchAll(PICTURES)].map(({ 0: { length }, index }) => [index, index + length]);
  const isShown = (start: number) => !pictures.some(([from = 0, to = 0]) => start >= from && start < to);
  const line = lineOf(text);
  const tokens = line.tokens.filter(
    ({ text: sign, start }) => start >= begin && !SAYS_NOTHING.test(sign) && isShown(start),
  );
  const [first, ...others] = tokens;
  const close = others.findIndex(({ key }) => key === ')');
  const isAside = first?.key === '(' && close === others.length - 1 && !others.some(({ key }) => key === '(');
  return { ...line, tokens: isAside ? others.slice(0, -1) : tokens };
}

/** Divides a line into what is outside and inside the outermost parentheses. An unclosed one ends with the line. */
export function takeAsides(line: Line): WithAsides {
  const plain: Line['tokens'][number][] = [];
  const asides: Line[] = [];
  let inside: Line['tokens'][number][] = [];
  let depth = 0;
  const close = () => {
    const aside = trimmed({ ...line, tokens: inside });
    if (aside.tokens.length > 0) asides.push(aside);
    inside = [];
  };
  for (const token of line.tokens) {
    if (token.key === '(') depth += 1;
    else if (token.key === ')') {
      depth = Math.max(0, depth - 1);
      if (depth === 0) close();
    } else (depth > 0 ? inside : plain).push(token);
  }
  close();
  return { plain: trimmed({ ...line, tokens: plain }), asides };
}

/** Without the commas before it. */
export function trimmed(line: Line): Line {
  const from = line.tokens.findIndex((token) => !isMark(token, ',;'));
  return partOf(line, Math.max(0, from), from < 0 ? 0 : undefined);
}

/** The parts of a line between tokens. */
export function splitAt(line: Line, isBetween: (at: number) => boolean): Line[] {
  const marks = line.tokens.flatMap((_, at) => (isBetween(at) ? [at] : []));
  return [...marks, line.tokens.length].map((end, index) => partOf(line, (marks[index - 1] ?? -1) + 1, end));
}
