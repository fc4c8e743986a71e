import type { IncomingMessage } from 'node:http';

/** Reads the whole body as text; undefined if the sender disconnected, which does not fail the test. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).toString('utf8');
}
