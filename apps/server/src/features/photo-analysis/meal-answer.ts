import { plainText, shortPlainText } from '@game-plan/domain/text/plain-text';
import { z } from 'zod';

/** The most that a plate can hold; higher figures are nonsense. */
const GRAMS_MAX = 5000;
const CALORIES_MAX = 20_000;
export const INGREDIENTS_MAX = 30;
const NAME_MAX = 100;

/** Models are wordy, so long descriptions are cut instead of refused. */
const DESCRIPTION_MAX = 200;
const description = z.string().transform((text) => shortPlainText(text, DESCRIPTION_MAX));

const ingredient = z.object({
  name: z.string().transform(plainText).pipe(z.string().min(1).max(NAME_MAX)),
  grams: z.number().positive().max(GRAMS_MAX),
  confidence: z.number().min(0).max(1),
  calories: z.number().min(0).max(CALORIES_MAX),
  protein: z.number().min(0).max(GRAMS_MAX),
  carbs: z.number().min(0).max(GRAMS_MAX),
  fat: z.number().min(0).max(GRAMS_MAX),
});

/** A model's answer about a photo; `ingredients` is empty if there is no food on it. */
export const mealAnswer = z.object({
  mealDescription: description,
  portionSize: description,
  ingredients: z.array(ingredient).max(INGREDIENTS_MAX),
});
export type MealAnswer = z.infer<typeof mealAnswer>;

/** Keywords that services refuse in an enforced schema; these limits are checked afterwards. */
const UNENFORCED = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'maxItems'] as const;

const { $schema, ...enforced } = z.toJSONSchema(mealAnswer, {
  io: 'input',
  target: 'draft-7',
  override: ({ jsonSchema }) => {
    for (const limit of UNENFORCED) delete jsonSchema[limit];
    if (jsonSchema.type === 'object') jsonSchema.additionalProperties = false;
  },
});

/** The answer as a JSON Schema that services can enforce: all fields required, no additional fields, no limits. */
export const mealAnswerJsonSchema: Readonly<Record<string, unknown>> = enforced;
