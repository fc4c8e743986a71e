import { type Line, lineOf } from '../language/grammar.ts';

/** The maximum length of a line in characters. Recipe lines are shorter; the rest of a pasted text is ignored. */
const LONGEST_LINE = 400;

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
