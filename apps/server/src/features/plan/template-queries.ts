import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type KeptRow, takeRows } from '#db/removals.ts';
import { insertWithinLimit } from '#db/row-limit.ts';
import { planTemplates, type TemplateMeal } from '#db/schema/kitchen/plan-templates.ts';

const own = (kitchenId: KitchenId, id: number) =>
  and(eq(planTemplates.kitchenId, kitchenId), eq(planTemplates.id, id));

/** The kitchen's templates by name. */
export function listTemplates(db: Database, kitchenId: KitchenId) {
  const { id, name, meals } = planTemplates;
  return db
    .select({ id, name, meals })
    .from(planTemplates)
    .where(eq(planTemplates.kitchenId, kitchenId))
    .orderBy(asc(name), asc(id));
}

/** Undefined if the kitchen has no such template. */
export async function findTemplate(db: Database, kitchenId: KitchenId, id: number) {
  const [template] = await db.select().from(planTemplates).where(own(kitchenId, id));
  return template;
}

export function insertTemplate(
  db: Database,
  { userId, kitchenId }: Member,
  template: { readonly name: string; readonly meals: TemplateMeal[] },
) {
  return insertWithinLimit(db, planTemplates, { kitchenId, addedBy: userId, ...template });
}

/** Deletes a template and returns it, as what an undo keeps; empty if there is none. */
export function takeTemplate(tx: Database, kitchenId: KitchenId, id: number): Promise<KeptRow[]> {
  return takeRows(tx, 'planTemplates', own(kitchenId, id));
}
