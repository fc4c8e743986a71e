import { rowsOf } from './culinary-row.ts';

const liquid = rowsOf('liquid', 'pantry');
const topping = rowsOf('topping', 'pantry', 'nut');
const baking = rowsOf('baking', 'pantry');

const NUT = { portion: 15, prep: 'roughly chop *', ways: 'raw sweet bowl' } as const;
const CHOCOLATE = { kind: 'plain', portion: 20, ways: '' } as const;
const SEED = { kind: 'seed', portion: 8 } as const;
const BUTTER = { kind: 'plain', portion: 16, in: ['tbsp', 16], ways: 'smoothie sweet toast' } as const;

export const LIQUIDS = [
  rowsOf('liquid', 'beverage')('water', { portion: 250, in: ['ml', 1] }),
  liquid('canned tomato', {
    kind: 'tomato',
    portion: 150,
    many: 'canned tomatoes',
    one: 'canned tomato',
    title: 'Tomato',
  }),
  liquid('crushed tomato', { kind: 'tomato', portion: 150, many: 'crushed tomatoes', title: 'Tomato' }),
  liquid('tomato sauce', { kind: 'tomato', portion: 150, title: 'Tomato' }),
  liquid('tomato puree', { kind: 'tomato', portion: 130, title: 'Tomato' }),
  liquid('marinara sauce', { kind: 'tomato', portion: 130, title: 'Marinara' }),
  liquid('coconut milk', { portion: 120, in: ['ml', 0.97], title: 'Coconut' }),
  liquid('vegetable stock', { portion: 250, in: ['ml', 1], one: 'stock' }),
  liquid('chicken stock', { portion: 250, in: ['ml', 1], one: 'stock' }),
  liquid('beef stock', { portion: 250, in: ['ml', 1], one: 'stock' }),
  liquid('beef broth', { portion: 250, in: ['ml', 1], one: 'broth' }),
  liquid('vegetable broth', { portion: 250, in: ['ml', 1], one: 'broth' }),
  liquid('chicken broth', { portion: 250, in: ['ml', 1], one: 'broth' }),
];

export const TOPPINGS = [
  topping('almond', { ...NUT, many: 'almonds' }),
  topping('walnut', { ...NUT, many: 'walnuts' }),
  topping('pecan', { ...NUT, many: 'pecans' }),
  topping('cashew', { ...NUT, many: 'cashews', ways: 'raw sweet bowl stir-fry' }),
  topping('pistachio', { ...NUT, many: 'pistachios' }),
  topping('hazelnut', { ...NUT, many: 'hazelnuts' }),
  topping('pine nut', { ...NUT, portion: 8, prep: '', many: 'pine nuts', ways: 'raw bowl' }),
  topping('peanut', { ...NUT, many: 'peanuts', ways: 'stir-fry' }),
  topping('sesame seed', {
    ...SEED,
    portion: 3,
    in: ['tsp', 3],
    many: 'sesame seeds',
    ways: 'stir-fry bowl',
  }),
  topping('chia seed', {
    ...SEED,
    portion: 10,
    in: ['tbsp', 12],
    many: 'chia seeds',
    ways: 'sweet smoothie',
  }),
  topping('flaxseed', { ...SEED, in: ['tbsp', 10.3], ways: 'sweet smoothie' }),
  topping('pumpkin seed', { ...SEED, in: ['tbsp', 8], many: 'pumpkin seeds', ways: 'raw bowl sweet' }),
  topping('sunflower seed', { ...SEED, in: ['tbsp', 8.75], many: 'sunflower seeds', ways: 'raw bowl sweet' }),
  topping('dark chocolate', CHOCOLATE),
  topping('milk chocolate', CHOCOLATE),
  topping('white chocolate', CHOCOLATE),
  topping('peanut butter', BUTTER),
  topping('almond butter', BUTTER),
  topping('olive', {
    kind: 'plain',
    portion: 15,
    many: 'olives',
    prep: 'halve *',
    ways: 'raw bowl pasta roast',
  }),
  topping('caper', { kind: 'plain', portion: 6, in: ['tsp', 3], many: 'capers', ways: 'pasta' }),
  topping('kimchi', { kind: 'plain', portion: 40, ways: 'stir-fry bowl' }),
];

export const BAKING = [
  baking('flour', { portion: 60, in: ['cup', 125] }),
  baking('all purpose flour', { portion: 60, in: ['cup', 125], one: 'flour' }),
  baking('whole wheat flour', { portion: 60, in: ['cup', 120], one: 'flour' }),
  baking('potato starch', { portion: 4, in: ['tbsp', 10] }),
  baking('cocoa powder', { portion: 10, in: ['tbsp', 5.4] }),
  baking('yeast', { portion: 2, in: ['tsp', 4] }),
  baking('baking soda', { portion: 1, in: ['tsp', 4.6] }),
  baking('cornstarch', { portion: 8, in: ['tbsp', 8] }),
  baking('baking powder', { portion: 2.3, in: ['tsp', 4.6] }),
  baking('protein powder', { kind: 'plain', portion: 25, in: ['tbsp', 8], ways: 'smoothie sweet' }),
];
