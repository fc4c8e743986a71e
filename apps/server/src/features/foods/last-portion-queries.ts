import type { LoggedPortion } from '@game-plan/domain/meals/portions/portion-of-found';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

/** Only the person's latest meals are read; last year's habits do not count. */
const MOST_MEALS = 300;

interface LoggedFood {
  readonly description: string;
  readonly fdcId?: number | undefined;
  readonly ownFoodId?: number | undefined;
}

interface LoggedKey {
  readonly name: string;
  readonly fdcId: number | null;
  readonly ownFoodId: number | null;
  [column: string]: unknown;
}

/** The last logged portion of each food, by `keyOf`. */
export type LastPortions = ReadonlyMap<string, LoggedPortion>;

const keyOf = ({ description, fdcId, ownFoodId }: LoggedFood) =>
  ownFoodId === undefined ? `${fdcId ?? ''} ${description}` : `own ${ownFoodId}`;

export function lastPortionOf(last: LastPortions, food: LoggedFood): LoggedPortion | undefined {
  return last.get(keyOf(food));
}

/** The person's last portion of each food, from their latest meals only. */
export async function findLastPortions(
  db: Database,
  userId: number,
  foods: readonly LoggedFood[],
): Promise<LastPortions> {
  if (foods.length === 0) return new Map();
  // Foods are filtered by name first; extracting all six figures of each would take half as long again.
  const { rows } = await db.execute<LoggedPortion & LoggedKey>(sql`
    select distinct on (name, "fdcId", "ownFoodId") name, "fdcId", "ownFoodId", quantity, unit, calories
    from (
      select date, id, food->>'name' as name, (food->>'fdcId')::integer as "fdcId",
        (food->>'ownFoodId')::integer as "ownFoodId", (food->>'quantity')::double precision as quantity,
        food->>'unit' as unit, (food->>'calories')::double precision as calories
      from (
        select date, id, foods from meals where user_id = ${userId} order by date desc, id desc limit ${MOST_MEALS}
      ) as latest, jsonb_array_elements(foods) as food
      where food->>'name' = any(${sql.param(foods.map(({ description }) => description))}::text[])
    ) as found
    order by name, "fdcId", "ownFoodId", date desc, id desc`);
  return new Map(
    rows.map(({ name, fdcId, ownFoodId, quantity, unit, calories }) => [
      keyOf({ description: name, fdcId: fdcId ?? undefined, ownFoodId: ownFoodId ?? undefined }),
      { quantity, unit, calories },
    ]),
  );
}
