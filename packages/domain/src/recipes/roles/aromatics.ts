import { rowsOf } from './culinary-row.ts';

const aromatic = rowsOf('aromatic', 'vegetable', 'onion');

const CHILI = {
  kind: 'garlic',
  portion: 5,
  minutes: 1,
  prep: 'finely chop *',
  in: ['piece', 14],
} as const;

/** What starts most pans. */
export const AROMATICS = [
  aromatic('onion', { portion: 40, minutes: 6, prep: 'dice *', in: ['piece', 110], many: 'onions' }),
  aromatic('red onion', {
    portion: 35,
    minutes: 6,
    prep: 'thinly slice *',
    in: ['piece', 110],
    many: 'red onions',
  }),
  aromatic('shallot', {
    portion: 20,
    minutes: 4,
    prep: 'finely chop *',
    in: ['piece', 40],
    many: 'shallots',
  }),
  aromatic('leek', { portion: 50, minutes: 7, prep: 'rinse and slice *', in: ['piece', 90], many: 'leeks' }),
  aromatic('garlic', {
    kind: 'garlic',
    portion: 3,
    minutes: 1,
    prep: 'mince *',
    in: ['clove', 3],
    ways: 'raw',
  }),
  aromatic('ginger', { kind: 'garlic', portion: 2, minutes: 1, prep: 'grate *', in: ['tsp', 2] }),
  aromatic('jalapeno', { ...CHILI, one: 'jalapeño', many: 'jalapeños', title: 'Jalapeño' }),
  aromatic('serrano pepper', { ...CHILI, many: 'serrano peppers' }),
  aromatic('chili pepper', { ...CHILI, many: 'chili peppers' }),
  aromatic('green chili', { ...CHILI, in: ['piece', 20], many: 'green chilies' }),
  aromatic('lemongrass', {
    kind: 'garlic',
    portion: 10,
    minutes: 1,
    prep: 'trim * to the pale part and chop it very finely',
  }),
  aromatic('scallion', {
    kind: 'plain',
    portion: 15,
    minutes: 1,
    prep: 'slice *',
    in: ['piece', 15],
    many: 'scallions',
    ways: 'raw',
  }),
];
