import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { mealsQuery } from '#data/food/meals.ts';
import { ingredientsQuery } from '#data/kitchen/ingredients.ts';
import { firstCardsUrl, recipeQuery } from '#data/kitchen/recipes.ts';
import { securityQuery } from '#data/people/account.ts';
import { sessionQuery } from '#data/people/auth.ts';
import { coachingQuery } from '#data/people/coaching.ts';
import { preferencesQuery } from '#data/people/preferences.ts';
import { servicesQuery } from '#data/shop/services.ts';

/**
 * Stand-ins that `begin.ts` replaces with the day in the browser, and with a number of the address's search. The queries only
 * write them into an address, so each is given the type of what it stands for.
 */
const TODAY = '{today}' as CalendarDay;
const RECIPE = '{recipe}' as unknown as number;

const urlOf = (query: { readonly queryKey: readonly unknown[] }) => String(query.queryKey[0]);

/**
 * By address, the reads that its page begins with, apart from who is signed in, which every page asks. An address stands for
 * exactly these fields of the search: with others the page may ask for something else.
 */
const READS: Readonly<Record<string, readonly string[]>> = {
  '/': [urlOf(ingredientsQuery)],
  // Not the list itself, which its dialog reads anew each time it opens.
  '/?list=open': [urlOf(ingredientsQuery)],
  '/ingredients': [urlOf(ingredientsQuery)],
  '/recipes': [firstCardsUrl({ today: TODAY })],
  '/recipes?recipe': [urlOf(recipeQuery(RECIPE, TODAY))],
  '/meal-log': [urlOf(mealsQuery(TODAY))],
  '/meal-log?tab=today': [urlOf(mealsQuery(TODAY))],
  '/services': [urlOf(servicesQuery)],
  '/profile?tab=allergies': [urlOf(preferencesQuery)],
  '/profile?tab=security': [urlOf(securityQuery), urlOf(coachingQuery)],
};

/** The calls that the page of each address sends before the app is there. */
export function firstCalls() {
  return {
    always: urlOf(sessionQuery),
    byAddress: Object.fromEntries(
      Object.entries(READS).map(([address, urls]) => [address, urls.map(decodeURIComponent)]),
    ),
  };
}
