import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

export interface CardRow {
  readonly id: number;
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly place: string | null;
  readonly isDish: boolean;
}
interface ListRow {
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly needs: Readonly<Record<string, { readonly amount: number | null; readonly unit: string }>>;
}
interface MealRow {
  readonly user: number;
  readonly type: string;
  readonly date: string;
  readonly name: string;
  readonly quantity: number;
  readonly calories: number;
}
interface MoveRow {
  readonly name: string;
  readonly unit: string;
  readonly kind: string;
  readonly amount: number;
}

/** What a kitchen and the diaries of its members have, as the rows say, in an order of their own. */
export async function readWeekRows(db: Database, kitchenId: KitchenId, users: readonly number[]) {
  const rows = async <Row>(query: SQL) => (await db.execute(query)).rows as unknown as Row[];
  return {
    cards: await rows<CardRow>(
      sql`select id, name, quantity, unit, place, serving is not null as "isDish" from ingredients where kitchen_id = ${kitchenId} order by id`,
    ),
    list: await rows<ListRow>(
      sql`select name, quantity, unit, recipe_needs as needs from shopping_list where kitchen_id = ${kitchenId} and not is_completed order by id`,
    ),
    meals: await rows<MealRow>(
      sql`select m.user_id as "user", m.type, m.date::text as date, food->>'name' as name, (food->>'quantity')::float8 as quantity, (food->>'calories')::float8 as calories
        from meals m, jsonb_array_elements(m.foods) as food where m.user_id in ${users} order by m.user_id, m.date, m.id`,
    ),
    moves: await rows<MoveRow>(
      sql`select name, unit, kind, sum(amount)::float8 as amount from stock_movements where kitchen_id = ${kitchenId} group by name, unit, kind`,
    ),
    states: await rows<{ readonly id: number; readonly state: string }>(
      sql`select id, state from plan_entries where kitchen_id = ${kitchenId} order by id`,
    ),
  };
}

/** The servings of cooked meals that were removed from the plan, and not put back. */
export async function countRemovedServings(db: Database, kitchenId: KitchenId): Promise<number> {
  const { rows } = await db.execute(sql`
    select coalesce(sum((entry->>'servings')::int), 0)::int as servings
    from removals, jsonb_array_elements(kept->'planEntries') as entry
    where kitchen_id = ${kitchenId} and entry->>'state' = 'cooked' and not exists (
      select from plan_entries p where p.kitchen_id = removals.kitchen_id and p.id = (entry->>'id')::int)`);
  return Number(rows[0]?.servings);
}
