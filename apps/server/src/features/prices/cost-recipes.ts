import { PLAN_DAYS_MAX } from '@game-plan/contracts/kitchen/plan';
import type { KnownCost } from '@game-plan/contracts/kitchen/prices';
import { type CalendarDay, daysBetween } from '@game-plan/domain/calendar-day';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import type { NeededLine } from '@game-plan/domain/recipes/availability';
import { scaleRecipe } from '@game-plan/domain/units/scaling/scale';
import type { Database } from '#db/client.ts';
import { foodsAtHome } from '#features/kitchens/kitchen-queries.ts';
import { listPlannedLines } from '#features/plan/plan-queries.ts';
import { findRecipe } from '#features/recipes/recipe-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { readPriceBook } from './price-queries.ts';

async function costOf(db: Database, kitchenId: KitchenId, lines: readonly NeededLine[]): Promise<KnownCost> {
  const [book, atHome] = await Promise.all([readPriceBook(db, kitchenId), foodsAtHome(db, kitchenId)]);
  return book.costOf(lines, atHome);
}

/** What a recipe costs, for its own servings or the wanted ones. Throws 'not_found' if the kitchen has no such recipe. */
export async function costOfRecipe(
  db: Database,
  member: Member,
  id: number,
  wanted?: number,
): Promise<{ cost: KnownCost }> {
  const recipe = await findRecipe(db, member, id);
  if (!recipe) throw notFound('This recipe');
  const { ingredients, servings } = recipe;
  return { cost: await costOf(db, member.kitchenId, scaleRecipe(ingredients, servings, wanted ?? servings)) };
}

interface Days {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** What the recipes that are planned between two days (inclusive) cost. Throws 'bad_request' if these are too many. */
export async function costOfPlan(
  db: Database,
  kitchenId: KitchenId,
  days: Days,
): Promise<{ cost: KnownCost }> {
  if (daysBetween(days.from, days.to) >= PLAN_DAYS_MAX)
    throw new AppError('bad_request', `At most ${PLAN_DAYS_MAX} days can be priced at once`);
  const planned = await listPlannedLines(db, kitchenId, days);
  const lines = planned.map(({ ingredients, servings, wanted }) =>
    scaleRecipe(ingredients, servings, wanted),
  );
  return { cost: await costOf(db, kitchenId, lines.flat()) };
}
