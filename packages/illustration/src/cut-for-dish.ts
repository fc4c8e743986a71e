import type { GlyphName, Trait, VesselName } from '@game-plan/lexicon/drawing-data';
import type { Hex } from './colour.ts';
import type { DishFood } from './dish-food.ts';
import type { ReadName } from './read-name.ts';

interface Cut {
  readonly glyph: GlyphName;
  readonly colour: Hex;
  readonly radius: number;
}

/** Large pieces of meat and fish, cut small. */
const CHUNKS: Partial<Record<GlyphName, Cut>> = {
  chickenBreast: { glyph: 'chunk', colour: '#d99a4e', radius: 24 },
  meatStrips: { glyph: 'chunk', colour: '#8a5236', radius: 24 },
  steak: { glyph: 'chunk', colour: '#8a4432', radius: 24 },
  whiteFish: { glyph: 'chunk', colour: '#f3e2c2', radius: 24 },
  salmonFillet: { glyph: 'chunk', colour: '#f0845c', radius: 24 },
};

/** Vessels in which food is cut small, because it is cooked in a sauce or a filling. */
const CUT_SMALL: ReadonlySet<VesselName> = new Set([
  'soup',
  'noodle soup',
  'stew pot',
  'curry',
  'pulses',
  'creamy grain',
  'rice bowl',
  'pasta nest',
  'short pasta',
  'pan',
  'skewers',
  'pie',
  'tart',
  'oven dish',
  'enchiladas',
  'mash-topped',
  'burrito',
  'nachos',
  'quesadilla',
  'pizza',
  'omelette',
  'round omelette',
  'scrambled eggs',
  'stuffed',
  'dumplings',
]);

/** Vessels in which meat stays in strips. */
const SLICED: ReadonlySet<VesselName> = new Set([
  'pan',
  'pasta nest',
  'rice bowl',
  'noodle soup',
  'burrito',
  'nachos',
  'quesadilla',
  'pizza',
]);

/** Vessels in which bacon is diced. */
const DICED_BACON: ReadonlySet<VesselName> = new Set([
  'pasta nest',
  'short pasta',
  'soup',
  'stew pot',
  'tart',
  'salad',
  'scrambled eggs',
  'omelette',
  'round omelette',
  'creamy grain',
  'stuffed',
  'nachos',
  'oven dish',
  'mash',
  'pizza',
]);

/** A large piece as it is served on a plate. */
function heroCut(food: DishFood, dishName: ReadName): DishFood {
  const hero = (glyph: GlyphName, colour?: Hex): DishFood => ({
    ...food,
    glyph,
    colour,
    role: 'hero',
    radius: 62,
    scale: 1,
  });
  const { glyph, name } = food;
  const isNamed = (trait: Trait) => dishName.is(trait) || name.is(trait);
  const isFish = glyph === 'whiteFish' || glyph === 'salmonFillet';
  if (glyph === 'potato' && dishName.is('chips')) return { ...food, glyph: 'fry', radius: 22, scale: 0.95 };
  if (isFish && dishName.is('battered')) return hero('batteredFish');
  if (isFish && dishName.is('whole fish')) return hero('wholeFish');
  const isMeat =
    glyph === 'chickenBreast' || glyph === 'chunk' || glyph === 'meatStrips' || glyph === 'steak';
  if ((isMeat || isFish) && dishName.is('breaded')) return hero('cutlet');
  if (glyph === 'chunk' && isNamed('chop')) return hero('porkChop');
  if (glyph === 'meatStrips' && isNamed('chop')) return hero('porkChop', '#a5604a');
  if (glyph === 'chunk' && name.is('pork')) return hero('steak', '#c48f60');
  if (glyph === 'meatStrips') return hero('steak', isNamed('liver') ? '#6e3a30' : undefined);
  if (glyph === 'bacon' && dishName.is('gammon')) return hero('steak', '#e29a86');
  return food;
}

/** The pieces of a food as they are cut for a dish. */
export function cutForDish(food: DishFood, dishName: ReadName, vessel: VesselName): DishFood {
  if (food.glyph === null || food.role === 'unseen') return food;
  if (vessel === 'plate') return heroCut(food, dishName);
  if (food.glyph === 'bacon' && DICED_BACON.has(vessel)) return { ...food, radius: 15, scale: 0.48 };
  if (food.glyph === 'carrot' && dishName.is('shredded salad')) {
    return { ...food, glyph: 'shreds', colour: food.colour ?? '#ec8130', radius: 26, scale: 0.95 };
  }
  if (food.role === 'vegetable' && dishName.is('diced'))
    return { ...food, glyph: 'dice', colour: food.tint ?? food.colour, radius: 14, scale: 0.8 };
  if (food.role === 'vegetable' && dishName.is('grated'))
    return { ...food, glyph: 'shreds', colour: food.tint ?? food.colour, radius: 22, scale: 0.8 };
  if (food.glyph === 'meatStrips' && SLICED.has(vessel)) return food;
  const isCut =
    CUT_SMALL.has(vessel) || (vessel === 'salad' && (dishName.is('bound salad') || food.name.is('flaked')));
  const cut = isCut ? CHUNKS[food.glyph] : undefined;
  return cut === undefined ? food : { ...food, ...cut, role: 'main', scale: 0.9 };
}
