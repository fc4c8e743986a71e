import { rowsOf } from './culinary-row.ts';

const cheese = rowsOf('cheese', 'dairy', 'melting');
const dairy = rowsOf('dairy', 'dairy', 'milk');

const MELTING = { portion: 25, prep: 'grate *', ways: 'eggs taco stuff toast' } as const;
const CRUMBLY = { kind: 'crumbly', portion: 25, prep: 'crumble *' } as const;
const HARD = {
  kind: 'hard-cheese',
  portion: 12,
  prep: 'finely grate *',
  ways: 'eggs pasta toast simmer',
} as const;

export const CHEESES = [
  cheese('cheddar', MELTING),
  cheese('mozzarella', { ...MELTING, ways: 'eggs pasta stuff toast roast' }),
  cheese('monterey jack', { ...MELTING, one: 'Monterey Jack' }),
  cheese('gruyere', MELTING),
  cheese('swiss cheese', { ...MELTING, one: 'Swiss cheese', ways: 'eggs toast stuff' }),
  cheese('provolone', { ...MELTING, ways: 'eggs toast' }),
  cheese('gouda', { ...MELTING, ways: 'eggs toast stuff' }),
  cheese('colby jack', { ...MELTING, one: 'Colby Jack' }),
  cheese('cheese', MELTING),
  cheese('american cheese', { ...MELTING, one: 'American cheese', prep: '' }),
  cheese('brie', { ...MELTING, prep: 'slice *', ways: 'toast' }),
  cheese('feta', { ...CRUMBLY, ways: 'eggs raw bowl toast pasta stuff roast' }),
  cheese('goat cheese', { ...CRUMBLY, ways: 'eggs raw toast pasta' }),
  cheese('blue cheese', { ...CRUMBLY, portion: 18, ways: 'raw' }),
  cheese('queso fresco', { ...CRUMBLY, ways: 'taco raw' }),
  cheese('ricotta', { ...CRUMBLY, portion: 50, prep: '', ways: 'toast pasta eggs' }),
  cheese('cottage cheese', { ...CRUMBLY, portion: 70, prep: '', ways: 'toast eggs' }),
  cheese('parmesan', { ...HARD, one: 'Parmesan' }),
  cheese('pecorino', { ...HARD, ways: 'eggs pasta' }),
];

const MILK = { portion: 125, in: ['ml', 1.03], ways: 'smoothie sweet' } as const;
const YOGURT = { kind: 'yogurt', portion: 120, ways: 'smoothie sweet' } as const;
const CREAM = { kind: 'cream', portion: 30, in: ['tbsp', 15] } as const;

export const DAIRY = [
  dairy('milk', MILK),
  dairy('whole milk', { ...MILK, one: 'milk', title: 'Milk' }),
  dairy('skim milk', { ...MILK, one: 'milk', title: 'Milk' }),
  dairy('oat milk', MILK),
  dairy('almond milk', MILK),
  dairy('soy milk', MILK),
  dairy('rice milk', MILK),
  dairy('yogurt', YOGURT),
  dairy('greek yogurt', { ...YOGURT, one: 'Greek yogurt', title: 'Yogurt' }),
  dairy('coconut yogurt', YOGURT),
  dairy('soy yogurt', YOGURT),
  dairy('buttermilk', { ...MILK, kind: 'plain', ways: '' }),
  dairy('whipped cream', { kind: 'cream', portion: 20, in: ['cup', 60] }),
  dairy('evaporated milk', { ...MILK, ways: '' }),
  dairy('kefir', { ...MILK, kind: 'plain', ways: 'smoothie' }),
  dairy('sour cream', { kind: 'cream', portion: 20, in: ['tbsp', 15], ways: 'taco stuff' }),
  dairy('cream', { ...CREAM, ways: 'simmer pasta' }),
  dairy('heavy cream', { ...CREAM, one: 'cream', title: 'Cream', ways: 'simmer pasta' }),
  dairy('creme fraiche', { ...CREAM, one: 'crème fraîche', title: 'Crème Fraîche' }),
  dairy('cream cheese', { kind: 'cream', portion: 25, in: ['tbsp', 15], ways: 'toast' }),
];
