import { expect, test } from 'vitest';
import { composer } from '../compose-recipes.ts';
import { ANYONE, TODAY } from '../testing/family-stock.ts';

/** Ideas for dinner from an amount of one cut, for several seeds. */
function ideasFor(cut: string, quantity = '1', unit: 'item' | 'kg' = 'item') {
  return [1, 2, 3].flatMap((seed) =>
    composer({
      stock: [
        { name: cut, category: 'protein', quantity, unit, expiryDate: null },
        { name: 'Potatoes', category: 'vegetable', quantity: '2', unit: 'kg', expiryDate: null },
      ],
      eater: ANYONE,
      seed,
      meal: 'dinner',
      today: TODAY,
    })(undefined, 16),
  );
}

test.each([
  ['Leg of lamb', 'Roast Lamb with Potatoes'],
  ['Half leg of lamb', 'Roast Lamb with Potatoes'],
  ['Lamb shoulder', 'Slow-Roast Lamb with Potatoes'],
  ['Pork loin', 'Roast Pork with Potatoes'],
  ['Pork shoulder', 'Slow-Roast Pork with Potatoes'],
  ['Roast beef joint', 'Roast Beef with Potatoes'],
  ['Topside', 'Roast Beef with Potatoes'],
  ['Rack of lamb', 'Rack of Lamb with Potatoes'],
])('%s is roasted: %s', (cut, name) => {
  expect(ideasFor(cut).map((idea) => idea.name)).toContain(name);
});

test.each([
  'Diced lamb',
  'Lamb steaks',
  'Lamb stew meat',
  'Pork strips',
  'Stewing beef',
  'Chuck roast',
  'Lamb neck',
])('%s is not a roast', (cut) => {
  const names = ideasFor(cut).map((idea) => idea.name);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => /^(?:Slow-)?Roast (?:Lamb|Pork|Beef)/.test(name))).toEqual([]);
});

test('a joint for two is not roasted, as it would dry out', () => {
  expect(ideasFor('Leg of lamb', '0.4', 'kg').filter(({ name }) => name.startsWith('Roast Lamb'))).toEqual(
    [],
  );
});

test('steaks and chops on a plate are cooked whole', () => {
  const steps = ideasFor('Sirloin steak')
    .filter(({ name }) => /^Pan-(?:Seared|Fried) Sirloin/.test(name))
    .flatMap(({ instructions }) => instructions);
  expect(steps.join(' ')).toMatch(/Sear the sirloin steaks? for 3 to 4 minutes a side/);
  expect(steps.join(' ')).not.toMatch(/slice the sirloin/i);
});
