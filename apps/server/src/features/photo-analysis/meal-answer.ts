import { plainText, shortPlainText } from '@game-plan/domain/text/plain-text';
import { z } from 'zod';

/** What one plate can hold at the very most; what is beyond is no estimate but nonsense. */
const GRAMS_MAX = 5000;
const CALORIES_MAX = 20_000;
export const INGREDIENTS_MAX = 30;
const NAME_MAX = 100;

/** Models are wordy; a description is cut rather than refused. */
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

/** What a model answers about a photo; no ingredients when there is no food on it. */
export const mealAnswer = z.object({
  mealDescription: description,
  portionSize: description,
  ingredients: z.array(ingredient).max(INGREDIENTS_MAX),
});
export type MealAnswer = z.infer<typeof mealAnswer>;

/** Limits that services refuse in a schema they enforce; the answer is held to them afterwards. */
const UNENFORCED = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'maxItems'] as const;

const { $schema, ...enforced } = z.toJSONSchema(mealAnswer, {
  io: 'input',
  target: 'draft-7',
  override: ({ jsonSchema }) => {
    for (const limit of UNENFORCED) delete jsonSchema[limit];
    if (jsonSchema.type === 'object') jsonSchema.additionalProperties = false;
  },
});

/** The same as a JSON Schema that services enforce: every field required, none besides, and no limits. */
export const mealAnswerJsonSchema: Readonly<Record<string, unknown>> = enforced;
