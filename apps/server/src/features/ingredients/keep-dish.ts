import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { addDays, type CalendarDay } from '@game-plan/domain/calendar-day';
import type { Place } from '@game-plan/domain/ingredient';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { servingsAsMeal } from '@game-plan/domain/meals/servings-as-meal';
import { batchesOf, daysOpened, daysUntil } from '@game-plan/domain/stock/batches';
import { DISH_KEEPS, dayInPlace, type ShelfLives } from '@game-plan/domain/stock/shelf-life';
import { formatAmount, parseAmount } from '@game-plan/domain/units/amount';
import type { Database } from '#db/client.ts';
import { lockKitchen, lockOwner } from '#db/lock-owner.ts';
import { keepRemoval } from '#db/removals.ts';
import { insertMeal } from '#features/meals/meal-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { lockIngredient, placeIngredient, takeFrom } from './ingredient-queries.ts';
import { readShelfLives } from './propose-days.ts';

interface Eaten {
  readonly id: number;
  readonly type: MealType;
  readonly today: CalendarDay;
}

/**
 * Takes a serving of a cooked dish, or what is left of it, and logs it in the person's diary of today. Undone together. Throws
 * 'not_found' if the kitchen has no such food, and 'conflict' if it is no dish or nothing is left.
 */
export function eatDish(
  db: Database,
  member: Member,
  { id, type, today }: Eaten,
): Promise<ResponseOf<typeof ingredients.eat>> {
  const { userId, kitchenId } = member;
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    await lockKitchen(tx, kitchenId);
    const dish = await lockIngredient(tx, kitchenId, id);
    if (!dish) throw notFound('This ingredient');
    const had = parseAmount(dish.quantity) ?? 0;
    if (!dish.serving || had === 0)
      throw new AppError('conflict', 'Only servings of a cooked dish can be eaten from here.');
    const servings = Math.min(1, had);
    const left = servings === had ? '0' : formatAmount(had - servings);
    const cause = { kind: 'eaten', day: today } as const;
    const taken = await takeFrom(tx, { member, cause }, { ...dish, left });
    if (!taken) throw new Error('A locked dish was gone');
    const meal = await insertMeal(tx, userId, {
      type,
      date: today,
      ...servingsAsMeal(dish.serving, servings),
    });
    const undoId = await keepRemoval(tx, member, {
      takenIngredients: [{ before: taken.before, left, cause }],
      loggedMeals: [{ id: meal.id, user_id: userId }],
    });
    return { undoId, servings };
  });
}

interface Stored {
  readonly id: number;
  readonly place: Place;
  readonly today: CalendarDay;
}

/**
 * Puts food into another place, where each batch keeps for another time: a dish as long as dishes do there, other food as the kitchen is
 * used to say, or by the lexicon. Throws 'not_found' if the kitchen has none.
 */
export function storeIngredient(
  db: Database,
  member: Member,
  { id, place, today }: Stored,
): Promise<ResponseOf<typeof ingredients.store>> {
  return changeDays(db, member, { id, today }, (card, lives) => {
    const days = lives.daysIn(card.name, place)?.days ?? null;
    const until = (expiryDate: CalendarDay | null) =>
      card.serving
        ? addDays(today, DISH_KEEPS[place])
        : dayInPlace(expiryDate, { from: card.place, to: place, today, days });
    return { place, ...daysUntil(card, ({ expiryDate }) => until(expiryDate)) };
  });
}

interface Opened {
  readonly id: number;
  readonly openedOn: CalendarDay;
  /** The place of the batch; by default the first that is not open. */
  readonly batch: number | undefined;
  readonly today: CalendarDay;
}

/** Opens a batch of an ingredient, or one piece of it. Throws 'not_found' if the kitchen has none, and 'conflict' if all of it is open. */
export function openIngredient(
  db: Database,
  member: Member,
  { id, openedOn, batch, today }: Opened,
): Promise<ResponseOf<typeof ingredients.open>> {
  return changeDays(db, member, { id, today }, (card, lives) => {
    const batches = batchesOf(card);
    const at = batch ?? batches.findIndex((one) => one.openedOn === null);
    if (batches[at]?.openedOn !== null) throw new AppError('conflict', 'It is open already.');
    const days = card.place === 'freezer' ? null : lives.daysOpen(card.name);
    const until = days === null ? null : addDays(openedOn, days);
    return daysOpened(card, { at, day: openedOn, until });
  });
}

type Card = NonNullable<Awaited<ReturnType<typeof lockIngredient>>>;

/** Changes where a locked card is kept and until when. Undone together. */
function changeDays(
  db: Database,
  member: Member,
  { id, today }: { readonly id: number; readonly today: CalendarDay },
  change: (card: Card, lives: ShelfLives) => Parameters<typeof placeIngredient>[3],
) {
  return db.transaction(async (tx) => {
    await lockKitchen(tx, member.kitchenId);
    const card = await lockIngredient(tx, member.kitchenId, id);
    if (!card) throw notFound('This ingredient');
    const cause = { kind: 'corrected', day: today } as const;
    const fields = change(card, await readShelfLives(tx, member.kitchenId));
    const stored = await placeIngredient(tx, { member, cause }, id, fields);
    if (!stored) throw new Error('A locked ingredient was gone');
    const undoId = await keepRemoval(tx, member, { storedIngredients: [stored.before] });
    return { undoId, ingredient: stored.ingredient };
  });
}
