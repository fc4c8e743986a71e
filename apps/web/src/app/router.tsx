import { createBrowserHistory, type RouterHistory } from '@tanstack/history';
import type { ComponentType } from 'react';
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
import { loadPart } from '#lib/browser/load-part.ts';
import type { Path } from '#lib/router/address.ts';
import { createRouter, loadOnce, type Page } from '#lib/router/router.ts';
import { Navigate } from '#lib/router/router-provider.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';

type Raw = Readonly<Record<string, unknown>>;

const NO_SEARCH = () => ({});

/** The addresses of the app, each with how its search is read. */
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
  '/signup': ({ invite }: Raw): { invite?: string } => (typeof invite === 'string' ? { invite } : {}),
};

declare module '#lib/router/address.ts' {
  interface Register {
    searches: typeof SEARCHES;
  }
}

/** Someone signed in has no business at the door. */
const Home = () => <Navigate to="/" />;

/** A page that is a file of its own. */
const file = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  loadOnce(async () => (await loadPart(load))[name]);

/** Every page is a file of its own, loaded when it is first opened. */
const pageLoaders = (): Record<Path, Page['load']> => ({
  '/': file(() => import('./pages/dashboard-page.tsx'), 'DashboardPage'),
  '/ingredients': file(() => import('./pages/ingredients-page.tsx'), 'IngredientsPage'),
  '/recipes': file(() => import('./pages/recipes-page.tsx'), 'RecipesPage'),
  '/meal-log': file(() => import('./pages/meal-log-page.tsx'), 'MealLogPage'),
  '/nutrition': file(() => import('./pages/nutrition-page.tsx'), 'NutritionPage'),
  '/services': file(() => import('./pages/services-page.tsx'), 'ServicesPage'),
  '/cart': file(() => import('./pages/cart-page.tsx'), 'CartPage'),
  '/profile': file(() => import('./pages/profile-page.tsx'), 'ProfilePage'),
  '/admin': file(() => import('./pages/admin-page.tsx'), 'AdminPage'),
  '/coach': file(() => import('./pages/coach-page.tsx'), 'CoachPage'),
  '/signup': file(() => import('./pages/invited-page.tsx'), 'InvitedPage'),
  '/login': () => Home,
});

/** Where the person is and which page that is. */
export function createAppRouter(history: RouterHistory = createBrowserHistory()) {
  const loaders = Object.entries(pageLoaders()) as [Path, Page['load']][];
  const pages = loaders.map(([path, load]) => [path, { load, readSearch: SEARCHES[path] }]);
  return createRouter({ pages: Object.fromEntries(pages), notFound: NotFoundPage, history });
}
