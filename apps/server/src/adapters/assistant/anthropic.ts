import { createAnthropic as createProvider } from '@ai-sdk/anthropic';
import { createOutgoing, WORDS_BYTES_MAX } from '#adapters/outgoing-fetch.ts';
import { askWithFallback } from './ask-with-fallback.ts';
import type { ModelSettings } from './model-settings.ts';
import type { Assistant } from './port.ts';

const ANTHROPIC = 'https://api.anthropic.com/v1';

/** Anthropic's models. The schema is enforced natively or, for older models, as the input of a tool. */
export function createAnthropic(settings: ModelSettings): Assistant {
  const {
    baseUrl = ANTHROPIC,
    apiKey,
    visionModel,
    textModel,
    timeoutMs,
    outgoing = createOutgoing(),
  } = settings;
  const provider = createProvider({
    baseURL: baseUrl,
    fetch: outgoing({ bytesMax: WORDS_BYTES_MAX, baseUrl }),
    ...(apiKey !== undefined && { apiKey }),
  });
  const createAsk = (name: string | undefined) =>
    name === undefined ? undefined : askWithFallback(provider(name), timeoutMs);
  return { readPicture: createAsk(visionModel), writeText: createAsk(textModel) };
}
