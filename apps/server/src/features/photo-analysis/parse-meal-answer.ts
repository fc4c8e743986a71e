import { type MealAnswer, mealAnswer } from './meal-answer.ts';

/** An answer with every food there can be is a few thousand characters. */
const ANSWER_MAX = 100_000;
const FAULTS_TOLD = 5;

/** The meal, or what is wrong with the answer in words that the model can be told. */
export type ParsedAnswer = { readonly meal: MealAnswer } | { readonly fault: string };

/** The JSON in what a model wrote around it: its thinking aloud, a fence, a sentence before or after. */
function jsonIn(text: string): string {
  const spoken = text.replace(/^[\s\S]*<\/think>/, '');
  const start = spoken.indexOf('{');
  const end = spoken.lastIndexOf('}');
  return start < 0 ? '' : spoken.slice(start, end < start ? undefined : end + 1);
}

/** Reads a model's answer, trusting nothing in it. */
export function parseMealAnswer(text: string): ParsedAnswer {
  if (text.length > ANSWER_MAX) return { fault: 'the answer is far too long' };
  const json = jsonIn(text);
  if (json === '') return { fault: 'the answer holds no JSON object' };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { fault: 'the answer is not valid JSON, or is cut off' };
  }
  const result = mealAnswer.safeParse(value);
  if (result.success) return { meal: result.data };
  const faults = result.error.issues
    .slice(0, FAULTS_TOLD)
    .map(({ path, message }) => `${path.map(String).join('.') || 'the answer'}: ${message}`);
  return { fault: faults.join('; ') };
}
