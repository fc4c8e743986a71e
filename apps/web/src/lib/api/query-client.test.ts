import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** Two reads on the screen, and a change of which `meta` says what it makes outdated. */
async function change(meta?: { readonly outdates: readonly string[] }) {
  const client = createQueryClient(() => undefined);
  const read: string[] = [];
  const stops = ['/api/recipes/cards?search=rice', '/api/cart'].map((address) => {
    const queryFn = () => read.push(address);
    return new QueryObserver(client, { queryKey: [address], queryFn }).subscribe(() => undefined);
  });
  await expect.poll(() => read.length).toBe(2);
  await client
    .getMutationCache()
    .build(client, { mutationFn: async () => 'done', ...(meta && { meta }) })
    .execute(undefined);
  await expect.poll(() => client.isFetching()).toBe(0);
  for (const stop of stops) stop();
  return read.slice(2);
}

test('a change refetches all that is on the screen', async () => {
  expect(await change()).toEqual(['/api/recipes/cards?search=rice', '/api/cart']);
});

test('a change that says what it makes outdated refetches that alone', async () => {
  expect(await change({ outdates: ['/api/recipes'] })).toEqual(['/api/recipes/cards?search=rice']);
});
