import { seededRandom, seedFromText } from '@game-plan/domain/random';
import { createCanvas } from './arrange/canvas.ts';
import type { Hex } from './colour.ts';
import { cutForDish } from './cut-for-dish.ts';
import { type DishFood, dishFoods } from './dish-food.ts';
import { hideUnseenFoods } from './hide-unseen-foods.ts';
import { readName } from './read-name.ts';
import { SCENE_HEIGHT, SCENE_WIDTH, shelf, tableTop } from './scene/backdrop.ts';
import { looseIngredients } from './scene/loose-ingredients.ts';
import { chooseTable } from './scene/table.ts';
import { vesselForDish } from './vessels/vessel-for-dish.ts';
import { VESSELS } from './vessels/vessels.ts';
import { chooseWare } from './vessels/ware.ts';

/** The input of a drawing. */
export interface DishToDraw {
  readonly name: string;
  readonly ingredients: readonly string[];
  /** 0, 1, 2, …: each variant is a different drawing of the same dish. */
  readonly variant?: number;
  /** Draws the dish alone on a transparent background. */
  readonly bare?: boolean;
}

/** Characters of a name, as Unicode counts them, that are read and shown; the rest of a longer one is cut off. */
const LONGEST_NAME = 120;

const GOLDEN_FOOD: Hex = '#d99a4e';

/**
 * The table and loose ingredients have random numbers of their own, so that the dish is the same with and without them.
 */
const TABLE_SEED = 0x5bd1e995;
const LOOSE_SEED = 99;

/**
 * An SVG document, 800 by 600, of the dish as flat cut paper: a vessel chosen by its name, filled with its
 * ingredients. The same dish and variant always give the same text. Only numbers and colours of our own
 * tables reach the markup, and the name, escaped, as its title.
 */
export function drawDish({ name, ingredients, variant = 0, bare = false }: DishToDraw): string {
  // Cut by code points, so that no surrogate pair is split.
  const title = Array.from(name.slice(0, 2 * LONGEST_NAME))
    .slice(0, LONGEST_NAME)
    .join('');
  const dishName = readName(title);
  const listed = dishFoods(dishName, ingredients);
  const vessel = vesselForDish(dishName, listed);
  const foods = hideUnseenFoods(listed, dishName, vessel).map((food) => cutForDish(food, dishName, vessel));
  const seed = seedFromText(`${name}|${ingredients.join()}|${variant}`);
  const table = chooseTable(leadColour(foods), seed ^ TABLE_SEED);
  const prefix = `dish-${seed.toString(36)}${bare ? '-bare' : ''}`;
  const canvas = createCanvas(prefix, seededRandom(seed));
  const { dish, view, cutlery, freePlaces } = VESSELS[vessel]({
    dishName,
    foods,
    ware: chooseWare(table, seed),
    canvas,
  });

  let picture = dish;
  if (!bare) {
    const backdrop = view === 'from above' ? tableTop(table, canvas.random) : shelf(table);
    const loose = looseIngredients(foods, freePlaces, seededRandom(seed + LOOSE_SEED));
    picture = backdrop + loose + cutlery + dish;
  }
  const viewBox = bare ? '0 -50 900 700' : `0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}"` +
    ` preserveAspectRatio="xMidYMid slice" role="img" aria-labelledby="${prefix}-title">` +
    `<title id="${prefix}-title">Illustration of ${escapeText(title)}</title>` +
    `<defs>${canvas.pieces.definitions()}</defs>${picture}</svg>`
  );
}

function leadColour(foods: readonly DishFood[]): Hex {
  return foods.find(({ tint }) => tint !== undefined)?.tint ?? GOLDEN_FOOD;
}

/** Characters that XML 1.0 forbids even as references (https://www.w3.org/TR/xml/#charsets). */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text as XML character data: markup characters become references, forbidden ones are removed. */
function escapeText(text: string): string {
  return text.replace(NOT_XML, '').replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
