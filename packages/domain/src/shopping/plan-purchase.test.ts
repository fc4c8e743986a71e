import { describe, expect, test } from 'vitest';
import type { MissingFood } from './missing-foods.ts';
import {
  asksTooMuch,
  neededOf,
  type OpenLine,
  type Purchase,
  planPurchase,
  withdrawNeed,
} from './plan-purchase.ts';

const lacking = (amount: number | null, unit: string, name: string): MissingFood => ({ name, amount, unit });
const typed = (quantity: string, unit: string, name: string): OpenLine => ({
  name,
  quantity,
  unit,
  recipeNeeds: {},
});

/** Adds what is missing; returns the list afterwards and the kind of change. */
function press(list: readonly OpenLine[], food: MissingFood, recipeKey: string) {
  const purchase: Purchase<OpenLine> = planPurchase(list, food, recipeKey);
  const changed = (line: OpenLine, change: object) =>
    list.map((one) => (one === line ? { ...one, ...change } : one));
  if (purchase.kind === 'new') return { says: purchase.kind, list: [...list, purchase.entry] };
  const change = purchase.kind === 'more' ? purchase.change : { recipeNeeds: purchase.recipeNeeds };
  return { says: purchase.kind, list: changed(purchase.line, change) };
}

/** Adds one after the other; returns the final list and the kind of each change. */
function pressAll(list: readonly OpenLine[], ...presses: (readonly [MissingFood, string])[]) {
  const says: string[] = [];
  let now = list;
  for (const [food, recipeKey] of presses) {
    const pressed = press(now, food, recipeKey);
    says.push(pressed.says);
    now = pressed.list;
  }
  return {
    says,
    list: now.map(({ name, quantity, unit }) => `${quantity} ${unit} ${name}`.replace('  ', ' ')),
  };
}

describe('a recipe', () => {
  test('adds what is missing once', () => {
    const feta = [lacking(60, 'g', 'Feta'), 'a'] as const;
    expect(pressAll([], feta, feta, feta)).toEqual({
      says: ['new', 'listed', 'listed'],
      list: ['100 g Feta'],
    });
  });

  test('adds the difference for more servings', () => {
    const { says, list } = pressAll(
      [],
      [lacking(60, 'g', 'Feta'), 'a'],
      [lacking(120, 'g', 'Feta'), 'a'],
      [lacking(60, 'g', 'Feta'), 'a'],
    );
    expect({ says, list }).toEqual({ says: ['new', 'more', 'listed'], list: ['150 g Feta'] });
  });

  test('for more servings adds what is more to an amount that a person wrote, too', () => {
    const { says, list } = pressAll(
      [typed('100', 'g', 'tofu')],
      [lacking(200, 'g', 'Tofu'), 'a'],
      [lacking(300, 'g', 'Tofu'), 'a'],
      [lacking(300, 'g', 'Tofu'), 'a'],
      [lacking(1, 'kg', 'Tofu'), 'b'],
    );
    expect({ says, list }).toEqual({
      says: ['more', 'more', 'listed', 'more'],
      list: ['1.4 kg tofu'],
    });
  });

  test('adds to another recipe’s amount and records both', () => {
    const { says, list } = pressAll(
      [],
      [lacking(60, 'g', 'Feta'), 'a'],
      [lacking(30, 'g', 'feta'), 'b'],
      [lacking(60, 'g', 'Feta'), 'c'],
      [lacking(30, 'g', 'feta'), 'b'],
      [lacking(60, 'g', 'Feta'), 'a'],
    );
    expect(says).toEqual(['new', 'listed', 'more', 'listed', 'listed']);
    expect(list).toEqual(['150 g Feta']);
  });

  test('adds amounts in another unit', () => {
    const { list } = pressAll([], [lacking(500, 'g', 'Flour'), 'a'], [lacking(2, 'cup', 'flour'), 'b']);
    expect(list).toEqual(['1 kg Flour']);
  });

  test('uses a jar that is already on the list', () => {
    const cumin = lacking(1, 'tsp', 'Ground cumin');
    expect(pressAll([typed('1', '', 'Cumin')], [cumin, 'a'], [cumin, 'a'])).toEqual({
      says: ['listed', 'listed'],
      list: ['1 Cumin'],
    });
  });

  test.each([
    ['adds to what a person wrote', '2', '', 'Lemons', '4 Lemons'],
    ['says how much where a person did not', '', '', 'Lemons', '2 piece Lemons'],
    ['stands beside what does not add up', '1', 'bag', 'Lemons', '1 bag Lemons, 2 piece lemon'],
    ['stands beside another food', '2', '', 'Limes', '2 Limes, 2 piece lemon'],
  ])('%s', (_, quantity, unit, name, expected) => {
    const lemon = [lacking(1.5, 'piece', 'lemon'), 'a'] as const;
    const { list } = pressAll([typed(quantity, unit, name)], lemon, lemon);
    expect(list.join(', ')).toBe(expected);
  });

  test('adds to a line that was changed since', () => {
    const { list } = press([], lacking(60, 'g', 'Feta'), 'a');
    const changed = list.map((line) => ({ ...line, quantity: '400' }));
    const { says, list: after } = pressAll(
      changed,
      [lacking(60, 'g', 'Feta'), 'a'],
      [lacking(60, 'g', 'Feta'), 'b'],
    );
    expect({ says, after }).toEqual({ says: ['listed', 'more'], after: ['500 g Feta'] });
  });

  test('adds an amount ‘to taste’ once', () => {
    const basil = [lacking(null, 'piece', 'Basil'), 'a'] as const;
    expect(pressAll([], basil, basil).says).toEqual(['new', 'listed']);
  });

  test('may have any name', () => {
    const food = lacking(60, 'g', 'Feta');
    expect(pressAll([], [food, 'constructor'], [food, 'constructor']).says).toEqual(['new', 'listed']);
  });
});

