import { expect, test } from 'vitest';
import { nameToBuy, planUse } from './use-stock.ts';

/** Parses 'name, quantity, unit, expiry date'; ids are given in order, from 1. */
const has = (...cards: string[]) =>
  cards.map((text, at) => {
    const [name = '', quantity = '', unit = '', expiryDate = null] = text.split(', ');
    return { id: at + 1, name, quantity, unit, expiryDate };
  });
const needs = (...lines: string[]) =>
  lines.map((text) => {
    const [name = '', amount = '', unit = ''] = text.split(', ');
    return { name, amount, unit };
  });

test.each([
  ['a part', ['chicken breast, 400, g'], ['Chicken breast, 1, kg'], ['1: 0.6']],
  ['all', ['chicken breast, 400, g'], ['Chicken breast, 400, g'], ['1: 0']],
  ['all but a trace', ['milk, 490, ml'], ['Milk, 500, ml'], ['1: 0']],
  ['more than there is', ['spaghetti, 500, g'], ['Spaghetti, 300, g'], ['1: 0']],
  ['pieces', ['onions, 2, '], ['Onion, 5, piece'], ['1: 3']],
  ['a fraction', ['lemon, 1/2, '], ['Lemons, 1 1/2, piece'], ['1: 1']],
  ['grams of what is counted', ['spinach, 200, g'], ['Spinach, 1, bunch'], ['1: 0.412']],
  ['grams of what comes whole', ['eggs, 120, g'], ['Eggs, 6, piece'], ['1: 4']],
  ['a little of much', ['sugar, 4, g'], ['Sugar, 1, kg'], ['1: 0.996']],
  ['too little to be seen', ['sugar, 0.4, g'], ['Sugar, 1, kg'], []],
  ['spoons of what is weighed', ['cumin, 2, tsp'], ['Cumin, 40, g'], ['1: 35.8']],
  ['cups of what is weighed', ['flour, 2, cup'], ['Flour, 1.5, kg'], ['1: 1.25']],
  ['cups by volume', ['milk, 2, cup'], ['Milk, 1, l'], ['1: 0.527']],
  [
    'what expires first',
    ['cream, 250, ml'],
    ['Cream, 200, ml', 'Cream, 200, ml, 2026-12-09', 'Cream, 100, ml, 2026-12-01'],
    ['3: 0', '2: 50'],
  ],
  ['the food itself first', ['brown rice, 200, g'], ['White rice, 1, kg', 'Brown rice, 500, g'], ['2: 300']],
  ['one card for two lines', ['butter, 50, g', 'butter, 30, g'], ['Butter, 250, g'], ['1: 170']],
  ['what has no amount', ['ginger, 1, thumb'], ['Ginger, 1, item'], ['1: 0?']],
  ['one of several tins', ['tinned tomatoes, 350, g'], ['Tinned tomatoes, 4, piece'], ['1: 3?']],
  ['a tin by weight', ['chopped tomatoes, 400, g'], ['Chopped tomatoes, 2, tin'], ['1: 1']],
  ['a tin by another word', ['chopped tomatoes, 1, can'], ['Chopped tomatoes, 2, tin'], ['1: 1']],
  ['half a tin', ['chopped tomatoes, ½, tin'], ['Chopped tomatoes, 2, tin'], ['1: 1.5']],
  ['a part of an opened tin', ['chopped tomatoes, 250, g'], ['Chopped tomatoes, 2, tin'], ['1: 1.375']],
  [
    'tins of what is fresh without',
    ['tomatoes, 1, tin'],
    ['Tomatoes, 6, piece', 'Tomatoes, 2, tin'],
    ['2: 1'],
  ],
  ['a tin whose size is said', ['chopped tomatoes, 400, g'], ['Chopped tomatoes (800g), 1, tin'], ['1: 0.5']],
  ['one of many tins', ['baked beans, 19, tin'], ['Baked beans, 20, tin'], ['1: 1']],
  ['a part of a packet', ['spaghetti, 350, g'], ['Pasta, 1, packet'], ['1: 0.3']],
  ['some of a package of any size', ['soy sauce, 2, tbsp'], ['Soy sauce, 1, bottle'], ['1: 0?']],
  ['a British pint', ['milk, 568, ml'], ['Milk, 3, imperial pint'], ['1: 2']],
  ['an American pint', ['milk, 473, ml'], ['Milk, 3, pint'], ['1: 2']],
  ['what is half gone', ['clams, 200, g'], ['Tinned clams, 1.5, item'], ['1: 1?']],
  [
    'what has an amount, if that is enough',
    ['flour, 100, g'],
    ['Flour, some, piece', 'Flour, 500, g'],
    ['2: 400'],
  ],
  ['what is always at home', ['salt, 1, tsp'], ['Salt, 500, g'], []],
  ['to taste', ['paprika, to taste, '], ['Paprika, 40, g'], []],
  ['another food', ['chicken, 500, g'], ['Chicken stock, 1, l'], []],
  ['nothing of an empty card', ['eggs, 2, '], ['Eggs, 0, piece'], []],
  ['nothing of a card with several foods', ['onions, 1, '], ['Onions,carrots,celery, 1, item'], []],
])('takes %s', (_, lines, cards, left) => {
  const plan = planUse(needs(...lines), has(...cards), ['salt']);
  expect(plan.map(({ card, left, isMeasured }) => `${card.id}: ${left}${isMeasured ? '' : '?'}`)).toEqual(
    left,
  );
});

test.each([
  ['garlic 2 bulbs', 'garlic'],
  ['jasmine rice 5kg sack', 'jasmine rice'],
  ['Grandma’s secret 2 jars', 'Grandma’s secret 2 jars'],
  ['fish sticks', 'fish sticks'],
])('%s is bought again as %s', (name, bought) => {
  expect(nameToBuy(name)).toBe(bought);
});
