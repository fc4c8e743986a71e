import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toastFailure } from '../toast-failure.ts';
import { kitchenQuery } from './kitchens.ts';

/**
 * The comma-separated ids of members whom ideas exclude, as a request parameter. Absent for a single member, and if the
 * kitchen could not be read; the server then uses the stored choice.
 */
export function excludedEaters(client: QueryClient): { notFor?: string } {
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
 * The members for whom ideas can be made, including the person, and a function that includes or excludes one. Empty for
 * a single member.
 */
export function useEaters(): [readonly PossibleEater[], (id: number) => void] {
  const { data: kitchen } = useQuery(kitchenQuery);
  const { mutate } = useMutation({
    // Sent one after the other, so that the last press wins.
    scope: { id: 'not-cooked-for' },
    mutationFn: (people: number[]) => call(kitchens.agree, { body: { notCookedFor: people } }),
    onMutate: async (people, { client }) => {
      await client.cancelQueries({ queryKey: kitchenQuery.queryKey });
      client.setQueryData(kitchenQuery.queryKey, (shown) => shown && { ...shown, notCookedFor: people });
    },
    onError: (error, _, __, { client }) => {
      toastFailure(t('Failed to save'), error);
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
