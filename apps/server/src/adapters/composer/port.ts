import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { TypedFood } from '@game-plan/domain/meals/typed/typed-meal';
import type { FilledWeek, FillRequest } from '@game-plan/domain/plan/fill-week';
import type { ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import type { UnseenIdeas } from '@game-plan/domain/recipes/offered/compose-unseen';
import type { IdeaHistory } from '@game-plan/domain/recipes/offered/idea-history';
import type { labelRecipe } from '@game-plan/domain/recipes/own/label-recipe';
import type { readOwnRecipe } from '@game-plan/domain/recipes/own/read-own-recipe';
import type { ReadRecipe } from '@game-plan/domain/recipes/pasted/read-recipe-text';
import type { Help } from '@game-plan/domain/recipes/what-would-help';
import type { TypedAllergy } from '@game-plan/domain/safety/allergy/parse-allergy-text';
import type { readShoppingList } from '@game-plan/domain/shopping/pasted/split-list';
import type { PricedThing, readStoredThings } from '@game-plan/domain/shopping/stored/stored-things';
import type { scaleSteps } from '@game-plan/domain/units/scaling/scale-steps';

/**
 * The built-in composer, and what reads the text of recipes, meals, lists and allergies, in a worker thread. All methods may throw a
 * ComposerBusyError. See the functions of the same names in the domain.
 */
export interface Composer {
  composeUnseen(wishes: ComposeRequest, history: IdeaHistory | undefined): Promise<UnseenIdeas>;
  whatWouldHelp(request: ComposeRequest): Promise<Help>;
  fillWeek(request: FillRequest): Promise<FilledWeek>;
  readRecipeText(text: string): Promise<ReadRecipe>;
  readRecipePage(html: string): Promise<ReadRecipe>;
  readTypedMeal(text: string): Promise<TypedFood[]>;
  readShoppingList(text: string): Promise<ReturnType<typeof readShoppingList>>;
  scaleSteps(...recipe: Parameters<typeof scaleSteps>): Promise<ReturnType<typeof scaleSteps>>;
  readAllergies(texts: readonly string[]): Promise<TypedAllergy[]>;
  readStoredThings(text: string, today: CalendarDay): Promise<ReturnType<typeof readStoredThings>>;
  pricedThings(text: string): Promise<PricedThing[]>;
  readOwnRecipe(...typed: Parameters<typeof readOwnRecipe>): Promise<ReturnType<typeof readOwnRecipe>>;
  labelRecipe(
    recipe: Parameters<typeof labelRecipe>[0],
    nutrition: Parameters<typeof labelRecipe>[1],
  ): Promise<ReturnType<typeof labelRecipe>>;
}

/** The composer's queue is full. */
export class ComposerBusyError extends Error {}
