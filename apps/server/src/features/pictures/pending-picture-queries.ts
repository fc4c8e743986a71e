import { IMAGE_INGREDIENTS_MAX } from '@game-plan/contracts/kitchen/pictures';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { and, desc, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { makePictureJob, pictureJobKey } from '#db/jobs/picture-jobs.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';
import type { PictureUse, ReadyPicture, Subject } from './picture-use-queries.ts';

/** Those of the ideas of six clicks. */
const UNSAVED_WAITING_MAX = 48;

/** A picture that is wanted. */
interface WantedPicture {
  /** Who wants it, and where. */
  readonly member: Member;
  readonly of: Subject;
  readonly name: string;
  readonly ingredients: readonly { readonly name: string }[];
  /** Whether the image model may be asked for it; true unless said. */
  readonly mayAskModel?: boolean;
}

/** Has pictures made in the background, once the transaction ends well; what has or awaits one already is left alone. */
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
  const wishers = new Map(added.map((use) => [`${use.kitchenId}-${use.addedBy}`, use]));
  for (const wisher of wishers.values()) await endOldWaits(tx, wisher);
  await queuePictures(tx, jobs, added);
}

/** Has the pictures of uses made that wait for them; those whose job is there already are left to it. */
export async function queuePictures(
  db: Database,
  jobs: JobQueue,
  uses: readonly Pick<PictureUse, 'kitchenId' | 'id'>[],
): Promise<void> {
  const places = await placesInLine(db, uses);
  const pieces = uses.map(({ kitchenId, id }) => ({
    data: { kitchenId, useId: id },
    key: pictureJobKey(kitchenId, id),
    // The next picture of each kitchen comes before the second of any.
    priority: -(places.get(`${kitchenId}-${id}`) ?? 0),
  }));
  if (pieces.length > 0) await jobs.addMany(db, makePictureJob, pieces);
}

/** Use → how many of the same kitchen's pictures wait before it. */
async function placesInLine(
  db: Database,
  uses: readonly Pick<PictureUse, 'kitchenId' | 'id'>[],
): Promise<ReadonlyMap<string, number>> {
  const kitchenIds = [...new Set(uses.map(({ kitchenId }) => kitchenId))];
  if (kitchenIds.length === 0) return new Map();
  const rows = await db
    .select({
      kitchenId: pictureUses.kitchenId,
      id: pictureUses.id,
      place: sql<number>`(row_number() over (partition by ${pictureUses.kitchenId} order by ${pictureUses.id}))::integer`,
    })
    .from(pictureUses)
    .where(and(inArray(pictureUses.kitchenId, kitchenIds), eq(pictureUses.state, 'pending')));
  return new Map(rows.map(({ kitchenId, id, place }) => [`${kitchenId}-${id}`, place - 1]));
}

/**
 * Of a person's pending pictures that no recipe has, such as those of ideas, keeps the newest and marks the others as
 * failed: they are not on the screen any more. An idea that is saved later has its picture ordered again.
 */
async function endOldWaits(
  tx: Database,
  { kitchenId, addedBy }: Pick<PictureUse, 'kitchenId' | 'addedBy'>,
): Promise<void> {
  const isWaiting = and(
    eq(pictureUses.kitchenId, kitchenId),
    eq(pictureUses.addedBy, addedBy),
    eq(pictureUses.state, 'pending'),
    isNull(pictureUses.recipeId),
  );
  const newest = tx
    .select({ id: pictureUses.id })
    .from(pictureUses)
    .where(isWaiting)
    .orderBy(desc(pictureUses.id))
    .limit(UNSAVED_WAITING_MAX);
  await tx
    .update(pictureUses)
    .set({ state: 'failed' })
    .where(and(isWaiting, notInArray(pictureUses.id, newest)));
}

/** Ends the wait for a picture, unless it had ended before. */
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

/** Those that have waited for longer than any job takes: oldest first. */
export function listStrays(db: Database, limit: number) {
  return db
    .select({ kitchenId: pictureUses.kitchenId, id: pictureUses.id })
    .from(pictureUses)
    .where(and(eq(pictureUses.state, 'pending'), lt(pictureUses.createdAt, sql`now() - interval '1 hour'`)))
    .orderBy(pictureUses.createdAt)
    .limit(limit);
}
