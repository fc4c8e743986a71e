import { type Meal, meals } from '@game-plan/contracts/meals';
import { preferences } from '@game-plan/contracts/preferences';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api.ts';
import { serverMessage } from '#lib/api-error.ts';
import { type ToastMessage, toast } from '#ui/toast-store.ts';
import { type DraftFood, draftTotals, toMealFood } from './draft-food.ts';
import { formatCalories } from './format-amount.ts';
import { MEAL_TYPE_LOOK } from './meal-type-look.ts';

export const mealsQuery = (date: CalendarDay) => readQuery(meals.list, { query: { date } });

/** The daily goals in force are its `target…` fields. */
export const goalsQuery = readQuery(preferences.get);

interface DraftedMeal {
  type: MealType;
  date: CalendarDay;
  foods: readonly DraftFood[];
}

/** Tells the callback which foods were logged, even when their tab is left by then. */
export function useLogMeal(onLogged: (foods: readonly DraftFood[]) => void) {
  return useMutation({
    mutationFn: (drafted: DraftedMeal) => call(meals.create, { body: toBody(drafted) }),
    onSuccess: (meal, { foods }) => {
      toast({ title: 'Meal logged', description: sayMeal(meal) });
      onLogged(foods);
    },
    onError: (error) => toastFailure('Failed to log meal', error),
  });
}

/** Changes a meal; the toast's Undo writes back what it was. Tells the callback what was sent. */
export function useUpdateMeal(onUpdated: (changed: DraftedMeal) => void) {
  const undo = useMutation({
    mutationFn: ({ id, type, date, foods }: Meal) =>
      call(meals.update, { params: { id }, body: { type, date, foods } }),
    onSuccess: () => toast({ title: 'Change undone' }),
    onError: (error) => toastFailure('Failed to undo the change', error),
  });
  return useMutation({
    mutationFn: ({ meal, changed }: { meal: Meal; changed: DraftedMeal }) =>
      call(meals.update, { params: { id: meal.id }, body: toBody(changed) }),
    onSuccess: (updated, { meal, changed }) => {
      const action = { label: 'Undo', onPress: () => undo.mutate(meal) };
      toast({ title: 'Meal updated', description: sayMeal(updated), action });
      onUpdated(changed);
    },
    onError: (error) => toastFailure('Failed to update meal', error),
  });
}

const DELETE = ['delete meal'];

/** Deletes a meal, once however often it is asked to; the toast's Undo logs it once more. */
export function useDeleteMeal(onDeleted: () => void) {
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: ({ type, date, foods }: Meal) => call(meals.create, { body: { type, date, foods } }),
    onSuccess: () => toast({ title: 'Meal restored' }),
    // Nothing else holds the meal any more.
    onError: (error, meal) => toastFailure('Failed to restore meal', error, tryAgain(meal)),
  });
  const tryAgain = (meal: Meal): ToastMessage['action'] => ({
    label: 'Try again',
    onPress: () => undo.mutate(meal),
  });
  const { mutate } = useMutation({
    mutationKey: DELETE,
    mutationFn: ({ id }: Meal) => call(meals.remove, { params: { id } }),
    onSuccess: (_, meal) => {
      client.setQueryData(mealsQuery(meal.date).queryKey, (day) => day?.filter(({ id }) => id !== meal.id));
      const action = { label: 'Undo', onPress: () => undo.mutate(meal) };
      toast({ title: 'Meal deleted', description: sayMeal(meal), action });
      onDeleted();
    },
    onError: (error) => toastFailure('Failed to delete meal', error),
  });
  return (meal: Meal) => {
    // Asked of the cache itself: of two quick presses the second comes before the first shows.
    const same = client.isMutating({
      mutationKey: DELETE,
      predicate: ({ state }) => Object(state.variables).id === meal.id,
    });
    if (same === 0) mutate(meal);
  };
}

function toBody({ type, date, foods }: DraftedMeal) {
  return { type, date, foods: foods.map(toMealFood), ...draftTotals(foods) };
}

/** 'Breakfast, 386 cal' */
function sayMeal({ type, totalCalories }: Meal): string {
  return `${MEAL_TYPE_LOOK[type].label}, ${formatCalories(totalCalories)} cal`;
}

function toastFailure(title: string, error: Error, action?: ToastMessage['action']) {
  toast({ title, description: serverMessage(error), variant: 'destructive', ...(action && { action }) });
}
