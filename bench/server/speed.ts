import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import { pictures } from '../../packages/contracts/src/kitchen/pictures.ts';
import { addDays, localCalendarDay } from '../../packages/domain/src/calendar-day.ts';
import { CART_LINES_MAX } from '../../packages/domain/src/pricing/price-limits.ts';
import { composeRecipes } from '../../packages/domain/src/recipes/compose-recipes.ts';
import { type Measurement, measure, type Ratio, SLOWER, slowerThanBaseline, writeRun } from '../figures.ts';
import { fullCart, largeStock, mealHistory, readServices, recipeLibrary } from './sample-data.ts';
import { signUpAdmin, type Visitor, withServer } from './server.ts';

const ROUNDS = 100;
/** Fewer rounds for slow calls. */
const DRAWN_ROUNDS = 20;
const KITCHEN_SIZE = 200;
/** People who request ideas at the same time. */
const CROWD = 50;
const LIBRARY_SIZE = 5000;
/** Four meals a day for five years. */
const HISTORY_SIZE = 7300;
const BARE = 'bare Fastify answer';
const CARDS = '/api/recipes/cards';
const DISH = {
  recipeName: 'Shakshuka',
  ingredients: ['eggs', 'tomatoes', 'onion', 'feta'],
  recipeId: 'bench',
};

/**
 * Measures the cost of requests as a browser on the same machine sees it: sequential round trips over loopback, so that
 * the server's time is the difference to a bare answer. Only ratios within one run compare between machines. `--keep` stores the run for
 * comparison with later ones.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { keep: { type: 'boolean', default: false } } });
  const bare = Fastify({ logger: { level: 'silent' } });
  bare.get('/', () => ({ status: 'ok' }));
  const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });
  const measurements = await withServer({ RATE_LIMIT: 'off' }, async ({ origin }) =>
    measureCalls(await signUpAdmin(origin), bareUrl),
  ).finally(() => bare.close());
  const bareAnswer = measurements.find(({ name }) => name === BARE);
  const bareMedian = bareAnswer?.median ?? Number.NaN;
  const figures = measurements.map(
    ({ name, parts }): Ratio => ({
      name,
      unit: 'times the bare answer',
      repeats: parts.map((part, at) => part / (bareAnswer?.parts[at] ?? Number.NaN)),
    }),
  );
  const slower = slowerThanBaseline(figures);
  console.log(`Milliseconds over ${ROUNDS} rounds on Node ${process.versions.node}\n`);
  console.log(row(['', 'median', 'p95', 'to bare']));
  for (const { name, median, p95 } of measurements) {
    const cells = [name, median.toFixed(2), p95.toFixed(2), `${(median / bareMedian).toFixed(1)}x`];
    console.log(row(cells) + (slower.includes(name) ? SLOWER : ''));
  }
  const now = {
    at: new Date().toISOString(),
    node: process.versions.node,
    floor: { [`${BARE}, ms`]: bareMedian },
    figures,
  };
  console.log(`\nWritten to ${writeRun('speed', now, values.keep)}`);
}

async function measureCalls(person: Visitor, bareUrl: string): Promise<Measurement[]> {
  const today = localCalendarDay(new Date());
  const stock = largeStock(KITCHEN_SIZE, addDays(today, 3));
  const add = (path: string, body: unknown) => person.read('POST', path, body);
  for (const item of stock) await add('/api/ingredients', item);
  for (const recipe of recipeLibrary(LIBRARY_SIZE, today)) await add('/api/recipes', recipe);
  for (const meal of mealHistory(HISTORY_SIZE, today)) await add('/api/meals', meal);
  const catalogue = await readServices(person);
  for (const item of fullCart(CART_LINES_MAX, catalogue)) await add('/api/cart', item);
  const month = `/api/nutrition/summary?startDate=${addDays(today, -30)}&endDate=${today}`;
  let seed = 0;
  const compose = () => {
    seed += 1;
    return composeRecipes({ stock, eater: { allergies: [], diets: [] }, today, seed });
  };
  const draw = () => add('/api/recipes/generate-image', DISH);
  const { imageUrl } = pictures.generate.response?.parse(await draw()) ?? {};
  const get = (name: string, path: string) => ({ name, run: () => person.readText('GET', path) });
  const measurements = await measure(
    [
      { name: BARE, run: async () => (await fetch(bareUrl)).text() },
      get('GET /api/health', '/api/health'),
      get(`GET /api/ingredients, ${KITCHEN_SIZE} rows`, '/api/ingredients'),
      get(`GET ${CARDS}, ${LIBRARY_SIZE} recipes`, CARDS),
      get(`A month of nutrition, ${HISTORY_SIZE} meals`, month),
      get(`A day of meals, ${HISTORY_SIZE} meals`, `/api/meals?date=${today}`),
      get(`GET /api/services, ${catalogue.length} services`, '/api/services'),
      get(`GET /api/cart, ${CART_LINES_MAX} lines`, '/api/cart'),
      get('GET /api/activity', '/api/activity'),
      get(`GET ${CARDS}?search=chicken`, `${CARDS}?search=chicken`),
      get('GET /api/pictures, for a card', `${imageUrl}?size=card`),
      { name: `composeRecipes alone, ${KITCHEN_SIZE} foods`, run: compose },
    ],
    ROUNDS,
  );
  // Separate and last, because pictures of the ideas are drawn during the next round and would disturb other
  // measurements.
  const ideas = get(`GET /api/recipes/generate, ${KITCHEN_SIZE} foods`, '/api/recipes/generate');
  measurements.push(
    ...(await measure([{ name: 'POST /api/recipes/generate-image, drawn', run: draw }], DRAWN_ROUNDS)),
    ...(await measure([ideas], DRAWN_ROUNDS)),
  );
  let isBusy = true;
  const crowd = Array.from({ length: CROWD }, async () => {
    while (isBusy) await ideas.run();
  });
  const health = get(`GET /api/health while ${CROWD} generate`, '/api/health');
  measurements.push(...(await measure([health], DRAWN_ROUNDS)));
  isBusy = false;
  await Promise.all(crowd);
  return measurements;
}

function row([name = '', ...figures]: readonly string[]): string {
  return name.padEnd(42) + figures.map((figure) => figure.padStart(10)).join('');
}
