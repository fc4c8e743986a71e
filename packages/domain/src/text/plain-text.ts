/** An HTML tag, or an incomplete one at the end: '<b>', '</p>', '<img src=x'. */
const TAG = /<\/?[a-z!][^<>]*(?:>|$)/gi;

/** Control characters, and format characters such as those that change the writing direction. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** A model's text as one readable line, without markup and invisible characters. */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(TAG, ' ').replace(/\s+/g, ' ').trim();
}

/** The same, cut at a word boundary to at most `max` characters. */
export function shortPlainText(text: string, max: number): string {
  const plain = plainText(text);
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), Math.floor(max / 2))).trimEnd()}…`;
}
