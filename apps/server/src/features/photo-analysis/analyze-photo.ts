import type { BodyOf, ResponseOf } from '@game-plan/contracts/endpoint';
import type { photoAnalysis } from '@game-plan/contracts/food/photo-analysis';
import { localCalendarDay } from '@game-plan/domain/calendar-day';
import { mealTotals } from '@game-plan/domain/meals/meal-totals';
import { type TracedFood, traceFood } from '@game-plan/domain/photo-analysis/trace-food';
import { englishList } from '@game-plan/domain/text/english';
import type { Deps } from '#deps';
import { insertMeal } from '#features/meals/meal-queries.ts';
import { AppError } from '#http/app-error.ts';
import { badPhoto, readDataUrl } from '#http/photos/read-data-url.ts';
import type { MealAnswer } from './meal-answer.ts';
import { recogniseMeal } from './recognise-meal.ts';

const NOT_SET_UP =
  'Photo analysis needs an AI model that can see pictures. An administrator has to set AI_PROVIDER and AI_VISION_MODEL.';

/** The abort reason when the person has cancelled the analysis. */
export const PHOTO_CANCELLED = new Error('The person cancelled the analysis');

/** The most foods that name a meal without the model's description. */
const NAMED_FOODS_MAX = 3;

type Analyzed = ResponseOf<typeof photoAnalysis.analyze>;

interface PhotographedFood extends TracedFood {
  readonly confidence: number;
}

const toMealFood = ({ grams, isFlagged, confidence, ...food }: PhotographedFood) => ({
  ...food,
  quantity: grams,
  unit: 'g',
});

function describe(answer: MealAnswer, foods: readonly PhotographedFood[]): Analyzed['analysis'] {
  return {
    mealDescription:
      answer.mealDescription || englishList(foods.slice(0, NAMED_FOODS_MAX).map(({ name }) => name)),
    portionSize: answer.portionSize,
    estimatedNutrition: mealTotals(foods),
    ingredients: foods.map(({ name, grams, confidence, isEstimate, isFlagged }) => ({
      name,
      estimatedQuantity: grams,
      unit: 'g',
      confidence,
      isEstimate,
      isFlagged,
    })),
  };
}

/**
 * Recognises the foods on a photo and logs them as a meal on the person's own day. Each photo is counted before it is
 * decoded; the request to the model is counted once the photo is valid, whatever the answer. Aborting `signal` ends the
 * request to the model.
 */
export async function analyzePhoto(
  {
    assistant,
    db,
    now,
    rateLimits,
    concurrency,
  }: Pick<Deps, 'assistant' | 'db' | 'now' | 'rateLimits' | 'concurrency'>,
  userId: number,
  { imageBase64, mealType, date }: BodyOf<typeof photoAnalysis.analyze>,
  signal: AbortSignal,
): Promise<Analyzed> {
  const readPicture = assistant?.readPicture;
  if (!readPicture) throw new AppError('not_set_up', NOT_SET_UP);
  await rateLimits.consume('photoByUser', String(userId));
  // The image codecs are loaded with the first photo.
  const { encodePhoto } = await import('./encode-photo.ts');
  const picture = await concurrency.decoding.run(userId, () => encodePhoto(readDataUrl(imageBase64)));
  await rateLimits.consume('assistantByUser', String(userId));
  const answer = await recogniseMeal((question) => readPicture(question, signal), picture).finally(() => {
    // Also if the model has already answered: a cancelled analysis is not logged.
    if (signal.reason === PHOTO_CANCELLED) throw new AppError('conflict', 'The analysis was cancelled');
  });
  if (answer.ingredients.length === 0) {
    throw badPhoto('No food was recognised on this photo. Please try another one');
  }
  const all = answer.ingredients.map((food) => ({ ...traceFood(food), confidence: food.confidence }));
  // Without calories from the table or the model, a food would be logged as 0 kcal.
  const traced = all.filter(({ calories }) => calories !== null);
  if (traced.length === 0) {
    throw new AppError('upstream_failed', 'The AI model named foods, but no calories of them.');
  }
  const meal = await insertMeal(db, userId, {
    type: mealType,
    date: date ?? localCalendarDay(now()),
    foods: traced.map(toMealFood),
    ...mealTotals(traced),
  });
  const leftOut = [
    ...all.filter(({ calories }) => calories === null).map(({ name }) => name),
    ...answer.leftOut,
  ];
  return { analysis: { ...describe(answer, traced), leftOut: [...new Set(leftOut)] }, meal };
}
