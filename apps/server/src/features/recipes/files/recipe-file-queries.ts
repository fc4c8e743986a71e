import type { OwnRecipe } from '@game-plan/contracts/kitchen/own-recipes';
import type { FoundInFile, RecipeImport } from '@game-plan/contracts/kitchen/recipe-imports';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { lineTexts } from '@game-plan/domain/recipes/own/line-text';
import { and, asc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';
import { foundRecipes, recipeImports } from '#db/schema/kitchen/recipe-imports.ts';
import { recipes, sortedName } from '#db/schema/kitchen/recipes.ts';
import { removals } from '#db/schema/kitchen/removals.ts';
import { pictureOfRecipe } from '../recipe-queries.ts';

const of = (userId: number) => eq(recipeImports.userId, userId);
const foundOf = (userId: number) => eq(foundRecipes.userId, userId);
const inState = (state: FoundRow['state']) => eq(foundRecipes.state, state);

type FoundRow = typeof foundRecipes.$inferSelect;
/** What this app keeps of a recipe and no other app does. */
export type KeptMarks = NonNullable<FoundRow['recipe']['kept']>;
export type NewFound = Omit<typeof foundRecipes.$inferInsert, 'userId' | 'id'>;

/** The import of a person and the state of its recipes; null if there is none. */
export async function findImport(db: Database, userId: number): Promise<RecipeImport | null> {
  const { fileName, createdAt, state } = recipeImports;
  const [row] = await db
    // An undo that has been used is none any more.
    .select({ fileName, createdAt, state, undoId: removals.id })
    .from(recipeImports)
    .leftJoin(removals, and(eq(removals.userId, recipeImports.userId), eq(removals.id, recipeImports.undoId)))
    .where(of(userId));
  if (!row) return null;
  const counts = await db
    .select({ state: foundRecipes.state, count: sql<number>`count(*)::integer` })
    .from(foundRecipes)
    .where(foundOf(userId))
    .groupBy(foundRecipes.state);
  const count = (state: FoundRow['state']) => counts.find((one) => one.state === state)?.count ?? 0;
  const [imported, failed] = [count('imported'), count('failed')];
  const chosen = count('chosen') + imported + failed;
  return { ...row, createdAt: row.createdAt.toISOString(), chosen, imported, failed };
}

/** The state of a person's import, locked until the transaction ends; undefined if there is none. */
export async function lockImport(tx: Database, userId: number) {
  const [row] = await tx
    .select({ state: recipeImports.state })
    .from(recipeImports)
    .where(of(userId))
    .for('update');
  return row?.state;
}

export async function deleteImport(db: Database, userId: number): Promise<void> {
  await db.delete(recipeImports).where(of(userId));
}

/** Deletes the imports that were begun more than a day ago and are not running. */
export async function deleteOldImports(db: Database): Promise<void> {
  const isOld = lt(recipeImports.createdAt, sql`now() - interval '1 day'`);
  await db.delete(recipeImports).where(and(isOld, inArray(recipeImports.state, ['read', 'done'])));
}

export async function insertImport(tx: Database, userId: number, fileName: string): Promise<void> {
  await tx.insert(recipeImports).values({ userId, fileName, state: 'read' });
}

export async function changeImport(
  db: Database,
  userId: number,
  change: Partial<Pick<typeof recipeImports.$inferInsert, 'state' | 'undoId'>>,
): Promise<void> {
  await db.update(recipeImports).set(change).where(of(userId));
}

export async function insertFound(tx: Database, userId: number, found: readonly NewFound[]): Promise<void> {
  if (found.length > 0) await tx.insert(foundRecipes).values(found.map((one) => ({ ...one, userId })));
}

/** The photo that an imported recipe has, for a left join. */
const photoOf = ({ kitchenId }: Member) =>
  and(
    eq(pictureUses.kitchenId, kitchenId),
    eq(pictureUses.recipeId, foundRecipes.recipeId),
    isNotNull(pictureUses.photoHash),
  );

/** Recipes of a person's import after the given one, in the order of the file. */
export async function listFound(
  db: Database,
  member: Member,
  after: Pick<FoundInFile, 'id'> | undefined,
  limit: number,
): Promise<FoundInFile[]> {
  const { picture, ...row } = foundColumns;
  const rows = await db
    .select({
      ...row,
      hasPicture: sql<boolean>`${picture} is not null or ${pictureUses.photoHash} is not null`,
    })
    .from(foundRecipes)
    .leftJoin(pictureUses, photoOf(member))
    .where(and(foundOf(member.userId), after && gt(foundRecipes.id, after.id)))
    .orderBy(asc(foundRecipes.id))
    .limit(limit);
  return rows.map(({ recipe, ...found }) => ({
    ...found,
    name: recipe.name,
    lines: recipe.ingredients.length,
    steps: recipe.instructions.length,
    sourceUrl: recipe.sourceUrl,
  }));
}

const foundColumns = {
  id: foundRecipes.id,
  recipe: foundRecipes.recipe,
  picture: foundRecipes.picture,
  state: foundRecipes.state,
  hasSameName: foundRecipes.hasSameName,
  notes: foundRecipes.notes,
  recipeId: foundRecipes.recipeId,
};

/** The picture of a recipe of a file, or the hash of the photo that it has since it was imported. */
export async function findFoundPicture(db: Database, member: Member, id: number) {
  const [row] = await db
    .select({ picture: foundRecipes.picture, photoHash: sql<string | null>`${pictureUses.photoHash}` })
    .from(foundRecipes)
    .leftJoin(pictureUses, photoOf(member))
    .where(and(foundOf(member.userId), eq(foundRecipes.id, id)));
  return row;
}

/** Chooses recipes that can be imported; returns how many. */
export async function chooseFound(tx: Database, userId: number, ids: readonly number[]): Promise<number> {
  const { rowCount } = await tx
    .update(foundRecipes)
    .set({ state: 'chosen' })
    .where(and(foundOf(userId), inState('found'), inArray(foundRecipes.id, [...ids])));
  return rowCount ?? 0;
}

/** The next chosen recipe of a person's import, with its picture; undefined if there is none left. */
export async function nextChosen(db: Database, userId: number): Promise<FoundRow | undefined> {
  const [row] = await db
    .select()
    .from(foundRecipes)
    .where(and(foundOf(userId), inState('chosen')))
    .orderBy(asc(foundRecipes.id))
    .limit(1);
  return row;
}

/** Ends the wait of a chosen recipe; false if that was done already. */
export async function endChosen(
  tx: Database,
  { userId, id }: Pick<FoundRow, 'userId' | 'id'>,
  change: Pick<FoundRow, 'state'> & Partial<Pick<FoundRow, 'recipeId' | 'notes' | 'picture'>>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(foundRecipes)
    .set(change)
    .where(and(foundOf(userId), eq(foundRecipes.id, id), inState('chosen')));
  return rowCount === 1;
}

/** The recipes that an import has become, and when each was changed last. */
export async function listImported(tx: Database, userId: number, kitchenId: KitchenId) {
  return tx
    .select({ id: recipes.id, updatedAt: sql<string>`${recipes.updatedAt}::text` })
    .from(foundRecipes)
    .innerJoin(recipes, and(eq(recipes.kitchenId, kitchenId), eq(recipes.id, foundRecipes.recipeId)))
    .where(and(foundOf(userId), inState('imported')));
}

/** The recipes that an import has become and that may name others as their parts, and what they weigh when cooked. */
export async function listWithBrackets(db: Database, userId: number) {
  const rows = await db
    .select({ id: foundRecipes.recipeId, recipe: foundRecipes.recipe })
    .from(foundRecipes)
    .where(
      and(foundOf(userId), inState('imported'), sql`${foundRecipes.recipe} ->> 'ingredients' like '%[%]%'`),
    )
    .orderBy(asc(foundRecipes.id));
  return rows.flatMap(({ id, recipe }) =>
    id === null ? [] : [{ id, cookedGrams: recipe.kept?.cookedGrams ?? null }],
  );
}

/** The names of the kitchen's recipes, or of these, oldest first, and the hashes of their photos. */
export async function listRecipeNames(
  db: Database,
  kitchenId: KitchenId,
  ids: readonly number[] | undefined,
) {
  return db
    .select({ id: recipes.id, name: recipes.name, photoHash: pictureUses.photoHash })
    .from(recipes)
    .leftJoin(pictureUses, pictureOfRecipe)
    .where(and(eq(recipes.kitchenId, kitchenId), ids && inArray(recipes.id, [...ids])))
    .orderBy(asc(recipes.id));
}

/** Which of the recipes are as they were at these moments. */
export async function listUnchanged(
  tx: Database,
  kitchenId: KitchenId,
  imported: readonly { readonly id: number; readonly updatedAt: string }[],
): Promise<number[]> {
  const rows = await tx
    .select({ id: recipes.id })
    .from(recipes)
    .where(
      and(
        eq(recipes.kitchenId, kitchenId),
        sql`(${recipes.id}, ${recipes.updatedAt}) in (select * from jsonb_to_recordset(${JSON.stringify(imported)}::jsonb)
          as imported(id integer, "updatedAt" timestamptz))`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** What tells recipes apart: their foods and steps, without the headings between them. */
const contentOf = (lines: readonly string[], steps: readonly string[]) =>
  JSON.stringify([...lines.filter((line) => !line.endsWith(':')), ...steps].map((text) => text.trim()));

/** Tells of recipes of these names whether the kitchen has the very same one, or another of that name. */
export async function readLikeness(db: Database, kitchenId: KitchenId, names: readonly string[]) {
  const wanted = sql`(select ${sortedName({ name: sql`each.name` })} from unnest(${sql.param([...new Set(names)])}::text[]) as each(name))`;
  const same = await db
    .select({ name: recipes.name, ingredients: recipes.ingredients, instructions: recipes.instructions })
    .from(recipes)
    .where(and(eq(recipes.kitchenId, kitchenId), sql`${sortedName(recipes)} in ${wanted}`));
  const asNamed = (name: string) => name.normalize('NFD').toLowerCase();
  const contents = Map.groupBy(same, ({ name }) => asNamed(name));
  return ({ name, ingredients, instructions }: OwnRecipe): 'same' | 'same name' | 'new' => {
    const others = contents.get(asNamed(name));
    if (!others) return 'new';
    const content = contentOf(ingredients, instructions);
    const isSame = others.some(
      (other) => contentOf(lineTexts(other.ingredients), other.instructions) === content,
    );
    return isSame ? 'same' : 'same name';
  };
}
