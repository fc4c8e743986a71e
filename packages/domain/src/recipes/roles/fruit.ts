import { rowsOf } from './culinary-row.ts';

const fruit = rowsOf('fruit', 'fruit', 'soft-fruit');

const BERRY = { kind: 'berry', portion: 70, ways: 'smoothie sweet' } as const;
const STONE = { portion: 100, prep: 'slice *', ways: 'smoothie sweet', in: ['piece', 150] } as const;

const DRIED = { kind: 'plain', portion: 25, prep: 'chop *', ways: '' } as const;

/** Fruit to eat sweet; lemons and limes are among the seasonings. */
export const FRUIT = [
  fruit('banana', {
    portion: 100,
    prep: 'peel and slice *',
    in: ['piece', 118],
    many: 'bananas',
    ways: 'smoothie sweet',
  }),
  fruit('strawberry', { ...BERRY, portion: 90, prep: 'hull and slice *', many: 'strawberries' }),
  fruit('blueberry', { ...BERRY, many: 'blueberries' }),
  fruit('raspberry', { ...BERRY, many: 'raspberries' }),
  fruit('blackberry', { ...BERRY, many: 'blackberries' }),
  fruit('mixed berries', { ...BERRY, one: 'mixed berry', many: 'mixed berries', title: 'Berry' }),
  fruit('cherry', { ...BERRY, prep: 'pit *', many: 'cherries' }),
  fruit('mango', { ...STONE, prep: 'peel and cube *', in: ['piece', 200], many: 'mangoes' }),
  fruit('rhubarb', { kind: 'plain', portion: 100, prep: 'trim and slice *', ways: '' }),
  fruit('cranberry', { ...BERRY, kind: 'plain', many: 'cranberries', ways: '' }),
  fruit('pineapple', { ...STONE, in: ['g', 1], prep: 'cut * into chunks' }),
  fruit('peach', { ...STONE, many: 'peaches' }),
  fruit('nectarine', { ...STONE, many: 'nectarines' }),
  fruit('plum', { ...STONE, in: ['piece', 66], many: 'plums' }),
  fruit('apricot', { ...STONE, in: ['piece', 35], many: 'apricots' }),
  fruit('papaya', { ...STONE, in: ['g', 1], prep: 'peel and cube *' }),
  fruit('dragon fruit', { ...STONE, in: ['g', 1], prep: 'peel and cube *' }),
  fruit('fig', { ...STONE, portion: 80, in: ['piece', 50], prep: 'quarter *', many: 'figs', ways: 'sweet' }),
  fruit('mandarin', {
    kind: 'firm-fruit',
    portion: 90,
    prep: 'peel and segment *',
    in: ['piece', 88],
    many: 'mandarins',
    ways: 'raw',
  }),
  fruit('pomegranate', { kind: 'berry', portion: 50, prep: 'knock the seeds out of *', ways: 'sweet' }),
  fruit('dried apricot', { ...DRIED, many: 'dried apricots' }),
  fruit('dried fig', { ...DRIED, many: 'dried figs' }),
  fruit('prune', { ...DRIED, many: 'prunes' }),
  fruit('dried cranberry', {
    kind: 'plain',
    portion: 15,
    many: 'dried cranberries',
    title: 'Cranberry',
    ways: 'sweet',
  }),
  fruit('kiwi', { ...STONE, prep: 'peel and slice *', in: ['piece', 75], many: 'kiwis' }),
  fruit('apple', {
    kind: 'firm-fruit',
    portion: 90,
    prep: 'core and dice *',
    in: ['piece', 182],
    many: 'apples',
    ways: 'sweet raw',
  }),
  fruit('pear', {
    kind: 'firm-fruit',
    portion: 90,
    prep: 'core and slice *',
    in: ['piece', 178],
    many: 'pears',
    ways: 'sweet raw',
  }),
  fruit('orange', {
    kind: 'firm-fruit',
    portion: 100,
    prep: 'peel * and cut into segments',
    in: ['piece', 140],
    many: 'oranges',
    ways: 'raw',
  }),
  fruit('grape', { kind: 'firm-fruit', portion: 80, prep: 'halve *', many: 'grapes', ways: 'sweet' }),
  fruit('raisin', { kind: 'plain', portion: 15, many: 'raisins', ways: 'sweet' }),
  fruit('date', {
    kind: 'plain',
    portion: 24,
    prep: 'pit and chop *',
    many: 'dates',
    ways: 'sweet smoothie',
  }),
];
