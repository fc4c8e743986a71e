import type { BodyInput, BodyOf, QueryInput, ResponseOf } from '@game-plan/contracts/endpoint';
import { type Ingredient, ingredients, type QuickAddFood } from '@game-plan/contracts/kitchen/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { IngredientUnit, Place } from '@game-plan/domain/ingredient';
import { mealTypeAt } from '@game-plan/domain/meals/meal-time';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { isNotFound, reasonOf } from '#lib/api/api-error.ts';
import { formatDay, formatNumber } from '#lib/format/format.ts';
import { leftOutNote } from '#lib/format/left-out.ts';
import { localText, t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { useUndoAction } from '../people/undo.ts';
import { toastFailure, toastFixedFailure } from '../toast-failure.ts';

/** A new ingredient to send; omitted fields get defaults. */
export type NewIngredient = BodyInput<typeof ingredients.create>;

/** The form's fields, without allergens and dietary tags, so that saving leaves those unchanged. */
export type IngredientFields = Omit<BodyOf<typeof ingredients.create>, 'allergens' | 'dietaryTags'>;

/** All ingredients, newest first. */
export const ingredientsQuery = readQuery(ingredients.list);

/** Ingredients that expire within a week of the person's own day, soonest first. */
export const expiringQuery = (today: CalendarDay) => readQuery(ingredients.expiring, { query: { today } });

/** Until when food usually keeps of which nobody has said it. */
export const usualDaysQuery = readQuery(ingredients.usualDays);

/** The foods of Quick Add, each with the ingredient that the kitchen has of it. */
export const quickAddQuery = (today: CalendarDay) => ({
  ...readQuery(ingredients.quickAdd, { query: { today } }),
  select: (foods: QuickAddFood[] | null) => foods?.map((food) => ({ ...food, name: localText(food.name) })),
});

/** What the kitchen has of a typed food, and how it is usually stored. */
export const typedNameQuery = (query: QueryInput<typeof ingredients.readName>) =>
  readQuery(ingredients.readName, { query });

/** What is taken for a recipe, as it was when it was asked: what changes meanwhile is refused, and asked for once more. */
export const plannedUseQuery = (
  body: BodyInput<typeof ingredients.planUse>,
  day: CalendarDay,
  times: number,
) =>
  queryOptions({
    queryKey: ['planned use', day, body, times],
    queryFn: () => call(ingredients.planUse, { query: { today: day }, body }),
    staleTime: 'static',
    gcTime: 0,
  });
export type PlannedUse = ResponseOf<typeof ingredients.planUse>[number];

interface CreateOptions {
  /** Called for each success and failure, even of concurrent requests. */
  onCreated?: (ingredient: Ingredient) => void;
  onFailed?: (body: NewIngredient) => void;
}

const ADDED = { title: t('Ingredient added'), description: t('Ingredient has been added to your inventory') };
const NOT_ADDED = t('Failed to add ingredient');

export function useCreateIngredient({ onCreated, onFailed }: CreateOptions) {
  return useMutation({
    mutationFn: (body: NewIngredient) => call(ingredients.create, { query: { today: today() }, body }),
    onSuccess: (ingredient) => {
      toast(ADDED);
      onCreated?.(ingredient);
    },
    onError: (error, body) => {
      toast({ title: t('Error'), description: `${NOT_ADDED}: ${reasonOf(error)}`, variant: 'destructive' });
      onFailed?.(body);
    },
  });
}

type Typed = BodyInput<typeof ingredients.addTyped>;

/** The ingredient that the kitchen has of a typed food, and the typed amount. */
export type Kept = NonNullable<ResponseOf<typeof ingredients.addTyped>['kept']>;

interface AddOptions {
  /** Called instead of adding a food that the kitchen has. */
  readonly onKept: (text: string, kept: Kept) => void;
  readonly onFailed: (text: string) => void;
}

/**
 * Adds what was typed or pasted: a name, a list, a receipt. Calls are sent one after the other, so that the ingredients
 * keep the order in which they were typed.
 */
export function useAddTyped({ onKept, onFailed }: AddOptions) {
  return useMutation({
    scope: { id: 'add-ingredient' },
    mutationFn: (typed: Typed) => call(ingredients.addTyped, { query: { today: today() }, body: typed }),
    onSuccess: ({ added: { length: added }, leftOut, kept }, { text }) => {
      if (kept) return onKept(text, kept);
      const note = leftOutNote(leftOut);
      if (added === 0) return toast({ title: t('Nothing to add'), description: note });
      const several = {
        title: t('Ingredients added'),
        description: t('{added} added to your inventory', { added: countIngredients(added) }),
      };
      const { title, description } = added === 1 ? ADDED : several;
      toast({ title, description: note === '' ? description : `${description}. ${note}` });
    },
    onError: (error, { text }) => {
      toastFixedFailure({ description: NOT_ADDED }, error);
      onFailed(text);
    },
  });
}

export function useUpdateIngredient(onUpdated?: () => void) {
  return useMutation({
    mutationFn: ({ id, fields, batch }: { id: number; fields: Partial<IngredientFields>; batch?: number }) =>
      call(ingredients.update, {
        params: { id },
        query: { today: today(), ...(batch !== undefined && { batch }) },
        body: fields,
      }),
    onSuccess: () => {
      toast({ title: t('Ingredient updated') });
      onUpdated?.();
    },
    onError: (error) => toastFailure(t('Failed to update ingredient'), error),
  });
}

interface NewAmount {
  readonly existing: Ingredient;
  readonly quantity: string;
  readonly unit: IngredientUnit;
  /** Until when what was bought keeps. */
  readonly expiryDate?: CalendarDay | null;
}

/** Adds what was bought to the amount of an existing ingredient, with a date of its own; the card's date and status stay. */
export function useChangeAmount(onChanged: (updated: Ingredient) => void) {
  return useMutation({
    mutationFn: ({ existing, quantity, unit, expiryDate = null }: NewAmount) =>
      call(ingredients.update, {
        params: { id: existing.id },
        query: { today: today(), why: 'bought' },
        body: { quantity, unit, ...(expiryDate && { expiryDate }) },
      }),
    onSuccess: onChanged,
    onError: (error) => toastFailure(t('Failed to update ingredient'), error),
  });
}

/** Where food went that is deleted, if the person says. */
type WhyGone = NonNullable<QueryInput<typeof ingredients.remove>['why']>;

interface Deletion {
  readonly ingredient: Pick<Ingredient, 'id' | 'name'>;
  readonly why?: WhyGone;
}

/** Deletes an ingredient; the toast offers Undo. Calls back when it is gone, even if another device deleted it. */
export function useDeleteIngredient(onGone?: () => void) {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: ({ ingredient: { id }, why }: Deletion) =>
      call(ingredients.remove, { params: { id }, query: { today: today(), ...(why && { why }) } }),
    onSuccess: ({ undoId }, { ingredient: { name }, why }) => {
      const action = undo({ undoId, done: { title: t('Ingredient restored'), description: name } });
      toast({
        title: t('Ingredient deleted'),
        ...(why && { description: `${name}: ${localText(why)}` }),
        action,
      });
      onGone?.();
    },
    onError: (error) => {
      toastFailure(t('Failed to delete ingredient'), error);
      if (isNotFound(error)) onGone?.();
    },
  });
}

