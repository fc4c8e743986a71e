import { asCooked } from './as-cooked.ts';
import type { Hex } from './colour.ts';
import type { GlyphName } from './glyphs/glyphs.ts';
import { COMPOUND_MOTIFS } from './motifs/compound-motifs.ts';
import type { DishRole, GrainFill, Motif } from './motifs/motif.ts';
import { knownMotif, motifForIngredient } from './motifs/motif-for-ingredient.ts';
import { plainWords } from './plain-words.ts';

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

/** More ingredients than these are not looked at, and more kinds of pieces than these make a muddle. */
const MOST_INGREDIENTS = 24;
const MOST_KINDS = 8;

export function hasPieces(food: DishFood): food is PieceFood {
  return food.glyph !== null && food.role !== 'unseen';
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

/** The foods of a dish, each look once; the words of its name only where no ingredient can be drawn. */
export function dishFoods(name: string, ingredients: readonly string[]): DishFood[] {
  const dishName = plainWords(name);
  const listed = ingredients
    .filter((ingredient) => ingredient.trim() !== '')
    .slice(0, MOST_INGREDIENTS)
    .flatMap((ingredient) => asCooked(ingredient, dishName) ?? [])
    .map(dishFood);
  const hints = listed.some(hasPieces) ? [] : foodsInName(name);
  let kinds = 0;
  return withoutRepeats([...listed, ...hints]).filter((food) => {
    if (food.glyph !== null) kinds += 1;
    return food.glyph === null || kinds <= MOST_KINDS;
  });
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
    .filter((word, index, words) => {
      if (word === '' || knownMotif(word) === null || (isFruity && /^salad$/i.test(word))) return false;
      // The butter of peanut butter and the olive of olive oil are no foods of their own.
      return (
        !isCompound(`${word} ${words[index + 1] ?? ''}`) && !isCompound(`${words[index - 1] ?? ''} ${word}`)
      );
    })
    .map(dishFood);
}

function isCompound(words: string): boolean {
  return COMPOUND_MOTIFS.some(({ pattern }) => pattern.test(words.toLowerCase()));
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

/** Whether a food is a fruit of its own kind, lemons and limes among them. */
export function isFruit({ role, name }: DishFood): boolean {
  return (
    role === 'fruit' ||
    (role === 'garnish' && /lemon|lime/.test(name)) ||
    /rhubarb|plum|\bfigs?\b|quince/.test(name)
  );
}
