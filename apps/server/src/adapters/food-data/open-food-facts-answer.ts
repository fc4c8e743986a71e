import { KJ_PER_KCAL } from '@game-plan/domain/units/energy';
import { z } from 'zod';
import type { SourceProduct } from './port.ts';

/** Text that PostgreSQL can store; other values are dropped. */
const words = z
  .string()
  .max(2000)
  .refine((value) => !value.includes(String.fromCharCode(0)) && value.isWellFormed())
  .optional()
  .catch(undefined);

/** Figures are entered by people: as numbers, as text, or not at all. An empty text is not 0. */
const figure = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(?:\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().nonnegative())
  .optional()
  .catch(undefined);

const FIGURE_KEYS = [
  'energy-kcal_100g',
  'energy-kj_100g',
  'energy_100g',
  'proteins_100g',
  'carbohydrates_100g',
  'fat_100g',
  'fiber_100g',
  'sugars_100g',
  'saturated-fat_100g',
  'sodium_100g',
  'salt_100g',
] as const;
type FigureKey = (typeof FIGURE_KEYS)[number];

const nutrimentsSchema = z.object(
  Object.fromEntries(FIGURE_KEYS.map((key) => [key, figure])) as Record<FigureKey, typeof figure>,
);

const productSchema = z.object({
  product_name: words,
  product_name_en: words,
  generic_name: words,
  brands: words,
  quantity: words,
  serving_quantity: figure,
  serving_quantity_unit: words,
  product_quantity_unit: words,
  nutriments: nutrimentsSchema.optional().catch(undefined),
});

/** The fields to request. */
export const PRODUCT_FIELDS = ['code', ...Object.keys(productSchema.shape)].join(',');

const answerSchema = z.object({ status: z.literal([0, 1]), product: productSchema.optional() });

/** Maximum kcal and grams in 100 g of any food; higher values are typing mistakes. */
const MOST_CALORIES = 900;
const MOST_GRAMS = 100;
/** Grams of salt per gram of sodium (Regulation (EU) No 1169/2011, Annex I). */
const SALT_PER_SODIUM = 2.5;
const MILLIGRAMS = 1000;

const NAME_MAX = 200;
const SERVING_MAX = 5000;

/**
 * The product of an API v2 response; 'unknown' if there is none, or it has no name or no calories. Throws if it is not
 * a response of the API.
 */
export function productOfAnswer(body: unknown): SourceProduct | 'unknown' {
  const { status, product } = answerSchema.parse(body);
  if (status === 0 || !product) return 'unknown';
  const name = [product.product_name_en, product.product_name, product.generic_name]
    .map(tidy)
    .find((text) => text !== '');
  const per100 = figuresOf(product.nutriments ?? {});
  if (name === undefined || per100.calories === null) return 'unknown';
  const brand = tidy(product.brands?.split(',')[0]);
  const serving = product.serving_quantity;
  return {
    name,
    brand: brand === '' ? null : brand,
    per100,
    isPoured: isPoured(product),
    serving: serving !== undefined && serving > 0 && serving <= SERVING_MAX ? serving : null,
  };
}

type Nutriments = { readonly [Key in FigureKey]?: number | undefined };

function figuresOf(of: Nutriments): SourceProduct['per100'] {
  const kilojoules = of['energy-kj_100g'] ?? of.energy_100g;
  const salt = of.salt_100g;
  const sodium = of.sodium_100g ?? (salt === undefined ? undefined : salt / SALT_PER_SODIUM);
  return {
    calories: within(kilocaloriesOf(of['energy-kcal_100g'], kilojoules), MOST_CALORIES),
    protein: within(of.proteins_100g, MOST_GRAMS),
    carbs: within(of.carbohydrates_100g, MOST_GRAMS),
    fat: within(of.fat_100g, MOST_GRAMS),
    fiber: within(of.fiber_100g, MOST_GRAMS),
    sugar: within(of.sugars_100g, MOST_GRAMS),
    saturatedFat: within(of['saturated-fat_100g'], MOST_GRAMS),
    sodium: within(sodium && sodium * MILLIGRAMS, MOST_GRAMS * MILLIGRAMS),
  };
}

/** By how much the same energy may differ because both were rounded. */
const ROUNDED = { share: 0.02, least: 1 };

/** The kcal; where people have entered the kilojoules as kcal, too, what these are. */
function kilocaloriesOf(kilocalories: number | undefined, kilojoules: number | undefined) {
  if (kilojoules === undefined) return kilocalories;
  const margin = Math.max(ROUNDED.least, kilojoules * ROUNDED.share);
  const areKilojoules = kilocalories !== undefined && Math.abs(kilocalories - kilojoules) <= margin;
  return kilocalories === undefined || (areKilojoules && kilojoules > 0)
    ? kilojoules / KJ_PER_KCAL
    : kilocalories;
}

const within = (amount: number | undefined, most: number) =>
  amount === undefined || amount > most ? null : round(amount);

const round = (amount: number) => Math.round(amount * 100) / 100;

/** Whether the product is a liquid, whose figures are per 100 ml. */
function isPoured({
  serving_quantity_unit,
  product_quantity_unit,
  quantity,
}: z.output<typeof productSchema>) {
  const unit = serving_quantity_unit ?? product_quantity_unit;
  return unit === undefined ? /\d\s*(?:ml|cl|dl|l)\b/i.test(quantity ?? '') : /^(?:ml|cl|dl|l)$/i.test(unit);
}

const tidy = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, NAME_MAX);
