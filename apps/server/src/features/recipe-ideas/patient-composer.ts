import { type Composer, ComposerBusyError } from '#adapters/composer/port.ts';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';

const RETRY_SECONDS = 5;

/** The composer in a person's turns, which says in words when too many are waiting for it. */
export function patient(
  { composer, turns: { ideas } }: Pick<Deps, 'composer' | 'turns'>,
  userId: number,
): Composer {
  return {
    composeRecipes: (request) => ideas.run(userId, () => composer.composeRecipes(request).catch(explainBusy)),
    whatWouldHelp: (request) => ideas.run(userId, () => composer.whatWouldHelp(request).catch(explainBusy)),
  };
}

function explainBusy(error: unknown): never {
  if (!(error instanceof ComposerBusyError)) throw error;
  throw new AppError('unavailable', 'Many people are asking for ideas just now. Try again in a moment.', {
    retryAfterSeconds: RETRY_SECONDS,
  });
}
