import { plainText, shortPlainText } from '@game-plan/domain/text/plain-text';
import { KJ_PER_KCAL } from '@game-plan/domain/units/energy';
import { z } from 'zod';

/** The most that a plate can hold; higher figures are nonsense. */
const GRAMS_MAX = 5000;
const CALORIES_MAX = 20_000;
export const INGREDIENTS_MAX = 30;
const NAME_MAX = 100;

/** Models are wordy, so long descriptions are cut instead of refused. */
const DESCRIPTION_MAX = 200;
const description = z.string().transform((text) => shortPlainText(text, DESCRIPTION_MAX));

/** Small models write units and marks around a number: '150 g', '~150', '1,200 kcal'. */
const WRITTEN_NUMBER = /^[~≈\s]*(\d+(?:,\d{3})*(?:\.\d+)?)\s*(?:g|grams?|ml|kcal|cal|calories|%)?\.?\s*$/i;

/** The number that a model has written as a number or as a text; anything else stays, and is refused. */
function numberOf(written: unknown): unknown {
  const [, digits] = typeof written === 'string' ? (WRITTEN_NUMBER.exec(written) ?? []) : [];
  return digits === undefined ? written : Number(digits.replaceAll(',', ''));
}

/** Energy that a model has written in kilojoules, as a label does: '1,046 kJ'. */
function caloriesOf(written: unknown): unknown {
  const [, kilojoules] =
    typeof written === 'string' ? (/^([^a-z]+) ?kj\.?$/i.exec(written.trim()) ?? []) : [];
  const number = numberOf(kilojoules);
  return typeof number === 'number' ? number / KJ_PER_KCAL : numberOf(written);
}

const figure = z.preprocess(numberOf, z.number().min(0));

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

const ingredient = z.object({
  name: z.string().transform(plainText).pipe(z.string().min(1).max(NAME_MAX)),
  grams: figure.pipe(z.number().positive().max(GRAMS_MAX)),
  confidence,
  calories: z.preprocess(caloriesOf, z.number().min(0).max(CALORIES_MAX)),
  protein: figure.pipe(z.number().max(GRAMS_MAX)),
  carbs: figure.pipe(z.number().max(GRAMS_MAX)),
  fat: figure.pipe(z.number().max(GRAMS_MAX)),
});

/** A model's answer about a photo; `ingredients` is empty if there is no food on it. */
export const mealAnswer = z.object({
  mealDescription: description,
  portionSize: description.catch(''),
  ingredients: z.array(ingredient).max(INGREDIENTS_MAX),
});
export type MealAnswer = z.infer<typeof mealAnswer>;

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
