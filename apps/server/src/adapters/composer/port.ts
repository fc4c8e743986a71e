import type { ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import type { UnseenIdeas } from '@game-plan/domain/recipes/given/compose-unseen';
import type { IdeaHistory } from '@game-plan/domain/recipes/given/idea-history';
import type { Help } from '@game-plan/domain/recipes/what-would-help';

/** The built-in composer, run in a worker thread. Both methods may throw a ComposerBusyError. */
export interface Composer {
  /** See `composeUnseen` of the domain. */
  composeUnseen(wishes: ComposeRequest, history: IdeaHistory | undefined): Promise<UnseenIdeas>;
  /** See `whatWouldHelp` of the domain. */
  whatWouldHelp(request: ComposeRequest): Promise<Help>;
}

/** The composer's queue is full. */
export class ComposerBusyError extends Error {}
