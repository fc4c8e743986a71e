import type { QueryOf } from '@game-plan/contracts/endpoint';
import type { recipes as contract } from '@game-plan/contracts/kitchen/recipes';
import type { Member } from '@game-plan/domain/kitchen-member';
import { and, arrayContains, arrayOverlaps, count, desc, eq, lt, not, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { isFavoriteOf } from './favorite-queries.ts';
import { holdsText, imageOf, pictureColumns, pictureOfRecipe } from './recipe-queries.ts';

export type CardFilter = Pick<
  QueryOf<typeof contract.cards>,
  'favorites' | 'search' | 'cuisine' | 'underMinutes' | 'diets' | 'without'
>;

/** Displayed for recipes without a cook time. */
const USUAL_COOK_MINUTES = 30;

function fits(member: Member, filter: CardFilter) {
  const { search, cuisine, underMinutes, diets = [], without = [] } = filter;
  return and(
    eq(recipes.kitchenId, member.kitchenId),
    filter.favorites === 'true' ? isFavoriteOf(member) : undefined,
    search ? holdsText(search) : undefined,
    cuisine && eq(recipes.cuisine, cuisine),
    underMinutes ? lt(sql`coalesce(${recipes.cookTime}, ${USUAL_COOK_MINUTES})`, underMinutes) : undefined,
    diets.length > 0 ? arrayContains(recipes.dietaryTags, diets) : undefined,
    without.length > 0 ? not(arrayOverlaps(recipes.allergens, without)) : undefined,
  );
}

/** The number of matching recipes. */
export async function countCards(db: Database, member: Member, filter: CardFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(recipes).where(fits(member, filter));
  return row?.total ?? 0;
}

/** Up to `limit` matching recipes older than `before`, newest first. */
export async function listCards(
  db: Database,
  member: Member,
  filter: CardFilter,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const rows = await db
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
    .where(and(fits(member, filter), before === undefined ? undefined : lt(recipes.id, before)))
    .orderBy(desc(recipes.id))
    .limit(limit);
  return rows.map(({ picture, ...card }) => ({ ...card, ...imageOf(card.imageUrl, picture) }));
}
