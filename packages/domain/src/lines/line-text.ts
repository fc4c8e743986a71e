/** The maximum length of a line in characters. Recipe lines are shorter; the rest of a pasted text is ignored. */
const LONGEST_LINE = 400;

/** A line without its parentheses, and their contents. */
export interface WithAsides {
  readonly plain: string;
  readonly asides: readonly string[];
}

const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\ufe0f\u20e3`;
const PICTURES = new RegExp(String.raw`(?:\d\ufe0f?\u20e3|[${PICTURE}])+`, 'gu');
const MARK = String.raw`[\u25a0-\u25ff\u2610-\u2612\u2713-\u2718\u274d-\u2752\u2794-\u27be•·◦‣⁃∙*–—\-]|\[[ xX]?\]`;
const BULLET = new RegExp(String.raw`^(?:\d\ufe0f?\u20e3|[\s${PICTURE}]|${MARK})+(?=\S)`, 'u');
const BULLET_ALONE = new RegExp(`^(?:[${PICTURE}]|${MARK})$`, 'u');

export function withoutPictures(text: string): string {
  return text.replace(PICTURES, ' ');
}

/** A line of a list without what marks it: '• ', '▢ ', '🧅 '. */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, '').trim();
}

/** Whether a line is only the mark of the next one: '☐'. */
export const isBullet = (line: string): boolean => BULLET_ALONE.test(line);

/** Normalises a line: no bullet, no pictures ('🧅 2 onions'), no footnote stars, single spaces, round brackets. */
export function cleanLine(text: string): string {
  return (
    withoutPictures(text.slice(0, LONGEST_LINE))
      .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
      .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
      .replace(/<[^<>]{0,40}>|&nbsp;/g, ' ')
      .replaceAll('&amp;', '&')
      .replace(/[[{]/g, '(')
      .replace(/[\]}]/g, ')')
      .replace(BULLET, '')
      .replace(/[*†‡®™]+/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      // A line in brackets is the line: '(2 eggs)'.
      .replace(/^\(([^()]*)\)$/, '$1')
  );
}

/** Splits a text into what is outside and inside the outermost parentheses. An unclosed one ends with the line. */
export function takeAsides(text: string): WithAsides {
  const asides: string[] = [];
  let plain = '';
  let inside = '';
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') {
      if (depth === 0) inside = '';
      else inside += ' ';
      depth += 1;
    } else if (letter === ')') {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && inside.trim() !== '') asides.push(tidy(inside));
      if (depth === 0) {
        inside = '';
        plain += ' ';
      }
    } else if (depth > 0) inside += letter;
    else plain += letter;
  }
  if (depth > 0 && inside.trim() !== '') asides.push(tidy(inside));
  return { plain: tidy(plain), asides };
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,;.])/g, '$1')
    .replace(/^[ ,;]+/, '')
    .trim();
}
