import { parseArgs } from 'node:util';
import { awkward, FULL_MEAL, inParts, repeat } from './attacks.ts';
import { processorMilliseconds, signUp, signUpAdmin, type Visitor, withServer } from './server.ts';

const SIZE = 600;
/** The maximum, for both persons, because a bounded input does not grow. */
const ALLERGIES = 50;
const COSTLIEST = 10;
const PROMISED_RATIO = 2.3;

/**
 * Checks whether the cost of a call grows faster than its input. Each call is measured for a person with n awkward rows
 * and one with 2n rows, in CPU milliseconds; the ten most expensive calls are printed with the ratio. Sets the exit code 1 if a
 * ratio exceeds the promise. A fixed cost per call lowers the ratios; other load on the machine raises them. `--only` selects calls by
 * a part of their names.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
  });
  const rounds = Number(values.rounds);
  const rows = await withServer({}, async ({ origin, pid }) => {
    const admin = await signUpAdmin(origin);
    const small = await signUp(admin, 'small');
    const large = await signUp(admin, 'large');
    await furnish(small, SIZE, 0);
    await furnish(large, 2 * SIZE, 100_000);
    const costOf = async (call: () => Promise<unknown>) => {
      // Waits until nothing of the previous call is left to do.
      await small.send('GET', '/api/health');
      const before = processorMilliseconds(pid);
      await call();
      return processorMilliseconds(pid) - before;
    };
    const measured = [];
    for (const [name, call] of ALL_CALLS.filter(([called]) => called.includes(values.only))) {
      const [once, twice]: [number[], number[]] = [[], []];
      // The first round is not counted, because code is not compiled yet.
      for (let round = 0; round <= rounds; round += 1) {
        once.push(await costOf(() => call(small, SIZE)));
        twice.push(await costOf(() => call(large, 2 * SIZE)));
      }
      // The minimum, because some measurements include garbage collection for earlier calls.
      const [n, n2] = [Math.min(...once.slice(1)), Math.min(...twice.slice(1))];
      measured.push({ name, once: n, twice: n2, ratio: n2 / n });
    }
    return measured;
  });
  console.log(row([`Milliseconds of processors with ${SIZE} rows (n) and with 2n`, 'n', '2n', 'ratio']));
  const costliest = rows.toSorted((one, other) => other.twice - one.twice).slice(0, COSTLIEST);
  for (const { name, once, twice, ratio } of costliest)
    console.log(row([name, once.toFixed(1), twice.toFixed(1), ratio.toFixed(2)]));
  if (costliest.some(({ ratio }) => ratio > PROMISED_RATIO)) process.exitCode = 1;
}

const row = ([name = '', ...cells]: readonly string[]) =>
  name.padEnd(70) + cells.map((cell) => cell.padStart(10)).join('');

/** @param from start of the person's names, so that the server has not parsed them for another user */
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

/** Each call as sent by a user with `size` rows. */
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
