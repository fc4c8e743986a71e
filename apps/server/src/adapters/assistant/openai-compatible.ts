import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { ANSWER_FORMS, type AnswerForm, withAnswerForm } from './answer-form.ts';
import { askAboutPicture } from './ask-about-picture.ts';
import { mayBeFormRefused } from './assistant-failure.ts';
import type { ModelSettings } from './model-settings.ts';
import type { Assistant, PictureQuestion } from './port.ts';

const OPENAI = 'https://api.openai.com/v1';

/**
 * Models behind the chat-completions protocol: OpenAI, and by base URL Ollama, LM Studio, vLLM and the like. They
 * differ in how well they can be held to a form, so the strictest is tried first and what worked is kept.
 */
export function createOpenAiCompatible(settings: ModelSettings): Assistant {
  const { baseUrl = OPENAI, apiKey, visionModel, timeoutMs } = settings;
  if (visionModel === undefined) return { readPicture: undefined };
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey !== undefined && { apiKey }),
  });
  const model = provider.chatModel(visionModel);
  const ask = (question: PictureQuestion, form: AnswerForm) =>
    askAboutPicture(withAnswerForm(model, form, question.answer), question, timeoutMs);

  let accepted: readonly AnswerForm[] = ANSWER_FORMS;
  return {
    async readPicture(question) {
      const [strictest = 'text', ...looser] = accepted;
      try {
        return await ask(question, strictest);
      } catch (error) {
        if (!mayBeFormRefused(error)) throw error;
        return await askLooser(question, looser, error);
      }
    },
  };

  /** Asks in looser forms, one after the other, and remembers the one that is answered. */
  async function askLooser(question: PictureQuestion, forms: readonly AnswerForm[], refusal: unknown) {
    let lastRefusal = refusal;
    for (const [at, form] of forms.entries()) {
      try {
        const answer = await ask(question, form);
        accepted = forms.slice(at);
        return answer;
      } catch (error) {
        if (!mayBeFormRefused(error)) throw error;
        lastRefusal = error;
      }
    }
    throw lastRefusal;
  }
}
