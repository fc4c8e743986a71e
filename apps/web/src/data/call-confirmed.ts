import { ApiError } from '#lib/api/api-error.ts';
import { t } from '#lib/language.ts';
import { ask } from '#ui/question/question-store.ts';

/** The person was asked about a change and did not confirm it. */
export class NotConfirmedError extends Error {
  override readonly name = 'NotConfirmedError';
}

interface Wording {
  readonly title: string;
  readonly actionLabel: string;
}

const GOALS: Wording = { title: t('Are these goals right?'), actionLabel: t('Save anyway') };

/**
 * Makes a change that the server may ask about. Asks the person in the server's words, and makes it again if they confirm;
 * otherwise throws a NotConfirmedError.
 */
export async function callConfirmed<Answer>(
  change: (confirmed: 'true' | 'false') => Promise<Answer>,
  { title, actionLabel } = GOALS,
): Promise<Answer> {
  try {
    return await change('false');
  } catch (error) {
    const points = error instanceof ApiError ? error.problem?.warnings : undefined;
    if (points === undefined) throw error;
    if (!(await ask({ title, points, actionLabel }))) throw new NotConfirmedError();
    return change('true');
  }
}
