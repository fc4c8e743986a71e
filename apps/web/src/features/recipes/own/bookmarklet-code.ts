import { PAGE_SOURCE_MAX } from '@game-plan/contracts/kitchen/bookmarklet';
import { z } from 'zod';

const sentPageSchema = z.object({ token: z.string(), url: z.string(), html: z.string() });
/** A page as the bookmarklet sends it. */
export type SentPage = z.infer<typeof sentPageSchema>;

const MARK = '#page=';
/** Characters of an address that every browser opens; Firefox opens no longer one. */
const ADDRESS_MAX = 1_000_000;

/**
 * The bookmarklet's code: it opens the app with the page's source behind the #, which neither a page's security policy prevents nor any
 * server or log gets to see. Left out is what no reader of recipes needs; if too much remains, all but the page's data and visible text.
 */
export const bookmarkletCode = (origin: string, token: string): string =>
  `javascript:${encodeURIComponent(`(() => {
  const page = document.documentElement.cloneNode(true);
  const data = 'script[type*="ld+json"]';
  page.querySelectorAll('script:not([type*="ld+json"]),style,link,svg,iframe,template').forEach((node) => node.remove());
  page.querySelectorAll('*').forEach((node) => {
    for (const { name, value } of [...node.attributes])
      if (/^(?:style|srcset|on.*|data-.*)$/.test(name) || value.startsWith('data:')) node.removeAttribute(name);
  });
  const address = (html) => ${JSON.stringify(`${origin}/recipes${MARK}`)} +
    encodeURIComponent(JSON.stringify({ token: ${JSON.stringify(token)}, url: location.href, html }));
  const text = document.createElement('pre');
  text.textContent = document.body.innerText;
  const short = [...page.querySelectorAll(data)].map((node) => node.outerHTML).join('') + text.outerHTML;
  const whole = address(page.outerHTML);
  open(whole.length > ${ADDRESS_MAX} ? address(short.slice(0, ${PAGE_SOURCE_MAX / 10})) : whole);
})()`)}`;

/** The page that the bookmarklet sent with this fragment of an address; undefined if there is none. */
export function sentPageOf(hash: string): SentPage | undefined {
  if (!hash.startsWith(MARK)) return undefined;
  try {
    return sentPageSchema.safeParse(JSON.parse(decodeURIComponent(hash.slice(MARK.length)))).data;
  } catch {
    return undefined;
  }
}
