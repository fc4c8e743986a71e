import { and, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';

/** How many ideas of one user keep their pictures; older ones are not on the screen any more. */
const IDEAS_KEPT = 100;

/**
 * Deletes the uses of no recipe that are no longer needed: ideas older than a week or than the person's last hundred, and
 * an hour after its removal those of a recipe that was no idea, which undo can bring back until then.
 */
export async function deleteOldUses(db: Database): Promise<void> {
  const isOldIdea = and(
    isNotNull(pictureUses.ideaId),
    or(
      lt(pictureUses.createdAt, sql`now() - interval '7 days'`),
      sql`(${pictureUses.userId}, ${pictureUses.id}) in (
        select user_id, id from (
          select user_id, id, row_number() over (partition by user_id order by id desc) as position
          from picture_uses where recipe_id is null and idea_id is not null
        ) ideas where position > ${IDEAS_KEPT})`,
    ),
  );
  const isReleased = and(
    isNull(pictureUses.ideaId),
    lt(pictureUses.releasedAt, sql`now() - interval '1 hour'`),
  );
  await db.delete(pictureUses).where(and(isNull(pictureUses.recipeId), or(isOldIdea, isReleased)));
}
