import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { createOutgoing, WORDS_BYTES_MAX } from '#adapters/outgoing-fetch.ts';
import { askWithFallback } from './ask-with-fallback.ts';
import type { ModelSettings } from './model-settings.ts';
import type { Assistant } from './port.ts';

const OPENAI = 'https://api.openai.com/v1';

/** Models with the chat-completions API: OpenAI or, by base URL, Ollama, LM Studio, vLLM and others. */
export function createOpenAiCompatible(settings: ModelSettings): Assistant {
  const {
    baseUrl = OPENAI,
    apiKey,
    visionModel,
    textModel,
    timeoutMs,
    outgoing = createOutgoing(),
  } = settings;
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: baseUrl,
    fetch: outgoing({ bytesMax: WORDS_BYTES_MAX, baseUrl }),
    supportsStructuredOutputs: true,
    ...(apiKey !== undefined && { apiKey }),
  });
  const createAsk = (name: string | undefined) =>
    name === undefined ? undefined : askWithFallback(provider.chatModel(name), timeoutMs);
  return { readPicture: createAsk(visionModel), writeText: createAsk(textModel) };
}
