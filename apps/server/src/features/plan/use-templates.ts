import type { BodyOf, ResponseInput } from '@game-plan/contracts/endpoint';
import type { plan } from '@game-plan/contracts/kitchen/plan';
import { addDays, type CalendarDay, calendarDay, daysBetween } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { keepRemoval } from '#db/removals.ts';
import { lockShoppingList } from '#features/shopping-list/shopping-list-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { findRecipeToPlan, insertEntry, listEntries } from './plan-queries.ts';
import { findTemplate, insertTemplate, listTemplates, takeTemplate } from './template-queries.ts';

type Template = ResponseInput<typeof plan.templates>[number];

const summaryOf = ({ id, name, meals }: Awaited<ReturnType<typeof listTemplates>>[number]): Template => ({
  id,
  name,
  meals: meals.length,
});

/** The weeks that the kitchen has saved, by name. */
export async function showTemplates(db: Database, { kitchenId }: Member): Promise<Template[]> {
  return (await listTemplates(db, kitchenId)).map(summaryOf);
}

/** Saves what is planned on these days under a name, also what was cooked. Throws 'conflict' if nothing is planned. */
export async function saveTemplate(
  db: Database,
  member: Member,
  { name, from, days }: BodyOf<typeof plan.saveTemplate>,
): Promise<Template> {
  const entries = await listEntries(db, member.kitchenId, { from, to: addDays(from, days - 1) });
  const places = new Map(entries.map(({ entry }, place) => [entry.id, place]));
  const meals = entries.map(
    ({ entry: { day, slot, recipeId, name: shown, servings, eaters, portions, restOf } }) => ({
      day: daysBetween(from, calendarDay(day)),
      slot,
      recipeId,
      name: shown,
      servings,
      eaters,
      portions,
      restOf: places.get(restOf ?? 0) ?? null,
    }),
  );
  if (meals.length === 0) throw new AppError('conflict', 'Nothing is planned for these days.');
  return summaryOf(await insertTemplate(db, member, { name, meals }));
}

/**
 * Plans the meals of a template from a day on, all or none; what is planned there stays. Recipes that were removed since keep their name.
 * Returns how many were planned. Throws 'not_found' if the kitchen has no such template.
 */
export function applyTemplate(db: Database, member: Member, id: number, to: CalendarDay): Promise<number> {
  const { kitchenId } = member;
  return db.transaction(async (tx) => {
    await lockShoppingList(tx, kitchenId);
    const template = await findTemplate(tx, kitchenId, id);
    if (!template) throw notFound('This template');
    const ids: number[] = [];
    for (const { day, recipeId, restOf, ...meal } of template.meals) {
      const isThere = recipeId !== null && (await findRecipeToPlan(tx, kitchenId, recipeId)) !== undefined;
      const entry = { ...meal, day: addDays(to, day), recipeId: isThere ? recipeId : null };
      ids.push(await insertEntry(tx, member, { ...entry, restOf: ids[restOf ?? -1] ?? null }));
    }
    return template.meals.length;
  });
}

/** Removes a template; returns the id to undo it with. Throws 'not_found' if there is none. */
export function removeTemplate(db: Database, member: Member, id: number): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await takeTemplate(tx, member.kitchenId, id);
    if (rows.length === 0) throw notFound('This template');
    return keepRemoval(tx, member, { planTemplates: rows });
  });
}
