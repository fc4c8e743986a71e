import { type Outgoing, OutgoingError, type OutgoingFault } from '../outgoing-fetch.ts';
import { type FetchPage, UnreadablePageError } from './port.ts';

const BYTES_MAX = 3_000_000;
const TIMEOUT_MILLISECONDS = 15_000;
const MEDIA_TYPES = ['text/html', 'application/xhtml+xml'];
/** Says who asks, as sites expect of a program. */
const HEADERS = {
  accept: MEDIA_TYPES.join(','),
  'user-agent': 'GamePlanCookbook/1.0 (reads a recipe for a person)',
};

const PASTE_IT = 'Open it and send it with the bookmarklet, or copy everything and paste it here instead.';

const FAULTS: Readonly<Record<OutgoingFault, string>> = {
  address: 'This address is not on the public web, so it is not opened.',
  redirect: `The page leads in a circle. ${PASTE_IT}`,
  size: `The page is too large to be read. ${PASTE_IT}`,
  content: 'There is a file at this address, and not a page.',
};

/** Reads pages through the guarded way out. */
export function createFetchPage(outgoing: Outgoing): FetchPage {
  const fetchHtml = outgoing({
    bytesMax: BYTES_MAX,
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    mediaTypes: MEDIA_TYPES,
  });
  return async (url, signal) => {
    const answer = await fetchHtml(url, { headers: HEADERS, signal: signal ?? null }).catch(
      (error: unknown) => {
        signal?.throwIfAborted();
        throw new UnreadablePageError(sentenceOf(error), { cause: error });
      },
    );
    const { host } = new URL(answer.url);
    if (answer.status === 404 || answer.status === 410)
      throw new UnreadablePageError(`${host} has no page at this address.`);
    if (!answer.ok) throw new UnreadablePageError(`${host} does not let apps read this page. ${PASTE_IT}`);
    const bytes = await answer.arrayBuffer();
    return { html: decode(bytes, answer.headers.get('content-type') ?? ''), url: answer.url };
  };
}

function sentenceOf(error: unknown): string {
  if (error instanceof OutgoingError) return FAULTS[error.fault];
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `The page did not arrive in time. ${PASTE_IT}`;
  return 'There is no site at this address, or it does not answer just now.';
}

/** Where a page says its encoding itself. */
const DECLARED = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,30})/i;
const DECLARED_WITHIN = 4096;

/** The text of a page in the encoding that its header or the page itself names, UTF-8 if none. */
function decode(bytes: ArrayBuffer, contentType: string): string {
  const begin = new TextDecoder('latin1').decode(bytes.slice(0, DECLARED_WITHIN));
  const label = /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? DECLARED.exec(begin)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
