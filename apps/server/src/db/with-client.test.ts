import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withClient } from './with-client.ts';

test('explains that a database accepts the connection but does not answer', async () => {
  const silent = createServer((socket) => onTestFinished(() => void socket.destroy()));
  onTestFinished(() => void silent.close());
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const connected = once(silent, 'connection');
  const work = vi.fn(async () => undefined);
  const asked = expect(withClient(`postgresql://app@127.0.0.1:${port}/app`, work)).rejects.toThrow(
    'it did not answer within 10 seconds',
  );
  await connected;
  vi.advanceTimersByTime(10_000);
  await asked;
  expect(work).not.toHaveBeenCalled();
});
