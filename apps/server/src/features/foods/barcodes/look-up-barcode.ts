import type { ResponseInput } from '@game-plan/contracts/endpoint';
import type { foods } from '@game-plan/contracts/food/foods';
import { gtinsToLookUp } from '@game-plan/domain/packaged-products/gtin';
import { labelDoubts } from '@game-plan/domain/packaged-products/label-doubts';
import type { SourceProduct } from '#adapters/food-data/port.ts';
import type { Deps } from '#deps';
import { findOwnFoodByGtin } from '#features/own-foods/own-food-queries.ts';
import { tryToWrite } from '#http/errors/try-to-write.ts';
import { tryToConsume } from '#http/limits/rate-limits.ts';
import { findProductByGtin, type StoredFood } from '../food-queries.ts';
import { foodsForPerson } from '../foods-for-person.ts';
import { ownFoodAsFound } from '../own/search-own-foods.ts';
import { findAnsweredProduct, storeAnsweredProduct } from './product-lookup-queries.ts';

/** Open Food Facts' answers are reused for thirty days; 'unknown' for one day, because people add products daily. */
const DAY_MILLISECONDS = 24 * 3_600_000;
const KEPT_MILLISECONDS = 30 * DAY_MILLISECONDS;

type BarcodeDeps = Pick<Deps, 'db' | 'log' | 'productData' | 'now' | 'rateLimits'>;

/**
 * The food with this barcode: one of the person's own foods, which may correct others' data, then an imported product,
 * then Open Food Facts if enabled.
 */
export async function lookUpBarcode(
  deps: BarcodeDeps,
  userId: number,
  gtin: string,
): Promise<ResponseInput<typeof foods.barcode>> {
  const { food, isSourceAway } = await findByGtin(deps, userId, gtin);
  if (!food) return { gtin, food: null, doubts: [], isSourceAway };
  const [shown = null] = await foodsForPerson(deps.db, userId, [food]);
  return { gtin, food: shown, doubts: doubtsOf(food), isSourceAway };
}

async function findByGtin(deps: BarcodeDeps, userId: number, gtin: string) {
  const gtins = gtinsToLookUp(gtin);
  const own = await findOwnFoodByGtin(deps.db, userId, gtins);
  const stored = own ? ownFoodAsFound(own) : await findProductByGtin(deps.db, gtins);
  if (stored) return { food: stored, isSourceAway: false };
  const answer = await askForProduct(deps, userId, gtins.at(-1) ?? gtin);
  if (answer === 'unavailable') return { food: undefined, isSourceAway: true };
  return { food: answer === null ? undefined : productAsFound(answer, gtin), isSourceAway: false };
}

/** The stored answer, otherwise the source's answer if there is one. Null if the product is unknown. */
async function askForProduct(
  { db, log, productData, now, rateLimits }: BarcodeDeps,
  userId: number,
  gtin: string,
): Promise<SourceProduct | null | 'unavailable'> {
  if (!productData) return null;
  const askedAt = now();
  const since = (milliseconds: number) => new Date(askedAt.getTime() - milliseconds);
  const known = await findAnsweredProduct(db, gtin, since(KEPT_MILLISECONDS));
  if (known) return known;
  if (known === null && (await findAnsweredProduct(db, gtin, since(DAY_MILLISECONDS))) === null) return null;
  const mayAsk = await tryToWrite(
    log,
    async () =>
      (await tryToConsume(rateLimits, 'productsByUser', String(userId))) &&
      tryToConsume(rateLimits, 'productsByAll', 'all'),
  );
  if (!mayAsk) return 'unavailable';
  const answer = await productData.findProduct(gtin);
  if (answer === 'unavailable') return answer;
  const product = answer === 'unknown' ? null : answer;
  await tryToWrite(log, () => storeAnsweredProduct(db, gtin, product, askedAt));
  return product;
}

function productAsFound({ name, brand, per100, isPoured, serving }: SourceProduct, gtin: string): StoredFood {
  const portions = serving === null ? [] : [{ unit: 'serving', grams: serving }];
  return {
    description: name,
    state: null,
    nutrients: per100,
    ...(isPoured && { per: { quantity: 100, unit: 'ml' } }),
    portions: isPoured ? [...portions, { unit: 'ml', grams: 1 }] : portions,
    source: 'Open Food Facts',
    brand,
    gtin,
  };
}

/**
 * Warnings about contradictory labels of Open Food Facts, which anyone may edit. The person's own labels were checked
 * when saved.
 */
function doubtsOf({ source, nutrients }: StoredFood): string[] {
  const { calories, protein, carbs, fat } = nutrients;
  const { fiber = null, sugar = null, saturatedFat = null, sodium = null } = nutrients;
  if (source !== 'Open Food Facts' || calories === null) return [];
  const label = {
    calories,
    protein,
    carbs,
    fat,
    fiber,
    sugar,
    saturatedFat,
    sodium,
    alcohol: null,
    grams: 100,
  };
  return labelDoubts(label).map(({ sentence }) => sentence);
}
