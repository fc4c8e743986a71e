import type { Random } from '@game-plan/domain/random';
import type { GlyphName } from '@game-plan/lexicon/drawing-data';
import type { DishFood, PieceFood } from '../dish-food.ts';
import { pieceRadius } from '../dish-food.ts';
import { GLYPHS } from '../glyphs/glyphs.ts';
import { type Point, placeShapes, polar, TURN } from '../shapes.ts';

/** Raw ingredients that can be drawn beside the dish, with their scale. */
const LOOSE_SCALES: Partial<Record<GlyphName, number>> = {
  tomato: 1.35,
  cherryTomato: 1.3,
  cucumber: 1.3,
  carrot: 1.2,
  pepperStrip: 1.3,
  chilli: 1.5,
  avocadoSlices: 1,
  olive: 1.2,
  aubergine: 1.3,
  corn: 1.4,
  mushroom: 1.3,
  leaf: 1.4,
  herb: 1.9,
  bokChoy: 1.2,
  broccoli: 1.3,
  brusselsSprout: 1.3,
  asparagus: 1.2,
  onion: 1.4,
  springOnion: 1.2,
  garlic: 1.3,
  ginger: 1.3,
  potato: 1.3,
  beetroot: 1.3,
  radish: 1.2,
  citrusSlice: 1.4,
  blueberry: 1.3,
  strawberry: 1.3,
  raspberry: 1.3,
  cherries: 1.3,
  grapes: 1.3,
  banana: 1.3,
  apple: 1.4,
  kiwi: 1.3,
  pineappleRing: 1.3,
  melonWedge: 1.3,
  boiledEgg: 1.2,
  chickpea: 1.3,
  pea: 1.2,
  edamame: 1.2,
  almond: 1.2,
  walnut: 1.2,
  sesame: 1.4,
  chocolate: 1.2,
};

/** How a food looks before it is cut. */
const UNCUT: Partial<Record<GlyphName, GlyphName>> = { avocadoSlices: 'avocadoHalf', boiledEgg: 'wholeEgg' };

const SMALL_RADIUS = 16;

function isLoose(food: DishFood): food is PieceFood {
  return food.glyph !== null && LOOSE_SCALES[food.glyph] !== undefined;
}

/** Pieces of the dish's foods at the given places: a handful of a small food, one or two of a large one. */
export function looseIngredients(
  foods: readonly DishFood[],
  places: readonly Point[],
  random: Random,
): string {
  const candidates = foods.filter(isLoose);
  return places
    .map((place, index) => {
      const food = candidates[index % Math.max(1, candidates.length)];
      return food === undefined ? '' : handful(food, place, index % 2 === 0 ? 2 : 1, random);
    })
    .join('');
}

function handful(food: PieceFood, place: Point, few: number, random: Random): string {
  const isSmall = pieceRadius(food) < SMALL_RADIUS;
  const glyph = UNCUT[food.glyph] ?? food.glyph;
  const size = LOOSE_SCALES[food.glyph] ?? 1;
  return Array.from({ length: isSmall ? 4 : few }, (_, index) => {
    const apart = isSmall ? 30 : food.radius * 1.7;
    const offset = polar(random() * TURN, index === 0 ? 0 : apart);
    const scale = size * (isSmall ? 1 : 1 - index * 0.18);
    const rotation = random() * 360;
    const shapes = GLYPHS[glyph](random, food.colour);
    return placeShapes(place.x + offset.x, place.y + offset.y, rotation, scale, shapes);
  }).join('');
}
