import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import type { ledger } from '@game-plan/contracts/kitchen/ledger';
import { addDays, type CalendarDay } from '@game-plan/domain/calendar-day';
import type { IngredientCategory } from '@game-plan/domain/ingredient';
import type { Member } from '@game-plan/domain/kitchen-member';
import { stockKey } from '@game-plan/domain/stock/ledger';
import { type Bought, PACE_DAYS, runsOutOn, type Use, usuallyLasts } from '@game-plan/domain/stock/pace';
import { parseAmount } from '@game-plan/domain/units/amount';
import type { Database } from '#db/client.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { listIngredients } from '../ingredient-queries.ts';
import { listUse } from './ledger-queries.ts';

/** Days ahead that are forecast. */
const AHEAD_DAYS = 14;
/** For so long fresh food that nobody has touched is taken to be there. */
const UNTOUCHED_DAYS = 21;
const FRESH: readonly IngredientCategory[] = ['protein', 'vegetable', 'fruit', 'dairy'];
/** More tell a person nothing at a glance. */
const MOST_LASTING = 12;
/** More questions at once are work. */
const MOST_ASKED = 5;

/** What runs out soon at the kitchen's usual pace, soonest first, what may be gone although nobody has said so, and what lasts how long. */
export async function forecastStock(
  db: Database,
  { userId, kitchenId }: Member,
  today: CalendarDay,
): Promise<ResponseOf<typeof ledger.forecast>> {
  const cards = await listIngredients(db, kitchenId);
  const used = await listUse(db, kitchenId, addDays(today, -PACE_DAYS));
  await mapYielding(userId, [...cards, ...used], ({ name }) => stockKey(name));
  const inUnit = ({ name, unit }: { name: string; unit: string }) => `${stockKey(name)} ${unit}`;
  const uses = Map.groupBy(used, inUnit);
  const runsOut = [];
  const mayBeGone: Ingredient[] = [];
  for (const [key, same] of Map.groupBy(cards, inUnit)) {
    const [card] = same;
    const there = same.reduce((sum, { quantity }) => sum + (parseAmount(quantity) ?? 0), 0);
    if (!card || there === 0) continue;
    const use = together(uses.get(key) ?? []);
    const on = use && runsOutOn({ ...use, there }, today);
    if (on && on < today) mayBeGone.push(card);
    else if (on && on <= addDays(today, AHEAD_DAYS)) runsOut.push({ ...card, on });
    else if (!on && isLeftAlone(card, use?.last, today)) mayBeGone.push(card);
  }
  return {
    runsOut: runsOut.toSorted((one, other) => one.on.localeCompare(other.on)),
    mayBeGone: mayBeGone.slice(0, MOST_ASKED),
    lasts: [...uses.values()]
      .flatMap((same) => {
        const [first] = same;
        const use = together(same);
        const lasts = use && usuallyLasts(use, today);
        return first && lasts ? [{ name: first.name, unit: first.unit, ...lasts }] : [];
      })
      .toSorted((one, other) => one.days - other.days)
      .slice(0, MOST_LASTING),
  };
}

type Habit = Omit<Use, 'there'> & Bought;

/** The use of one food under several names. */
function together(uses: readonly Habit[]): Habit | undefined {
  return uses.reduce<Habit | undefined>(
    (all, use) =>
      all
        ? {
            went: all.went + use.went,
            days: Math.max(all.days, use.days),
            bought: all.bought + use.bought,
            purchases: all.purchases + use.purchases,
            since: use.since < all.since ? use.since : all.since,
            last: use.last > all.last ? use.last : all.last,
          }
        : use,
    undefined,
  );
}

/** Whether fresh food has been there for long, and nobody has used or counted it. */
function isLeftAlone(
  { category, place, isDish, expiryDate }: Ingredient,
  last: CalendarDay | undefined,
  today: CalendarDay,
): boolean {
  // What has expired is shown as such.
  const isFresh = FRESH.includes(category) && place !== 'freezer' && !isDish && expiryDate === null;
  return isFresh && (last === undefined || last < addDays(today, -UNTOUCHED_DAYS));
}
