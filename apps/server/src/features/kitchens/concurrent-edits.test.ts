import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { shoppingItemSchema, shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { expect, test } from 'vitest';
import { insertHousehold } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const NAMES = ['ada', 'ben', 'cleo', 'dan', 'eve'] as const;
const FOODS = 4;
/** Of each person at each food. */
const EDITS = 14;
/** Of each person, each ticked afterwards. */
const ADDED = 8;

/** Each of the five edits something else of the same foods; what the `nth` edit writes. */
const WRITES: ReadonlyArray<(nth: number) => Record<string, string>> = [
  (nth) => ({ quantity: String(nth) }),
  (nth) => ({ unit: nth % 2 === 0 ? 'kg' : 'g' }),
  (nth) => ({ expiryDate: `2027-01-${String(nth).padStart(2, '0')}` }),
  (nth) => ({ status: nth % 2 === 0 ? 'fresh' : 'expiring' }),
  (nth) => ({ name: `Flour no. ${nth}` }),
];

test('hundreds of concurrent edits by five members are each applied once, and none is lost', {
  timeout: 300_000,
}, async () => {
  const app = await startTestApp();
  const people = await insertHousehold(app, ...NAMES);
  const [ada] = people;
  const foods = await Promise.all(
    Array.from({ length: FOODS }, () =>
      ada.call(ingredients.create, {
        body: { name: 'Flour', category: 'grain', quantity: '99', unit: 'piece' },
      }),
    ),
  );

  const editFood = async (person: number, food: number) => {
    const id = String(foods[food]?.id);
    for (let nth = 1; nth <= EDITS; nth += 1) {
      const body = WRITES[person]?.(nth);
      await (people[person] as TestClient).call(ingredients.update, {
        params: { id },
        body: body ?? {},
      });
    }
  };
  /** As a browser does whose connection broke: sent twice under one key. */
  const addTwice = async (person: number, item: number) => {
    const body = JSON.stringify({ name: `${NAMES[person]}'s item ${item}`, quantity: '1', unit: '' });
    const headers = { 'idempotency-key': `${NAMES[person]}-${item}` };
    const client = people[person] as TestClient;
    const answers = await Promise.all(
      [1, 2].map(() => client.send('POST', shoppingList.create.path, { body, headers })),
    );
    const made = answers.find(({ status }) => status === 201);
    const { id } = shoppingItemSchema.parse(made?.body);
    // Another member ticks it.
    const other = people[(person + 1) % people.length] as TestClient;
    await other.call(shoppingList.update, { params: { id: String(id) }, body: { isCompleted: true } });
  };

  await Promise.all(
    people.flatMap((_, person) => [
      ...foods.map((_, food) => editFood(person, food)),
      (async () => {
        for (let item = 0; item < ADDED; item += 1) await addTwice(person, item);
      })(),
    ]),
  );

  const last = Object.assign({}, ...WRITES.map((write) => write(EDITS))) as Record<string, string>;
  const edited = await ada.call(ingredients.list);
  expect(edited).toHaveLength(FOODS);
  for (const food of edited)
    expect(food).toMatchObject({ ...last, expiryDate: expect.stringMatching(/^2027-01-14/) });
  const list = await ada.call(shoppingList.list);
  expect(list.map(({ name }) => name).sort()).toEqual(
    NAMES.flatMap((name) => Array.from({ length: ADDED }, (_, item) => `${name}'s item ${item}`)).sort(),
  );
  expect(list.filter(({ isCompleted }) => !isCompleted)).toEqual([]);
  await app.close();
});
