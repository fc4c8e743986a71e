import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDaySchema, idSchema } from '../schemas/primitives.ts';
import { mealTypeSchema } from './meals.ts';

/** Ten years of every food, with a hundred figures each, are some 30 MB. */
export const DIARY_FILE_LIMIT = {
  bytes: 20_000_000,
  message: 'The file is larger than 20 MB. Import it in parts.',
};

/** Names of meals in one file. */
const MOST_NAMES = 30;

/** What a diary's file has, and what of it is there already and is not added again. */
const diaryFileSchema = z.object({
  /** Its first and last day. */
  from: calendarDaySchema,
  to: calendarDaySchema,
  /** Its names of meals, in their order, and the meal that each becomes. */
  meals: z.array(z.object({ name: z.string(), type: mealTypeSchema, foods: z.int() })),
  foods: z.int(),
  knownFoods: z.int(),
  /** Days with a weight or water. */
  days: z.int(),
  knownDays: z.int(),
  /** Whether the unit of its weights has to be chosen. */
  asksForUnit: z.boolean(),
  /** Rows that were not understood. */
  unread: z.int(),
  /** Undoes all of it; null of a preview, or if there was nothing to add. */
  undoId: idSchema.nullable(),
});
export type DiaryFileSummary = z.infer<typeof diaryFileSchema>;

export const diaryImport = {
  run: endpoint({
    method: 'POST',
    path: '/api/diary-import',
    access: 'user',
    areas: ['diary', 'body'],
    isUpload: true,
    isSlow: true,
    bodyLimit: DIARY_FILE_LIMIT,
    summary:
      'Add the foods, weights and water of a CSV file of MyFitnessPal, Cronometer or this app to the person’s diary, or only say what would be added. What is there already is not added again.',
    query: z.object({
      preview: z.enum(['true', 'false']),
      /** The unit of weights of which the file does not say it; absent for the person’s own. */
      weightUnit: z.enum(['kg', 'lb']).optional(),
      /** The meals that the file’s names of meals become, in the order of the preview and with commas between them. */
      types: z
        .string()
        .max(MOST_NAMES * 10)
        .transform((list) => (list === '' ? [] : list.split(',')))
        .pipe(z.array(z.enum(MEAL_TYPES)).max(MOST_NAMES))
        .optional(),
    }),
    response: diaryFileSchema,
  }),
};
