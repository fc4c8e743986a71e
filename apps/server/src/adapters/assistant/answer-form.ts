import { type LanguageModel, type LanguageModelMiddleware, wrapLanguageModel } from 'ai';
import type { Question } from './port.ts';

/** How an answer is held to its shape: by the schema, as some JSON, or by the words of the instructions alone. */
export const ANSWER_FORMS = ['schema', 'json', 'text'] as const;
export type AnswerForm = (typeof ANSWER_FORMS)[number];

export type WrappedModel = Parameters<typeof wrapLanguageModel>[0]['model'];
type CallParameters = Parameters<NonNullable<LanguageModelMiddleware['transformParams']>>[0]['params'];

function responseFormat(form: AnswerForm, { name, jsonSchema }: Question['answer']) {
  if (form === 'text') return { type: 'text' } as const;
  return form === 'json'
    ? ({ type: 'json' } as const)
    : ({ type: 'json', name, schema: jsonSchema } as const);
}

/**
 * The model, asked for JSON but answering with its raw text: what the library makes of an answer is lost when the
 * answer does not fit, and the person's question with it.
 */
export function withAnswerForm(
  model: WrappedModel,
  form: AnswerForm,
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
