import type { Help } from '@game-plan/domain/recipes/what-would-help';
import { type Composer, ComposerBusyError } from '#adapters/composer/port.ts';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';
import { type IdeaRequester, readWishes } from './read-wishes.ts';

const RETRY_SECONDS = 5;

/** The composer, within the limit of concurrent ideas. Throws 'unavailable' if too many users are waiting. */
export function limitedComposer(
  { composer, concurrency: { ideas } }: Pick<Deps, 'composer' | 'concurrency'>,
  userId: number,
): Pick<Composer, 'composeUnseen' | 'fillWeek' | 'whatWouldHelp'> {
  return {
    composeUnseen: (wishes, history) =>
      ideas.run(userId, () => composer.composeUnseen(wishes, history).catch(explainBusy)),
    fillWeek: (request) => ideas.run(userId, () => composer.fillWeek(request).catch(explainBusy)),
    whatWouldHelp: (request) => ideas.run(userId, () => composer.whatWouldHelp(request).catch(explainBusy)),
  };
}

function explainBusy(error: unknown): never {
  if (!(error instanceof ComposerBusyError)) throw error;
  throw new AppError('unavailable', 'Many people are asking for ideas just now. Try again in a moment.', {
    retryAfterSeconds: RETRY_SECONDS,
  });
}

/** What to buy for a kitchen without ideas. */
export async function findHelp(
  deps: Pick<Deps, 'composer' | 'db' | 'sessionSecret' | 'concurrency'>,
  asker: IdeaRequester,
): Promise<Help> {
  const { request } = await readWishes(deps.db, asker, deps.sessionSecret);
  return limitedComposer(deps, asker.userId).whatWouldHelp(request);
}
