import type { GlyphName } from '@game-plan/lexicon/drawing-data';
import { COOKED_CUT_GLYPHS } from './cooked-cuts.ts';
import { DAIRY_AND_TOPPING_GLYPHS } from './dairy-and-toppings.ts';
import { FRUIT_GLYPHS } from './fruit.ts';
import type { Glyph } from './glyph.ts';
import { GREEN_GLYPHS } from './greens.ts';
import { PASTA_SHAPE_GLYPHS } from './pasta-shapes.ts';
import { PROTEIN_GLYPHS } from './proteins.ts';
import { PULSE_AND_PASTA_GLYPHS } from './pulses-and-pasta.ts';
import { ROOT_GLYPHS } from './roots.ts';
import { VEGETABLE_GLYPHS } from './vegetables.ts';

/** Every drawing of a piece of food, by name. */
export const GLYPHS = {
  ...VEGETABLE_GLYPHS,
  ...GREEN_GLYPHS,
  ...ROOT_GLYPHS,
  ...FRUIT_GLYPHS,
  ...PROTEIN_GLYPHS,
  ...COOKED_CUT_GLYPHS,
  ...PULSE_AND_PASTA_GLYPHS,
  ...PASTA_SHAPE_GLYPHS,
  ...DAIRY_AND_TOPPING_GLYPHS,
} satisfies Record<GlyphName, Glyph>;