test('reads every name of a long list once', () => {
  let read = 0;
  const list = Array.from(
    { length: 1000 },
    (_, at): OpenLine => ({
      ...typed('1', 'can', ''),
      get name() {
        read += 1;
        return `zorblax ${at}`;
      },
    }),
  );
  for (let at = 0; at < 100; at += 1) planPurchase(list, lacking(1, 'can', `frobnitz ${at}`), 'stew');
  expect(read).toBeLessThanOrEqual(4 * list.length);
});

test('considers a limited number of lines, and starts a new line beyond the recipes of one', () => {
  let read = 0;
  const list = Array.from(
    { length: 1000 },
    (): OpenLine => ({
      ...typed('some', '', 'milk'),
      get quantity() {
        read += 1;
        return 'some';
      },
    }),
  );
  planPurchase(list, lacking(1, 'l', 'milk'), 'pudding');
  expect(read).toBeLessThan(100);

  let lines: readonly OpenLine[] = [];
  for (let at = 0; at < 120; at += 1) ({ list: lines } = press(lines, lacking(1, 'can', 'zorblax'), `${at}`));
  expect(lines.map(({ quantity, recipeNeeds }) => [quantity, Object.keys(recipeNeeds).length])).toEqual([
    ['100', 100],
    ['20', 20],
  ]);
});

describe('what recipes need of a line', () => {
  const line = (amount: number | null, unit: string, name: string) => {
    const [added] = press([], lacking(amount, unit, name), 'a').list;
    if (!added) throw new Error('Nothing was added');
    return added;
  };

  test.each([
    ['of a jar', line(1, 'g', 'Saffron'), { quantity: '1', unit: 'g' }],
    ['of a packet', line(150, 'g', 'Spaghetti'), { quantity: '150', unit: 'g' }],
    ['of what is bought as needed', line(300, 'g', 'Chicken breast'), null],
    ['of an unknown amount', line(null, 'piece', 'Paprika'), null],
    ['of an amount that was changed since', { ...line(1, 'g', 'Saffron'), quantity: '2' }, null],
    ['of what a person wrote', typed('1', 'piece', 'Saffron'), null],
  ])('%s', (_, written, needed) => expect(neededOf(written)).toEqual(needed));
});

describe('a need that is withdrawn', () => {
  const after = (list: readonly OpenLine[], key: string) =>
    list.flatMap((line) => {
      const withdrawal = withdrawNeed(line, key);
      return withdrawal.kind === 'removed' ? [] : [`${withdrawal.change.quantity} ${withdrawal.change.unit}`];
    });
  const feta = (...presses: (readonly [grams: number, key: string])[]) => {
    let list: readonly OpenLine[] = [];
    for (const [grams, key] of presses) list = press(list, lacking(grams, 'g', 'Feta'), key).list;
    return list;
  };
  const byHand = press([typed('100', 'g', 'Feta')], lacking(200, 'g', 'Feta'), 'a').list;

  test.each([
    ['alone on its line removes it', feta([60, 'a']), 'a', []],
    ['beside another leaves what that one needs', feta([60, 'a'], [200, 'b']), 'a', ['200 g']],
    ['beside what a person wrote leaves that', byHand, 'a', ['100 g']],
    [
      'of a line that was changed to less stays',
      feta([200, 'a']).map((line) => ({ ...line, quantity: '50' })),
      'a',
      ['50 g'],
    ],
    ['of another recipe changes nothing', feta([60, 'a']), 'b', ['100 g']],
  ])('%s', (_, list, key, left) => expect(after(list, key)).toEqual(left));
});

test.each([
  ['as much as before', [lacking(500, 'g', 'flour')], false],
  ['more', [lacking(1, 'kg', 'Flour')], false],
  ['less', [lacking(400, 'g', 'Flour')], true],
  ['nothing of it', [lacking(400, 'g', 'Sugar')], true],
])('a recipe that lacks %s asks for too much: %s', (_, now, isTooMuch) => {
  const line = { ...typed('500', 'g', 'Flour'), recipeNeeds: { a: { amount: 500, unit: 'g' } } };
  expect(asksTooMuch(line, 'a', now)).toBe(isTooMuch);
  expect(asksTooMuch(line, 'b', now)).toBe(false);
});
