import type { Hex } from './colour.ts';
import { cookedForm } from './cooked-form.ts';
import type { GlyphName } from './glyphs/glyphs.ts';
import { COMPOUND_DRAWINGS } from './ingredients/compound-drawings.ts';
import { drawingForIngredient, knownDrawing } from './ingredients/drawing-for-ingredient.ts';
import type { DishRole, GrainFill, IngredientDrawing } from './ingredients/ingredient-drawing.ts';
import { normalizeName } from './normalize-name.ts';

/** An ingredient with its drawing. The name chooses shapes and never reaches the markup. */
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

/** The most ingredients that are read, and the most kinds of pieces that are drawn: more could not be distinguished. */
const MOST_INGREDIENTS = 24;
const MOST_KINDS = 8;

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

/** The foods of a dish, each distinct drawing once. The words of its name are used only where no ingredient can be drawn. */
export function dishFoods(name: string, ingredients: readonly string[]): DishFood[] {
  const dishName = normalizeName(name);
  const listed = ingredients
    .filter((ingredient) => ingredient.trim() !== '')
    .slice(0, MOST_INGREDIENTS)
    .flatMap((ingredient) => cookedForm(ingredient, dishName) ?? [])
    .map(dishFood);
  const hints = listed.some(hasPieces) ? [] : foodsInName(name);
  let kinds = 0;
  return withoutRepeats([...listed, ...hints]).filter((food) => {
    if (food.glyph !== null) kinds += 1;
    return food.glyph === null || kinds <= MOST_KINDS;
  });
}

function dishFood(ingredient: string): DishFood {
  const drawing: IngredientDrawing = drawingForIngredient(ingredient);
  return {
    name: ingredient.toLowerCase(),
    role: drawing.role,
    glyph: drawing.glyph ?? null,
    fill: drawing.fill ?? null,
    colour: drawing.colour,
    tint: drawing.tint ?? drawing.colour,
    radius: drawing.radius ?? 0,
    scale: drawing.scale ?? 1,
  };
}

function foodsInName(name: string): DishFood[] {
  // A fruit salad has no leaves.
  const isFruity = /fruit/i.test(name);
  return name
    .split(/[^\p{L}]+/u)
    .filter((word, index, words) => {
      if (word === '' || knownDrawing(word) === null || (isFruity && /^salad$/i.test(word))) return false;
      // In 'peanut butter' and 'olive oil', the single words are not separate foods.
      return (
        !isCompound(`${word} ${words[index + 1] ?? ''}`) && !isCompound(`${words[index - 1] ?? ''} ${word}`)
      );
    })
    .map(dishFood);
}

function isCompound(words: string): boolean {
  return COMPOUND_DRAWINGS.some(({ pattern }) => pattern.test(words.toLowerCase()));
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
export function isFruit({ role, name }: DishFood): boolean {
  return (
    role === 'fruit' ||
    (role === 'garnish' && /lemon|lime/.test(name)) ||
    /rhubarb|plum|\bfigs?\b|quince/.test(name)
  );
}
