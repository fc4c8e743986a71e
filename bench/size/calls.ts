import { addDays, type CalendarDay } from '../../packages/domain/src/calendar-day.ts';

/** A call whose time is compared with the size of its answer. */
export interface SizedCall {
  readonly name: string;
  readonly path: string;
  /** The body of a call that adds something; calls without one only read. */
  readonly body?: object;
}

/** What people type, and prefixes of it; the last ones find little or nothing. */
export const SEARCHES: readonly string[] = [
  ...['chicken', 'chicken breast', 'milk', 'eggs', 'apple', 'banana', 'rice', 'oatmeal', 'coffee', 'bread'],
  ...['cheese', 'cheddar cheese', 'greek yogurt', 'peanut butter', 'olive oil', 'ground beef', 'salmon'],
  ...['tomato sauce', 'dark chocolate', 'vanilla ice cream', 'orange juice', 'protein bar', 'potato chips'],
  ...['chi', 'choc', 'pot', 'ban', 'straw', 'yog'],
  ...[
    'organic tomato soup',
    'low fat milk',
    'gluten free bread',
    'roasted almonds sea salt',
    'crunchy granola',
  ],
  ...['brocoli', 'tomatoe', 'spagetti', 'avacado', 'chiken brest', 'yoghurt'],
  ...['bardel foods', 'organic marnel foods', 'zanvin vanilla', 'polras chocolate bites'],
  ...['pollo', 'lait', 'kartoffel', 'xyzzyq', 'qqq www', '1234567', 'sugar free jelly beans', 'soy sauce'],
];

export const foodSearch = (text: string, context: 'diary' | 'kitchen' = 'diary'): string =>
  `/api/foods/search?${new URLSearchParams({ query: text, context })}`;

/** Calls of a person with years of data. */
export function personalCalls(today: CalendarDay): SizedCall[] {
  const back = (days: number) => `startDate=${addDays(today, -days)}&endDate=${today}`;
  const ago = (days: number) => `startDate=${addDays(today, -days - 364)}&endDate=${addDays(today, -days)}`;
  return [
    ['a day of meals', `/api/meals?date=${today}`],
    ['a week of meals', `/api/meals?${back(6)}`],
    ['a month of meals', `/api/meals?${back(30)}`],
    ['all meals', '/api/meals'],
    ['a week of nutrition', `/api/nutrition/summary?${back(6)}`],
    ['a month of nutrition', `/api/nutrition/summary?${back(30)}`],
    ['a year of nutrition', `/api/nutrition/summary?${back(364)}`],
    ['a year of nutrition, four years ago', `/api/nutrition/summary?${ago(4 * 365)}`],
    ['a meal as typed', `/api/foods/read-meal?${new URLSearchParams({ text: MEAL })}`],
    ['a barcode', '/api/foods/barcode?code=4006381333931'],
    ['usual foods', `/api/meals/usual?type=lunch&date=${today}`],
    ['weights of a month', `/api/body-log?${back(30)}`],
    ['activity', '/api/activity'],
    ['all ingredients', '/api/ingredients'],
    ['what expires', `/api/ingredients/expiring?today=${today}`],
    ['the shopping list', '/api/shopping-list'],
    ['own foods', '/api/own-foods'],
    ['orders of one’s own', '/api/orders'],
    ['recipe cards', '/api/recipes/cards'],
    ['recipe cards, a search', '/api/recipes/cards?search=chicken'],
    ['recipe cards, a search for nothing', '/api/recipes/cards?search=xyzzyq'],
    ['recipe cards, favourites', '/api/recipes/cards?favorites=true'],
    ['recipe cards, a cuisine', '/api/recipes/cards?cuisine=Italian'],
    ['recipe cards, a cuisine under an hour', '/api/recipes/cards?cuisine=Italian&underMinutes=60'],
    ['recipe cards, a diet', '/api/recipes/cards?diets=vegan'],
    ['recipe cards, without an allergen', '/api/recipes/cards?without=nuts'],
    ['recipe cards, two letters', '/api/recipes/cards?search=ch'],
    ['all recipes', '/api/recipes'],
    ['recipes, a search', '/api/recipes?search=chicken'],
    ['what would help', `/api/recipes/what-would-help?today=${today}`],
    ['coaches and what they see', '/api/coaching'],
    ['comments on a day', `/api/coaching/comments?date=${today}`],
    ['the download of all that is theirs', '/api/account/data'],
  ].map(([name = '', path = '']) => ({ name, path }));
}

