/** A screen of the app, by its address. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** The most JavaScript that its first visit brings, in KB as sent (1,000 bytes), compressed. */
  readonly scriptBudget: number;
}

/** Before anybody has an account. */
export const SET_UP: Screen = { name: 'Set-up', path: '/', scriptBudget: 190 };

/** For somebody who has just come. */
export const EMPTY_DASHBOARD: Screen = { name: 'Dashboard, empty', path: '/', scriptBudget: 190 };

/** For somebody who is not signed in. */
export const DOOR: readonly Screen[] = [
  { name: 'Login', path: '/', scriptBudget: 190 },
  { name: 'Sign-up', path: '/signup', scriptBudget: 190 },
];

/** For somebody who has been here for a season, and is an admin too. */
export const screensOf = (recipe: number): readonly Screen[] => [
  { name: 'Dashboard', path: '/', scriptBudget: 270 },
  { name: 'Shopping list', path: '/?list=open', scriptBudget: 300 },
  { name: 'Inventory', path: '/ingredients', scriptBudget: 260 },
  { name: 'Recipes', path: '/recipes', scriptBudget: 280 },
  { name: 'A recipe', path: `/recipes?recipe=${recipe}`, scriptBudget: 450 },
  { name: 'Meal log', path: '/meal-log', scriptBudget: 250 },
  { name: 'Meal log, photo', path: '/meal-log?tab=photo', scriptBudget: 250 },
  { name: 'Meal log, day', path: '/meal-log?tab=today', scriptBudget: 250 },
  { name: 'Nutrition', path: '/nutrition', scriptBudget: 250 },
  { name: 'Nutrition, macros', path: '/nutrition?tab=macros', scriptBudget: 250 },
  { name: 'Nutrition, trends', path: '/nutrition?tab=trends', scriptBudget: 250 },
  { name: 'Nutrition, goals', path: '/nutrition?tab=goals', scriptBudget: 250 },
  { name: 'Profile', path: '/profile', scriptBudget: 270 },
  { name: 'Profile, health', path: '/profile?tab=health', scriptBudget: 270 },
  { name: 'Profile, allergies', path: '/profile?tab=allergies', scriptBudget: 270 },
  { name: 'Profile, security', path: '/profile?tab=security', scriptBudget: 270 },
  { name: 'Services', path: '/services', scriptBudget: 180 },
  { name: 'Cart', path: '/cart', scriptBudget: 190 },
  { name: 'Orders', path: '/cart?orders=true', scriptBudget: 190 },
  { name: 'Terms', path: '/cart?legal=terms', scriptBudget: 230 },
  { name: 'Admin', path: '/admin', scriptBudget: 240 },
  { name: 'Admin, orders', path: '/admin?tab=orders', scriptBudget: 240 },
  { name: 'Coach', path: '/coach', scriptBudget: 200 },
];
