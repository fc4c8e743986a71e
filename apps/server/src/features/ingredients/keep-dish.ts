import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { addDays, type CalendarDay } from '@game-plan/domain/calendar-day';
import type { Place } from '@game-plan/domain/ingredient';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { servingsAsMeal } from '@game-plan/domain/meals/servings-as-meal';
import { DISH_KEEPS } from '@game-plan/domain/stock/shelf-life';
import { formatAmount, parseAmount } from '@game-plan/domain/units/amount';
import type { Database } from '#db/client.ts';
import { lockKitchen, lockOwner } from '#db/lock-owner.ts';
import { keepRemoval } from '#db/removals.ts';
import { insertMeal } from '#features/meals/meal-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { lockIngredient, placeIngredient, takeFrom } from './ingredient-queries.ts';

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

/** Puts food into another place; a dish then keeps as long as dishes do there. Throws 'not_found' if the kitchen has none. */
export function storeIngredient(
  db: Database,
  member: Member,
  { id, place, today }: Stored,
): Promise<ResponseOf<typeof ingredients.store>> {
  return db.transaction(async (tx) => {
    await lockKitchen(tx, member.kitchenId);
    const row = await lockIngredient(tx, member.kitchenId, id);
    if (!row) throw notFound('This ingredient');
    const change = { member, cause: { kind: 'corrected', day: today } } as const;
    const expiryDate = row.serving ? addDays(today, DISH_KEEPS[place]) : null;
    const stored = await placeIngredient(tx, change, id, { place, ...(expiryDate && { expiryDate }) });
    if (!stored) throw new Error('A locked ingredient was gone');
    const undoId = await keepRemoval(tx, member, { storedIngredients: [stored.before] });
    return { undoId, ingredient: stored.ingredient };
  });
}
