import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type Meal, type MealFood, meals } from '@game-plan/contracts/food/meals';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { caloriesOfMeals } from '@game-plan/domain/meals/meal-totals';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { formatCalories, formatNearDay } from '#lib/format/format.ts';
import { optionLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { type ToastMessage, toast } from '#ui/toast/toast-store.ts';
import { useUndoAction } from '../people/undo.ts';
import { toastFailure } from '../toast-failure.ts';

/** The meals of a day. */
export const mealsQuery = (date: CalendarDay) => readQuery(meals.list, { query: { date } });

/** The current version of a logged meal, which may have been edited since. */
export function useCurrentMeal(logged: Meal): Meal {
  const day = useQuery(mealsQuery(logged.date));
  return day.data?.find(({ id }) => id === logged.id) ?? logged;
}

/** The meals between two days. */
export const mealsBetweenQuery = (from: CalendarDay, to: CalendarDay) =>
  readQuery(meals.list, { query: { startDate: from, endDate: to } });

export const usualFoodsQuery = (type: MealType, date: CalendarDay) =>
  readQuery(meals.usual, { query: { type, date } });

/** For each of these logged foods, the units that it can be changed to. */
export const loggedWeightsQuery = (foods: readonly MealFood[]) => {
  const body = {
    foods: foods.map(({ quantity, unit, calories, fdcId }) => ({ quantity, unit, calories, fdcId })),
  };
  return queryOptions({
    queryKey: ['weights of logged foods', body],
    queryFn: () => call(meals.weights, { body }),
    staleTime: 'static',
  });
};

/** Deletes the meals that were just logged. */
function useUndoLog() {
  const { mutate } = useMutation({
    mutationFn: (logged: readonly Meal[]) =>
      Promise.all(logged.map(({ id }) => call(meals.remove, { params: { id } }))),
    onSuccess: () => toast({ title: t('Undone'), description: t('Nothing was logged') }),
    onError: (error) => toastFailure(t('Failed to undo'), error),
  });
  return (logged: readonly Meal[]): NonNullable<ToastMessage['action']> => ({
    label: t('Undo'),
    onPress: () => mutate(logged),
  });
}

/** Logs foods as a meal with one press; the toast offers Undo. */
export function useQuickLog(onLogged?: () => void) {
  const undo = useUndoLog();
  return useMutation({
    mutationFn: (body: BodyInput<typeof meals.create>) => call(meals.create, { body }),
    onSuccess: (meal) => {
      toast({ title: t('Meal logged'), description: describeMeal(meal), action: undo([meal]) });
      onLogged?.();
    },
    onError: (error) => toastFailure(t('Failed to log meal'), error),
  });
}

/** Copies the meals of a day to another day; the toast offers Undo. */
export function useCopyMeals(onCopied?: () => void) {
  const undo = useUndoLog();
  return useMutation({
    mutationFn: (body: BodyInput<typeof meals.copy>) => call(meals.copy, { body }),
    onSuccess: (copied, { type }) => {
      const [only] = copied;
      toast({
        title: type ? t('Meal logged') : t('Day copied'),
        description: copied.length === 1 && only ? describeMeal(only) : describeMeals(copied),
        action: undo(copied),
      });
      onCopied?.();
    },
    onError: (error) => toastFailure(t('Failed to log meal'), error),
  });
}

/** Copies a meal to any day and type; the toast offers Undo. */
export function useCopyMeal(onCopied: () => void) {
  const undo = useUndoLog();
  return useMutation({
    mutationFn: (body: BodyInput<typeof meals.create>) => call(meals.create, { body }),
    onSuccess: (meal) => {
      toast({ title: t('Meal copied'), description: describeMeal(meal), action: undo([meal]) });
      onCopied();
    },
    onError: (error) => toastFailure(t('Failed to copy meal'), error),
  });
}

/** A meal to send, and the draft it was made from, because the draft may change before the answer arrives. */
interface DraftedMeal<Draft> {
  body: BodyInput<typeof meals.create>;
  draft: Draft;
}

/** Logs a meal. Calls back with the logged draft, even if its tab has been left. */
export function useLogMeal<Draft>(onLogged: (draft: Draft) => void) {
  return useMutation({
    mutationFn: ({ body }: DraftedMeal<Draft>) => call(meals.create, { body }),
    onSuccess: (meal, { draft }) => {
      toast({ title: t('Meal logged'), description: describeMeal(meal) });
      onLogged(draft);
    },
    onError: (error) => toastFailure(t('Failed to log meal'), error),
  });
}

/** Changes a meal; the toast offers Undo. Calls back with the sent draft. */
export function useUpdateMeal<Draft>(onUpdated: (draft: Draft) => void) {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: ({ meal, body }: DraftedMeal<Draft> & { meal: Meal }) =>
      call(meals.update, { params: { id: meal.id }, body }),
    onSuccess: ({ undoId, ...updated }, { meal, draft }) => {
      const action = undo({ undoId, done: { title: t('Change undone'), description: describeMeal(meal) } });
      toast({ title: t('Meal updated'), description: describeMeal(updated), action });
      onUpdated(draft);
    },
    onError: (error) => toastFailure(t('Failed to update meal'), error),
  });
}

const DELETE = ['delete meal'];

/** Deletes a meal, only once if pressed twice; the toast offers Undo. */
export function useDeleteMeal(onDeleted: () => void) {
  const client = useQueryClient();
  const undo = useUndoAction();
  const { mutate } = useMutation({
    mutationKey: DELETE,
    mutationFn: ({ id }: Meal) => call(meals.remove, { params: { id } }),
    onSuccess: ({ undoId }, meal) => {
      client.setQueryData(mealsQuery(meal.date).queryKey, (day) => day?.filter(({ id }) => id !== meal.id));
      const description = describeMeal(meal);
      const action = undo({ undoId, done: { title: t('Meal restored'), description } });
      toast({ title: t('Meal deleted'), description, action });
      onDeleted();
    },
    onError: (error) => toastFailure(t('Failed to delete meal'), error),
  });
  return (meal: Meal) => {
    // Checks the cache, because the second of two quick presses comes before the first is rendered.
    const same = client.isMutating({
      mutationKey: DELETE,
      predicate: ({ state }) => Object(state.variables).id === meal.id,
    });
    if (same === 0) mutate(meal);
  };
}

/** Deletes a meal that was logged from a photo. */
export function useUndoMeal(onUndone: () => void) {
  return useMutation({
    mutationFn: ({ id }: Meal) => call(meals.remove, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('Meal removed'), description: t('The photo is still here') });
      onUndone();
    },
    onError: (error) => toastFailure(t('Failed to remove meal'), error),
  });
}

/** '3 meals, 1,240 cal, Nov 20' */
function describeMeals(logged: readonly Meal[]): string {
  return t('{count} meals, {calories} cal{otherDayMessage}', {
    count: logged.length,
    calories: formatCalories(caloriesOfMeals(logged)),
    otherDayMessage: otherDayMessage(logged[0]?.date),
  });
}

/** ', Nov 20'; empty for today. */
function otherDayMessage(day: CalendarDay | undefined): string {
  const now = today();
  return day === undefined || day === now ? '' : `, ${formatNearDay(day, now)}`;
}

/** 'Breakfast, 386 cal', with the day unless it is today. */
function describeMeal({ type, date, totalCalories }: Meal): string {
  return `${optionLabel(type)}, ${formatCalories(totalCalories)} ${t('cal')}${otherDayMessage(date)}`;
}
