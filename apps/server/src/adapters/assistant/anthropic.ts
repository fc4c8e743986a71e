import { createAnthropic as createProvider } from '@ai-sdk/anthropic';
import { withAnswerForm } from './answer-form.ts';
import { askAboutPicture } from './ask-about-picture.ts';
import type { ModelSettings } from './model-settings.ts';
import type { Assistant } from './port.ts';

const ANTHROPIC = 'https://api.anthropic.com/v1';

/** Models of Anthropic, held to the schema natively or, where a model is older, as the input of a tool. */
export function createAnthropic(settings: ModelSettings): Assistant {
  const { baseUrl = ANTHROPIC, apiKey, visionModel, timeoutMs } = settings;
  if (visionModel === undefined) return { readPicture: undefined };
  const provider = createProvider({
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
  });
  const model = provider(visionModel);
  return {
    readPicture: (question) =>
      askAboutPicture(withAnswerForm(model, 'schema', question.answer), question, timeoutMs),
  };
}
