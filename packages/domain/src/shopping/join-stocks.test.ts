import { expect, test } from 'vitest';
import { joinStocks, type Stock } from './join-stocks.ts';

const stock = (id: number, text: string, apart?: string): Stock => {
  const [quantity = '', unit = '', ...name] = text.split(' ');
  return { id, quantity, unit, name: name.join(' '), ...(apart && { apart }) };
};

/** What is in the kitchen after `brought` is merged into `there`, each with its id. */
const join = (there: Stock[], brought: Stock[]) => {
  const { more, absorbed } = joinStocks(there, brought);
  return [
    ...there.map(({ id, quantity }) => `${id}: ${more.get(id) ?? quantity}`),
    ...brought.filter(({ id }) => !absorbed.includes(id)).map(({ id, quantity }) => `${id}: ${quantity}`),
  ];
};

test.each([
  ['the same food in the same unit adds up', '2 piece Lemons', '3 piece lemon', ['1: 5']],
  ['however the unit is written', '200 g Butter', '50 grams butter', ['1: 250']],
  ['a food by its other name', '2 bunch Scallions', '1 bunch spring onions', ['1: 3']],
  ['in another unit it stays apart', '1 kg Flour', '500 g Flour', ['1: 1', '2: 500']],
  ['another food stays apart', '1 l Milk', '1 l Oat milk', ['1: 1', '2: 1']],
  ['what nobody counted stays apart', 'some piece Parsley', '2 piece Parsley', ['1: some', '2: 2']],
  ['halves are counted', '1/2 cup Rice', '1.5 cup Rice', ['1: 2']],
])('%s', (_, there, brought, expected) => {
  expect(join([stock(1, there)], [stock(2, brought)])).toEqual(expected);
});

test('food with another expiry date stays separate, with the same date it is summed', () => {
  const there = [stock(1, '1 l Milk', '2026-12-01'), stock(2, '1 l Milk', '2026-12-05')];
  expect(join(there, [stock(3, '2 l Milk', '2026-12-05'), stock(4, '1 l Milk')])).toEqual([
    '1: 1',
    '2: 3',
    '4: 1',
  ]);
});

test('several brought items are added one after the other', () => {
  expect(join([stock(1, '1 can Tuna')], [stock(2, '2 can Tuna'), stock(3, '3 cans tuna')])).toEqual(['1: 6']);
});
