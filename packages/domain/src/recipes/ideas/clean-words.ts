import { plainText, shortPlainText } from '../../text/plain-text.ts';

/** '[text](address)' and '![text](address)'. */
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Signs of Markdown that stand around words or in front of a line. */
const SIGNS = /\*+|`+|~~|(?<!\w)_+|_+(?!\w)|^\s*(?:#{1,6}|>|[-•])\s+/gm;
/** '1. ', '2) ', 'Step 3: ' */
const NUMBER = /^\s*(?:step\s+\d+\s*[.):–-]?|\d+\s*[.)])\s+/i;

const withoutMarkdown = (text: string) => text.replace(LINK, '$1').replace(ADDRESS, ' ').replace(SIGNS, '');

/** One line as a person reads it, without markup, addresses or anything invisible, of at most `max` characters. */
export function cleanWords(text: string, max: number): string {
  return shortPlainText(withoutMarkdown(text), max);
}

/** The same without the number in front: the app numbers steps itself. */
export function cleanStep(text: string, max: number): string {
  return cleanWords(plainText(withoutMarkdown(text)).replace(NUMBER, ''), max);
}
