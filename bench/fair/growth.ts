import { parseArgs } from 'node:util';
import { awkward, FULL_MEAL, inParts, repeat } from './attacks.ts';
import { startFairServer } from './fair-server.ts';
import type { Visitor } from './visitor.ts';

/*
 * Whether a call costs more than its input grows: each is measured for a person with so many awkward rows and for one with
 * twice as many, in milliseconds that processors work for it, and the ten that cost most are printed with the ratio of the
 * two. Ends with 1 where one is above what is promised; a fixed part of each call makes ratios smaller, other work on the
 * machine all of them larger.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const ROUNDS = Number(values.rounds);
const SIZE = 600;
/** As many as one may have, of either person: a bound is no input that grows. */
const ALLERGIES = 50;
const COSTLIEST = 10;
const PROMISED_RATIO = 2.3;

/** @param from where the person's names begin, so that the server has not read them for another user */
async function furnish(person: Visitor, size: number, from: number): Promise<void> {
  await person.read('PUT', '/api/profile', {
    allergies: repeat(ALLERGIES, (at) => `strange thing ${at} with no nut milk or cheese and some almond`),
  });
  await inParts(size, (at) =>
    person.read('POST', '/api/ingredients', {
      name: awkward(from + at),
      category: 'pantry',
      quantity: '1',
      unit: 'piece',
    }),
  );
  await inParts(size, (at) =>
    person.read('POST', '/api/shopping-list', {
      name: awkward(from + at + 10_000),
      quantity: '1',
      unit: 'g',
    }),
  );
  await inParts(size / 10, () => person.read('POST', '/api/meals', FULL_MEAL));
  await inParts(size / 5, (at) =>
    person.read('POST', '/api/recipes', {
      name: awkward(from + at + 20_000),
      servings: 2,
      instructions: repeat(10, (step) => `Step ${step}: add 1 1/2 cups of ${awkward(step)} `.repeat(8)),
      ingredients: lines(20, from + 30_000 + at * 20),
    }),
  );
}

const lines = (count: number, from: number) =>
  repeat(count, (at) => ({ name: awkward(at + from), amount: '1 1/2', unit: 'cup', available: true }));

/** Each call as a user with `size` rows sends it. */
const ALL_CALLS: ReadonlyArray<readonly [string, (person: Visitor, size: number) => Promise<unknown>]> = [
  ...[
    '/api/ingredients',
    '/api/ingredients/expiring',
    '/api/shopping-list',
    '/api/meals',
    '/api/nutrition/summary?startDate=2026-01-01&endDate=2026-12-31',
    '/api/recipes',
    '/api/recipes/cards',
    '/api/recipes/cards?search=1%20cooked%20green',
    '/api/recipes/generate',
    '/api/recipes/what-would-help',
    '/api/activity',
  ].map((path) => [`GET ${path}`, (person: Visitor) => person.send('GET', path)] as const),
  [
    'POST /api/shopping-list/from-recipe',
    (person, size) =>
      person.send('POST', '/api/shopping-list/from-recipe', {
        recipeId: null,
        lines: lines(size / 12, 900_000).map(({ available, ...line }) => line),
      }),
  ],
  [
    'PUT /api/profile, refused',
    (person, size) => person.send('PUT', '/api/profile', { fitnessGoals: repeat(size * 300, () => 1) }),
  ],
  [
    'POST /api/recipes, many words',
    (person, size) =>
      person.send('POST', '/api/recipes', {
        name: 'Words',
        servings: 2,
        instructions: repeat(size / 12, () => '1 / 2 '.repeat(300)),
        ingredients: lines(size / 12, 0),
      }),
  ],
];

const server = await startFairServer();
const small = await server.signUp('small');
const large = await server.signUp('large');
await furnish(small, SIZE, 0);
await furnish(large, 2 * SIZE, 100_000);
async function costOf(call: () => Promise<unknown>): Promise<number> {
  // Nothing of the call before is left to be done.
  await small.send('GET', '/api/health');
  const before = server.processorMilliseconds();
  await call();
  return server.processorMilliseconds() - before;
}

const rows = [];
for (const [name, call] of ALL_CALLS.filter(([called]) => called.includes(values.only ?? ''))) {
  const [once, twice]: [number[], number[]] = [[], []];
  // The first of each is not counted: until then code is not compiled.
  for (let round = 0; round <= ROUNDS; round += 1) {
    once.push(await costOf(() => call(small, SIZE)));
    twice.push(await costOf(() => call(large, 2 * SIZE)));
  }
  // The least of each: garbage of the calls before is collected in some, and is not theirs.
  const [n, n2] = [Math.min(...once.slice(1)), Math.min(...twice.slice(1))];
  rows.push({ name, once: n, twice: n2, ratio: n2 / n });
}
await server.stop();
const row = ([name = '', ...cells]: readonly string[]) =>
  name.padEnd(70) + cells.map((cell) => cell.padStart(10)).join('');
console.log(row([`Milliseconds of processors with ${SIZE} rows (n) and with 2n`, 'n', '2n', 'ratio']));
const costliest = rows.toSorted((one, other) => other.twice - one.twice).slice(0, COSTLIEST);
for (const { name, once, twice, ratio } of costliest) {
  console.log(row([name, once.toFixed(1), twice.toFixed(1), ratio.toFixed(2)]));
}
process.exitCode = costliest.every(({ ratio }) => ratio <= PROMISED_RATIO) ? 0 : 1;
