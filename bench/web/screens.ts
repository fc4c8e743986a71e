/** A screen of the app, by its address. */
export interface Screen {
  readonly name: string;
  readonly path: string;
}

/** Before the first account exists. */
export const SET_UP: Screen = { name: 'Set-up', path: '/' };

/** For a new user. */
export const EMPTY_DASHBOARD: Screen = { name: 'Dashboard, empty', path: '/' };

/** For a visitor who is not signed in. */
export const DOOR: readonly Screen[] = [
  { name: 'Login', path: '/' },
  { name: 'Sign-up', path: '/signup' },
];

/** For an admin with a season's data. */
export const screensOf = (recipe: number): readonly Screen[] => [
  { name: 'Dashboard', path: '/' },
  { name: 'Shopping list', path: '/?list=open' },
  { name: 'Inventory', path: '/ingredients' },
  { name: 'Recipes', path: '/recipes' },
  { name: 'A recipe', path: `/recipes?recipe=${recipe}` },
  { name: 'Meal log', path: '/meal-log' },
  { name: 'Meal log, photo', path: '/meal-log?tab=photo' },
  { name: 'Meal log, day', path: '/meal-log?tab=today' },
  { name: 'Nutrition', path: '/nutrition' },
  { name: 'Nutrition, macros', path: '/nutrition?tab=macros' },
  { name: 'Nutrition, trends', path: '/nutrition?tab=trends' },
  { name: 'Nutrition, goals', path: '/nutrition?tab=goals' },
  { name: 'Profile', path: '/profile' },
  { name: 'Profile, health', path: '/profile?tab=health' },
  { name: 'Profile, allergies', path: '/profile?tab=allergies' },
  { name: 'Profile, security', path: '/profile?tab=security' },
  { name: 'Services', path: '/services' },
  { name: 'Cart', path: '/cart' },
  { name: 'Orders', path: '/cart?orders=true' },
  { name: 'Terms', path: '/cart?legal=terms' },
  { name: 'Admin', path: '/admin' },
  { name: 'Admin, orders', path: '/admin?tab=orders' },
  { name: 'Coach', path: '/coach' },
];
