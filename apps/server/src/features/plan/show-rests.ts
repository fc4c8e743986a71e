import type { PlanEntry } from '@game-plan/contracts/kitchen/plan';
import { addDays, calendarDay } from '@game-plan/domain/calendar-day';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import type { RestState } from '@game-plan/domain/plan/plan-entry';
import { parseAmount } from '@game-plan/domain/units/amount';
import type { Database } from '#db/client.ts';
import { listDishes, listLastMoves, listStates, type StoredEntry } from './plan-queries.ts';

type Rest = NonNullable<PlanEntry['rest']>;
type Entry = StoredEntry['entry'];

/** A dish that went longer before its meal is not found in the log any more, which is folded. */
const BEFORE_DAYS = 31;

/** What has become of the dishes of which these entries eat what is left, by the ids of the entries; those that eat none have none. */
export async function showRests(
  db: Database,
  kitchenId: KitchenId,
  entries: readonly Entry[],
): Promise<ReadonlyMap<number, Rest>> {
  const rests = entries.filter(({ restOf }) => restOf !== null);
  const days = rests.map(({ day }) => day).toSorted();
  const [first] = days;
  if (first === undefined) return new Map();
  const ids = rests.flatMap(({ dishId }) => dishId ?? []);
  const [dishes, moves, states] = await Promise.all([
    listDishes(db, kitchenId, ids),
    listLastMoves(db, kitchenId, { ids, since: addDays(calendarDay(first), -BEFORE_DAYS) }),
    listStates(
      db,
      kitchenId,
      rests.flatMap(({ restOf }) => restOf ?? []),
    ),
  ]);
  const dishOf = new Map(dishes.map((dish) => [dish.id, dish]));
  const kindOf = new Map(moves.map(({ id, kind }) => [id, kind]));
  const stateOf = new Map(states.map(({ id, state }) => [id, state]));
  return new Map(
    rests.map(({ id, restOf, dishId }): [number, Rest] => {
      const dish = dishId === null ? undefined : dishOf.get(dishId);
      const servings = parseAmount(dish?.quantity ?? '') ?? 0;
      if (dish && servings > 0) {
        const until = dish.expiryDate === null ? null : calendarDay(dish.expiryDate);
        return [id, { state: dish.place === 'freezer' ? 'frozen' : 'there', servings, until }];
      }
      const isAwaited = dishId === null && stateOf.get(restOf ?? 0) === 'planned';
      const kind = kindOf.get(dishId ?? 0);
      const isDiscarded = kind === 'thrown away' || kind === 'expired';
      const state: RestState = isAwaited ? 'awaited' : isDiscarded ? 'discarded' : 'gone';
      return [id, { state, servings: 0, until: null }];
    }),
  );
}
