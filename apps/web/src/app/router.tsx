import { createBrowserHistory, type RouterHistory } from '@tanstack/history';
import { Redirect } from 'wouter';
import { parseAdminSearch } from '#features/admin/admin-search.ts';
import { parseCoachSearch } from '#features/coaching/coach-search.ts';
import { parseInventoryFilter } from '#features/ingredients/inventory-filter.ts';
import { parseMealLogSearch } from '#features/meals/meal-log-search.ts';
import { parseNutritionSearch } from '#features/nutrition/nutrition-search.ts';
import { parseOrderSearch } from '#features/orders/order-search.ts';
import { parseProfileSearch } from '#features/profile/profile-search.ts';
import { parseRecipeSearch } from '#features/recipes/recipe-search.ts';
import { parseServiceSearch } from '#features/services/service-search.ts';
import { parseShoppingListSearch } from '#features/shopping-list/shopping-list-search.ts';
import type { Path } from '#lib/router/address.ts';
import { lazyPage } from '#lib/router/lazy-page.tsx';
import { createRouter, type Page } from '#lib/router/router.ts';
import { loadMealLogTab } from './pages/meal-log-tabs.ts';

type Raw = Readonly<Record<string, unknown>>;

const NO_SEARCH = () => ({});

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The app's addresses and how their search parameters are parsed. */
const SEARCHES = {
  '/': parseShoppingListSearch,
  '/ingredients': parseInventoryFilter,
  '/recipes': parseRecipeSearch,
  '/meal-log': parseMealLogSearch,
  '/nutrition': parseNutritionSearch,
  '/services': parseServiceSearch,
  '/cart': parseOrderSearch,
  '/profile': parseProfileSearch,
  '/admin': parseAdminSearch,
  '/coach': parseCoachSearch,
  '/login': NO_SEARCH,
  // With the code of an invitation, of a link for a new password, or of one that confirms an address.
  '/signup': ({ invite, reset, confirm }: Raw) => ({
    invite: textOf(invite),
    reset: textOf(reset),
    confirm: textOf(confirm),
  }),
};

declare module '#lib/router/address.ts' {
  interface Register {
    searches: typeof SEARCHES;
  }
}

/** Signed-in users are redirected from the login screen. */
const Home = () => <Redirect to="/" replace />;

/** Every page is a separate file, loaded when first opened. */
const components = (history: RouterHistory): Record<Path, Page['component']> => ({
  '/': lazyPage(() => import('./pages/dashboard-page.tsx'), 'DashboardPage'),
  '/ingredients': lazyPage(() => import('./pages/ingredients-page.tsx'), 'IngredientsPage'),
  '/recipes': lazyPage(() => import('./pages/recipes-page.tsx'), 'RecipesPage'),
  '/meal-log': lazyPage(
    () => import('./pages/meal-log-page.tsx'),
    'MealLogPage',
    () => loadMealLogTab(history.location),
  ),
  '/nutrition': lazyPage(() => import('./pages/nutrition-page.tsx'), 'NutritionPage'),
  '/services': lazyPage(() => import('./pages/services-page.tsx'), 'ServicesPage'),
  '/cart': lazyPage(() => import('./pages/cart-page.tsx'), 'CartPage'),
  '/profile': lazyPage(() => import('./pages/profile-page.tsx'), 'ProfilePage'),
  '/admin': lazyPage(() => import('./pages/admin-page.tsx'), 'AdminPage'),
  '/coach': lazyPage(() => import('./pages/coach-page.tsx'), 'CoachPage'),
  '/signup': lazyPage(() => import('./pages/invited-page.tsx'), 'InvitedPage'),
  '/login': Home,
});

/** Creates the app's router with all pages. */
export function createAppRouter(history: RouterHistory = createBrowserHistory()) {
  const pages = (Object.entries(components(history)) as [Path, Page['component']][]).map(
    ([path, component]) => [path, { component, readSearch: SEARCHES[path] }] as const,
  );
  return createRouter(Object.fromEntries(pages), history);
}
