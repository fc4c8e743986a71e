import type { RecipeImport } from '@game-plan/contracts/kitchen/recipe-imports';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { z } from 'zod';
import type { Database } from '#db/client.ts';
import { handle, type JobHandler, job } from '#db/jobs/job.ts';
import { lockOwner } from '#db/lock-owner.ts';
import { keepRemoval } from '#db/removals.ts';
import { RowLimitError } from '#db/row-limit.ts';
import type { Deps } from '#deps';
import { findMembership } from '#features/kitchens/membership-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { insertPictured } from '../insert-pictured.ts';
import { keepVersion } from '../own/recipe-version-queries.ts';
import { readAgain, readWritten } from '../own/write-recipe.ts';
import { fetchPhoto, readPhoto } from '../read-photo.ts';
import { replaceRecipe } from '../recipe-queries.ts';
import {
  changeImport,
  chooseFound,
  deleteOldImports,
  endChosen,
  findImport,
  listImported,
  listWithBrackets,
  lockImport,
  nextChosen,
  readLikeness,
} from './recipe-file-queries.ts';

/** Imports what a person has chosen of their file. A repetition goes on behind the last recipe that was imported. */
const importRecipesJob = job({
  name: 'import-recipes',
  data: z.object({ userId: z.int() }),
  retries: 10,
  retryDelaySeconds: 5,
  timeoutSeconds: 3600,
  parallel: 1,
});

export const sweepImportsJob = job({
  name: 'sweep-imports',
  data: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  timeoutSeconds: 60,
  schedule: '40 * * * *',
});

/** Deletes files whose day is over. */
export const sweepImportsHandler = ({ db }: Pick<Deps, 'db'>): JobHandler =>
  handle(sweepImportsJob, () => deleteOldImports(db));

/** Begins to import the chosen recipes of a person's file. Throws 'not_found' without one, 'conflict' if it has begun before. */
export async function runImport(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { userId }: Member,
  ids: readonly number[],
): Promise<RecipeImport | null> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const state = await lockImport(tx, userId);
    if (!state) throw notFound('The file');
    if (state !== 'read') throw new AppError('conflict', 'This file is imported already.');
    if ((await chooseFound(tx, userId, ids)) === 0) throw notFound('These recipes');
    await changeImport(tx, userId, { state: 'running' });
    await jobs.add(tx, importRecipesJob, { userId }, { key: String(userId) });
    return findImport(tx, userId);
  });
}

/** A recipe that is being read by others' turns may wait so long. */
const OTHERS_FIRST_MILLISECONDS = 400;

export const importRecipes = {
  job: importRecipesJob,
  handler: (deps: Deps): JobHandler =>
    handle(importRecipesJob, async ({ userId }, { signal }) => {
      for (;;) {
        signal.throwIfAborted();
        // Asked each time: the person may have changed kitchens.
        const membership = await findMembership(deps.db, userId);
        const found = membership && (await nextChosen(deps.db, userId));
        if (!found) return finish(deps, userId, membership?.kitchenId);
        await deps.concurrency.ideas.whenIdle(OTHERS_FIRST_MILLISECONDS);
        await importOne(deps, { userId, kitchenId: membership.kitchenId }, found, signal);
      }
    }),
};

type Chosen = NonNullable<Awaited<ReturnType<typeof nextChosen>>>;

/** Saves a recipe, in one transaction with the note that it is saved, so that a repetition does not save it twice. */
async function importOne(deps: Deps, member: Member, found: Chosen, signal: AbortSignal): Promise<void> {
  const recipe = await readWritten(deps, member, found.recipe);
  const { notes = '', rating = null, tags = [], pictureUrl = null, kept } = found.recipe;
  const photo = found.picture
    ? await readPhoto(deps, member, found.picture)
    : pictureUrl === null
      ? undefined
      : await fetchPhoto(deps, member, pictureUrl, signal);
  const report = (found.picture || pictureUrl) && !photo ? [...found.notes, PICTURE_LEFT] : found.notes;
  await deps.db
    .transaction(async (tx) => {
      await lockOwner(tx, member.userId);
      const likeness = await readLikeness(tx, member.kitchenId, [found.recipe.name]);
      if (likeness(found.recipe) === 'same') return void (await endChosen(tx, found, { state: 'known' }));
      const { id } = await insertPictured(
        { ...deps, db: tx },
        member,
        { ...recipe, isFavorite: kept?.isFavorite ?? false },
        photo,
      );
      const { madeOn = [], cookedGrams = null, versions = [] } = kept ?? {};
      await replaceRecipe(tx, member.kitchenId, id, { notes, rating, tags, madeOn, cookedGrams });
      for (const { content, replacedAt } of versions)
        await keepVersion(tx, member, id, content, new Date(replacedAt));
      const end = { state: 'imported', recipeId: id, picture: null, notes: report } as const;
      const isFirst = await endChosen(tx, found, end);
      if (!isFirst) throw new Error('The recipe was imported by another job');
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof RowLimitError)) throw error;
      await endChosen(deps.db, found, { state: 'failed', notes: [error.message] });
    });
}

const PICTURE_LEFT = 'Its picture could not be read and is left out.';

/** Reads the recipes again that name others as their parts, which may have come behind them. */
async function readParts(deps: Deps, member: Member): Promise<void> {
  for (const { id, cookedGrams } of await listWithBrackets(deps.db, member.userId)) {
    await readAgain(deps, member, id).catch((error: unknown) => {
      // It stays as it is if it is not clear how much of another is meant.
      if (!(error instanceof AppError) || error.code !== 'bad_request') throw error;
    });
    if (cookedGrams !== null) await replaceRecipe(deps.db, member.kitchenId, id, { cookedGrams });
  }
}

/** Ends an import, and keeps what its undo needs. */
async function finish(deps: Deps, userId: number, kitchenOfParts: KitchenId | undefined): Promise<void> {
  const { db, kitchenChanges } = deps;
  if (kitchenOfParts !== undefined) await readParts(deps, { userId, kitchenId: kitchenOfParts });
  const member = await db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const membership = await findMembership(tx, userId);
    if (!membership || (await lockImport(tx, userId)) !== 'running') return undefined;
    const { kitchenId } = membership;
    await changeImport(tx, userId, { state: 'done', undoId: await keepUndo(tx, { userId, kitchenId }) });
    return { kitchenId };
  });
  if (member) kitchenChanges.announce(member.kitchenId);
}

async function keepUndo(tx: Database, member: Member): Promise<number | null> {
  const imported = await listImported(tx, member.userId, member.kitchenId);
  if (imported.length === 0) return null;
  return keepRemoval(tx, member, {
    importedRecipes: imported.map(({ id, updatedAt }) => ({ id, updatedAt })),
  });
}
