/**
 * The value of JSON as pages and apps write it: with line breaks and tabs in strings, commas behind the last value, and comments
 * around it. Undefined if it is cut off or no JSON at all.
 */
export function parseForgivingly(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    try {
      return JSON.parse(repaired(source));
    } catch {
      return undefined;
    }
  }
}

/** A comment or CDATA mark that opens or closes the whole. */
const OPENING = /^(?:(?:\/\*|\/\/)\s*)?(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?/;
const CLOSING = /(?:\/\*\s*)?(?:\]\]>|-->)(?:\s*\*\/)?$|\/\/\s*(?:\]\]>|-->)$|;$/;

/** Whether a text is meant as JSON, and not as words in brackets. */
export const isJsonLike = (text: string): boolean =>
  /^\s*(?:\{\s*"|\[\s*[[{"])/.test(text.trimStart().replace(OPENING, ''));

/** A string, which may be cut off, or a comma with nothing behind it. */
const TOKEN = /"(?:[^"\\]|\\.?)*(?:"|$)|,(?=\s*[\]}])/gs;

const repaired = (source: string): string =>
  source
    .trim()
    .replace(OPENING, '')
    .replace(CLOSING, '')
    .replace(TOKEN, (token) => (token === ',' ? '' : escaped(token)));

const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  text.replace(/[\u0000-\u001f]/g, (letter) => JSON.stringify(letter).slice(1, -1));
