import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { recipes as contract, SavedRecipe } from '@game-plan/contracts/recipes';
import { and, desc, eq, ilike, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { checkRowLimit } from '#db/row-limit.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';

type RecipeRow = typeof recipes.$inferSelect;

/** The columns of a recipe that are about its picture. */
export type RecipeImage = Pick<RecipeRow, 'imageUrl' | 'imageState' | 'imageMadeBy'>;

function toRecipe({ userId, createdAt, updatedAt, imageState, ...row }: RecipeRow): SavedRecipe {
  return { ...row, isImagePending: imageState === 'pending', createdAt: createdAt.toISOString() };
}

const own = (userId: number, id: number) => and(eq(recipes.userId, userId), eq(recipes.id, id));

/** `%` and `_` as themselves. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Whether the name, the description or an ingredient holds the text, in any case. */
export function holdsText(search: string) {
  const pattern = `%${literally(search)}%`;
  return or(
    ilike(recipes.name, pattern),
    ilike(recipes.description, pattern),
    sql`exists (select from jsonb_array_elements(${recipes.ingredients}) line where line ->> 'name' ilike ${pattern})`,
  );
}

interface RecipeFilter {
  readonly favoritesOnly: boolean;
  readonly search: string | undefined;
  /** Those that are older than this one. */
  readonly after: Pick<SavedRecipe, 'id'> | undefined;
  readonly limit: number;
}

/** Saved recipes, newest first. */
export async function listRecipes(
  db: Database,
  userId: number,
  filter: RecipeFilter,
): Promise<SavedRecipe[]> {
  const rows = await db
    .select()
    .from(recipes)
    .where(
      and(
        eq(recipes.userId, userId),
        filter.favoritesOnly ? eq(recipes.isFavorite, true) : undefined,
        filter.search ? holdsText(filter.search) : undefined,
        filter.after && lt(recipes.id, filter.after.id),
      ),
    )
    .orderBy(desc(recipes.id))
    .limit(filter.limit);
  return rows.map(toRecipe);
}

export async function findRecipe(db: Database, userId: number, id: number): Promise<SavedRecipe | undefined> {
  const [row] = await db.select().from(recipes).where(own(userId, id));
  return row && toRecipe(row);
}

export async function insertRecipe(
  db: Database,
  userId: number,
  recipe: BodyOf<typeof contract.create>,
  image: RecipeImage,
): Promise<SavedRecipe> {
  await checkRowLimit(db, recipes, userId);
  const [row] = await db
    .insert(recipes)
    .values({ userId, ...recipe, ...image })
    .returning();
  if (!row) throw new Error('The new recipe was not returned');
  return toRecipe(row);
}

/** Changes the fields that were sent; undefined where there is no such recipe. */
export async function updateRecipe(
  db: Database,
  userId: number,
  id: number,
  { isFavorite, cookedGrams }: BodyOf<typeof contract.update>,
): Promise<SavedRecipe | undefined> {
  const [row] = await db.update(recipes).set({ isFavorite, cookedGrams }).where(own(userId, id)).returning();
  return row && toRecipe(row);
}

/** Whether there was one to delete. */
export async function deleteRecipe(db: Database, userId: number, id: number): Promise<boolean> {
  const rows = await db.delete(recipes).where(own(userId, id)).returning({ id: recipes.id });
  return rows.length > 0;
}
