import { activity } from '@game-plan/contracts/activity';
import { bodyLog } from '@game-plan/contracts/body-log';
import { ingredients } from '@game-plan/contracts/ingredients';
import { meals } from '@game-plan/contracts/meals';
import { pictures } from '@game-plan/contracts/pictures';
import { preferences } from '@game-plan/contracts/preferences';
import { recipes } from '@game-plan/contracts/recipes';
import { shoppingList } from '@game-plan/contracts/shopping-list';
import { examplePreferences } from '../examples/example-preferences.ts';
import { respond } from '../respond.ts';

/** Lets every read of the dashboard answer with nothing yet, for tests that only pass through it. */
export function respondToDashboard(): void {
  respond(ingredients.list, []);
  respond(shoppingList.list, []);
  respond(meals.list, []);
  respond(preferences.get, examplePreferences());
  respond(activity.recent, []);
  respond(bodyLog.list, []);
  respond(pictures.ofIdeas, []);
  respond(recipes.whatWouldHelp, { foods: [], ideas: 0 });
}
