import { mkdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { connectDatabase, type Database } from '../../apps/server/src/db/client.ts';
import {
  dataFolder,
  possibleHomes,
  SHARED_FOLDER,
} from '../../apps/server/src/db/embedded/as-root/database-home.ts';
import { readPostmasterFile } from '../../apps/server/src/db/embedded/running-database.ts';
import { socketUrl } from '../../apps/server/src/db/embedded/settings.ts';
import { withClient } from '../../apps/server/src/db/with-client.ts';
import { settleFoods } from '../../apps/server/src/features/foods/food-word-queries.ts';
import { foldLogHandler } from '../../apps/server/src/features/ingredients/ledger/fold-log.ts';
import { addDays, type CalendarDay, localCalendarDay } from '../../packages/domain/src/calendar-day.ts';
import { fillDatabase, type Size } from './fill-database.ts';
import { recipeLibrary } from './sample-data.ts';
import { accountOf, makeDataFolder, processorMilliseconds, signUp, Visitor, withServer } from './server.ts';

const SEARCH_P95_MILLISECONDS = 25;
/** Below this, the CPU time is mostly the fixed cost of a call. */
const LEAST_MILLISECONDS = 5;
/** Allowed growth beyond that of the answer. */
const MOST_GROWTH = 2;
const COACH = 'bench-coach';

/**
 * Measures searches and lists with years of data, at a tenth of the size and at full size, in
 * milliseconds until the answer, CPU milliseconds, and bytes answered. Sets the exit code 1 if the CPU time of a call grows
 * more than its answer, or if food search exceeds its limit. `--part` (1) scales everything down, `--sizes 1` measures
 * only the full size, `--only` selects calls by name, `--rounds` (15) is how often each is made, and `--data` keeps the database in a
 * folder and reuses it.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      part: { type: 'string', default: '1' },
      rounds: { type: 'string', default: '15' },
      only: { type: 'string', default: '' },
      sizes: { type: 'string', default: '0.1,1' },
      data: { type: 'string' },
    },
  });
  const dataDir = values.data ?? (await makeDataFolder());
  await mkdir(dataDir, { recursive: true });
  const sizes = values.sizes.split(',').map((share) => whole(Number(values.part) * Number(share)));
  try {
    const runs = await withServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' }, async ({ origin, pid }) =>
      measureSizes(sizes, {
        origin,
        pid,
        url: await embeddedUrl(dataDir),
        only: values.only,
        rounds: Number(values.rounds),
      }),
    );
    report(runs);
  } finally {
    if (values.data === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

const whole = (part: number): Size => ({
  foods: Math.ceil(500_000 * part),
  people: Math.ceil(5000 * part),
  orders: Math.ceil(20_000 * part),
  recipes: Math.ceil(5000 * part),
  meals: Math.ceil(7300 * part),
  ingredients: Math.ceil(500 * part),
  shoppingItems: Math.ceil(500 * part),
  movements: Math.ceil(55_000 * part),
  ownFoods: Math.ceil(500 * part),
  comments: Math.ceil(1000 * part),
  clients: Math.ceil(500 * part),
});
/** What is measured, and how. */
interface Measuring {
  readonly origin: string;
  readonly pid: number;
  /** The server's database. */
  readonly url: string;
  /** A part of the names of the calls. */
  readonly only: string;
  readonly rounds: number;
}

interface Figure {
  /** Milliseconds until the answer. */
  readonly median: number;
  readonly p95: number;
  /** CPU milliseconds of the server and its database. */
  readonly work: number;
  readonly bytes: number;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;

interface Taken {
  readonly milliseconds: number;
  readonly work: number;
  readonly bytes: number;
}

/** The figures of every call at each size, by name. */
async function measureSizes(
  sizes: readonly Size[],
  measuring: Measuring,
): Promise<ReadonlyMap<string, Figure>[]> {
  const { origin, url, only } = measuring;
  const today = localCalendarDay(new Date());
  const admin = new Visitor(origin);
  const isNew = (await admin.send('POST', '/api/auth/setup-admin', accountOf('bench'))) < 300;
  if (isNew) for (const recipe of recipeLibrary(60, today)) await admin.read('POST', '/api/recipes', recipe);
  else await admin.read('POST', '/api/auth/login', accountOf('bench'));
  const coach = await signInCoach(admin);
  const settled = connectDatabase(url, () => undefined);
  const runs = [];
  for (const size of sizes) {
    const began = performance.now();
    await withClient(url, (client) => fillDatabase(client, { userId: 1, coach: COACH, today, size }));
    await settleFoods(settled.db);
    await foldLogs(settled.db);
    console.log(`${JSON.stringify(size)} filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const calls = [...personalCalls(today), ...adminCalls({ ...size, personId: 1 })];
    const figures = new Map([
      ...(await measureCalls(admin, calls, measuring)),
      ...(await measureCalls(coach, coachCalls(today, 1), measuring)),
      ...(await measureCalls(admin, changes(today), measuring)),
    ]);
    if (only === '' || only === 'food search')
      for (const entry of await measureSearches(admin, measuring)) figures.set(...entry);
    runs.push(figures);
  }
  await settled.close();
  return runs;
}

/** As it is every night. */
const foldLogs = (db: Database) =>
  foldLogHandler({ db, now: () => new Date() }).run(
    {},
    { isFirst: true, isLast: true, signal: new AbortController().signal },
  );

/** Signs the coach in, the first time with an invitation. */
async function signInCoach(admin: Visitor): Promise<Visitor> {
  const coach = new Visitor(admin.origin);
  return (await coach.send('POST', '/api/auth/login', accountOf(COACH))) < 300 ? coach : signUp(admin, COACH);
}

async function take(visitor: Visitor, pid: number, { path, body }: Omit<SizedCall, 'name'>): Promise<Taken> {
  const before = processorMilliseconds(pid);
  const start = performance.now();
  const answer = await visitor.readText(body ? 'POST' : 'GET', path, body);
  const milliseconds = performance.now() - start;
  return { milliseconds, work: processorMilliseconds(pid) - before, bytes: answer.length };
}

function figureOf(taken: readonly Taken[]): Figure {
  const sorted = (what: keyof Taken) => taken.map((one) => one[what]).sort((one, other) => one - other);
  return {
    median: at(sorted('milliseconds'), 0.5),
    p95: at(sorted('milliseconds'), 0.95),
    work: at(sorted('work'), 0.5),
    bytes: at(sorted('bytes'), 0.5),
  };
}

async function measureCalls(
  visitor: Visitor,
  calls: readonly SizedCall[],
  { pid, only, rounds }: Measuring,
): Promise<Map<string, Figure>> {
  const figures = new Map<string, Figure>();
  for (const call of calls.filter(({ name }) => name.includes(only))) {
    await take(visitor, pid, call);
    const taken = [];
    for (let round = 0; round < rounds; round += 1) taken.push(await take(visitor, pid, call));
    figures.set(call.name, figureOf(taken));
  }
  return figures;
}

/**
 * Runs every search in each round in letters of another case, so that no answer is remembered. The first round comes
 * right after a change of the foods, when none of them is remembered either.
 */
async function measureSearches(
  visitor: Visitor,
  { pid, url, rounds }: Measuring,
): Promise<Map<string, Figure>> {
  const first: Taken[] = [];
  const taken = new Map<string, Taken[]>(SEARCHES.map((text) => [text, []]));
  await withClient(url, (client) => client.query('update food_sets set changed_at = clock_timestamp()'));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [text, list] of taken) {
      const one = await take(visitor, pid, { path: foodSearch(inOtherCase(text, round)) });
      if (round === 0) first.push(one);
      else list.push(one);
    }
  }
  return new Map([
    ...[...taken].map(([text, list]) => [`food search: ${text}`, figureOf(list)] as const),
    ['food searches after a change', figureOf(first)],
    ['every food search', figureOf([...taken.values()].flat())],
  ]);
}

/** The text in letters of another case for each variant below 32. */
const inOtherCase = (text: string, variant: number) =>
  Array.from(text, (letter, at) => ((variant >> (at % 5)) & 1 ? letter.toUpperCase() : letter)).join('');

const row = ([name = '', ...cells]: readonly string[]) =>
  name.padEnd(40) + cells.map((cell) => cell.padStart(11)).join('');

/** Prints the figures of the last size, and which calls grew more than their answer since the first. */
function report(runs: readonly ReadonlyMap<string, Figure>[]): void {
  const large = runs.at(-1) ?? new Map<string, Figure>();
  const small = runs[0] ?? large;
  const broken: string[] = [];
  console.log(row(['', 'median', 'p95', 'work', 'of the first', 'work', 'answer']));
  for (const [name, { median, p95, work, bytes }] of large) {
    const before = small.get(name);
    const [longer, more] = before ? [work / before.work, bytes / before.bytes] : [1, 1];
    const hasGrown = work > LEAST_MILLISECONDS && longer > MOST_GROWTH * Math.max(1, more);
    if (hasGrown) broken.push(name);
    const cells = [median, p95, work, before?.work ?? Number.NaN].map((figure) => figure.toFixed(1));
    console.log(
      row([name, ...cells, `x${longer.toFixed(1)}`, `x${more.toFixed(1)}${hasGrown ? ' !' : '  '}`]),
    );
  }
  const p95 = large.get('every food search')?.p95 ?? 0;
  if (p95 > SEARCH_P95_MILLISECONDS) broken.push(`food search: p95 of ${p95.toFixed(0)} ms`);
  if (broken.length === 0) return;
  console.log(`\nNot as promised: ${broken.join('; ')}`);
  process.exitCode = 1;
}

async function embeddedUrl(dataDir: string): Promise<string> {
  const homes = await possibleHomes(dataDir, SHARED_FOLDER);
  for (const home of [homes.inside, homes.elsewhere]) {
    const running = await readPostmasterFile(dataFolder(home));
    if (running?.ready) return socketUrl(running.socketFolder);
  }
  throw new Error('The database does not run');
}

/** A call whose time is compared with the size of its answer. */
interface SizedCall {
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
function personalCalls(today: CalendarDay): SizedCall[] {
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
    ['where food went in this month', `/api/ledger?today=${today}`],
    ['where food went, four years ago', `/api/ledger?today=${today}&day=${addDays(today, -4 * 365)}`],
    ['what runs out', `/api/ledger/forecast?today=${today}`],
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
function changes(today: CalendarDay): SizedCall[] {
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
function coachCalls(today: CalendarDay, clientId: number): SizedCall[] {
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
function adminCalls({
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
