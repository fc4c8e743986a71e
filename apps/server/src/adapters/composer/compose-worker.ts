import type { ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import { composeUnseen as compose } from '@game-plan/domain/recipes/given/compose-unseen';
import type { IdeaHistory } from '@game-plan/domain/recipes/given/idea-history';
import { whatWouldHelp as findHelp } from '@game-plan/domain/recipes/what-would-help';

/** What the threads of `createComposer` run, by name. */
export const composeUnseen = ([wishes, history]: [ComposeRequest, IdeaHistory | undefined]) =>
  compose(wishes, history);
export const whatWouldHelp = ([request]: [ComposeRequest]) => findHelp(request);

// What reading the code has left behind, and the room in which it was made: the thread may have nothing to do for long. There with
// `--expose-gc`.
globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
