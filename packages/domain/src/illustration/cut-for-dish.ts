import type { Hex } from './colour.ts';
import type { DishFood } from './dish-food.ts';
import type { GlyphName } from './glyphs/glyphs.ts';
import type { VesselName } from './vessels/vessels.ts';

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

/** What is cooked in a sauce or with a filling is cut small. */
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

/** Strips keep their shape in these, where beef is sliced. */
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

/** Strips of bacon are diced before they go in. */
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
]);

const CREAMY_SALAD = /(chicken|tuna|egg|turkey|crab|salmon|ham|chickpea|pasta|shrimp) (mayo )?salad/;

/** The pieces of a food as they are cut for a dish. `dishName` is in plain words. */
export function cutForDish(food: DishFood, dishName: string, vessel: VesselName): DishFood {
  if (food.glyph === null || food.role === 'unseen') return food;
  if (food.glyph === 'bacon' && DICED_BACON.has(vessel)) return { ...food, radius: 15, scale: 0.48 };
  if (food.glyph === 'carrot' && /slaw|remoulade/.test(dishName)) {
    return { ...food, glyph: 'shreds', colour: '#ec8130', radius: 26, scale: 0.95 };
  }
  if (food.glyph === 'meatStrips' && SLICED.has(vessel)) return food;
  const isCut =
    CUT_SMALL.has(vessel) ||
    (vessel === 'salad' && (CREAMY_SALAD.test(dishName) || /tuna|crab/.test(food.name)));
  const cut = isCut ? CHUNKS[food.glyph] : undefined;
  return cut === undefined ? food : { ...food, ...cut, role: 'main', scale: 0.9 };
}
