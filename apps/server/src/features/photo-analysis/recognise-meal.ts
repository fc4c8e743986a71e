import { AssistantError, type AssistantFailure, type PictureQuestion } from '#adapters/assistant/port.ts';
import { AppError } from '#http/app-error.ts';
import type { MealAnswer } from './meal-answer.ts';
import { correctedQuestion, mealQuestion } from './meal-question.ts';
import { parseMealAnswer } from './parse-meal-answer.ts';

type Ask = (question: PictureQuestion) => Promise<string>;

const EXPLANATIONS: Readonly<Record<AssistantFailure, string>> = {
  timeout: 'The AI model took too long to answer. Please try again.',
  refused: 'The AI model refused to look at this photo. Please try another one.',
  rate_limited: 'The AI service has too many requests just now. Please try again in a minute.',
  unreachable: 'The AI service could not be reached. Please try again later.',
  key_rejected:
    'The AI service does not accept the key of this server. An administrator has to check AI_API_KEY.',
  unknown_model: 'The AI service does not know the model. An administrator has to check AI_VISION_MODEL.',
  question_rejected:
    'The AI service did not accept the photo. An administrator has to check that AI_VISION_MODEL can see pictures.',
  cancelled: 'The server is being restarted. Please try again in a moment.',
  failed: 'The AI service failed. Please try again later.',
};

async function explained(answer: Promise<string>): Promise<string> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    throw new AppError('upstream_failed', EXPLANATIONS[error.reason], { cause: error });
  }
}

/**
 * What the model sees on a picture. An answer that cannot be used is returned to it once with what is wrong.
 * Throws an AppError with the reason when there is none, or none that can be used.
 */
export async function recogniseMeal(ask: Ask, picture: PictureQuestion['picture']): Promise<MealAnswer> {
  const question = mealQuestion(picture);
  const answer = await explained(ask(question));
  const first = parseMealAnswer(answer);
  if ('meal' in first) return first.meal;
  const second = parseMealAnswer(await explained(ask(correctedQuestion(question, answer, first.fault))));
  if ('meal' in second) return second.meal;
  // The first fault says enough to a person; the model was told them all.
  const [reason] = second.fault.split('; ');
  throw new AppError('upstream_failed', `The AI model's answer cannot be used: ${reason}.`);
}
