import type { Hex } from '../colour.ts';
import type { GlyphName } from '../glyphs/glyphs.ts';

/** How a food is placed on the dish. `hero`: one large piece; `unseen`: cooked in, not drawn. */
export type DishRole =
  | 'hero'
  | 'main'
  | 'pasta'
  | 'base'
  | 'noodle'
  | 'leaf'
  | 'vegetable'
  | 'fruit'
  | 'bean'
  | 'dollop'
  | 'topping'
  | 'garnish'
  | 'sauce'
  | 'drizzle'
  | 'liquid'
  | 'bread'
  | 'unseen';

/** A texture that fills the vessel instead of separate pieces. */
export type GrainFill = 'rice' | 'quinoa' | 'oats' | 'noodle';

/** How ingredients whose lower-case name matches `pattern` are drawn. */
export interface IngredientDrawing {
  readonly pattern: RegExp;
  readonly role: DishRole;
  readonly glyph?: GlyphName;
  readonly fill?: GrainFill;
  /** Replaces the glyph's own colour. */
  readonly colour?: Hex;
  /** Its colour in a sauce or a drink; by default `colour`. */
  readonly tint?: Hex;
  /** Radius of the space that one piece takes, in glyph units. */
  readonly radius?: number;
  readonly scale?: number;
}
