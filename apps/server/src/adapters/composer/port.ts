import type { ComposedRecipe, ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import type { Help } from '@game-plan/domain/recipes/what-would-help';

/** The built-in composer, asked from a thread that has others to answer. Both throw a ComposerBusyError. */
export interface Composer {
  /** As `composeRecipes` of the domain. */
  composeRecipes(request: ComposeRequest): Promise<ComposedRecipe[]>;
  /** As `whatWouldHelp` of the domain. */
  whatWouldHelp(request: ComposeRequest): Promise<Help>;
}

/** As many wait for the composer as may. */
export class ComposerBusyError extends Error {}
