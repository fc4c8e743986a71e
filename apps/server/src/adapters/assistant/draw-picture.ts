import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateImage } from 'ai';
import { limitAnswers } from '#adapters/limit-answers.ts';
import { toAssistantError } from './assistant-failure.ts';
import type { PictureDrawer } from './port.ts';
import { waitForModel } from './wait-for-model.ts';

const OPENAI = 'https://api.openai.com/v1';

/** How to reach a model that draws, as the environment says it. */
interface DrawingSettings {
  /** The service's own address when undefined. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  /** The model's name; without it nothing is drawn. */
  readonly imageModel: string | undefined;
  readonly timeoutMs: number;
}

/** Far more than the largest picture of any service takes, as JSON carries it. */
const ANSWER_BYTES_MAX = 40_000_000;

/**
 * A model behind the image protocol of OpenAI (`POST /images/generations`), which compatible servers speak too. No size is
 * asked for: which ones there are differs from model to model, and a picture is cut to the app's own anyway.
 */
export function createPictureDrawer(settings: DrawingSettings): PictureDrawer | undefined {
  const { baseUrl = OPENAI, apiKey, imageModel, timeoutMs } = settings;
  if (imageModel === undefined) return undefined;
  const model = createOpenAICompatible({
    name: 'assistant',
    baseURL: baseUrl,
    fetch: limitAnswers(ANSWER_BYTES_MAX),
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
