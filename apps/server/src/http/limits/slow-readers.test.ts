import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { limitReaders } from './slow-readers.ts';

/** More bytes than a connection buffers while the client does not read. */
const LONG = 'x'.repeat(12_000_000);

async function begin(milliseconds: number): Promise<IncomingMessage> {
  const app = Fastify();
  onTestFinished(() => app.close());
  limitReaders(app, milliseconds);
  app.get('/', async () => LONG);
  const [answer]: IncomingMessage[] = await once(get(await app.listen({ port: 0 })), 'response');
  if (!answer) throw new Error('There was no answer');
  return answer;
}

test('an answer that is not read is aborted', async () => {
  await expect(text(await begin(1))).rejects.toThrow('aborted');
});

test('an answer that is read is complete', async () => {
  expect(await text(await begin(600_000))).toHaveLength(LONG.length);
});
