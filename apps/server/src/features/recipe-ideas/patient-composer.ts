import { type Composer, ComposerBusyError } from '#adapters/composer/port.ts';
import { AppError } from '#http/app-error.ts';

const RETRY_SECONDS = 5;

/** The composer, which says in words when too many are waiting for it. */
export function patient(composer: Composer): Composer {
  return {
    composeRecipes: (request) => composer.composeRecipes(request).catch(explainBusy),
    whatWouldHelp: (request) => composer.whatWouldHelp(request).catch(explainBusy),
  };
}

function explainBusy(error: unknown): never {
  if (!(error instanceof ComposerBusyError)) throw error;
  throw new AppError('unavailable', 'Many people are asking for ideas just now. Try again in a moment.', {
    retryAfterSeconds: RETRY_SECONDS,
  });
}
