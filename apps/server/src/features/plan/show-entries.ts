import type { PlanEntry } from '@game-plan/contracts/kitchen/plan';
import { type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import { totalMinutes } from '@game-plan/domain/plan/plan-entry';
import { lackingFoods } from '@game-plan/domain/plan/reserved-stock';
import { createInventory } from '@game-plan/domain/recipes/availability';
import { formatAmount } from '@game-plan/domain/units/amount';
import { writeMeasure } from '@game-plan/domain/units/write-measure';
import type { Database } from '#db/client.ts';
import { listMemberIds } from '#features/kitchens/membership-queries.ts';
import { readKitchen } from '#features/recipes/library-queries.ts';
import { imageOf } from '#features/recipes/recipe-queries.ts';
import { notFound } from '#http/app-error.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { findEntry, listEntries, type StoredEntry } from './plan-queries.ts';
import { showRests } from './show-rests.ts';

interface Days {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly today: CalendarDay;
}

/** What is planned from one day to another, with what the kitchen lacks for each meal. */
export async function showDays(db: Database, member: Member, { today, ...days }: Days): Promise<PlanEntry[]> {
  return showEntries(db, member, await listEntries(db, member.kitchenId, days), today);
}

/** Like `showDays`, for one entry. Throws 'not_found' if the kitchen has none. */
export async function showEntry(
  db: Database,
  member: Member,
  id: number,
  today: CalendarDay,
): Promise<PlanEntry> {
  return showStored(db, member, await findEntry(db, member.kitchenId, id), today);
}

/** Like `showEntry`, for one that has been read. */
export async function showStored(
  db: Database,
  member: Member,
  entry: StoredEntry | undefined,
  today: CalendarDay,
): Promise<PlanEntry> {
  const [shown] = entry ? await showEntries(db, member, [entry], today) : [];
  if (!shown) throw notFound('This planned meal');
  return shown;
}

async function showEntries(
  db: Database,
  member: Member,
  entries: readonly StoredEntry[],
  today: CalendarDay,
): Promise<PlanEntry[]> {
  if (entries.length === 0) return [];
  const members = new Set(await listMemberIds(db, member.kitchenId));
  const lacking = await lackingByEntry(db, member, today);
  const rests = await showRests(
    db,
    member.kitchenId,
    entries.map(({ entry }) => entry),
  );
  return entries.map(({ entry, recipe, picture }) => ({
    ...entry,
    rest: rests.get(entry.id) ?? null,
    day: calendarDay(entry.day),
    recipe: recipe && {
      id: recipe.id,
      imageUrl: imageOf(recipe.imageUrl, picture).imageUrl,
      minutes: totalMinutes(recipe),
      calories: recipe.calories,
    },
    // Those who have left the kitchen no longer eat.
    eaters: entry.eaters.filter((id) => members.has(id)),
    portions: entry.portions.filter((_, at) => members.has(entry.eaters[at] ?? 0)),
    lacks: (lacking.get(entry.id) ?? []).map(({ name, amount, unit }) => ({
      name,
      written: amount === null ? '' : writeMeasure({ name, amount: formatAmount(amount), unit }),
    })),
  }));
}

/** What the kitchen lacks for each meal that is still to be cooked, by the ids of the entries. */
async function lackingByEntry(db: Database, member: Member, today: CalendarDay) {
  const kitchen = await readKitchen(db, member.kitchenId, today);
  if (kitchen.planned.length === 0) return new Map<number, never[]>();
  const inventory = createInventory(kitchen.atHome);
  await mapYielding(member.userId, kitchen.items, inventory.add);
  const foods = lackingFoods(kitchen.planned, inventory);
  return new Map(kitchen.planned.map(({ id }, at) => [id, foods[at] ?? []]));
}
