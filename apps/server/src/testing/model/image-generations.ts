import sharp from 'sharp';
import { z } from 'zod';
import type { FakeProtocol } from './fake-model-protocol.ts';

/**
 * OpenAI's POST /v1/images/generations, also used by compatible servers. The model's answer is the picture in base64.
 */
export const imageGenerations: FakeProtocol = {
  path: '/v1/images/generations',
  read(headers, rawBody) {
    const { prompt } = z
      .strictObject({ model: z.string(), prompt: z.string(), n: z.literal(1) })
      .parse(JSON.parse(rawBody));
    return {
      headers,
      rawBody,
      form: undefined,
      instructions: '',
      turns: [{ role: 'user', text: prompt }],
      pictures: [],
    };
  },
  answer: (picture) => ({ created: 1_795_000_000, data: [{ b64_json: picture }] }),
  failure: (message, code) => ({
    error: { message, type: 'image_generation_user_error', param: null, code },
  }),
};

/** A model's answer with a picture: a square of one colour in base64. */
export async function painting(background: string): Promise<{ says: string }> {
  const bytes = await sharp({ create: { width: 512, height: 512, channels: 3, background } })
    .png()
    .toBuffer();
  return { says: bytes.toString('base64') };
}
