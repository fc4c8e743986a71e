import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  type RouterHistory,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { isVisitor } from '#data/people/auth.ts';
import { parseAdminSearch } from '#features/admin/admin-search.ts';
import { parseCoachSearch } from '#features/coaching/coach-search.ts';
import { parseInventoryFilter } from '#features/ingredients/inventory-filter.ts';
import { parseLedgerSearch } from '#features/ledger/ledger-search.ts';
import { parseMealLogSearch } from '#features/meals/meal-log-search.ts';
import { parseNutritionSearch } from '#features/nutrition/nutrition-search.ts';
import { parseOrderSearch } from '#features/orders/order-search.ts';
import { parsePlanSearch } from '#features/plan/plan-search.ts';
import { parseProfileSearch } from '#features/profile/profile-search.ts';
import { parseRecipeSearch } from '#features/recipes/recipe-search.ts';
import { parseServiceSearch } from '#features/services/service-search.ts';
import { parseShoppingListSearch } from '#features/shopping-list/shopping-list-search.ts';
import { loadPart } from '#lib/browser/load-part.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PageError } from './pages/page-error.tsx';
import { Root } from './root.tsx';

type Search = Readonly<Record<string, unknown>>;

const mapToUndefined = (search: Search): object =>
  Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

type Codes = { readonly [Link in 'invite' | 'reset' | 'confirm']?: string | undefined };

/** The pages; those that a visitor does not see are not loaded. */
function createRouteTree(client: QueryClient) {
  const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFoundPage });

  /** A page of the app, in a file of its own, which is loaded when it is first opened. */
  function page<const Path extends string, Name extends string, Parsed>(
    path: Path,
    file: () => Promise<Record<Name, ComponentType>>,
    name: Name,
    parse: (search: Search) => Parsed,
  ) {
    const component = lazyRouteComponent(() => loadPart(file), name);
    const { preload } = component;
    // At every address a visitor sees the login screen.
    component.preload = async () => {
      if (!isVisitor(client)) await preload?.();
    };
    // The router keeps what a parser leaves out.
    const validateSearch = (search: Search) => ({ ...mapToUndefined(search), ...parse(search) });
    return createRoute({ getParentRoute: () => rootRoute, path, component, validateSearch });
  }

  return rootRoute.addChildren([
    page('/', () => import('./pages/dashboard-page.tsx'), 'DashboardPage', parseShoppingListSearch),
    page(
      '/ingredients',
      () => import('./pages/ingredients-page.tsx'),
      'IngredientsPage',
      parseInventoryFilter,
    ),
    page('/recipes', () => import('./pages/recipes-page.tsx'), 'RecipesPage', parseRecipeSearch),
    page('/meal-log', () => import('./pages/meal-log-page.tsx'), 'MealLogPage', parseMealLogSearch),
    page('/ledger', () => import('./pages/ledger-page.tsx'), 'LedgerPage', parseLedgerSearch),
    page('/plan', () => import('./pages/plan-page.tsx'), 'PlanPage', parsePlanSearch),
    page('/nutrition', () => import('./pages/nutrition-page.tsx'), 'NutritionPage', parseNutritionSearch),
    page('/services', () => import('./pages/services-page.tsx'), 'ServicesPage', parseServiceSearch),
    page('/cart', () => import('./pages/cart-page.tsx'), 'CartPage', parseOrderSearch),
    page('/profile', () => import('./pages/profile-page.tsx'), 'ProfilePage', parseProfileSearch),
    page('/admin', () => import('./pages/admin-page.tsx'), 'AdminPage', parseAdminSearch),
    page('/coach', () => import('./pages/coach-page.tsx'), 'CoachPage', parseCoachSearch),
    // With the code of an invitation, of a link for a new password, or of one that confirms an address.
    page(
      '/signup',
      () => import('./pages/invited-page.tsx'),
      'InvitedPage',
      ({ invite, reset, confirm }): Codes => ({
        invite: textOf(invite),
        reset: textOf(reset),
        confirm: textOf(confirm),
      }),
    ),
    // Signed-in users are redirected from the login screen.
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/login',
      component: () => <Navigate to="/" replace />,
    }),
  ]);
}

/** Creates the app's router with all pages. */
export function createAppRouter(client: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree: createRouteTree(client),
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

/** Search parameters are plain strings, so that an invitation code of digits stays a string. */
function parseSearch(search: string): Record<string, unknown> {
  return Object.fromEntries(new URLSearchParams(search));
}

function stringifySearch(search: Search): string {
  const fields = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
