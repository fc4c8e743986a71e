import type { Path } from './src/lib/router/address.ts';

/** The source of what each address shows to somebody who is signed in, and at the door: every other address shows the login there. */
export const SCREEN_FILES = {
  signedIn: {
    '/': 'pages/dashboard-page.tsx',
    '/ingredients': 'pages/ingredients-page.tsx',
    '/recipes': 'pages/recipes-page.tsx',
    '/meal-log': 'pages/meal-log-page.tsx',
    '/nutrition': 'pages/nutrition-page.tsx',
    '/services': 'pages/services-page.tsx',
    '/cart': 'pages/cart-page.tsx',
    '/profile': 'pages/profile-page.tsx',
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
} as const satisfies { signedIn: Record<Path, string>; signedOut: Partial<Record<Path, string>> };
