import { plainText, shortPlainText } from '../../text/plain-text.ts';

/** '[text](address)' and '![text](address)'. */
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Markdown syntax around words or at the start of a line. */
const SIGNS = /\*+|`+|~~|(?<!\w)_+|_+(?!\w)|^\s*(?:#{1,6}|>|[-•])\s+/gm;
/** '1. ', '2) ', 'Step 3: '. */
const NUMBER = /^\s*(?:step\s+\d+\s*[.):–-]?|\d+\s*[.)])\s+/i;

const withoutMarkdown = (text: string) => text.replace(LINK, '$1').replace(ADDRESS, ' ').replace(SIGNS, '');

/** A single readable line without markup, addresses and invisible characters, of at most `max` characters. */
export function cleanWords(text: string, max: number): string {
  return shortPlainText(withoutMarkdown(text), max);
}

/** Like `cleanWords`, without a leading number, because the app numbers steps itself. */
export function cleanStep(text: string, max: number): string {
  return cleanWords(plainText(withoutMarkdown(text)).replace(NUMBER, ''), max);
}
