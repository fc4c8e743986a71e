import { createAnthropic as createProvider } from '@ai-sdk/anthropic';
import { limitAnswers, WORDS_BYTES_MAX } from '#adapters/limit-answers.ts';
import { askInSomeForm } from './ask-in-some-form.ts';
import type { ModelSettings } from './model-settings.ts';
import type { Assistant } from './port.ts';

const ANTHROPIC = 'https://api.anthropic.com/v1';

/** Anthropic's models. The schema is enforced natively or, for older models, as the input of a tool. */
export function createAnthropic(settings: ModelSettings): Assistant {
  const { baseUrl = ANTHROPIC, apiKey, visionModel, textModel, timeoutMs } = settings;
  const provider = createProvider({
    baseURL: baseUrl,
    fetch: limitAnswers(WORDS_BYTES_MAX),
    ...(apiKey !== undefined && { apiKey }),
  });
  const asking = (name: string | undefined) =>
    name === undefined ? undefined : askInSomeForm(provider(name), timeoutMs);
  return { readPicture: asking(visionModel), writeText: asking(textModel) };
}