const MEAL = '2 slices toast with butter, latte grande, an apple';

/** Calls that add a row to a large table. */
export function changes(today: CalendarDay): SizedCall[] {
  const figures = { calories: 130, protein: 3, carbs: 28, fat: 1 };
  const foods = [{ name: 'Rice', quantity: 100, unit: 'g', ...figures }];
  return [
    { name: 'logging a meal', path: '/api/meals', body: { type: 'snack', date: addDays(today, 1), foods } },
    {
      name: 'adding to the shopping list',
      path: '/api/shopping-list',
      body: { name: 'Rice', quantity: '2', unit: 'cup', category: 'pantry' },
    },
    {
      name: 'adding an ingredient',
      path: '/api/ingredients',
      body: { name: 'Rice', quantity: '2', unit: 'cup', category: 'grain' },
    },
  ];
}

/** Calls of a coach whose client has years of data. */
export function coachCalls(today: CalendarDay, clientId: number): SizedCall[] {
  return [
    { name: 'a coach’s clients', path: '/api/coach/clients' },
    { name: 'the last days of a coach’s clients', path: `/api/coach/progress?today=${today}` },
    { name: 'a client’s day', path: `/api/coach/clients/${clientId}/day?date=${today}` },
    {
      name: 'a client’s day years ago',
      path: `/api/coach/clients/${clientId}/day?date=${addDays(today, -4 * 365)}`,
    },
  ];
}

/** Calls of an admin over all people. `people` and `orders` are their numbers. */
export function adminCalls({
  people,
  orders,
  personId,
}: {
  people: number;
  orders: number;
  personId: number;
}): SizedCall[] {
  const rows: [string, string][] = [
    ['users, the first page', '/api/admin/users'],
    ['users, 25 by username', '/api/admin/users?limit=25'],
    ...['name', 'email', 'role', 'status', 'created'].map((sort): [string, string] => [
      `users, 25 by ${sort}`,
      `/api/admin/users?limit=25&sort=${sort}`,
    ]),
    ['users, 25 by name, backwards', '/api/admin/users?limit=25&sort=name&order=desc'],
    ['users, the last 25', `/api/admin/users?limit=25&offset=${people - 25}`],
    ['users, one found', '/api/admin/users?search=person77%40'],
    ['users, a name found', '/api/admin/users?search=greta%20meyer&limit=25'],
    ['users, two letters', '/api/admin/users?search=me&limit=25'],
    ['users, none found', '/api/admin/users?search=xyzzyq'],
    ['profiles, 25', '/api/admin/user-profiles?limit=25'],
    ['profiles, 25 by activity', '/api/admin/user-profiles?limit=25&sort=activity'],
    ['profiles, the last 25', `/api/admin/user-profiles?limit=25&offset=${people - 25}`],
    ['profiles, one found', '/api/admin/user-profiles?search=person77%40'],
    ['summary', '/api/admin/summary'],
    ['summary of one found', '/api/admin/summary?search=person77%40'],
    ['summary of none found', '/api/admin/summary?search=xyzzyq'],
    ['what admins did', '/api/admin/activity'],
    ['invitations', '/api/admin/invitations'],
    ['a person’s data', `/api/admin/users/${personId}/data`],
    ...['all', 'new', 'to_schedule', 'appointments', 'unpaid', 'refund_due', 'completed', 'cancelled'].map(
      (filter): [string, string] => [`orders, ${filter}`, `/api/admin/orders?filter=${filter}&limit=20`],
    ),
    ['orders, the last page', `/api/admin/orders?limit=20&offset=${orders - 20}`],
    ['orders, one person', '/api/admin/orders?search=person77%40&limit=20'],
    ['orders, a name', '/api/admin/orders?search=greta%20meyer&limit=20'],
    ['orders, a number', '/api/admin/orders?search=%23123&limit=20'],
    ['orders, two letters', '/api/admin/orders?search=me&limit=20'],
    ['orders, a service', '/api/admin/orders?search=meal&limit=20'],
    ['orders, none found', '/api/admin/orders?search=xyzzyq&limit=20'],
    ['order counts', '/api/admin/order-counts'],
    ['order counts of one person', '/api/admin/order-counts?search=person77%40'],
    ['order counts of none found', '/api/admin/order-counts?search=xyzzyq'],
  ];
  return rows.map(([name, path]) => ({ name, path }));
}
