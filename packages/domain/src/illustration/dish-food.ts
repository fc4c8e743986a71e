import { asCooked } from './as-cooked.ts';
import type { Hex } from './colour.ts';
import { isDrink } from './drinks.ts';
import type { GlyphName } from './glyphs/glyphs.ts';
import type { DishRole, GrainFill, Motif } from './motifs/motif.ts';
import { knownMotif, motifForIngredient } from './motifs/motif-for-ingredient.ts';

/** An ingredient as the dish shows it. The name chooses shapes and never reaches the markup. */
export interface DishFood {
  readonly name: string;
  readonly role: DishRole;
  readonly glyph: GlyphName | null;
  readonly fill: GrainFill | null;
  readonly colour: Hex | undefined;
  readonly tint: Hex | undefined;
  readonly radius: number;
  readonly scale: number;
}

/** A food that has pieces to draw. */
export type PieceFood = DishFood & { readonly glyph: GlyphName };

/** A food that fills the vessel. */
export type BaseFood = DishFood & { readonly fill: GrainFill; readonly colour: Hex };

/** More ingredients than these make a muddle. */
const MOST_INGREDIENTS = 8;

/** Below this many drawable ingredients the dish's name is read as well. */
const FEW_PIECES = 3;

/** A garnished plate of tomatoes stands for a dish of which nothing is known. */
const FALLBACK = ['herbs', 'tomato'];

export function hasPieces(food: DishFood): food is PieceFood {
  return food.glyph !== null;
}

export function isBase(food: DishFood): food is BaseFood {
  return food.fill !== null && food.colour !== undefined;
}

/** The pieces among `foods` that play one of `roles`. */
export function piecesOf(foods: readonly DishFood[], roles: readonly DishRole[]): PieceFood[] {
  return foods.filter(hasPieces).filter(({ role }) => roles.includes(role));
}

/** The pieces among `foods` that play none of `roles`. */
export function piecesExcept(foods: readonly DishFood[], roles: readonly DishRole[]): PieceFood[] {
  return foods.filter(hasPieces).filter(({ role }) => !roles.includes(role));
}

/** Room that one piece takes at life size. */
export function pieceRadius(food: DishFood): number {
  return food.radius * food.scale;
}

/** The foods of a dish, each look once, never without something to draw. */
export function dishFoods(name: string, ingredients: readonly string[]): DishFood[] {
  const dishName = name.toLowerCase();
  const listed = ingredients
    .filter((ingredient) => ingredient.trim() !== '')
    .slice(0, MOST_INGREDIENTS)
    .flatMap((ingredient) => asCooked(ingredient, dishName) ?? [])
    .map(dishFood);
  const hints = listed.filter(hasPieces).length < FEW_PIECES ? foodsInName(name) : [];
  const foods = withoutRepeats([...listed, ...hints]);
  return foods.some(hasPieces) || isDrink(dishName) ? foods : [...foods, ...FALLBACK.map(dishFood)];
}

function dishFood(ingredient: string): DishFood {
  const motif: Motif = motifForIngredient(ingredient);
  return {
    name: ingredient.toLowerCase(),
    role: motif.role,
    glyph: motif.glyph ?? null,
    fill: motif.fill ?? null,
    colour: motif.colour,
    tint: motif.tint ?? motif.colour,
    radius: motif.radius ?? 0,
    scale: motif.scale ?? 1,
  };
}

function foodsInName(name: string): DishFood[] {
  // A fruit salad has no leaves.
  const isFruity = /fruit/i.test(name);
  return name
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && knownMotif(word) !== null && !(isFruity && /^salad$/i.test(word)))
    .map(dishFood);
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
