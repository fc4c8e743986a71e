import { APICallError } from 'ai';
import { AssistantError, type AssistantFailure } from './port.ts';

/** Words by which services name a rule of theirs, as codes ('content_policy_violation') or in sentences. */
const POLICY =
  /content[_ ]?(?:policy|filter|management)|moderation|safety (?:system|policy)|responsible[_ ]?ai/i;

/** Whether a service says that its rules forbid the answer, which no other form of the question changes. */
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
 * What went wrong, without the request that the library's own errors carry: it holds the photo. A status is all
 * that is told, because a service may repeat the key in its words.
 */
export function toAssistantError(error: unknown): AssistantError {
  if (error instanceof AssistantError) return error;
  if (APICallError.isInstance(error)) {
    return new AssistantError(reasonOf(error), `The service answered ${error.statusCode ?? 'nothing'}`);
  }
  const name = error instanceof Error ? error.name : 'Unknown error';
  return new AssistantError('failed', `The service's answer could not be read (${name})`);
}

/** Whether the service may answer when it is asked in another form: it refused this one, and not for its rules. */
export function mayBeFormRefused(error: unknown): boolean {
  return error instanceof AssistantError && error.reason === 'question_rejected';
}
