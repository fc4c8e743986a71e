import { rowsOf } from './culinary-row.ts';

const grain = rowsOf('base', 'grain', 'grain');

const RICE = {
  kind: 'rice',
  portion: 75,
  minutes: 15,
  prep: 'rinse *',
  in: ['cup', 185],
  one: 'rice',
  title: 'Rice',
} as const;
const WHOLE = { kind: 'grain', portion: 65, minutes: 20, prep: 'rinse *' } as const;
const PASTA = { kind: 'pasta', portion: 85, minutes: 10 } as const;
const NOODLES = { kind: 'noodle', portion: 75, minutes: 5 } as const;
const BREAD = { kind: 'bread', in: ['piece', 30], portion: 60, ways: 'toast' } as const;

/** Rice, grains, pasta, noodles, bread and tortillas, weighed dry. */
export const BASES = [
  grain('rice', RICE),
  grain('white rice', RICE),
  grain('jasmine rice', { ...RICE, one: 'jasmine rice' }),
  grain('basmati rice', { ...RICE, one: 'basmati rice' }),
  grain('brown rice', { ...RICE, one: 'brown rice', title: 'Brown Rice', minutes: 35 }),
  grain('wild rice', { ...RICE, one: 'wild rice', title: 'Wild Rice', minutes: 45 }),
  grain('glutinous rice', { ...RICE, one: 'glutinous rice', title: 'Sticky Rice', minutes: 20 }),
  grain('quinoa', { ...WHOLE, minutes: 15 }),
  grain('bulgur', { ...WHOLE, minutes: 12, prep: '' }),
  grain('farro', { ...WHOLE, minutes: 28 }),
  grain('barley', { ...WHOLE, minutes: 35 }),
  grain('buckwheat', { ...WHOLE, minutes: 15 }),
  grain('millet', { ...WHOLE, minutes: 18 }),
  grain('couscous', { kind: 'couscous', portion: 65, minutes: 5 }),
  grain('pasta', PASTA),
  grain('spaghetti', PASTA),
  grain('penne', PASTA),
  grain('fettuccine', PASTA),
  grain('linguine', PASTA),
  grain('macaroni', PASTA),
  grain('fusilli', PASTA),
  grain('whole wheat pasta', { ...PASTA, one: 'pasta', title: 'Pasta', minutes: 11 }),
  grain('whole wheat spaghetti', { ...PASTA, one: 'spaghetti', title: 'Spaghetti' }),
  grain('gluten free pasta', { ...PASTA, one: 'pasta', title: 'Pasta' }),
  grain('rice noodle', { ...NOODLES, many: 'rice noodles' }),
  grain('egg noodle', { ...NOODLES, many: 'egg noodles' }),
  grain('ramen noodle', { ...NOODLES, many: 'ramen noodles', minutes: 4 }),
  grain('udon noodle', { ...NOODLES, many: 'udon noodles', portion: 90, minutes: 8 }),
  grain('soba noodle', { ...NOODLES, many: 'soba noodles' }),
  grain('glass noodle', { ...NOODLES, many: 'glass noodles', portion: 60 }),
  grain('noodle', { ...NOODLES, many: 'noodles' }),
  grain('corn tortilla', { kind: 'tortilla', portion: 75, in: ['piece', 25], many: 'corn tortillas' }),
  grain('flour tortilla', { kind: 'tortilla', portion: 90, in: ['piece', 45], many: 'flour tortillas' }),
  grain('tortilla', { kind: 'tortilla', portion: 90, in: ['piece', 45], many: 'tortillas' }),
  grain('arborio rice', { ...RICE, one: 'arborio rice', title: 'Arborio Rice', minutes: 18, prep: '' }),
  grain('fresh egg pasta', { ...PASTA, portion: 120, minutes: 3 }),
  grain('gnocchi', { kind: 'plain', portion: 150, minutes: 3 }),
  grain('ravioli', { kind: 'plain', portion: 140, minutes: 5 }),
  grain('pita bread', { kind: 'plain', portion: 60, in: ['piece', 60], one: 'pita', many: 'pitas' }),
  grain('english muffin', {
    kind: 'plain',
    portion: 57,
    in: ['piece', 57],
    one: 'English muffin',
    many: 'English muffins',
  }),
  grain('tortilla chip', { kind: 'plain', portion: 40, many: 'tortilla chips' }),
  grain('bread', BREAD),
  grain('white bread', { ...BREAD, one: 'bread', title: 'Bread' }),
  grain('whole wheat bread', { ...BREAD, one: 'bread', title: 'Bread' }),
  grain('sourdough bread', { ...BREAD, one: 'sourdough', title: 'Sourdough', in: ['piece', 50] }),
  grain('baguette', { ...BREAD, in: ['g', 1] }),
  grain('rye bread', BREAD),
  grain('ciabatta', { ...BREAD, in: ['piece', 60] }),
  grain('gluten free bread', { ...BREAD, one: 'bread', title: 'Bread' }),
  grain('oat', { kind: 'oats', portion: 45, in: ['cup', 81], many: 'oats' }),
  grain('rolled oat', { kind: 'oats', portion: 45, in: ['cup', 81], one: 'oat', many: 'oats' }),
  grain('granola', { kind: 'plain', portion: 35, ways: 'sweet' }),
];
