import { IMAGE_INGREDIENTS_MAX } from '@game-plan/contracts/kitchen/pictures';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { makePictureJob, pictureJobKey } from '#db/jobs/picture-jobs.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';
import type { PictureUse, ReadyPicture, Subject } from './picture-use-queries.ts';

/** The ideas of two clicks: if the second click finds nothing new, the first ideas stay on the screen. */
const UNSAVED_WAITING_MAX = 16;

/** A picture to be made. */
interface WantedPicture {
  /** Who wants it, and in which kitchen. */
  readonly member: Member;
  readonly of: Subject;
  readonly name: string;
  readonly ingredients: readonly { readonly name: string }[];
  /** Whether the image model may be asked; true by default. */
  readonly mayAskModel?: boolean;
}

/** Queues pictures, with the transaction; those that exist or are queued are skipped. */
export async function orderPictures(
  tx: Database,
  jobs: JobQueue,
  wanted: readonly WantedPicture[],
): Promise<void> {
  if (wanted.length === 0) return;
  const added = await tx
    .insert(pictureUses)
    .values(
      wanted.map(({ member: { userId, kitchenId }, of, name, ingredients, mayAskModel = true }) => ({
        kitchenId,
        addedBy: userId,
        ...of,
        name,
        ingredients: ingredients.slice(0, IMAGE_INGREDIENTS_MAX).map((line) => line.name),
        mayAskModel,
        state: 'pending' as const,
      })),
    )
    .onConflictDoNothing()
    .returning({ kitchenId: pictureUses.kitchenId, addedBy: pictureUses.addedBy, id: pictureUses.id });
  const waiting = await listPending(tx, added);
  const old = obsoleteUses(waiting, added);
  await cancelUses(tx, jobs, old);
  const left = waiting.filter((use) => !old.includes(use));
  await enqueuePictures(tx, jobs, added, left);
}

/** Queues the pictures of these uses; those with a queued job are skipped. */
export async function queuePictures(
  db: Database,
  jobs: JobQueue,
  uses: readonly Pick<PictureUse, 'kitchenId' | 'id'>[],
): Promise<void> {
  await enqueuePictures(db, jobs, uses, await listPending(db, uses));
}

/** Sets priorities so that kitchens take turns: each kitchen's next picture comes before any kitchen's second. */
async function enqueuePictures(
  db: Database,
  jobs: JobQueue,
  uses: readonly Pick<PictureUse, 'kitchenId' | 'id'>[],
  waiting: readonly PendingUse[],
): Promise<void> {
  const places = new Map<string, number>();
  const inFront = new Map<KitchenId, number>();
  for (const { kitchenId, id } of waiting) {
    const place = inFront.get(kitchenId) ?? 0;
    places.set(pictureJobKey(kitchenId, id), place);
    inFront.set(kitchenId, place + 1);
  }
  const pieces = uses.map(({ kitchenId, id }) => {
    const key = pictureJobKey(kitchenId, id);
    return { data: { kitchenId, useId: id }, key, priority: -(places.get(key) ?? 0) };
  });
  if (pieces.length > 0) await jobs.addMany(db, makePictureJob, pieces);
}

/** A use whose picture is pending. */
type PendingUse = Pick<PictureUse, 'kitchenId' | 'id' | 'addedBy' | 'recipeId'>;

/** All pending uses in the kitchens of the given uses, oldest first. */
async function listPending(
  db: Database,
  uses: readonly Pick<PictureUse, 'kitchenId'>[],
): Promise<PendingUse[]> {
  const kitchenIds = [...new Set(uses.map(({ kitchenId }) => kitchenId))];
  if (kitchenIds.length === 0) return [];
  return db
    .select({
      kitchenId: pictureUses.kitchenId,
      id: pictureUses.id,
      addedBy: pictureUses.addedBy,
      recipeId: pictureUses.recipeId,
    })
    .from(pictureUses)
    .where(and(inArray(pictureUses.kitchenId, kitchenIds), eq(pictureUses.state, 'pending')))
    .orderBy(pictureUses.id);
}

/**
 * The pending pictures of people who request more and that belong to no recipe, such as ideas, except the newest ones,
 * which are on the screen.
 */
function obsoleteUses(
  waiting: readonly PendingUse[],
  added: readonly Pick<PictureUse, 'kitchenId' | 'addedBy'>[],
): PendingUse[] {
  const requesterOf = ({ kitchenId, addedBy }: Pick<PictureUse, 'kitchenId' | 'addedBy'>) =>
    `${kitchenId}-${addedBy}`;
  const unsaved = Map.groupBy(
    waiting.filter(({ recipeId }) => recipeId === null),
    requesterOf,
  );
  const requesters = new Set(added.map(requesterOf));
  return [...requesters].flatMap((requester) => unsaved.get(requester)?.slice(0, -UNSAVED_WAITING_MAX) ?? []);
}

/** Marks them as failed and removes their jobs. If such an idea is saved later, its picture is ordered again. */
async function cancelUses(tx: Database, jobs: JobQueue, old: readonly PendingUse[]): Promise<void> {
  for (const [kitchenId, uses] of Map.groupBy(old, (use) => use.kitchenId)) {
    const ended = await tx
      .update(pictureUses)
      .set({ state: 'failed' })
      .where(
        and(
          eq(pictureUses.kitchenId, kitchenId),
          inArray(
            pictureUses.id,
            uses.map(({ id }) => id),
          ),
          eq(pictureUses.state, 'pending'),
          // It may have been saved meanwhile.
          isNull(pictureUses.recipeId),
        ),
      )
      .returning({ id: pictureUses.id });
    const keys = ended.map(({ id }) => pictureJobKey(kitchenId, id));
    if (keys.length > 0) await jobs.drop(tx, makePictureJob, keys);
  }
}

/** Ends the wait for a picture, unless it has ended already. */
export async function endWait(
  tx: Database,
  kitchenId: KitchenId,
  id: number,
  picture: ReadyPicture | undefined,
): Promise<void> {
  await tx
    .update(pictureUses)
    .set(picture ? { ...picture, state: 'ready' } : { state: 'failed' })
    .where(
      and(eq(pictureUses.kitchenId, kitchenId), eq(pictureUses.id, id), eq(pictureUses.state, 'pending')),
    );
}

/** Uses that have been pending longer than any job takes, oldest first. */
export function listStrays(db: Database, limit: number) {
  return db
    .select({ kitchenId: pictureUses.kitchenId, id: pictureUses.id })
    .from(pictureUses)
    .where(and(eq(pictureUses.state, 'pending'), lt(pictureUses.createdAt, sql`now() - interval '1 hour'`)))
    .orderBy(pictureUses.createdAt)
    .limit(limit);
}
