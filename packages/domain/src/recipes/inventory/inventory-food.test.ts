import { expect, test } from 'vitest';
import { availabilityOf } from '../availability.ts';
import { asPacked, foodsListed, inventoryFood, readInventoryName } from './inventory-food.ts';

test.each([
  ['spring onions 1 bunch', 'green onion', 'spring onions'],
  ['eggs 1 dozen', 'egg', 'eggs'],
  ['mackerel fillets smoked', 'kippered herring', 'smoked mackerel fillets'],
  ['lentils green', 'lentil', 'lentils green'],
  ['bread in freezer', 'bread', 'bread'],
  ['milk exp 30/11', 'milk', 'milk'],
  ['yoghurt use by friday', 'yogurt', 'yoghurt'],
  ['potatoes sack', 'potato', 'potatoes'],
  ['cheddar end', 'cheddar cheese', 'cheddar'],
  ['rajma 500 gm', 'dried kidney bean', 'rajma'],
  ['salça (domates)', 'tomato paste', 'domates salça'],
  ['poisson (dorade) 1kg', 'sea bass', 'dorade'],
  ['kichererbsen dose 2', 'chickpea', 'kichererbsen'],
  ['tomaten dose', 'canned tomato', 'tomaten'],
  ['tin of peaches x2', 'canned peach', 'tin of peaches'],
  ['tomatoes tin 2', 'canned tomato', 'tomatoes tin 2'],
  ['monggo', 'mung bean', 'monggo'],
  ['haldi turmeric', 'turmeric', 'haldi'],
  ['corned beef tin', 'canned corned beef', 'corned beef tin'],
])('%j in a kitchen is %j, by the words %j', (typed, food, words) => {
  const kept = readInventoryName(typed);
  expect(kept && { food: kept.food.name, words: kept.name }).toEqual({ food, words });
});

test.each(['zibble in freezer', 'mystery sack', 'use by friday'])('%j stays unknown', (typed) => {
  expect(readInventoryName(typed)).toBeUndefined();
});

test('a list typed as one item is several foods', () => {
  expect(foodsListed('chicken, rice and eggs')).toEqual(['chicken', 'rice', 'eggs']);
  expect(foodsListed('mac and cheese')).toEqual(['mac and cheese']);
});

test.each([
  ['tin of tomatoes', 'Tinned tomatoes', '400', 'g'],
  ['spring onions 1 bunch', 'Spring onions', '4', 'piece'],
  ['chicken, rice and eggs', 'Eggs', '2', 'piece'],
])('%j in the kitchen is Have for %j', (kept, name, amount, unit) => {
  const [line] = availabilityOf([{ name, amount, unit }], [{ name: kept, quantity: '1', unit: 'item' }], []);
  expect(line?.available).toBe(true);
});

test.each([
  ['onions, a few', 'onion', 'onions'],
  ['rhubarb, few sticks', 'rhubarb', 'rhubarb'],
  ['natural yoghurt big pot', 'yogurt', 'natural yoghurt'],
  ['frozen peas, nearly full', 'pea', 'frozen peas'],
  ['black beans 1kg', 'dried black bean', 'dried black beans'],
  ['feijão preto 500g', 'dried black bean', 'dried black bean'],
  ['kidney beans 500g bag', 'dried kidney bean', 'dried kidney beans'],
  ['black beans 400g', 'black bean', 'black beans'],
  ['chickpeas 2 x 400g', 'chickpea', 'chickpeas'],
  ['green beans 500g', 'green bean', 'green beans'],
  ['frozen black beans 1kg', 'black bean', 'frozen black beans'],
  ['munggo beans', 'mung bean', 'munggo beans'],
  ['rice cakes (tteok)', 'korean rice cake', 'tteok'],
  ['beans (kidney)', 'kidney bean', 'beans (kidney)'],
  ['banana, one brown', 'banana', 'banana'],
  ['milk gallon', 'milk', 'milk'],
])('%j is kept as %j, by the words %j', (typed, food, words) => {
  const kept = readInventoryName(typed);
  expect(kept && { food: kept.food.name, words: kept.name }).toEqual({ food, words });
});

test.each([
  ['feijão preto 500g', 'Dried black beans'],
  ['black beans 1kg', 'Dried black beans'],
  ['onions, a few', 'Onions'],
  ['tin tomatoes (2)', 'Tinned tomatoes'],
])('%j in the kitchen is Have for %j of an idea', (kept, name) => {
  const [line] = availabilityOf(
    [{ name, amount: '100', unit: 'g' }],
    [{ name: kept, quantity: '1', unit: 'item' }],
    [],
  );
  expect(line?.available).toBe(true);
});

test.each([
  ['pinto beans', '2', 'lb', 'dried pinto bean'],
  ['gigantes', '500', 'g', 'dried butter bean'],
  ['black beans', '1', 'bag', 'dried black bean'],
  ['black beans', '400', 'g', 'black bean'],
  ['rajma', '500', 'g', 'dried kidney bean'],
  ['rajma', '2', 'can', 'kidney bean'],
  ['tinned rajma', '1', 'item', 'kidney bean'],
  ['kabuli chana', '1', 'jar', 'chickpea'],
  ['beets', '1', 'jar', 'canned beet'],
  ['honey', '1', 'jar', 'honey'],
  ['tomatoes', '1', 'kg', 'tomato'],
])('%s, %s %s, are kept as %s', (name, quantity, unit, food) => {
  const named = inventoryFood(name);
  expect(named && asPacked(named, { name, quantity, unit }).name).toBe(food);
});
