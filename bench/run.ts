import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import { pictures } from '../packages/contracts/src/kitchen/pictures.ts';
import { services } from '../packages/contracts/src/shop/services.ts';
import { addDays, localCalendarDay } from '../packages/domain/src/calendar-day.ts';
import { CART_LINES_MAX } from '../packages/domain/src/pricing/price-limits.ts';
import { composeRecipes } from '../packages/domain/src/recipes/compose-recipes.ts';
import { type Figure, slowerThanBaseline, writeRun } from './baseline-run.ts';
import { startBenchApp } from './bench-app.ts';
import { printDiary } from './diary/diary-figures.ts';
import { measureFloor } from './floor/measure-floor.ts';
import { printFloor, SLOWER } from './floor/print-floor.ts';
import { fullCart } from './full-cart.ts';
import { largeStock } from './large-stock.ts';
import { mealHistory } from './meal-history.ts';
import { type Measurement, measure } from './measure.ts';
import { recipeLibrary } from './recipe-library.ts';
import { printRelevance } from './relevance.ts';

/**
 * Measures the cost of requests as a browser on the same machine sees it: sequential round trips over loopback, so that
 * the server's time is the difference to a bare answer. Only ratios within one run compare between machines.
 */
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

/*
 * `--only <part of a name>` (repeatable) measures only those calls and the baseline; `--rounds` and `--seconds` set the
 * repetitions and durations; `--flag <Node flag>` starts the server with it (`--cpu-prof`); `--keep` stores the run for
 * comparison with later ones.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    flag: { type: 'string', multiple: true, default: [] },
    keep: { type: 'boolean', default: false },
  },
});
const beside = await measureFloor({
  log: Fastify({ logger: { level: 'silent' } }).log,
  rounds: Number(values.rounds),
  milliseconds: Number(values.seconds) * 1000,
  only: values.only,
  flags: values.flag,
});
const shares = beside.map(
  ({ name, ratios }): Figure => ({
    name,
    unit: 'share of the floor’s answers',
    repeats: ratios,
  }),
);
printFloor(beside, slowerThanBaseline(shares));
if (values.only.length > 0) process.exit();

const bare = Fastify({ logger: { level: 'silent' } });
bare.get('/', () => ({ status: 'ok' }));
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });

const app = await startBenchApp(bare.log);
const today = localCalendarDay(new Date());
const stock = largeStock(KITCHEN_SIZE, addDays(today, 3));
for (const item of stock) await app.call('/api/ingredients', item);

for (const recipe of recipeLibrary(LIBRARY_SIZE, today)) await app.call('/api/recipes', recipe);
const CARDS = '/api/recipes/cards';
const cardsUnchanged = await app.holdAnswer(CARDS);

for (const meal of mealHistory(HISTORY_SIZE, today)) await app.call('/api/meals', meal);
const catalogue = services.list.response?.parse(JSON.parse(await app.call('/api/services'))) ?? [];
for (const item of fullCart(CART_LINES_MAX, catalogue)) await app.call('/api/cart', item);
const MONTH = `/api/nutrition/summary?startDate=${addDays(today, -30)}&endDate=${today}`;

let seed = 0;
const compose = () => {
  seed += 1;
  return composeRecipes({ stock, eater: { allergies: [], diets: [] }, today, seed });
};

const dish = {
  recipeName: 'Shakshuka',
  ingredients: ['eggs', 'tomatoes', 'onion', 'feta'],
  recipeId: 'bench',
};
const draw = () => app.call('/api/recipes/generate-image', dish);
const { imageUrl } = pictures.generate.response?.parse(JSON.parse(await draw())) ?? {};
const cardPicture = `${imageUrl}?size=card`;

const measurements = await measure(
  [
    { name: BARE, run: async () => (await fetch(bareUrl)).text() },
    { name: 'GET /api/health', run: () => app.call('/api/health') },
    { name: `GET /api/ingredients, ${KITCHEN_SIZE} rows`, run: () => app.call('/api/ingredients') },
    { name: `GET ${CARDS}, ${LIBRARY_SIZE} recipes`, run: () => app.call(CARDS) },
    { name: `GET ${CARDS}, unchanged (304)`, run: cardsUnchanged },
    { name: `A month of nutrition, ${HISTORY_SIZE} meals`, run: () => app.call(MONTH) },
    { name: `A day of meals, ${HISTORY_SIZE} meals`, run: () => app.call(`/api/meals?date=${today}`) },
    { name: `GET /api/services, ${catalogue.length} services`, run: () => app.call('/api/services') },
    { name: `GET /api/cart, ${CART_LINES_MAX} lines`, run: () => app.call('/api/cart') },
    { name: 'GET /api/activity', run: () => app.call('/api/activity') },
    { name: `GET ${CARDS}?search=chicken`, run: () => app.call(`${CARDS}?search=chicken`) },
    { name: 'GET /api/pictures, for a card', run: () => app.call(cardPicture) },
    { name: `composeRecipes alone, ${KITCHEN_SIZE} foods`, run: compose },
  ],
  ROUNDS,
);
// Separate and last, because pictures of the ideas are drawn during the next round and would disturb other
// measurements.
measurements.push(
  ...(await measure([{ name: 'POST /api/recipes/generate-image, drawn', run: draw }], DRAWN_ROUNDS)),
  ...(await measure(
    [
      {
        name: `GET /api/recipes/generate, ${KITCHEN_SIZE} foods`,
        run: () => app.call('/api/recipes/generate'),
      },
    ],
    DRAWN_ROUNDS,
  )),
);
let isBusy = true;
const crowd = Array.from({ length: CROWD }, async () => {
  while (isBusy) await app.call('/api/recipes/generate');
});
measurements.push(
  ...(await measure(
    [{ name: `GET /api/health while ${CROWD} generate`, run: () => app.call('/api/health') }],
    DRAWN_ROUNDS,
  )),
);
isBusy = false;
await Promise.all(crowd);
const firstPage = (await app.call(CARDS)).length;
await app.stop();
await bare.close();

const bareAnswer = measurements.find(({ name }) => name === BARE);
const bareMedian = bareAnswer?.median ?? Number.NaN;
const times = measurements.map(
  ({ name, parts }): Figure => ({
    name,
    unit: 'times the bare answer',
    repeats: parts.map((part, at) => part / (bareAnswer?.parts[at] ?? Number.NaN)),
  }),
);
const slower = slowerThanBaseline(times);
console.log(`\nMilliseconds over ${ROUNDS} rounds on Node ${process.versions.node}\n`);
console.log(row(['', 'median', 'p95', 'to bare']));
for (const measurement of measurements) {
  console.log(row(cells(measurement)) + (slower.includes(measurement.name) ? SLOWER : ''));
}
console.log(
  `\nThe first page of ${LIBRARY_SIZE} recipes: ${(firstPage / 1000).toFixed(1)} KB before compression`,
);
await printRelevance([]);
await printDiary({ isListed: false });
const written = writeRun(
  {
    at: new Date().toISOString(),
    node: process.versions.node,
    floor: {
      [`${BARE}, ms`]: bareMedian,
      ...Object.fromEntries(beside.map(({ name, floor }) => [`${name}, answers a second`, floor.perSecond])),
    },
    figures: [...shares, ...times],
  },
  values.keep,
);
console.log(`\nWritten to ${written}`);

function cells({ name, median, p95 }: Measurement): readonly string[] {
  return [name, median.toFixed(2), p95.toFixed(2), `${(median / bareMedian).toFixed(1)}x`];
}

function row([name = '', ...figures]: readonly string[]): string {
  return name.padEnd(42) + figures.map((figure) => figure.padStart(10)).join('');
}
