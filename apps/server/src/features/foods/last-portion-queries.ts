import type { LoggedPortion } from '@game-plan/domain/meals/portions/portion-of-found';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';

/** Only the person's latest meals are read; last year's habits do not count. */
const MOST_MEALS = 300;

interface LoggedFood {
  readonly description: string;
  /** The name of the food it is added to: the milk of a tea says nothing about that of cereal, or a glass. */
  readonly addedTo?: string | undefined;
  readonly fdcId?: number | undefined;
  readonly ownFoodId?: number | undefined;
}

/** The last logged portion of each food, by `keyOf`. */
export type LastPortions = ReadonlyMap<string, LoggedPortion>;

const keyOf = ({ description, addedTo, fdcId, ownFoodId }: LoggedFood) =>
  JSON.stringify([ownFoodId === undefined ? [fdcId, description] : ownFoodId, addedTo]);

export function lastPortionOf(last: LastPortions, food: LoggedFood): LoggedPortion | undefined {
  return last.get(keyOf(food));
}

// Foods are filtered by name first; extracting all six figures of each would take half as long again.
const lastPortions = preparedRead(
  'last-portions',
  {
    name: sql<string>`name`,
    fdcId: sql<number | null>`"fdcId"`,
    ownFoodId: sql<number | null>`"ownFoodId"`,
    addedTo: sql<string | null>`"addedTo"`,
    quantity: sql<number>`quantity`,
    unit: sql<string>`unit`,
    calories: sql<number>`calories`,
  },
  (select) =>
    select.from(sql`(
      select distinct on (name, "fdcId", "ownFoodId", "addedTo")
        name, "fdcId", "ownFoodId", "addedTo", quantity, unit, calories
      from (
        select date, id, food->>'name' as name, (food->>'fdcId')::integer as "fdcId",
          (food->>'ownFoodId')::integer as "ownFoodId", food->>'addedTo' as "addedTo", (food->>'quantity')::double precision as quantity,
          food->>'unit' as unit, (food->>'calories')::double precision as calories
        from (
          select date, id, foods from meals where user_id = ${sql.placeholder('userId')}::integer
          order by date desc, id desc limit ${MOST_MEALS}
        ) as latest, jsonb_array_elements(foods) as food
        where food->>'name' = any(${sql.placeholder('names')}::text[])
      ) as found
      order by name, "fdcId", "ownFoodId", "addedTo", date desc, id desc
    ) as portions`),
);

/** The person's last portion of each food, from their latest meals only. */
export async function findLastPortions(
  db: Database,
  userId: number,
  foods: readonly LoggedFood[],
): Promise<LastPortions> {
  if (foods.length === 0) return new Map();
  const rows = await lastPortions(db, { userId, names: foods.map(({ description }) => description) });
  return new Map(
    rows.map(({ name, fdcId, ownFoodId, addedTo, quantity, unit, calories }) => [
      keyOf({
        description: name,
        fdcId: fdcId ?? undefined,
        ownFoodId: ownFoodId ?? undefined,
        addedTo: addedTo ?? undefined,
      }),
      { quantity, unit, calories },
    ]),
  );
}
