/** A screen of the app, by its address. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Maximum JavaScript of a first visit, in compressed KB (1,000 bytes). */
  readonly scriptBudget: number;
}

/** Before the first account exists. */
export const SET_UP: Screen = { name: 'Set-up', path: '/', scriptBudget: 210 };

/** For a new user. */
export const EMPTY_DASHBOARD: Screen = { name: 'Dashboard, empty', path: '/', scriptBudget: 157 };

/** For a visitor who is not signed in. */
export const DOOR: readonly Screen[] = [
  { name: 'Login', path: '/', scriptBudget: 210 },
  { name: 'Sign-up', path: '/signup', scriptBudget: 185 },
];

/** For an admin with a season's data. */
export const screensOf = (recipe: number): readonly Screen[] => [
  { name: 'Dashboard', path: '/', scriptBudget: 150 },
  { name: 'Shopping list', path: '/?list=open', scriptBudget: 205 },
  { name: 'Inventory', path: '/ingredients', scriptBudget: 226 },
  { name: 'Recipes', path: '/recipes', scriptBudget: 150 },
  { name: 'A recipe', path: `/recipes?recipe=${recipe}`, scriptBudget: 210 },
  { name: 'Meal log', path: '/meal-log', scriptBudget: 195 },
  { name: 'Meal log, photo', path: '/meal-log?tab=photo', scriptBudget: 165 },
  { name: 'Meal log, day', path: '/meal-log?tab=today', scriptBudget: 157 },
  { name: 'Nutrition', path: '/nutrition', scriptBudget: 220 },
  { name: 'Nutrition, macros', path: '/nutrition?tab=macros', scriptBudget: 220 },
  { name: 'Nutrition, trends', path: '/nutrition?tab=trends', scriptBudget: 220 },
  { name: 'Nutrition, goals', path: '/nutrition?tab=goals', scriptBudget: 220 },
  { name: 'Profile', path: '/profile', scriptBudget: 215 },
  { name: 'Profile, health', path: '/profile?tab=health', scriptBudget: 275 },
  { name: 'Profile, allergies', path: '/profile?tab=allergies', scriptBudget: 215 },
  { name: 'Profile, security', path: '/profile?tab=security', scriptBudget: 215 },
  { name: 'Services', path: '/services', scriptBudget: 136 },
  { name: 'Cart', path: '/cart', scriptBudget: 172 },
  { name: 'Orders', path: '/cart?orders=true', scriptBudget: 172 },
  { name: 'Terms', path: '/cart?legal=terms', scriptBudget: 208 },
  { name: 'Admin', path: '/admin', scriptBudget: 230 },
  { name: 'Admin, orders', path: '/admin?tab=orders', scriptBudget: 230 },
  { name: 'Coach', path: '/coach', scriptBudget: 190 },
];
