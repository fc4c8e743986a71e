import { rowsOf } from './culinary-row.ts';

const veg = rowsOf('vegetable', 'vegetable', 'tender');
const GREENS = { kind: 'leafy', portion: 60, minutes: 2, prep: 'roughly chop *' } as const;
const SALAD = { kind: 'salad-green', portion: 50, prep: 'rinse and dry *' } as const;

/** Leaves, to cook and to eat raw. */
export const GREENS_AND_SALADS = [
  veg('spinach', { ...GREENS, prep: '', ways: 'curry simmer pasta eggs side raw bowl toast stuff stir-fry' }),
  veg('kale', {
    ...GREENS,
    minutes: 4,
    prep: 'strip * from the stems and chop it',
    ways: 'simmer pasta eggs bowl side curry',
  }),
  veg('swiss chard', { ...GREENS, one: 'chard', title: 'Chard', minutes: 4, ways: 'simmer pasta eggs side' }),
  veg('collard green', { ...GREENS, many: 'collard greens', minutes: 8, ways: 'simmer side' }),
  veg('arugula', { ...SALAD, portion: 30, prep: '', ways: 'raw toast' }),
  veg('lettuce', { ...SALAD, ways: 'raw' }),
  veg('romaine', { ...SALAD, ways: 'raw' }),
  veg('mixed greens', {
    ...SALAD,
    one: 'mixed green',
    many: 'mixed greens',
    title: 'Greens',
    prep: '',
    ways: 'raw',
  }),
  veg('watercress', { ...SALAD, portion: 30, prep: '', ways: 'raw toast' }),
  veg('radicchio', { ...SALAD, prep: 'shred *', ways: 'raw' }),
  veg('endive', { ...SALAD, prep: 'slice *', ways: 'raw' }),
  veg('broccoli rabe', { ...GREENS, minutes: 4, portion: 80, ways: 'pasta side' }),
];
