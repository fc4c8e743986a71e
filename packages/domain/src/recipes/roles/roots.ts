import { rowsOf } from './culinary-row.ts';

const veg = rowsOf('vegetable', 'vegetable', 'tender');
const SQUASH = {
  kind: 'root',
  portion: 120,
  minutes: 15,
  prep: 'peel * and cut it into 2 cm cubes',
  ways: 'roast curry simmer bowl',
} as const;

/** Roots, tubers and hard squashes: what takes longest. */
export const ROOTS = [
  veg('carrot', {
    kind: 'root',
    portion: 60,
    minutes: 8,
    prep: 'peel and thinly slice *',
    in: ['piece', 61],
    many: 'carrots',
    ways: 'stir-fry roast simmer curry raw',
  }),
  veg('beet', {
    kind: 'root',
    portion: 100,
    minutes: 30,
    prep: 'peel * and cut into wedges',
    many: 'beets',
    ways: 'roast',
  }),
  veg('parsnip', {
    kind: 'root',
    portion: 90,
    minutes: 12,
    prep: 'peel and slice *',
    many: 'parsnips',
    ways: 'roast simmer',
  }),
  veg('turnip', {
    kind: 'root',
    portion: 90,
    minutes: 12,
    prep: 'peel and cube *',
    many: 'turnips',
    ways: 'roast simmer',
  }),
  veg('potato', {
    kind: 'potato',
    portion: 180,
    minutes: 18,
    prep: 'cut * into 2 cm cubes',
    many: 'potatoes',
    in: ['piece', 180],
    ways: 'roast curry simmer',
  }),
  veg('sweet potato', {
    kind: 'potato',
    portion: 150,
    minutes: 15,
    prep: 'peel * and cut into 2 cm cubes',
    many: 'sweet potatoes',
    in: ['piece', 150],
    ways: 'roast curry simmer bowl taco',
  }),
  veg('butternut squash', SQUASH),
  veg('pumpkin', SQUASH),
  veg('acorn squash', { ...SQUASH, ways: 'roast' }),
  veg('rutabaga', { kind: 'root', portion: 90, minutes: 14, prep: 'peel and cube *', ways: 'roast simmer' }),
  veg('celery root', {
    kind: 'root',
    portion: 90,
    minutes: 12,
    prep: 'peel and cube *',
    ways: 'roast simmer',
  }),
];
