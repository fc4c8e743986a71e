import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateImage } from 'ai';
import { createOutgoing, type Outgoing } from '#adapters/outgoing-fetch.ts';
import { toAssistantError } from './assistant-failure.ts';
import type { PictureDrawer } from './port.ts';
import { waitForModel } from './wait-for-model.ts';

const OPENAI = 'https://api.openai.com/v1';

/** The image model's settings from the environment. */
interface DrawingSettings {
  /** If undefined, the service's own address. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  /** The model's name; if undefined, no pictures are painted. */
  readonly imageModel: string | undefined;
  readonly timeoutMs: number;
  readonly outgoing?: Outgoing | undefined;
}

/** Far above the size of any picture encoded in JSON. */
const ANSWER_BYTES_MAX = 40_000_000;

/**
 * A model with OpenAI's image API (`POST /images/generations`), which compatible servers also support. No size is
 * requested, because the supported sizes differ between models, and pictures are cropped anyway. Returns undefined
 * without an image model.
 */
export function createPictureDrawer(settings: DrawingSettings): PictureDrawer | undefined {
  const { baseUrl = OPENAI, apiKey, imageModel, timeoutMs, outgoing = createOutgoing() } = settings;
  if (imageModel === undefined) return undefined;
  const model = createOpenAICompatible({
    name: 'assistant',
    baseURL: baseUrl,
    fetch: outgoing({ bytesMax: ANSWER_BYTES_MAX, baseUrl }),
    ...(apiKey !== undefined && { apiKey }),
  }).imageModel(imageModel);

  return (description, clientSignal) =>
    waitForModel({ timeoutMs, clientSignal }, async (abortSignal) => {
      try {
        const { image } = await generateImage({ model, prompt: description, maxRetries: 0, abortSignal });
        return image.uint8Array;
      } catch (error) {
        throw toAssistantError(error);
      }
    });
}
