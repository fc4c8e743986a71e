import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { plan } from '@game-plan/contracts/kitchen/plan';
import type { Member } from '@game-plan/domain/kitchen-member';
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts';
import type { Deps } from '#deps';
import { findRecipeToPlan, insertEntry } from '#features/plan/plan-queries.ts';
import { lockShoppingList } from '#features/shopping-list/shopping-list-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { insertPictured } from './insert-pictured.ts';
import { completeRecipe } from './save-recipe.ts';

type Entry = BodyOf<typeof plan.createSeveral>['entries'][number];

/**
 * Plans meals that were proposed, all or none, and saves the dishes of the composer among them in the library; returns the ids of the
 * entries. Throws 'not_found' if the kitchen has no such recipe, and 'invalid_body' if a rest is not one of a meal before it.
 */
export async function planProposals(
  deps: Pick<Deps, 'composer' | 'concurrency' | 'db' | 'jobs'>,
  member: Member,
  entries: readonly Entry[],
): Promise<number[]> {
  const completed = await Promise.all(
    entries.map(async ({ idea, ...entry }) => ({
      entry,
      recipe: idea && (await completeRecipe(deps, member, idea)),
    })),
  );
  // The owner is locked after the kitchen, and deleting an account locks in the opposite order.
  return retryOnDeadlock(() =>
    deps.db.transaction(async (tx) => {
      // As for the list: no recipe is removed while it is planned.
      await lockShoppingList(tx, member.kitchenId);
      const ids: number[] = [];
      for (const { entry, recipe } of completed) {
        const restOf = entry.restOf === null ? null : ids[entry.restOf];
        if (restOf === undefined) throw new AppError('invalid_body', 'A rest needs a meal before it');
        if (entry.recipeId !== null && !(await findRecipeToPlan(tx, member.kitchenId, entry.recipeId)))
          throw notFound('This recipe');
        const saved = recipe && (await insertPictured({ db: tx, jobs: deps.jobs }, member, recipe));
        ids.push(await insertEntry(tx, member, { ...entry, recipeId: saved?.id ?? entry.recipeId, restOf }));
      }
      return ids;
    }),
  );
}
