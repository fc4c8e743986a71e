import { decodeHTMLStrict } from 'entities';

const BREAK = /<\/?(?:p|li|ul|ol|br|div|tr|h[1-6])(?:\s[^<>]{0,200})?\/?>/gi;
const INLINE = /<\/?(?:a|b|i|u|em|strong|span)(?:\s[^<>]{0,200})?\/?>/gi;
const TAG = /<\/?[a-z][a-z\d]{0,15}(?:\s[^<>]{0,200})?\/?>/gi;

/** Some sites encode what is encoded already: 'a&amp;ccedil;&amp;uacute;car'. */
const decodedOf = (text: string): string => (text.includes('&') ? decodeHTMLStrict(text) : text);

/** A text without the tags and character entities of HTML: 'Saut&eacute; <b>onions</b>'. Paragraphs become lines. */
export function withoutMarkup(text: string): string {
  const decoded = decodedOf(decodedOf(text));
  if (!decoded.includes('<')) return decoded;
  return decoded.replace(BREAK, '\n').replace(INLINE, '').replace(TAG, ' ');
}
