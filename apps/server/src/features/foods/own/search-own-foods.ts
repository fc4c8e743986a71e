import type { OwnFood } from '@game-plan/contracts/food/own-foods';
import { RecentMap } from '@game-plan/domain/memoize';
import {
  findOwnFoods,
  indexOwnFoods,
  type OwnFoodIndex,
} from '@game-plan/domain/packaged-products/find-own-foods';
import { labelMeasures } from '@game-plan/domain/packaged-products/label-measure';
import type { Database } from '#db/client.ts';
import {
  findOwnFoodsByIds,
  findOwnFoodsFingerprint,
  listOwnFoodNames,
} from '#features/own-foods/own-food-queries.ts';
import type { StoredFood } from '../food-queries.ts';

/** The minimum of every food search. */
const LEAST_CHARACTERS = 3;

/** At most `most` of the person's own foods that match, the exact name first. */
export async function searchOwnFoods(
  db: Database,
  userId: number,
  { text, most }: { readonly text: string; readonly most: number },
): Promise<StoredFood[]> {
  if (text.trim().length < LEAST_CHARACTERS) return [];
  const found = findOwnFoods(text, await indexOf(db, userId)).slice(0, most);
  const foods = await findOwnFoodsByIds(
    db,
    userId,
    found.map(({ id }) => id),
  );
  return foods.map(ownFoodAsFound);
}

type Index = OwnFoodIndex<Awaited<ReturnType<typeof listOwnFoodNames>>[number]>;

/** Of the people who searched last, because a person searches with every letter that they type. */
const indexes = new RecentMap<string, Index>(32);

async function indexOf(db: Database, userId: number): Promise<Index> {
  const key = `${userId} ${await findOwnFoodsFingerprint(db, userId)}`;
  const known = indexes.get(key);
  if (known) return known;
  const index = indexOwnFoods(await listOwnFoodNames(db, userId));
  // They may have changed since, and then the fingerprint is of others.
  if (`${userId} ${await findOwnFoodsFingerprint(db, userId)}` === key) indexes.set(key, index);
  return index;
}

/** An own food in the format of search results. */
export function ownFoodAsFound(food: OwnFood): StoredFood {
  const { calories, protein, carbs, fat, fiber, sugar, saturatedFat, sodium } = food;
  const { per, portions } = labelMeasures(food);
  return {
    ownFoodId: food.id,
    description: food.name,
    state: null,
    nutrients: { calories, protein, carbs, fat, fiber, sugar, saturatedFat, sodium },
    per,
    portions: [...portions],
    source: 'My foods',
    brand: food.brand,
    gtin: food.gtin,
  };
}
