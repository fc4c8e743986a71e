import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { toastFailure } from '../toast-failure.ts';
import { kitchenQuery } from './kitchens.ts';

/**
 * The ids of members whom ideas are not for, comma-separated, as the request sends them. Absent for a person alone, and
 * where the kitchen could not be read: the server then takes what it remembers.
 */
export function notCookedFor(client: QueryClient): { notFor?: string } {
  const kitchen = client.getQueryData(kitchenQuery.queryKey);
  if (!kitchen || kitchen.members.length < 2) return {};
  return { notFor: (kitchen.notCookedFor ?? []).join(',') };
}

interface PossibleEater {
  readonly id: number;
  readonly name: string;
  readonly isChosen: boolean;
}

/**
 * The members whom ideas can be made for, the person among them, and a function that takes one in or leaves one out.
 * Empty for a person alone.
 */
export function useEaters(): [readonly PossibleEater[], (id: number) => void] {
  const { data: kitchen } = useQuery(kitchenQuery);
  const { mutate } = useMutation({
    // Sent one after the other, so that the last press holds.
    scope: { id: 'not-cooked-for' },
    mutationFn: (people: number[]) => call(kitchens.agree, { body: { notCookedFor: people } }),
    onMutate: async (people, { client }) => {
      await client.cancelQueries({ queryKey: kitchenQuery.queryKey });
      client.setQueryData(kitchenQuery.queryKey, (shown) => shown && { ...shown, notCookedFor: people });
    },
    onError: (error, _, __, { client }) => {
      toastFailure('Failed to save', error);
      void client.invalidateQueries({ queryKey: kitchenQuery.queryKey });
    },
  });
  const members = kitchen?.members ?? [];
  const left = kitchen?.notCookedFor ?? [];
  const toggle = (id: number) =>
    mutate(left.includes(id) ? left.filter((other) => other !== id) : [...left, id]);
  const possible = members.filter(({ isYou, agreesToBeCookedFor }) => isYou || agreesToBeCookedFor);
  if (possible.length < 2) return [[], toggle];
  return [possible.map(({ id, name }) => ({ id, name, isChosen: !left.includes(id) })), toggle];
}
