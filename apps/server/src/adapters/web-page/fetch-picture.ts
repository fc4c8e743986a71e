import type { Outgoing } from '../outgoing-fetch.ts';
import { type FetchPicture, UnreadablePageError } from './port.ts';

const BYTES_MAX = 20_000_000;
const TIMEOUT_MILLISECONDS = 10_000;
const HEADERS = {
  accept: 'image/avif,image/webp,image/jpeg,image/png,image/*',
  'user-agent': 'GamePlanCookbook/1.0 (keeps a recipe for a person)',
};

/** Reads pictures through the guarded way out. Whether it is one is found out by decoding it. */
export function createFetchPicture(outgoing: Outgoing): FetchPicture {
  const fetchBytes = outgoing({ bytesMax: BYTES_MAX, timeoutMilliseconds: TIMEOUT_MILLISECONDS });
  return async (url, signal) => {
    const answer = await fetchBytes(url, { headers: HEADERS, signal: signal ?? null }).catch(
      (error: unknown) => {
        signal?.throwIfAborted();
        throw new UnreadablePageError('The picture could not be fetched.', { cause: error });
      },
    );
    if (!answer.ok) throw new UnreadablePageError('There is no picture at this address.');
    return new Uint8Array(await answer.arrayBuffer());
  };
}
