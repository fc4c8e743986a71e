import { seedFromText } from '@game-plan/domain/random';
import type { Hex } from '../colour.ts';
import { COMPOUND_DRAWINGS } from './compound-drawings.ts';
import { FRUIT_DRAWINGS } from './fruit-drawings.ts';
import type { IngredientDrawing } from './ingredient-drawing.ts';
import { PROTEIN_DRAWINGS } from './protein-drawings.ts';
import { PULSE_AND_GRAIN_DRAWINGS } from './pulse-and-grain-drawings.ts';
import { TOPPING_DRAWINGS } from './topping-drawings.ts';
import { VEGETABLE_DRAWINGS } from './vegetable-drawings.ts';

/** Ingredients that dissolve in cooking and are not drawn. */
const PANTRY_DRAWINGS: readonly IngredientDrawing[] = [
  {
    pattern:
      /black pepper|white pepper|peppercorn|\bsalt\b|sugar|flour|baking|yeast|water\b|\bice\b|\bwine\b|\bbeer\b|mirin|cumin|paprika|turmeric|cinnamon|nutmeg|clove|cardamom|spice|seasoning|garam|curry paste|vanilla|mustard|mayo|ketchup|gelatin|agar|protein powder|whey|saffron|\bsake\b|brandy|whiske?y|\brum\b|vermouth|vodka|sriracha|bouquet garni|msg\b|tapioca/,
    role: 'unseen',
  },
  { pattern: /\bbutter\b|margarine|ghee|lard\b|shortening|tallow/, role: 'unseen' },
];

/** All known ingredients; the first match wins, so compound names come before the words they contain. */
export const INGREDIENT_DRAWINGS: readonly IngredientDrawing[] = [
  ...COMPOUND_DRAWINGS,
  ...PROTEIN_DRAWINGS,
  ...PULSE_AND_GRAIN_DRAWINGS,
  ...VEGETABLE_DRAWINGS,
  ...PANTRY_DRAWINGS,
  ...FRUIT_DRAWINGS,
  ...TOPPING_DRAWINGS,
];

const UNKNOWN_FOOD_COLOURS: readonly Hex[] = [
  '#d9a05b',
  '#c4763d',
  '#8fae4f',
  '#d8b04a',
  '#b9694a',
  '#6f9a55',
];

/** The most characters of a name that are matched, which limits the cost of a hostile name. */
const LONGEST_NAME = 80;

/** The drawing of a known ingredient, or null. */
export function knownDrawing(ingredient: string): IngredientDrawing | null {
  const name = ingredient.slice(0, LONGEST_NAME).toLowerCase();
  return INGREDIENT_DRAWINGS.find(({ pattern }) => pattern.test(name)) ?? null;
}

/** The drawing of any ingredient. An unknown one becomes dice in a colour chosen by its name. */
export function drawingForIngredient(ingredient: string): IngredientDrawing {
  return knownDrawing(ingredient) ?? unknownFood(ingredient.toLowerCase());
}

function unknownFood(name: string): IngredientDrawing {
  const colour = UNKNOWN_FOOD_COLOURS.at(seedFromText(name) % UNKNOWN_FOOD_COLOURS.length) ?? '#d9a05b';
  return { pattern: /(?:)/, glyph: 'dice', role: 'vegetable', colour, radius: 22, scale: 1.35 };
}
