import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  type RouterHistory,
} from '@tanstack/react-router';
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
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PageError } from './pages/page-error.tsx';
import { Root } from './root.tsx';

const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFoundPage });

/** Someone signed in has no business at the door. */
const Home = () => <Navigate to="/" replace />;

/** A page that is a file of its own. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyRouteComponent(() => loadPart(load), name);

const routeTree = rootRoute.addChildren([
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    validateSearch: parseShoppingListSearch,
    component: page(() => import('./pages/dashboard-page.tsx'), 'DashboardPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/ingredients',
    validateSearch: parseInventoryFilter,
    component: page(() => import('./pages/ingredients-page.tsx'), 'IngredientsPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/recipes',
    validateSearch: parseRecipeSearch,
    component: page(() => import('./pages/recipes-page.tsx'), 'RecipesPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/meal-log',
    validateSearch: parseMealLogSearch,
    component: page(() => import('./pages/meal-log-page.tsx'), 'MealLogPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/nutrition',
    validateSearch: parseNutritionSearch,
    component: page(() => import('./pages/nutrition-page.tsx'), 'NutritionPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/services',
    validateSearch: parseServiceSearch,
    component: page(() => import('./pages/services-page.tsx'), 'ServicesPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/cart',
    validateSearch: parseOrderSearch,
    component: page(() => import('./pages/cart-page.tsx'), 'CartPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/profile',
    validateSearch: parseProfileSearch,
    component: page(() => import('./pages/profile-page.tsx'), 'ProfilePage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/admin',
    validateSearch: parseAdminSearch,
    component: page(() => import('./pages/admin-page.tsx'), 'AdminPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/coach',
    validateSearch: parseCoachSearch,
    component: page(() => import('./pages/coach-page.tsx'), 'CoachPage'),
  }),
  createRoute({ getParentRoute: () => rootRoute, path: '/login', component: Home }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/signup',
    component: page(() => import('./pages/invited-page.tsx'), 'InvitedPage'),
    validateSearch: ({ invite }): { invite?: string } => (typeof invite === 'string' ? { invite } : {}),
  }),
]);

/** The addresses of the app. Every page is a chunk of its own, loaded when it is first opened. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultErrorComponent: PageError,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

type Search = Record<string, unknown>;

/** Search parameters are plain texts: an invitation code of digits stays the text it is. */
function parseSearch(search: string): Search {
  return Object.fromEntries(new URLSearchParams(search));
}

function stringifySearch(search: Search): string {
  const fields = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
