import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { PictureOrigin } from '@game-plan/contracts/kitchen/pictures';
import type { recipes as contract, SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { pictureAddress } from '@game-plan/contracts/schemas/picture-address';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { type CountedWord, nearestWord } from '@game-plan/domain/foods/misspelt/nearest-word';
import { type OtherName, searchInEnglish, withOtherNames } from '@game-plan/domain/foods/names/other-names';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { withoutAccents } from '@game-plan/domain/text/accents';
import {
  and,
  arrayContains,
  desc,
  eq,
  getTableColumns,
  inArray,
  lt,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { takeMadePhotos } from '#db/made-photos.ts';
import { literally } from '#db/reads/contains.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { detachFromRecipes } from '#db/recipe-references.ts';
import { type KeptRow, takeRows } from '#db/removals.ts';
import { insertWithinLimit } from '#db/row-limit.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';
import { recipeFavorites } from '#db/schema/kitchen/recipe-favorites.ts';
import { recipeVersions } from '#db/schema/kitchen/recipe-versions.ts';
import { recipes, searchedRecipe, sortedName } from '#db/schema/kitchen/recipes.ts';
import { plainLetters } from '#db/schema/plain-letters.ts';
import { isFavoriteOf } from './favorite-queries.ts';

/** The recipe's picture, for a left join; absent if it was saved with an external one. */
export const pictureOfRecipe = and(
  eq(pictureUses.kitchenId, recipes.kitchenId),
  eq(pictureUses.recipeId, recipes.id),
);

/**
 * The columns of `pictureOfRecipe` that `imageOf` reads: of a person's photo, if there is one. Drizzle treats null in the first one as a
 * missing row.
 */
export const pictureColumns = {
  state: pictureUses.state,
  hash: sql<string | null>`coalesce(${pictureUses.photoHash}, ${pictureUses.hash})`,
  madeBy: sql<PictureOrigin | null>`case when ${pictureUses.photoHash} is null then ${pictureUses.madeBy} else 'photo' end`,
};

type PictureRow = Pick<typeof pictureUses.$inferSelect, 'hash' | 'state'> & {
  readonly madeBy: PictureOrigin | null;
};

/** The recipe's displayed picture: its own once it is ready, otherwise the external one. */
export function imageOf(imageUrl: string | null, picture: PictureRow | null) {
  return {
    imageUrl: picture?.hash ? pictureAddress(picture.hash) : imageUrl,
    isImagePending: picture?.state === 'pending' && picture.hash === null,
    imageMadeBy: picture?.madeBy ?? null,
  };
}

const { kitchenId: _, addedBy, updatedAt, linkNonce, linkHash, ...RECIPE_COLUMNS } = getTableColumns(recipes);

/** Saved recipes as a member sees them, with their pictures. */
function selectRecipes(db: Database, member: Member) {
  return db
    .select({
      recipe: RECIPE_COLUMNS,
      isFavorite: isFavoriteOf(member),
      picture: pictureColumns,
    })
    .from(recipes)
    .leftJoin(pictureUses, pictureOfRecipe)
    .$dynamic();
}

function toRecipe({
  recipe,
  isFavorite,
  picture,
}: Awaited<ReturnType<typeof selectRecipes>>[number]): SavedRecipe {
  const image = imageOf(recipe.imageUrl, picture);
  return { ...recipe, isFavorite, ...image, createdAt: recipe.createdAt.toISOString() };
}

const own = (kitchenId: KitchenId, id: number) => and(eq(recipes.kitchenId, kitchenId), eq(recipes.id, id));

const ownOf = (kitchenId: KitchenId, ids: readonly number[]) =>
  and(eq(recipes.kitchenId, kitchenId), inArray(recipes.id, [...ids]));

/** Further words of a search count together, as one. */
const MOST_SEARCHED_WORDS = 6;

/**
 * Whether name, description and ingredients contain all words of the text, in any order and ignoring case and accents: 'leeks chicken' finds
 * 'Chicken pie' with a leek in it, and 'creme brulee' finds 'Crème brûlée'. A food is also found by its other names: 'aubergine curry' finds
 * 'Eggplant Curry'.
 */
export function holdsText(search: string) {
  return and(
    ...withOtherNames(typedWords(search)).map(({ words, others }) => {
      const typed = words.map(asSearched);
      const holdsTyped = and(...typed.map(holdsInRecipe));
      return others.length === 0 ? holdsTyped : holdsAnyName(typed, others, holdsTyped);
    }),
  );
}

const holdsInRecipe = (word: string) =>
  holdsWord(
    word,
    or(
      holdsPattern(recipes.name, word),
      holdsPattern(recipes.description, word),
      sql`exists (select from jsonb_array_elements(${recipes.ingredients}) line where ${holdsPattern(sql`(line ->> 'name')`, word)})`,
    ),
  );

/**
 * Whether a recipe holds what was typed or, as whole words, another name of it. One pattern for all comes first: it uses the index, and
 * computes the searched text of a recipe once.
 */
function holdsAnyName(typed: readonly string[], others: readonly OtherName[], holdsTyped: SQL | undefined) {
  const [first = ''] = typed;
  const names = others.map(patternOf).join('|');
  const text = searchedRecipe(recipes);
  const any = `${first.toLowerCase().replaceAll(/[^a-z0-9]/g, '.')}|${names}`;
  return and(sql`${text} ~ ${any}`, or(holdsTyped, sql`${text} ~ ${names}`));
}

function patternOf({ name, notBefore }: OtherName): string {
  const words = name.replaceAll(' ', "['’]?[ -]");
  const other = notBefore.length === 0 ? '' : `(?! (?:${notBefore.join('|')}))`;
  return `\\m${words}(?:e?s)?\\M${other}`;
}

/** Between two foods, and not of a name that is searched for: 'lemon & feta'. */
const JOINS = /^(?:[&+/–—-]|and)$/i;
/** The ending of 'Mum’s', which may be written without its apostrophe. */
const POSSESSIVE = /(?<=\p{L}{2})['’‘`´]s?$/iu;

/** What is typed, up to `MOST_SEARCHED_WORDS`. */
function typedWords(search: string): string[] {
  const typed = search.trim().split(/\s+/);
  const named = typed.filter((word) => !JOINS.test(word)).map((word) => word.replace(POSSESSIVE, ''));
  const words = named.length > 0 ? named : typed;
  const rest = words.slice(MOST_SEARCHED_WORDS - 1).join(' ');
  return [...words.slice(0, MOST_SEARCHED_WORDS - 1), rest].filter((word) => word !== '');
}

const asSearched = (word: string) => inSingular(withoutAccents(word).normalize('NFC'));

const searchedWords = (search: string) => typedWords(search).map(asSearched);

/** The words of all recipes of the kitchen that a search can find, without accents. */
async function listSearchedWords(db: Database, kitchenId: KitchenId): Promise<CountedWord[]> {
  const words = sql`regexp_split_to_table(${searchedRecipe(recipes)}, '[^[:alnum:]''’-]+')`;
  const { rows } = await db.execute<{ word: string; count: number }>(sql`
    select word, count(*)::integer as count from (select ${words} as word from ${recipes} where ${eq(recipes.kitchenId, kitchenId)}) as each
    group by word order by word`);
  return rows;
}

/** The search with its foods in English; undefined if none is in another language. */
export const translateSearch = (search: string) => searchInEnglish(typedWords(search));

/** The search with its misspelt words as the kitchen's recipes write them; undefined if none is misspelt. */
export async function correctSearch(
  db: Database,
  kitchenId: KitchenId,
  search: string,
): Promise<string | undefined> {
  const listed = await listSearchedWords(db, kitchenId);
  // Not every s is an ending: 'humuss' is 'humus'.
  const known = listed.flatMap(({ word: written, count }) =>
    [inSingular(written.replace(POSSESSIVE, '')), written].map((word) => ({ word, count, written })),
  );
  const words = searchedWords(search).map((word) => {
    const typed = word.toLowerCase();
    return nearestWord(typed, known)?.written ?? typed;
  });
  const corrected = words.join(' ');
  return corrected === searchedWords(search).join(' ').toLowerCase() ? undefined : corrected;
}

/** What a serving as a food is computed from. */
const AS_FOOD = {
  name: recipes.name,
  servings: recipes.servings,
  calories: recipes.calories,
  protein: recipes.protein,
  carbs: recipes.carbs,
  fat: recipes.fat,
  ingredients: recipes.ingredients,
  cookedGrams: recipes.cookedGrams,
};

/** At most `most` recipes whose names contain all words of the text; short names first. */
export function findRecipesNamed(
  db: Database,
  kitchenId: KitchenId,
  { text, most }: { readonly text: string; readonly most: number },
) {
  return db
    .select(AS_FOOD)
    .from(recipes)
    .where(and(eq(recipes.kitchenId, kitchenId), ...searchedWords(text).map(isInName)))
    .orderBy(sql`length(${recipes.name})`, desc(recipes.id))
    .limit(most);
}

/** At most `most` recipes whose whole names occur in the text; long names first. */
export function findRecipesWithin(
  db: Database,
  kitchenId: KitchenId,
  { text, most }: { readonly text: string; readonly most: number },
) {
  const plain = (letters: SQL) => sql`regexp_replace(lower(${letters}), '[''’]', '', 'g')`;
  return db
    .select(AS_FOOD)
    .from(recipes)
    .where(
      and(
        eq(recipes.kitchenId, kitchenId),
        sql`strpos(${plain(sql`${text}::text`)}, ${plain(sql`${recipes.name}`)}) > 0`,
      ),
    )
    .orderBy(sql`length(${recipes.name}) desc`, desc(recipes.id))
    .limit(most);
}

/** Without the ending of a plural, so that 'tomatoes' finds a tomato and 'berries' a berry. */
const inSingular = (word: string) =>
  /^[a-z]{4,}$/i.test(word) ? word.replace(/(?<=[a-z]{3})(?:ies|(?<=o)es|(?<!s)s)$/i, '') : word;

/** An apostrophe is any one character, because phones write another one than keyboards. */
const isLike = (plain: SQL, search: string) =>
  sql`${plain} like ${plainLetters(sql`${`%${literally(search).replace(/['’‘`´]/g, '_')}%`}::text`)}`;

/**
 * Whether the name holds the word. The index is not asked: where most recipes have the word among their ingredients ('oil'), it computes the
 * searched text of each. A name of ASCII letters is already plain in lower case.
 */
const isInName = (word: string) =>
  sql`case when octet_length(${recipes.name}) = char_length(${recipes.name})
    then ${isLike(sql`lower(${recipes.name})`, word)} else ${holdsPattern(recipes.name, word)} end`;

const holdsPattern = (text: unknown, search: string) => isLike(plainLetters(sql`${text}`), search);

/** Uses the index first, unless JSON escapes the text. */
function holdsWord(search: string, condition: SQL | undefined) {
  const isIndexed = JSON.stringify(search) === `"${search}"`;
  return and(isIndexed ? isLike(searchedRecipe(recipes), search) : undefined, condition);
}

interface RecipeFilter {
  readonly favoritesOnly: boolean;
  readonly search: string | undefined;
  /** Read the recipes older than this one. */
  readonly after: Pick<SavedRecipe, 'id'> | undefined;
  readonly limit: number;
}

/**
 * The kitchen is repeated as a value instead of compared with the recipe's, so that Citus can route the query to one
 * machine.
 */
const isFavorite = sql<boolean>`exists (select from ${recipeFavorites} where ${recipeFavorites.kitchenId} = ${sql.placeholder('kitchenId')}
  and ${recipeFavorites.userId} = ${sql.placeholder('userId')} and ${recipeFavorites.recipeId} = ${recipes.id})`;

const newestRecipes = preparedRead(
  'recipes',
  { ...RECIPE_COLUMNS, isFavorite, picture: pictureColumns },
  (select) =>
    select
      .from(recipes)
      .leftJoin(pictureUses, pictureOfRecipe)
      .where(
        and(
          eq(recipes.kitchenId, sql.placeholder('kitchenId')),
          or(not(sql`${sql.placeholder('favoritesOnly')}::boolean`), isFavorite),
          lt(recipes.id, sql`coalesce(${sql.placeholder('before')}::integer, 2147483647)`),
        ),
      )
      .orderBy(desc(recipes.id))
      .limit(sql.placeholder('limit')),
);

/** Saved recipes, newest first. */
export async function listRecipes(
  db: Database,
  member: Member,
  filter: RecipeFilter,
): Promise<SavedRecipe[]> {
  if (!filter.search) {
    const { userId, kitchenId } = member;
    const { favoritesOnly, limit } = filter;
    const rows = await newestRecipes(db, {
      userId,
      kitchenId,
      favoritesOnly,
      before: filter.after?.id ?? null,
      limit,
    });
    return rows.map(({ picture, ...recipe }) => ({ ...recipe, ...imageOf(recipe.imageUrl, picture) }));
  }
  const rows = await selectRecipes(db, member)
    .where(
      and(
        eq(recipes.kitchenId, member.kitchenId),
        filter.favoritesOnly ? isFavoriteOf(member) : undefined,
        filter.search ? holdsText(filter.search) : undefined,
        filter.after && lt(recipes.id, filter.after.id),
      ),
    )
    .orderBy(desc(recipes.id))
    .limit(filter.limit);
  return rows.map(toRecipe);
}

/** The newest recipe of this name, whatever its capitals; null if there is none. */
export async function findSameName(db: Database, kitchenId: KitchenId, name: string) {
  if (name === '') return null;
  const [same] = await db
    .select({ id: recipes.id, name: recipes.name })
    .from(recipes)
    .where(and(eq(recipes.kitchenId, kitchenId), eq(sortedName(recipes), sortedName({ name }))))
    .orderBy(desc(recipes.id))
    .limit(1);
  return same ?? null;
}

export async function findRecipe(db: Database, member: Member, id: number): Promise<SavedRecipe | undefined> {
  const [row] = await selectRecipes(db, member).where(own(member.kitchenId, id));
  return row && toRecipe(row);
}

/** A new recipe whose labels are known. */
export type LabelledRecipe = Omit<BodyOf<typeof contract.create>, 'isFavorite' | 'dietaryTags'> & {
  readonly dietaryTags: string[];
};

/** Inserts a recipe and returns its id. `imageUrl` is an external picture. */
export async function insertRecipe(
  db: Database,
  { userId, kitchenId }: Member,
  recipe: LabelledRecipe,
): Promise<number> {
  const { id } = await insertWithinLimit(db, recipes, { kitchenId, addedBy: userId, ...recipe });
  return id;
}

/** Replaces fields of a recipe. */
export async function replaceRecipe(
  db: Database,
  kitchenId: KitchenId,
  id: number,
  fields: PgUpdateSetSource<typeof recipes>,
): Promise<void> {
  await db.update(recipes).set(fields).where(own(kitchenId, id));
}

/** At most so many days on which a recipe was made are kept: once a week for ten years. */
const MOST_MADE = 520;

/** The days on which the recipe was made, with or without this one. */
const madeOnChanged = ({ on, isMade }: { readonly on: CalendarDay; readonly isMade: boolean }) =>
  isMade
    ? sql`(select array_agg(day order by day) from (
        select distinct unnest(array_append(${recipes.madeOn}, ${on}::text)) as day order by day desc limit ${MOST_MADE}) as days)`
    : sql`array_remove(${recipes.madeOn}, ${on}::text)`;

/** Adds a day to those on which a recipe was made, and returns it as what an undo keeps: nothing if it was there, or there is no such recipe. */
export async function markMade(
  tx: Database,
  kitchenId: KitchenId,
  id: number,
  on: CalendarDay,
): Promise<KeptRow[]> {
  const marked = await tx
    .update(recipes)
    .set({ madeOn: madeOnChanged({ on, isMade: true }) })
    .where(and(own(kitchenId, id), not(arrayContains(recipes.madeOn, [on]))))
    .returning({ id: recipes.id });
  return marked.map((recipe) => ({ recipe_id: recipe.id, on }));
}

/** Takes a day away from those on which a recipe was made. */
export async function unmarkMade(tx: Database, kitchenId: KitchenId, id: number, on: CalendarDay) {
  await takeMadePhotos(tx, kitchenId, [id], on);
  await replaceRecipe(tx, kitchenId, id, { madeOn: madeOnChanged({ on, isMade: false }) });
}

/**
 * Deletes recipes, and detaches what refers to them and outlives them; returns all of it as what an undo keeps. The shopping list must
 * be locked, and the pictures released.
 */
export async function takeRecipes(tx: Database, kitchenId: KitchenId, ids: readonly number[]) {
  const detached = await detachFromRecipes(tx, kitchenId, ids);
  const chosen = and(eq(recipeFavorites.kitchenId, kitchenId), inArray(recipeFavorites.recipeId, [...ids]));
  // Before the recipes, with which they are deleted.
  const madePhotos = await takeMadePhotos(tx, kitchenId, ids);
  const of = and(eq(recipeVersions.kitchenId, kitchenId), inArray(recipeVersions.recipeId, [...ids]));
  const versions = await takeRows(tx, 'recipeVersions', of);
  const favorites = await takeRows(tx, 'recipeFavorites', chosen);
  const taken = await takeRows(tx, 'recipes', ownOf(kitchenId, ids));
  return { ...detached, recipes: taken, recipeFavorites: favorites, madePhotos, recipeVersions: versions };
}
