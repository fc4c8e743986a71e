import { seedFromText } from '@game-plan/domain/random';
import type { DishRole, FoodLook, GlyphName, GrainFill, Visibility } from '@game-plan/lexicon/drawing-data';
import type { Hex } from './colour.ts';
import { type NamedFood, type ReadName, readName } from './read-name.ts';

/** An ingredient with its drawing. The name chooses shapes and never reaches the markup. */
export interface DishFood {
  readonly name: ReadName;
  readonly role: DishRole;
  readonly glyph: GlyphName | null;
  readonly fill: GrainFill | null;
  readonly colour: Hex | undefined;
  readonly tint: Hex | undefined;
  readonly radius: number;
  readonly scale: number;
  /** Absent for a food that keeps its shape. */
  readonly seen?: Visibility;
}

/** A food that has pieces to draw. */
export type PieceFood = DishFood & { readonly glyph: GlyphName };

/** A food that fills the vessel. */
export type BaseFood = DishFood & { readonly fill: GrainFill; readonly colour: Hex };

/** The most ingredients that are read, and the most kinds of pieces that are drawn: more could not be distinguished. */
const MOST_INGREDIENTS = 24;
const MOST_KINDS = 8;

/** The most characters of an ingredient's name that are read, which limits the cost of a hostile name. */
const LONGEST_NAME = 80;

const UNKNOWN_FOOD_COLOURS: readonly Hex[] = [
  '#d9a05b',
  '#c4763d',
  '#8fae4f',
  '#d8b04a',
  '#b9694a',
  '#6f9a55',
];

export function hasPieces(food: DishFood): food is PieceFood {
  return food.glyph !== null && food.role !== 'unseen';
}

export function isBase(food: DishFood): food is BaseFood {
  return food.fill !== null && food.colour !== undefined;
}

/** The foods with pieces that have one of the roles. */
export function piecesOf(foods: readonly DishFood[], roles: readonly DishRole[]): PieceFood[] {
  return foods.filter(hasPieces).filter(({ role }) => roles.includes(role));
}

/** The foods with pieces that have none of the roles. */
export function piecesExcept(foods: readonly DishFood[], roles: readonly DishRole[]): PieceFood[] {
  return foods.filter(hasPieces).filter(({ role }) => !roles.includes(role));
}

/** The radius that one piece takes at its normal size. */
export function pieceRadius(food: DishFood): number {
  return food.radius * food.scale;
}

/**
 * The foods of a dish as they are cooked, each distinct drawing once. Those that its name tells are used only where no ingredient can
 * be drawn.
 */
export function dishFoods(dishName: ReadName, ingredients: readonly string[]): DishFood[] {
  const named = ingredients
    .filter((ingredient) => ingredient.trim() !== '')
    .slice(0, MOST_INGREDIENTS)
    .map((ingredient): ListedName => ({ ingredient, name: readName(ingredient.slice(0, LONGEST_NAME)) }));
  const looks = new Set(named.map(({ name }) => name.look));
  const unlisted = dishName.foods.filter(
    ({ look, words }) => look.role !== 'unseen' && !looks.has(look) && readName(words).vessel === null,
  );
  const listed = named
    .map((listedName) => listedFood(listedName, unlisted))
    .flatMap((food) => (dishName.is('meatball') ? (rolledIntoBalls(food) ?? []) : food));
  const hints = listed.some(hasPieces)
    ? []
    : dishName.foods.map(({ look, words }) => drawnAs(look, readName(words)));
  let kinds = 0;
  return withoutRepeats([...listed, ...hints]).filter((food) => {
    if (food.glyph !== null) kinds += 1;
    return food.glyph === null || kinds <= MOST_KINDS;
  });
}

interface ListedName {
  readonly ingredient: string;
  readonly name: ReadName;
}

/**
 * A food whose name is not known, as one in another language, is the next of the dish's name that no ingredient is and that does not name
 * the dish itself, as 'salad' does: in 'Roasted Beets', Rote Bete are the beets. Otherwise it becomes dice in a colour chosen by its name.
 */
function listedFood({ ingredient, name }: ListedName, unlisted: NamedFood[]): DishFood {
  if (name.look !== null) return drawnAs(name.look, name);
  const next = unlisted.shift();
  return next === undefined
    ? drawnAs(unknownFood(ingredient.toLowerCase()), name)
    : drawnAs(next.look, readName(next.words));
}

function unknownFood(name: string): FoodLook {
  const colour = UNKNOWN_FOOD_COLOURS.at(seedFromText(name) % UNKNOWN_FOOD_COLOURS.length) ?? '#d9a05b';
  return { glyph: 'dice', role: 'vegetable', colour, radius: 22, scale: 1.35 };
}

function drawnAs(
  { role, glyph, fill, colour, tint, radius, scale, seen }: FoodLook,
  name: ReadName,
): DishFood {
  return {
    name,
    role,
    glyph: glyph ?? null,
    fill: fill ?? null,
    colour,
    tint: tint ?? colour,
    radius: radius ?? 0,
    scale: scale ?? 1,
    ...(seen === undefined ? {} : { seen }),
  };
}

/** Ground meat becomes meatballs, in which the crumbs disappear. */
function rolledIntoBalls(food: DishFood): DishFood | null {
  if (food.role === 'bread' || food.fill === 'oats') return null;
  return food.glyph === 'mince' ? { ...food, glyph: 'meatball', radius: 24 } : food;
}

function withoutRepeats(foods: readonly DishFood[]): DishFood[] {
  const seen = new Set<string>();
  return foods.filter((food) => {
    const look = food.glyph ?? food.fill;
    if (look === null) return true;
    const key = `${look}${food.colour ?? ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Whether a food is a fruit, including lemons and limes. */
export function isFruit({ role, glyph }: DishFood): boolean {
  return role === 'fruit' || (role === 'garnish' && glyph === 'citrusSlice');
}
