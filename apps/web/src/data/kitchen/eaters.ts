import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { toastFailure } from '../toast-failure.ts';
import { kitchenQuery } from './kitchens.ts';

/**
 * As ideas are asked for: comma-separated numbers of those whom they are not for, as the screen shows them. Absent for a person
 * by themselves, and where the kitchen was not read: the server then takes what it remembers.
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
 * Those whom ideas can be made for, the person among them, and a function that takes one in or leaves one out. None for a
 * person by themselves.
 */
export function useEaters(): [readonly PossibleEater[], (id: number) => void] {
  const { data: kitchen } = useQuery(kitchenQuery);
  const { mutate } = useMutation({
    // One after the other: the last one is what holds.
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
