import { auth } from '@game-plan/contracts/auth';
import { shoppingList } from '@game-plan/contracts/shopping-list';
import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, readQuery } from '#lib/api.ts';
import { isUnreachable } from '#lib/api-error.ts';
import { forgetTick, keepTick, readKeptTicks, type Tick } from './kept-ticks.ts';
import { onFailure, writeItem } from './shopping-list-queries.ts';

export const TICK = ['shopping-list', 'tick'];

/** Milliseconds between the tries of a tick that did not get through: more each time, up to this. */
const LONGEST_WAIT = 10_000;

/** Who is signed in, by user id. */
const personIn = (client: QueryClient) => client.getQueryData(readQuery(auth.me).queryKey)?.user.id;

/**
 * Ticks an item or unticks it. What is pressed twice is sent one after the other, so that the last press holds. Without a
 * connection it waits, and is tried until there is one: a shop is where reception is worst.
 */
const tickMutation = (id: number) =>
  mutationOptions({
    mutationKey: TICK,
    scope: { id: `shopping-item-${id}` },
    networkMode: 'offlineFirst',
    mutationFn: ({ isCompleted, owner }: Tick, { client }) => {
      if (personIn(client) !== owner) throw new Error('Whoever ticked it has left');
      return call(shoppingList.update, { params: { id }, body: { isCompleted } });
    },
    retry: (_, error) => isUnreachable(error),
    retryDelay: (failures) => Math.min(500 * 2 ** failures, LONGEST_WAIT),
    onMutate: keepTick,
    onSuccess: (item, _, __, { client }) => writeItem(client, item),
    onError: (error, { owner }, _, { client }) => {
      if (personIn(client) === owner) onFailure(client, error, 'Failed to update shopping list');
    },
    onSettled: (_, __, tick) => forgetTick(tick),
  });

export function useTickItem(id: number) {
  const client = useQueryClient();
  const { mutate, isSuccess } = useMutation(tickMutation(id));
  const tick = (isCompleted: boolean) => {
    const owner = personIn(client);
    if (owner !== undefined) mutate({ id, isCompleted, owner });
  };
  return { tick, isSuccess };
}

/** Sends what was ticked before a reload and did not get through. */
export function useResumeTicks(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (client.isMutating({ mutationKey: TICK }) > 0) return;
    for (const tick of readKeptTicks().filter(({ owner }) => owner === personIn(client))) {
      const mutation = client.getMutationCache().build(client, tickMutation(tick.id));
      // What fails has been said by then.
      mutation.execute(tick).catch(() => undefined);
    }
  }, [client]);
}
