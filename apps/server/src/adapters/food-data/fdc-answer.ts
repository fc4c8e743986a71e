import { brandName, readableName } from '@game-plan/domain/foods/usda/names';
import { keptNutrientId, moreNutrientsById, nutrientsById } from '@game-plan/domain/foods/usda/nutrients';
import { labelServing } from '@game-plan/domain/foods/usda/portion';
import { readGtin } from '@game-plan/domain/packaged-products/gtin';
import { z } from 'zod';
import type { SourceFood } from './port.ts';

const DATA_SETS = {
  Foundation: 'foundation',
  'SR Legacy': 'sr_legacy',
  'Survey (FNDDS)': 'fndds',
  Branded: 'branded',
} as const;

/** Text without NUL, which PostgreSQL cannot store. */
const words = z.string().refine((value) => !value.includes(String.fromCharCode(0)));

/** A food of a search response, modelled on recorded responses of the live API: figures per 100 g. */
const foodSchema = z.object({
  fdcId: z.int32().positive(),
  description: words.refine((value) => value.trim() !== ''),
  dataType: z.enum(['Foundation', 'SR Legacy', 'Survey (FNDDS)', 'Branded']),
  brandName: words.optional(),
  brandOwner: words.optional(),
  gtinUpc: z.string().max(40).optional().catch(undefined),
  servingSize: z.number().optional(),
  servingSizeUnit: z.string().optional(),
  householdServingFullText: words.optional(),
  foodNutrients: z.array(z.object({ nutrientId: z.number(), value: z.number().nonnegative().optional() })),
});

const answerSchema = z.object({ foods: z.array(z.unknown()) });

/**
 * The foods of a search response. Foods with another shape or data set, or without any of our nutrients, are left out.
 * Throws if it is not a search response.
 */
export function foodsOfAnswer(body: unknown): SourceFood[] {
  return answerSchema
    .parse(body)
    .foods.map((food) => foodSchema.safeParse(food).data)
    .filter((food) => food !== undefined)
    .map(toSourceFood)
    .filter(({ per100g }) => Object.values(per100g).some((figure) => figure !== null));
}

type FdcFood = z.output<typeof foodSchema>;

function toSourceFood(food: FdcFood): SourceFood {
  const amounts = amountsOf(food);
  const code = readGtin(food.gtinUpc ?? '');
  return {
    fdcId: food.fdcId,
    dataSet: DATA_SETS[food.dataType],
    name: readableName(food.description),
    brand: food.dataType === 'Branded' ? brandName(food.brandName, food.brandOwner) : null,
    per100g: nutrientsById(amounts),
    more: moreNutrientsById(amounts),
    gtin: 'gtin' in code ? code.gtin : null,
    portions: servingOf(food),
  };
}

function amountsOf({ foodNutrients }: FdcFood): Map<number, number> {
  const amounts = new Map<number, number>();
  for (const { nutrientId, value } of foodNutrients) {
    const id = keptNutrientId(String(nutrientId));
    if (id !== undefined && value !== undefined) amounts.set(id, value);
  }
  return amounts;
}

function servingOf({ servingSize, servingSizeUnit = '', householdServingFullText = '' }: FdcFood) {
  const serving = labelServing({
    size: servingSize,
    unit: servingSizeUnit,
    household: householdServingFullText,
  });
  return serving === undefined ? [] : [serving];
}
