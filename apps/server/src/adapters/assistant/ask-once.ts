import { generateText, type LanguageModel, type ModelMessage } from 'ai';
import { toAssistantError } from './assistant-failure.ts';
import { AssistantError, type Question } from './port.ts';

/** Enough of an answer that went wrong for the model to see its own mistake. */
const CORRECTED_ANSWER_MAX = 4000;

function messagesOf({ text, picture, correction }: Question): ModelMessage[] {
  const asked: ModelMessage = {
    role: 'user',
    content: picture
      ? [
          { type: 'text', text },
          { type: 'file', mediaType: picture.mediaType, data: picture.bytes },
        ]
      : text,
  };
  if (!correction) return [asked];
  return [
    asked,
    { role: 'assistant', content: correction.answer.slice(0, CORRECTED_ANSWER_MAX) || '(nothing)' },
    { role: 'user', content: correction.fault },
  ];
}

/**
 * Asks once: who waits can ask again better than a timer can. Neither a temperature nor a length is sent, since
 * models that reason refuse one or the other. Answers with the model's text, or throws an AssistantError.
 */
export async function askOnce(
  model: LanguageModel,
  question: Question,
  abortSignal: AbortSignal,
): Promise<string> {
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
