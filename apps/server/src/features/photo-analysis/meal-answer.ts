import { plainText, shortPlainText } from '@game-plan/domain/text/plain-text';
import { parseRange } from '@game-plan/domain/units/amount';
import { KJ_PER_KCAL } from '@game-plan/domain/units/energy';
import { readUnit } from '@game-plan/domain/units/unit';
import { GRAMS_OF_WEIGHT, MILLILITRES } from '@game-plan/domain/units/weights/weight';
import { isMetric } from '@game-plan/domain/units/write-measure';
import { z } from 'zod';

/** The most that a plate can hold; higher figures are nonsense. */
const GRAMS_MAX = 5000;
const CALORIES_MAX = 20_000;
export const INGREDIENTS_MAX = 30;
const NAME_MAX = 100;

/** Models are wordy, so long descriptions are cut instead of refused. */
const DESCRIPTION_MAX = 200;
const description = z.string().transform((text) => shortPlainText(text, DESCRIPTION_MAX));

/** Small models write units and marks around a number: '150 g', '~150', '0.2 kg', '100-150 g', '1,200 kcal'. */
const WRITTEN_NUMBER =
  /^[~≈<\s]*(?:(?:about|approx\.?|ca\.?) )?(\d[\d.,]*(?:\s*[-–]\s*\d[\d.,]*)?)\s*([a-z%]*)\.?\s*$/i;
/** Units that change nothing: the figure is asked for in them. */
const AS_ASKED = /^(?:k?cals?|calories?|%)?$/i;
const THOUSANDS = /,(?=\d{3}(?:\D|$))/g;

/** Longer texts hold no number, and would take the pattern seconds. */
const NUMBER_LENGTH_MAX = 40;

/** The number that a model has written as a number or as a text; anything else stays, and is refused. */
function numberOf(written: unknown): unknown {
  const isShort = typeof written === 'string' && written.length <= NUMBER_LENGTH_MAX;
  const [, digits, unit = ''] = isShort ? (WRITTEN_NUMBER.exec(written) ?? []) : [];
  const amount = digits === undefined ? null : parseRange(digits.replace(THOUSANDS, ''));
  const key = readUnit(unit) ?? '';
  // A millilitre of food weighs about a gram; the weight of a cup depends on the food.
  const factor = AS_ASKED.test(unit)
    ? 1
    : (GRAMS_OF_WEIGHT.get(key) ?? (isMetric(key) ? MILLILITRES.get(key) : undefined));
  if (amount === null || factor === undefined) return written;
  const number = ((amount.low + amount.high) / 2) * factor;
  return factor === 1 ? number : Math.round(number * 10) / 10;
}

/** Words by which a model says that it does not know a figure. */
const UNKNOWN = /^(?:n\/?a|unknown|none|null|-|\?)?$/i;
const isUnknown = (written: unknown) =>
  written === undefined || written === null || (typeof written === 'string' && UNKNOWN.test(written.trim()));

/** Energy that a model has written in kilojoules, as a label does: '1,046 kJ'. */
function caloriesOf(written: unknown): unknown {
  const [, kilojoules] =
    typeof written === 'string' ? (/^([^a-z]+) ?kj\.?$/i.exec(written.trim()) ?? []) : [];
  const number = numberOf(kilojoules?.trim());
  return typeof number === 'number' ? number / KJ_PER_KCAL : numberOf(written);
}

/** A figure, or null where the model says that it does not know it. */
const figure = (max: number, read: (written: unknown) => unknown = numberOf) =>
  z.preprocess(
    (written) => (isUnknown(written) ? null : read(written)),
    z.number().min(0).max(max).nullable(),
  );

/** Doubt that a model expresses in words. */
const SURENESS: Readonly<Record<string, number>> = { high: 0.9, medium: 0.6, low: 0.3 };
const NOT_SAID = 0.5;

/** From 0 to 1; also in percent or in words. A food whose confidence cannot be read is as likely as not. */
const confidence = z
  .preprocess((written) => {
    const known = typeof written === 'string' ? SURENESS[written.trim().toLowerCase()] : undefined;
    const number = known ?? numberOf(written);
    const isPercent = typeof number === 'number' && number > 1 && number <= 100;
    return isPercent ? number / 100 : number;
  }, z.number().min(0).max(1))
  .catch(NOT_SAID);

const name = z.string().transform(plainText).pipe(z.string().min(1).max(NAME_MAX));

const ingredient = z.object({
  name,
  grams: z.preprocess(numberOf, z.number().positive().max(GRAMS_MAX)),
  confidence,
  calories: figure(CALORIES_MAX, caloriesOf),
  protein: figure(GRAMS_MAX),
  carbs: figure(GRAMS_MAX),
  fat: figure(GRAMS_MAX),
});
type MealIngredient = z.infer<typeof ingredient>;

/** A model's answer about a photo; `ingredients` is empty if there is no food on it. */
export const mealAnswer = z.object({
  mealDescription: description,
  portionSize: description.catch(''),
  ingredients: z.array(ingredient),
});

/** The foods of an answer, and the names of those that it lists but that cannot be logged. */
export interface MealAnswer {
  readonly mealDescription: string;
  readonly portionSize: string;
  readonly ingredients: readonly MealIngredient[];
  readonly leftOut: readonly string[];
}

/** The first foods of an answer; a model that lists more than it is asked for often repeats itself. */
export function firstFoods({ ingredients, ...answer }: z.infer<typeof mealAnswer>): MealAnswer {
  return {
    ...answer,
    ingredients: ingredients.slice(0, INGREDIENTS_MAX),
    leftOut: ingredients.slice(INGREDIENTS_MAX).map((each) => each.name),
  };
}

const faultyAnswer = z.object({
  mealDescription: description.catch(''),
  portionSize: description.catch(''),
  ingredients: z.array(z.unknown()),
});
const named = z.object({ name });
/** The table knows the figures of most foods, so that nonsense about them spoils neither the food nor its weight. */
const weighed = ingredient.extend({
  calories: ingredient.shape.calories.catch(null),
  protein: ingredient.shape.protein.catch(null),
  carbs: ingredient.shape.carbs.catch(null),
  fat: ingredient.shape.fat.catch(null),
});

/** The usable foods of an answer with faults; undefined if there are none. Foods without a name are omitted. */
export function usableFoods(value: unknown): MealAnswer | undefined {
  const { data } = faultyAnswer.safeParse(value);
  const ingredients: MealIngredient[] = [];
  const leftOut: string[] = [];
  for (const each of data?.ingredients ?? []) {
    const read = weighed.safeParse(each);
    if (read.success && ingredients.length < INGREDIENTS_MAX) ingredients.push(read.data);
    else leftOut.push(named.safeParse(each).data?.name ?? '');
  }
  if (!data || ingredients.length === 0) return undefined;
  return { ...data, ingredients, leftOut: leftOut.filter((food) => food !== '') };
}

/** The schema of the expected answer, for services that can enforce it. */
const wanted = z.object({
  mealDescription: z.string(),
  portionSize: z.string(),
  ingredients: z.array(
    z.object({
      name: z.string(),
      grams: z.number(),
      confidence: z.number(),
      calories: z.number(),
      protein: z.number(),
      carbs: z.number(),
      fat: z.number(),
    }),
  ),
});

const { $schema, ...jsonSchema } = z.toJSONSchema(wanted, { target: 'draft-7' });

/** The answer as a JSON Schema that services can enforce: all fields required, no additional fields, no limits. */
export const mealAnswerJsonSchema: Readonly<Record<string, unknown>> = jsonSchema;
