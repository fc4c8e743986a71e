import { activity } from '@game-plan/contracts/activity';
import { ingredients } from '@game-plan/contracts/ingredients';
import { meals } from '@game-plan/contracts/meals';
import { preferences } from '@game-plan/contracts/preferences';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api.ts';
import { toast } from '#ui/toast-store.ts';

/** The whole inventory, newest first. */
export const inventoryQuery = readQuery(ingredients.list);

/** What was eaten on a day. */
export const mealsQuery = (date: CalendarDay) => readQuery(meals.list, { query: { date } });

/** The daily goals in force are its `target…` fields. */
export const preferencesQuery = readQuery(preferences.get);

/** The last things the person did, newest first. */
export const activityQuery = readQuery(activity.recent);

/** Adds an ingredient of which only the name is known. Several are sent one after the other, so that they keep their order. */
export function useAddIngredient(onFailed: (name: string) => void) {
  return useMutation({
    scope: { id: 'add-ingredient' },
    mutationFn: (name: string) =>
      call(ingredients.create, {
        body: { name, category: 'pantry', quantity: '1', unit: 'item', status: 'fresh' },
      }),
    onSuccess: () =>
      toast({ title: 'Ingredient added', description: 'Ingredient has been added to your inventory' }),
    onError: (_, name) => {
      toast({ title: 'Error', description: 'Failed to add ingredient', variant: 'destructive' });
      onFailed(name);
    },
  });
}
