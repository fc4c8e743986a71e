import { ANSWER_FORMS, type AnswerForm, type WrappedModel, withAnswerForm } from './answer-form.ts';
import { askOnce } from './ask-once.ts';
import { mayBeFormRefused } from './assistant-failure.ts';
import type { Ask } from './port.ts';
import { waitForModel } from './wait-for-model.ts';

/**
 * Servers and models differ in how well they can be held to a form, so the strictest is tried first, looser ones
 * when it is refused, and what worked is kept.
 */
export function askInSomeForm(model: WrappedModel, timeoutMs: number): Ask {
  let accepted: readonly AnswerForm[] = ANSWER_FORMS;

  return async (question, clientSignal) => {
    const ask = (form: AnswerForm) =>
      waitForModel({ timeoutMs, clientSignal }, (signal) =>
        askOnce(withAnswerForm(model, form, question.answer), question, signal),
      );
    const [strictest = 'text', ...looser] = accepted;
    try {
      return await ask(strictest);
    } catch (error) {
      if (!mayBeFormRefused(error)) throw error;
      return await askLooser(ask, looser, error);
    }
  };

  /** Asks in looser forms, one after the other, and remembers the one that is answered. */
  async function askLooser(
    ask: (form: AnswerForm) => Promise<string>,
    forms: readonly AnswerForm[],
    refusal: unknown,
  ): Promise<string> {
    let lastRefusal = refusal;
    for (const [at, form] of forms.entries()) {
      try {
        const answer = await ask(form);
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