/** Eats a serving of a cooked dish into the person's diary; the toast offers Undo. */
export function useEatDish() {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: ({ id }: Ingredient) =>
      call(ingredients.eat, {
        params: { id },
        query: { today: today() },
        body: { type: mealTypeAt(new Date().getHours()) },
      }),
    onSuccess: ({ undoId, servings }, { name }) =>
      toast({
        title: t('Meal logged'),
        description: t('{servings, select, 1 {1 serving} other {{servings} servings}} of {name}', {
          servings: formatNumber(servings),
          name,
        }),
        action: undo({ undoId, done: { title: t('Put back'), description: name } }),
      }),
    onError: (error) => toastFailure(t('Failed to log meal'), error),
  });
}

const PLACED = {
  freezer: t('Moved to the freezer'),
  fridge: t('Moved to the fridge'),
  cupboard: t('Moved to the cupboard'),
} satisfies Record<Place, string>;

/** Puts food into another place; the toast says until when it keeps there, and offers Undo. */
export function useStoreIngredient() {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: ({ ingredient: { id }, place }: { ingredient: Ingredient; place: Place }) =>
      call(ingredients.store, { params: { id }, query: { today: today() }, body: { place } }),
    onSuccess: ({ undoId, ingredient: { expiryDate } }, { ingredient: { name }, place }) =>
      toast({
        title: PLACED[place],
        description: withDay(name, expiryDate),
        action: undo({ undoId, done: { title: t('Put back'), description: name } }),
      }),
    onError: (error) => toastFailure(t('Failed to update ingredient'), error),
  });
}

interface Opening {
  readonly ingredient: Pick<Ingredient, 'id' | 'name'>;
  /** The place of the batch; by default the first that is not open. */
  readonly batch?: number;
}

/** Opens food today; the toast says until when it keeps now, and offers Undo. */
export function useOpenIngredient() {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: ({ ingredient: { id }, batch }: Opening) =>
      call(ingredients.open, {
        params: { id },
        query: { today: today() },
        body: { openedOn: today(), batch },
      }),
    onSuccess: ({ undoId, ingredient }, { ingredient: { name } }) =>
      toast({
        title: t('Opened {day}', { day: formatDay(today()) }),
        description: withDay(name, openedUntil(ingredient)),
        action: undo({ undoId, done: { title: t('Put back'), description: name } }),
      }),
    onError: (error) => toastFailure(t('Failed to update ingredient'), error),
  });
}

