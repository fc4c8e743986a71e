import { type UnwantedDish, unwantedDishes } from '@game-plan/contracts/people/unwanted-dishes';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { suggestionsQuery } from '../kitchen/recipe-ideas.ts';
import { toastFailure } from '../toast-failure.ts';

/** Dishes that the person wants less often or never, by name. */
export const unwantedDishesQuery = readQuery(unwantedDishes.list);

export const WANTED_LABELS = { less: t('Less of this'), never: t('Never') } as const satisfies Record<
  UnwantedDish['wanted'],
  string
>;

/** Has a dish suggested as usual again. */
export function useWantDishAgain() {
  return useMutation({
    mutationFn: ({ id }: Pick<UnwantedDish, 'id' | 'name'>) =>
      call(unwantedDishes.remove, { params: { id } }),
    onSuccess: (_, { name }) => toast({ title: t('Suggested again'), description: name }),
    onError: (error) => toastFailure(t('Failed to update'), error),
  });
}

/** A dish by its name, and by its key if it is an idea of the composer. */
interface NamedDish {
  readonly name: string;
  readonly dishKey?: string | undefined;
}

/** Has a dish suggested less often, or never; an idea of it that is never wanted goes at once. Undo is in the toast and the profile. */
export function useWantDishLess({ name, dishKey }: NamedDish, onNever: () => unknown) {
  const again = useWantDishAgain();
  return useMutation({
    mutationFn: (wanted: UnwantedDish['wanted']) =>
      call(unwantedDishes.save, { body: { name, wanted, ...(dishKey && { dishKey }) } }),
    onSuccess: async (dish, wanted, _, { client }) => {
      const { queryKey } = suggestionsQuery;
      const before = client.getQueryData(queryKey);
      if (wanted === 'never') {
        await onNever();
        client.setQueryData(queryKey, (ideas) => ideas?.filter((idea) => idea.name !== name));
      }
      const undo = () => {
        client.setQueryData(queryKey, before);
        again.mutate(dish);
      };
      toast({
        title: WANTED_LABELS[wanted],
        description: t('{name}. Your profile has the list of such dishes.', { name }),
        action: { label: t('Undo'), onPress: undo },
      });
    },
    onError: (error) => toastFailure(t('Failed to update'), error),
  });
}
