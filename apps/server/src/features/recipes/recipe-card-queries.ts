import type { QueryOf } from '@game-plan/contracts/endpoint';
import type { recipes as contract } from '@game-plan/contracts/kitchen/recipes';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  not,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';
import { recipes, sortedName } from '#db/schema/kitchen/recipes.ts';
import { isFavoriteOf } from './favorite-queries.ts';
import { holdsText, imageOf, pictureColumns, pictureOfRecipe } from './recipe-queries.ts';

export type CardFilter = Pick<
  QueryOf<typeof contract.cards>,
  'favorites' | 'search' | 'cuisine' | 'underMinutes' | 'diets' | 'without' | 'tag' | 'minRating'
> & {
  /** Only recipes that were not made since. */
  readonly notMadeSince: CalendarDay | undefined;
};

/** Displayed for recipes without a cook time. */
const USUAL_COOK_MINUTES = 30;

function fits(member: Member, filter: CardFilter) {
  const { search, cuisine, underMinutes, diets = [], without = [], tag, minRating, notMadeSince } = filter;
  return and(
    eq(recipes.kitchenId, member.kitchenId),
    filter.favorites === 'true' ? isFavoriteOf(member) : undefined,
    search ? holdsText(search) : undefined,
    cuisine && eq(recipes.cuisine, cuisine),
    underMinutes ? lt(sql`coalesce(${recipes.cookTime}, ${USUAL_COOK_MINUTES})`, underMinutes) : undefined,
    diets.length > 0 ? arrayContains(recipes.dietaryTags, diets) : undefined,
    without.length > 0 ? not(arrayOverlaps(recipes.allergens, without)) : undefined,
    tag ? arrayContains(recipes.tags, [tag]) : undefined,
    minRating ? gte(recipes.rating, minRating) : undefined,
    notMadeSince
      ? lt(sql`coalesce(${recipes.madeOn}[cardinality(${recipes.madeOn})], '')`, notMadeSince)
      : undefined,
  );
}

/** What the cards are sorted by before their id; newest first needs the id alone. */
const SORT_KEYS = {
  name: sortedName,
  time: (row: { cookTime: unknown }) =>
    sql`coalesce(${row.cookTime}, ${sql.raw(String(USUAL_COOK_MINUTES))})`,
} as const;

/** The orders that the database knows by itself. */
type Sort = keyof typeof SORT_KEYS | undefined;

const orderOf = (sort: Sort) => (sort ? [SORT_KEYS[sort](recipes), asc(recipes.id)] : [desc(recipes.id)]);

/**
 * Rows behind the recipe `before` in the order, by its key: those that are added or removed meanwhile do not shift others to
 * another page.
 */
function isBehind(member: Member, sort: Sort, before: number) {
  if (!sort) return lt(recipes.id, before);
  const key = SORT_KEYS[sort];
  const last = alias(recipes, 'last');
  return sql`(${key(recipes)}, ${recipes.id}) > (select ${key(last)}, ${last.id} from ${recipes} ${sql.identifier('last')}
    where ${last.kitchenId} = ${member.kitchenId} and ${last.id} = ${before})`;
}

/** The number of matching recipes. */
export async function countCards(db: Database, member: Member, filter: CardFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(recipes).where(fits(member, filter));
  return row?.total ?? 0;
}

interface CardsAt {
  readonly before: number | undefined;
  readonly limit: number;
  readonly sort: Sort;
}

/** The ingredients of all matching recipes, newest first unless sorted otherwise. */
export function listIngredients(db: Database, member: Member, filter: CardFilter, sort?: Sort) {
  return db
    .select({ id: recipes.id, ingredients: recipes.ingredients })
    .from(recipes)
    .where(fits(member, filter))
    .orderBy(...orderOf(sort));
}

/** The tags of a kitchen's recipes, from A. */
export async function listTags(db: Database, { kitchenId }: Member): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select distinct unnest(${recipes.tags}) as tag from ${recipes} where ${eq(recipes.kitchenId, kitchenId)} order by tag`);
  return rows.map(({ tag }) => tag);
}

/** Up to `limit` matching recipes behind the recipe `before`, newest first unless sorted otherwise. */
export async function listCards(
  db: Database,
  member: Member,
  filter: CardFilter,
  { before, limit, sort }: CardsAt,
) {
  const rows = await selectCards(db, member)
    .where(and(fits(member, filter), before === undefined ? undefined : isBehind(member, sort, before)))
    .orderBy(...orderOf(sort))
    .limit(limit);
  return rows.map(toCard);
}

/** The cards of these recipes, in this order. */
export async function listCardsOf(db: Database, member: Member, ids: readonly number[]) {
  const rows = await selectCards(db, member).where(
    and(eq(recipes.kitchenId, member.kitchenId), inArray(recipes.id, [...ids])),
  );
  const cards = new Map(rows.map((row) => [row.id, toCard(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

function selectCards(db: Database, member: Member) {
  return db
    .select({
      id: recipes.id,
      name: recipes.name,
      description: recipes.description,
      cookTime: recipes.cookTime,
      servings: recipes.servings,
      calories: recipes.calories,
      caloriesArePartial: recipes.caloriesArePartial,
      imageUrl: recipes.imageUrl,
      externalId: recipes.externalId,
      isFavorite: isFavoriteOf(member),
      ingredients: recipes.ingredients,
      picture: pictureColumns,
    })
    .from(recipes)
    .leftJoin(pictureUses, pictureOfRecipe)
    .$dynamic();
}

function toCard({ picture, ...card }: Awaited<ReturnType<typeof selectCards>>[number]) {
  return { ...card, ...imageOf(card.imageUrl, picture) };
}
