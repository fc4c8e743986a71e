import {
  generateText,
  type LanguageModel,
  type LanguageModelMiddleware,
  type ModelMessage,
  wrapLanguageModel,
} from 'ai';
import { mayBeFormatRefused, toAssistantError } from './assistant-failure.ts';
import { type Ask, AssistantError, type Question } from './port.ts';
import { waitForModel } from './wait-for-model.ts';

/**
 * Servers and models differ in which answer formats they can enforce. Tries the strictest format first, looser ones if
 * it is refused, and remembers what worked.
 */
export function askWithFallback(model: WrappedModel, timeoutMs: number): Ask {
  let accepted: readonly ResponseFormat[] = RESPONSE_FORMATS;

  return async (question, clientSignal) => {
    const ask = (form: ResponseFormat) =>
      waitForModel({ timeoutMs, clientSignal }, (signal) =>
        askOnce(withResponseFormat(model, form, question.answer), question, signal),
      );
    const [strictest = 'text', ...looser] = accepted;
    try {
      return await ask(strictest);
    } catch (error) {
      if (!mayBeFormatRefused(error)) throw error;
      return await askInLooserFormat(ask, looser, error);
    }
  };

  /** Asks in looser formats, one after the other, and remembers the first that is accepted. */
  async function askInLooserFormat(
    ask: (form: ResponseFormat) => Promise<string>,
    forms: readonly ResponseFormat[],
    refusal: unknown,
  ): Promise<string> {
    let lastRefusal = refusal;
    for (const [at, form] of forms.entries()) {
      try {
        const answer = await ask(form);
        accepted = forms.slice(at);
        return answer;
      } catch (error) {
        if (!mayBeFormatRefused(error)) throw error;
        lastRefusal = error;
      }
    }
    throw lastRefusal;
  }
}

/** How much of a wrong answer is sent back for the model to correct it. */
const CORRECTED_ANSWER_MAX = 4000;

function messagesOf({ text, picture, correction }: Question): ModelMessage[] {
  const question: ModelMessage = {
    role: 'user',
    content: picture
      ? [
          { type: 'text', text },
          { type: 'file', mediaType: picture.mediaType, data: picture.bytes },
        ]
      : text,
  };
  if (!correction) return [question];
  return [
    question,
    { role: 'assistant', content: correction.answer.slice(0, CORRECTED_ANSWER_MAX) || '(nothing)' },
    { role: 'user', content: correction.fault },
  ];
}

/**
 * Asks once, without automatic retries, because the person can retry better than a timer. Sends neither temperature nor
 * maximum length, because reasoning models refuse one or the other. Returns the model's text or throws an
 * AssistantError.
 */
async function askOnce(model: LanguageModel, question: Question, abortSignal: AbortSignal): Promise<string> {
  try {
    const { text, finishReason } = await generateText({
      model,
      instructions: question.instructions,
      messages: messagesOf(question),
      maxRetries: 0,
      abortSignal,
    });
    if (finishReason === 'content-filter') throw new AssistantError('refused', 'The model refused to answer');
    return text;
  } catch (error) {
    throw toAssistantError(error);
  }
}

/** How the answer's format is enforced: by the schema, as any JSON, or by the instructions only. */
const RESPONSE_FORMATS = ['schema', 'json', 'text'] as const;
type ResponseFormat = (typeof RESPONSE_FORMATS)[number];

type WrappedModel = Parameters<typeof wrapLanguageModel>[0]['model'];
type CallParameters = Parameters<NonNullable<LanguageModelMiddleware['transformParams']>>[0]['params'];

function responseFormat(form: ResponseFormat, { name, jsonSchema }: Question['answer']) {
  if (form === 'text') return { type: 'text' } as const;
  return form === 'json'
    ? ({ type: 'json' } as const)
    : ({ type: 'json', name, schema: jsonSchema } as const);
}

/**
 * Wraps the model so that it is asked for JSON but returns its raw text. The library would discard an answer that does
 * not match the schema, and with it the person's request.
 */
function withResponseFormat(
  model: WrappedModel,
  form: ResponseFormat,
  answer: Question['answer'],
): LanguageModel {
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      transformParams: async ({ params }): Promise<CallParameters> => ({
        ...params,
        responseFormat: responseFormat(form, answer),
      }),
    },
  });
}
