import { bodyLog } from '@game-plan/contracts/food/body-log';
import { meals } from '@game-plan/contracts/food/meals';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { activity } from '@game-plan/contracts/people/activity';
import { coaching } from '@game-plan/contracts/people/coaching';
import { preferences } from '@game-plan/contracts/people/preferences';
import { examplePreferences } from '../examples/example-preferences.ts';
import { respond } from '../respond.ts';

/** Answers all reads of the dashboard with empty data, for tests that only pass through it. */
export function respondToDashboard(): void {
  respond(ingredients.list, []);
  respond(shoppingList.list, []);
  respond(meals.list, []);
  respond(preferences.get, examplePreferences());
  respond(activity.recent, []);
  respond(bodyLog.list, []);
  respond(kitchens.invitations, []);
  respond(coaching.weeks, []);
  respond(pictures.ofIdeas, []);
  respond(recipes.whatWouldHelp, { foods: [], ideas: 0 });
  respond(recipes.fromCookbook, []);
}
