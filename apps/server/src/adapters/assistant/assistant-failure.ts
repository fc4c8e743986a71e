import { APICallError } from 'ai';
import { OutgoingError } from '#adapters/outgoing-fetch.ts';
import { AssistantError, type AssistantFailure } from './port.ts';

/** Matches codes ('content_policy_violation') and sentences by which services refer to their content policy. */
const POLICY =
  /content[_ ]?(?:policy|filter|management)|moderation|safety (?:system|policy)|responsible[_ ]?ai/i;

/** Whether the service refused because of its content policy, so that no other answer format would help. */
function isRefusal(error: APICallError): boolean {
  return POLICY.test(error.responseBody ?? '') || POLICY.test(error.message);
}

function reasonOf(error: APICallError): AssistantFailure {
  const { statusCode } = error;
  if (statusCode === undefined) return 'unreachable';
  if (statusCode === 401) return 'key_rejected';
  if (statusCode === 429) return 'rate_limited';
  if (statusCode >= 400 && statusCode < 500 && isRefusal(error)) return 'refused';
  if (statusCode === 403) return 'key_rejected';
  if (statusCode === 404) return 'unknown_model';
  if (statusCode >= 400 && statusCode < 500) return 'question_rejected';
  return statusCode >= 500 ? 'failed' : 'unreachable';
}

/**
 * Converts an error without the request that the library's errors carry, because it contains the photo. Only the status
 * is kept, because services may repeat the API key in their message.
 */
export function toAssistantError(error: unknown): AssistantError {
  if (error instanceof AssistantError) return error;
  if (APICallError.isInstance(error)) {
    return new AssistantError(reasonOf(error), `The service answered ${error.statusCode ?? 'nothing'}`);
  }
  if (error instanceof OutgoingError)
    return new AssistantError('unreachable', `The service was not asked to the end (${error.fault})`);
  const name = error instanceof Error ? error.name : 'Unknown error';
  return new AssistantError('failed', `The service's answer could not be read (${name})`);
}

/** Whether another answer format may work: the service refused this one, but not because of its policy. */
export function mayBeFormatRefused(error: unknown): boolean {
  return error instanceof AssistantError && error.reason === 'question_rejected';
}
