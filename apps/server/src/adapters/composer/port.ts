import type { ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import type { UnseenIdeas } from '@game-plan/domain/recipes/given/compose-unseen';
import type { IdeaHistory } from '@game-plan/domain/recipes/given/idea-history';
import type { Help } from '@game-plan/domain/recipes/what-would-help';

/** The built-in composer, asked from a thread that has others to answer. Both throw a ComposerBusyError. */
export interface Composer {
  /** As `composeUnseen` of the domain. */
  composeUnseen(wishes: ComposeRequest, history: IdeaHistory | undefined): Promise<UnseenIdeas>;
  /** As `whatWouldHelp` of the domain. */
  whatWouldHelp(request: ComposeRequest): Promise<Help>;
}

/** As many wait for the composer as may. */
export class ComposerBusyError extends Error {}
