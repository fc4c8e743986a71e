import type { Path } from './src/lib/router/address.ts';

/**
 * The sources of what each address shows to somebody who is signed in, and at the door: every other address shows the login there.
 * An address with a search is that path where it asks for as much, as `/recipes?recipe` with any recipe.
 */
export const SCREEN_FILES = {
  signedIn: {
    '/': 'pages/dashboard-page.tsx',
    '/?list=open': ['pages/dashboard-page.tsx', 'features/shopping-list/shopping-list-dialog.tsx'],
    '/ingredients': 'pages/ingredients-page.tsx',
    '/recipes': 'pages/recipes-page.tsx',
    '/recipes?recipe': [
      'pages/recipes-page.tsx',
      'features/recipes/library/opened-recipe.tsx',
      'features/recipes/recipe-dialog/recipe-dialog.tsx',
      'features/recipes/recipe-dialog/recipe-detail.tsx',
    ],
    '/meal-log': ['pages/meal-log-page.tsx', 'features/meals/log-meal.tsx'],
    '/meal-log?tab=photo': ['pages/meal-log-page.tsx', 'pages/photo-analysis-tab.tsx'],
    '/meal-log?tab=today': 'pages/meal-log-page.tsx',
    '/meal-log?tab=today&date': 'pages/meal-log-page.tsx',
    '/nutrition': 'pages/nutrition-page.tsx',
    '/services': 'pages/services-page.tsx',
    '/services?service': ['pages/services-page.tsx', 'features/services/customise/customise-dialog.tsx'],
    '/cart': 'pages/cart-page.tsx',
    '/cart?legal=terms': ['pages/cart-page.tsx', 'features/practice/markdown-text.tsx'],
    '/cart?legal=privacy': ['pages/cart-page.tsx', 'features/practice/markdown-text.tsx'],
    '/profile': 'pages/profile-page.tsx',
    '/profile?tab=health': ['pages/profile-page.tsx', 'features/profile/health/health-tab.tsx'],
    '/admin': 'pages/admin-page.tsx',
    '/coach': 'pages/coach-page.tsx',
    '/signup': 'pages/invited-page.tsx',
    // Leads to the dashboard.
    '/login': 'pages/dashboard-page.tsx',
  },
  signedOut: {
    '/login': 'features/auth/login.tsx',
    '/signup': 'features/auth/signup.tsx',
  },
} as const satisfies {
  signedIn: Record<Path, Sources> & Record<`${Path}?${string}`, Sources>;
  signedOut: Partial<Record<Path, Sources>>;
};

type Sources = string | readonly string[];
