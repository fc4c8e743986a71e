import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

/** A request as the service received it. */
export interface AskedOfModel {
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: string;
  /** How the answer's format is enforced: 'json_schema', 'json_object', 'tool', or undefined. */
  readonly form: string | undefined;
  readonly instructions: string;
  /** The messages of the conversation as text, oldest first. */
  readonly turns: ReadonlyArray<{ readonly role: string; readonly text: string }>;
  /** The bytes of every picture. */
  readonly pictures: readonly Buffer[];
}

export interface FakeProtocol {
  readonly path: string;
  read(headers: IncomingHttpHeaders, rawBody: string): AskedOfModel;
  answer(text: string, stops: 'cut off' | 'refused' | undefined): unknown;
  failure(message: string, code: string): unknown;
}

const textPart = z.object({ type: z.literal('text'), text: z.string() });

/** OpenAI's POST /v1/chat/completions, also used by compatible servers. */
export const chatCompletions: FakeProtocol = {
  path: '/v1/chat/completions',
  read(headers, rawBody) {
    const imagePart = z.object({
      type: z.literal('image_url'),
      image_url: z.object({ url: z.string().regex(/^data:image\/jpeg;base64,/) }),
    });
    const { messages, response_format } = z
      .object({
        model: z.string(),
        messages: z.array(
          z.object({
            role: z.enum(['system', 'user', 'assistant']),
            content: z.union([z.string(), z.array(z.union([textPart, imagePart]))]),
          }),
        ),
        response_format: z.object({ type: z.string() }).optional(),
      })
      .parse(JSON.parse(rawBody));
    const turns = messages.map(({ role, content }) => ({ role, ...contentOf(content) }));
    return {
      headers,
      rawBody,
      form: response_format?.type,
      instructions: turns.find(({ role }) => role === 'system')?.text ?? '',
      turns: turns.filter(({ role }) => role !== 'system'),
      pictures: turns.flatMap(({ pictures }) => pictures),
    };
  },
  answer: (text, stops) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_000_000,
    model: 'eyes-1',
    choices: [
      {
        index: 0,
        message:
          stops === 'refused'
            ? { role: 'assistant', content: null, refusal: text }
            : { role: 'assistant', content: text },
        finish_reason: stops === 'cut off' ? 'length' : 'stop',
      },
    ],
    usage: { prompt_tokens: 900, completion_tokens: 120, total_tokens: 1020 },
  }),
  failure: (message, code) => ({ error: { message, type: 'invalid_request_error', param: null, code } }),
};

/** Anthropic's POST /v1/messages. */
export const anthropicMessages: FakeProtocol = {
  path: '/v1/messages',
  read(headers, rawBody) {
    const imagePart = z.object({
      type: z.literal('image'),
      source: z.object({ type: z.literal('base64'), media_type: z.literal('image/jpeg'), data: z.string() }),
    });
    const { system, messages, output_config, tools } = z
      .object({
        model: z.string(),
        max_tokens: z.int().positive(),
        system: z.array(textPart),
        messages: z.array(
          z.object({
            role: z.enum(['user', 'assistant']),
            content: z.array(z.union([textPart, imagePart])),
          }),
        ),
        output_config: z.object({ format: z.object({ type: z.string() }) }).optional(),
        tools: z.array(z.unknown()).optional(),
      })
      .parse(JSON.parse(rawBody));
    const turns = messages.map(({ role, content }) => ({ role, ...contentOf(content) }));
    return {
      headers,
      rawBody,
      form: output_config?.format.type ?? (tools && 'tool'),
      instructions: system.map(({ text }) => text).join('\n'),
      turns,
      pictures: turns.flatMap(({ pictures }) => pictures),
    };
  },
  answer: (text, stops) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-fake',
    content: [{ type: 'text', text }],
    stop_reason: stops === 'refused' ? 'refusal' : stops === 'cut off' ? 'max_tokens' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 900, output_tokens: 120 },
  }),
  failure: (message, code) => ({ type: 'error', error: { type: code, message } }),
};

type Part =
  | z.infer<typeof textPart>
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } }
  | { readonly type: 'image'; readonly source: { readonly data: string } };

function contentOf(content: string | readonly Part[]): { text: string; pictures: Buffer[] } {
  if (typeof content === 'string') return { text: content, pictures: [] };
  return {
    text: content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n'),
    pictures: content.flatMap((part) => {
      if (part.type === 'text') return [];
      const data = part.type === 'image' ? part.source.data : (part.image_url.url.split(',')[1] ?? '');
      return [Buffer.from(data, 'base64')];
    }),
  };
}
