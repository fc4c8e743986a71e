import type { AssistantFailure } from '#adapters/assistant/port.ts';

const REASONS: Readonly<Record<AssistantFailure, string>> = {
  timeout: 'The AI model took too long to answer.',
  refused: 'The AI model refused to answer.',
  rate_limited: 'The AI service has too many requests just now.',
  unreachable: 'The AI service could not be reached.',
  key_rejected:
    'The AI service does not accept the key of this server: an administrator has to check AI_API_KEY.',
  unknown_model: 'The AI service does not know the model: an administrator has to check AI_TEXT_MODEL.',
  question_rejected:
    'The AI service did not accept the question: an administrator has to check AI_TEXT_MODEL.',
  cancelled: 'The server is being restarted.',
  failed: 'The AI service failed.',
};

const ALL_COMPOSED = 'These ideas come from the built-in composer.';

/** Why no model was heard. */
export function explainFailure(reason: AssistantFailure): string {
  return `${REASONS[reason]} ${ALL_COMPOSED}`;
}

/** `refusal` says that the day's questions are spent, and when there are new ones. */
export function explainLimit(refusal: string): string {
  return `${refusal} Until then ideas come from the built-in composer.`;
}

/** Why the ideas of a model are not enough. */
export function explainTooFew(kept: number, isReadable: boolean): string {
  if (!isReadable) return `The AI model’s answer could not be used. ${ALL_COMPOSED}`;
  if (kept === 0) return `No idea of the AI model suited you and your kitchen. ${ALL_COMPOSED}`;
  return `Only ${kept} of the AI model’s ideas suited you and your kitchen. The others come from the built-in composer.`;
}
