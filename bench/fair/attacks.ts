import type { Visitor } from './visitor.ts';

/** What one signed-in person does to harm the others: a call that many of theirs make over and over. */
export interface Attack {
  readonly name: string;
  /** How many calls at once. */
  readonly atOnce: number;
  readonly prepare?: (attacker: Visitor) => Promise<void>;
  readonly call: (attacker: Visitor, turn: number) => Promise<unknown>;
}

const KITCHEN = 1500;
const LIST = 1500;
const MEALS = 400;

export const times = <Value>(count: number, value: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => value(at));

/** A name that no rule reads at once: numbers, states and forms around a word that nobody knows. */
export const awkward = (at: number) =>
  `${'1 cooked green '.repeat(6)}z${at} ${'can leaf '.repeat(9)}`.slice(0, 149);

export const inParts = async (count: number, each: (at: number) => Promise<unknown>) => {
  for (let at = 0; at < count; at += 20)
    await Promise.all(times(Math.min(20, count - at), (of) => each(at + of)));
};

const HUGE_GOALS = JSON.stringify({ fitnessGoals: times(500_000, () => 1) });
export const FULL_MEAL = {
  type: 'lunch',
  date: '2026-11-21',
  foods: times(100, (at) => ({
    name: `Food ${at} ${'x'.repeat(280)}`,
    quantity: 1,
    unit: 'piece',
    calories: 1,
    protein: 0,
    carbs: 0,
    fat: 0,
  })),
};
const LINES = times(100, (at) => ({ name: awkward(at + 900_000), amount: '1', unit: 'piece' }));

export const ATTACKS: readonly Attack[] = [
  {
    name: 'half a million goals in a profile',
    atOnce: 12,
    call: (attacker) => attacker.send('PUT', '/api/profile', HUGE_GOALS),
  },
  {
    name: `${KITCHEN} awkward names in a kitchen, read with a key`,
    atOnce: 12,
    prepare: (attacker) =>
      inParts(KITCHEN, (at) =>
        attacker.send('POST', '/api/ingredients', {
          name: awkward(at),
          category: 'pantry',
          quantity: '1',
          unit: 'piece',
        }),
      ),
    call: (attacker, turn) =>
      attacker.send('HEAD', '/api/ingredients', undefined, { 'idempotency-key': `${turn}` }),
  },
  {
    name: 'a recipe of a hundred lines put on the list against that kitchen',
    atOnce: 8,
    call: (attacker) =>
      attacker.send('POST', '/api/shopping-list/from-recipe', { recipeId: null, lines: LINES }),
  },
  {
    name: `a list of ${LIST} awkward names and fifty allergies`,
    atOnce: 8,
    async prepare(attacker) {
      await attacker.send('PUT', '/api/profile', {
        allergies: times(50, (at) => `strange thing ${at} with no nut milk or cheese and some almond`),
      });
      await inParts(LIST, (at) =>
        attacker.send('POST', '/api/shopping-list', { name: awkward(at + 10_000), quantity: '1', unit: 'g' }),
      );
    },
    call: (attacker) => attacker.send('GET', '/api/shopping-list'),
  },
  {
    name: `${MEALS} full meals, unpaged`,
    atOnce: 6,
    prepare: (attacker) => inParts(MEALS, () => attacker.send('POST', '/api/meals', FULL_MEAL)),
    call: (attacker) => attacker.send('GET', '/api/meals'),
  },
  {
    name: 'clicks at ideas',
    atOnce: 40,
    call: (attacker) => attacker.send('GET', '/api/recipes/generate'),
  },
  {
    name: 'pictures drawn',
    atOnce: 40,
    call: (attacker) =>
      attacker.send('POST', '/api/recipes/generate-image', {
        recipeName: 'Soup',
        ingredients: ['Leek', 'Potato'],
      }),
  },
  {
    name: 'passwords guessed',
    atOnce: 40,
    call: (attacker, turn) =>
      attacker.send('POST', '/api/auth/login', { username: `nobody${turn}`, password: 'a guess' }),
  },
];
