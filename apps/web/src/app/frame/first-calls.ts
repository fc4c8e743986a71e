import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { favoriteFoodsQuery } from '#data/food/favorite-foods.ts';
import { mealsQuery } from '#data/food/meals.ts';
import { summaryQuery } from '#data/food/nutrition.ts';
import { availableQuery } from '#data/food/photo-analysis.ts';
import { savedMealsQuery } from '#data/food/saved-meals.ts';
import { expiringQuery, ingredientsQuery } from '#data/kitchen/ingredients.ts';
import { kitchenInvitationsQuery, kitchenQuery } from '#data/kitchen/kitchens.ts';
import { firstCardsUrl, recipeQuery } from '#data/kitchen/recipes.ts';
import { settingsQuery, shoppingListQuery } from '#data/kitchen/shopping-list.ts';
import { securityQuery } from '#data/people/account.ts';
import { summaryQuery as adminSummaryQuery, usersQuery } from '#data/people/admin.ts';
import { sessionQuery } from '#data/people/auth.ts';
import { coachingQuery, commentsQuery } from '#data/people/coaching.ts';
import { goalsQuery } from '#data/people/goals.ts';
import { preferencesQuery } from '#data/people/preferences.ts';
import { orderCountsQuery } from '#data/shop/admin-orders.ts';
import { cartQuery } from '#data/shop/cart.ts';
import { ordersQuery, paymentMethodQuery } from '#data/shop/orders.ts';
import { legalTextQuery } from '#data/shop/practice.ts';
import { servicesQuery } from '#data/shop/services.ts';

/**
 * Stand-ins that `begin.ts` replaces with days in the browser, and with a number of the address's search. The queries only
 * write them into an address, so each is given the type of what it stands for.
 */
const TODAY = '{today}' as CalendarDay;
const THIS_WEEK = { from: '{sunday}' as CalendarDay, to: '{saturday}' as CalendarDay };
const JUST_TODAY = { from: TODAY, to: TODAY };
const FIRST_USERS = { search: '', sort: 'username', order: 'asc', page: 0 } as const;
const RECIPE = '{recipe}' as unknown as number;

const urlOf = (query: { readonly queryKey: readonly unknown[] }) => String(query.queryKey[0]);

/** In this order, because the dashboard waits for the ingredients. */
const DASHBOARD = [
  ingredientsQuery,
  mealsQuery(TODAY),
  preferencesQuery,
  shoppingListQuery,
  kitchenQuery,
  kitchenInvitationsQuery,
].map(urlOf);
const RECIPES = [firstCardsUrl({ today: TODAY }), ...[kitchenQuery, ingredientsQuery].map(urlOf)];
const MEAL_LOG = [mealsQuery(TODAY), commentsQuery(TODAY), preferencesQuery].map(urlOf);
const ADMIN = [adminSummaryQuery(), orderCountsQuery()].map(urlOf);
const NUTRITION = [summaryQuery(THIS_WEEK), goalsQuery(THIS_WEEK), preferencesQuery].map(urlOf);

/**
 * By address, what its page reads at first, apart from who is signed in, which every page asks. A page that has it when it is
 * first rendered is rendered once. An address stands for exactly these fields of the search: with others the page may ask for
 * something else.
 */
const READS: Readonly<Record<string, readonly string[]>> = {
  '/': DASHBOARD,
  '/?list=open': [...DASHBOARD, urlOf(settingsQuery)],
  '/ingredients': [ingredientsQuery, expiringQuery(TODAY), preferencesQuery].map(urlOf),
  '/recipes': RECIPES,
  '/recipes?recipe': [urlOf(recipeQuery(RECIPE, TODAY)), ...RECIPES],
  '/meal-log': [...MEAL_LOG, ...[favoriteFoodsQuery, savedMealsQuery].map(urlOf)],
  '/meal-log?tab=today': MEAL_LOG,
  '/nutrition': NUTRITION,
  '/nutrition?tab=goals': NUTRITION,
  '/nutrition?tab=macros': [summaryQuery(JUST_TODAY), goalsQuery(JUST_TODAY), preferencesQuery].map(urlOf),
  '/nutrition?tab=trends': [urlOf(preferencesQuery)],
  '/services': [urlOf(servicesQuery)],
  '/admin': [...ADMIN, urlOf(usersQuery(FIRST_USERS))],
  '/admin?tab': ADMIN,
  '/meal-log?tab=photo': [availableQuery, commentsQuery(TODAY)].map(urlOf),
  '/cart': [urlOf(paymentMethodQuery)],
  '/cart?orders': [urlOf(ordersQuery)],
  '/cart?legal=terms': [urlOf(legalTextQuery('terms'))],
  '/cart?legal=privacy': [urlOf(legalTextQuery('privacy'))],
  '/profile': [kitchenQuery, preferencesQuery, kitchenInvitationsQuery].map(urlOf),
  '/profile?tab=health': [urlOf(preferencesQuery)],
  '/profile?tab=allergies': [urlOf(preferencesQuery)],
  '/profile?tab=security': [securityQuery, coachingQuery, preferencesQuery].map(urlOf),
};

/** The calls that the page of each address sends before the app is there. */
export function firstCalls() {
  return {
    always: urlOf(sessionQuery),
    byAddress: Object.fromEntries(
      // The header counts what is in the cart.
      Object.entries(READS).map(([address, urls]) => [
        address,
        [...urls, urlOf(cartQuery)].map(decodeURIComponent),
      ]),
    ),
  };
}
