import type { PictureMaker } from '@game-plan/contracts/pictures';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';

export type PictureUse = typeof pictureUses.$inferSelect;

/** What a picture is made of. */
export interface Dish {
  readonly name: string;
  /** At most eight names. */
  readonly ingredients: readonly string[];
}

/** Which recipe or idea a picture is of. */
export type Subject = { readonly recipeId: number } | { readonly ideaId: string };

export async function findPictureUse(
  db: Database,
  userId: number,
  id: number,
): Promise<PictureUse | undefined> {
  const [use] = await db
    .select()
    .from(pictureUses)
    .where(and(eq(pictureUses.userId, userId), eq(pictureUses.id, id)));
  return use;
}

const of = (userId: number, subject: Subject) =>
  and(
    eq(pictureUses.userId, userId),
    'recipeId' in subject
      ? eq(pictureUses.recipeId, subject.recipeId)
      : eq(pictureUses.ideaId, subject.ideaId),
  );

export async function findUseOf(
  db: Database,
  userId: number,
  subject: Subject,
): Promise<PictureUse | undefined> {
  const [use] = await db.select().from(pictureUses).where(of(userId, subject));
  return use;
}

/** The picture of a use as it is ready. */
export interface ReadyPicture {
  readonly hash: string;
  readonly madeBy: PictureMaker;
}

/** A picture and what it is made of. */
interface Remade {
  readonly dish: Dish;
  readonly variant: number;
  readonly picture: ReadyPicture;
}

const columnsOf = ({ dish, variant, picture }: Remade) => ({
  name: dish.name,
  ingredients: [...dish.ingredients],
  variant,
  ...picture,
  state: 'ready' as const,
});

/** Gives a recipe or an idea another picture than it had, or waited for. Undefined when it has never had one. */
export async function replacePicture(
  tx: Database,
  userId: number,
  subject: Subject,
  remade: Remade,
): Promise<PictureUse | undefined> {
  const [use] = await tx.update(pictureUses).set(columnsOf(remade)).where(of(userId, subject)).returning();
  return use;
}

/** The first picture of a recipe or an idea, or its newest should another call have been first. */
export async function insertUse(
  tx: Database,
  userId: number,
  subject: Subject,
  remade: Remade,
): Promise<PictureUse> {
  const column = 'recipeId' in subject ? pictureUses.recipeId : pictureUses.ideaId;
  const [use] = await tx
    .insert(pictureUses)
    .values({ userId, ...subject, ...columnsOf(remade) })
    .onConflictDoUpdate({ target: [pictureUses.userId, column], set: columnsOf(remade) })
    .returning();
  if (!use) throw new Error('The new picture was not returned');
  return use;
}

/** The pictures of ideas, also of those that were saved meanwhile. */
export function listIdeaUses(db: Database, userId: number, ideaIds: readonly string[]) {
  return db
    .select({
      // Only those with an idea are asked for.
      ideaId: sql<string>`${pictureUses.ideaId}`,
      hash: pictureUses.hash,
      madeBy: pictureUses.madeBy,
      state: pictureUses.state,
    })
    .from(pictureUses)
    .where(and(eq(pictureUses.userId, userId), inArray(pictureUses.ideaId, [...ideaIds])));
}
