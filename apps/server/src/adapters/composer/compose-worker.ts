import { composeRecipes as compose } from '@game-plan/domain/recipes/compose-recipes';
import type { ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import { whatWouldHelp as findHelp } from '@game-plan/domain/recipes/what-would-help';

/** What the threads of `createComposer` run, by name. */
export const composeRecipes = (request: ComposeRequest) => compose(request);
export const whatWouldHelp = (request: ComposeRequest) => findHelp(request);