/** Until when the batch keeps that was opened today. */
function openedUntil({ batches, expiryDate }: Ingredient): CalendarDay | null {
  const opened = batches.find(({ openedOn }) => openedOn === today());
  return opened ? opened.expiryDate : expiryDate;
}

interface BatchTaking {
  readonly ingredient: Pick<Ingredient, 'id' | 'name' | 'quantity' | 'unit'>;
  readonly batch: number;
  /** What is left of the card. */
  readonly left: string;
  readonly why: WhyGone;
}

/** Takes a batch out of the inventory and says where it went; the toast offers Undo. */
export function useTakeBatch() {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: ({ ingredient: { id, quantity, unit }, batch, left, why }: BatchTaking) =>
      call(ingredients.use, {
        query: { today: today() },
        body: { items: [{ id, quantity, unit, left, batch }], why },
      }),
    onSuccess: ({ undoId }, { ingredient: { name }, why }) =>
      toast({
        title: t('Inventory updated'),
        description: `${name}: ${localText(why)}`,
        action: undo({ undoId, done: { title: t('Inventory restored'), description: name } }),
      }),
    onError: (error) => toastFailure(t('Failed to take from inventory'), error),
  });
}

/** 'Milk · Exp: Dec 1, 2026' */
const withDay = (name: string, day: CalendarDay | null): string =>
  day === null ? name : `${name} · ${t('Exp: {expiryDate}', { expiryDate: formatDay(day) })}`;

/** What is taken for a recipe. */
interface Cooked {
  /** The saved recipe that is made with it; undefined for an idea. */
  recipeId: number | undefined;
  readonly name: string;
  readonly taken: readonly Pick<PlannedUse, 'ingredient' | 'left' | 'buyAs'>[];
}

/**
 * Takes what was cooked out of the inventory, all or none; the toast offers Undo, and to `buyAgain` what is used up. Calls
 * `onFailed` when the amounts are about to be read again.
 */
export function useTakeCooked(
  onTaken: () => void,
  onFailed: () => void,
  buyAgain: (names: readonly string[]) => void,
) {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: ({ name, recipeId, taken }: Cooked) => {
      const items = taken.map(({ ingredient: { id, quantity, unit }, left }) => ({
        id,
        quantity,
        unit,
        left,
      }));
      const made = recipeId === undefined ? undefined : { recipeId, on: today() };
      return call(ingredients.use, { query: { today: today() }, body: { cooked: name, items, made } });
    },
    onSuccess: ({ left, undoId }, { taken }) => {
      const description = t('{count} put back', { count: countIngredients(taken.length) });
      const usedUp = taken.filter(({ ingredient }) => !left.some(({ id }) => id === ingredient.id));
      const names = usedUp.map(({ buyAs }) => buyAs);
      toast({
        title: t('Inventory updated'),
        description:
          names.length > 0
            ? t('{taken} taken, {count} used up', {
                taken: countIngredients(taken.length),
                count: formatNumber(names.length),
              })
            : t('{taken} taken', { taken: countIngredients(taken.length) }),
        action: undo({ undoId, done: { title: t('Inventory restored'), description } }),
        ...(names.length > 0 && { otherAction: { label: t('Buy again'), onPress: () => buyAgain(names) } }),
      });
      onTaken();
    },
    onError: (error, _, __, { client }) => {
      toastFailure(t('Failed to take from inventory'), error);
      void client.invalidateQueries({ queryKey: ingredientsQuery.queryKey });
      onFailed();
    },
  });
}

/** Removes what has expired; the toast offers Undo. */
export function useClearExpired(onCleared: () => void) {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: (today: CalendarDay) => call(ingredients.clearExpired, { query: { today } }),
    onSuccess: ({ removed, undoId }) => {
      if (undoId === null) toastNothingToClear();
      else {
        const count = countIngredients(removed);
        toast({
          title: t('Expired ingredients cleared'),
          description: t('{count} removed from your inventory', { count }),
          action: undo({ undoId, done: { title: t('{count} restored', { count }) } }),
        });
      }
      onCleared();
    },
    onError: (error) => toastFailure(t('Failed to clear expired ingredients'), error),
  });
}

/** Shown if nothing has expired, or another device was faster. */
export function toastNothingToClear(): void {
  toast({ title: t('Nothing to clear'), description: t('No ingredient has expired') });
}

/** '1 ingredient', '1,204 ingredients' */
export function countIngredients(count: number): string {
  return t('{count, select, 1 {1 ingredient} other {{shown} ingredients}}', {
    count,
    shown: formatNumber(count),
  });
}
