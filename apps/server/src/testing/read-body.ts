import type { IncomingMessage } from 'node:http';

/** The whole body as text; undefined when its sender has gone before its end, which is no fault of a test. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).toString('utf8');
}
