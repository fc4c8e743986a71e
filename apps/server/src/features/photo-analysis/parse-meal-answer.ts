import { readAnswerJson } from '@game-plan/domain/text/answer-json';
import { firstFoods, type MealAnswer, mealAnswer, usableFoods } from './meal-answer.ts';

const FAULTS_TOLD = 5;

/** The meal, or the answer's faults in words for the model, with what can be used of it all the same. */
export type ParsedAnswer =
  | { readonly meal: MealAnswer }
  | { readonly fault: string; readonly usable?: MealAnswer | undefined };

/** Parses a model's answer as untrusted input. */
export function parseMealAnswer(text: string): ParsedAnswer {
  const read = readAnswerJson(text);
  if ('fault' in read) return read;
  const result = mealAnswer.safeParse(read.value);
  if (result.success) return { meal: firstFoods(result.data) };
  const faults = result.error.issues
    .slice(0, FAULTS_TOLD)
    .map(({ path, message }) => `${path.map(String).join('.') || 'the answer'}: ${message}`);
  return { fault: faults.join('; '), usable: usableFoods(read.value) };
}
