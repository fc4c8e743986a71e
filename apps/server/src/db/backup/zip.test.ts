import { expect, test } from 'vitest';
import { zip } from './zip.ts';

test('an aborted archive finishes the current read and starts no further one', async () => {
  const steps: string[] = [];
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  async function* pages() {
    steps.push('reads a page');
    asked.resolve();
    yield await answer.promise;
    steps.push('reads another page');
    yield 'more';
  }
  const archive = zip([{ path: 'rows.csv', open: pages }], {
    mtime: new Date('2026-11-21T12:00:00Z'),
    mode: 0o100600,
  });
  archive.stream.resume();
  await asked.promise;
  const closed = archive.close().then(() => steps.push('is closed'));
  answer.resolve('a page');
  await closed;
  expect(steps).toEqual(['reads a page', 'is closed']);
});
