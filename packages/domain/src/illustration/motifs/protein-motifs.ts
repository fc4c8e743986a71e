import type { Motif } from './motif.ts';

/** Eggs, fish, meat, tofu. */
export const PROTEIN_MOTIFS: readonly Motif[] = [
  { pattern: /egg ?plant|aubergine/, glyph: 'aubergine', role: 'vegetable', radius: 24 },
  { pattern: /\beggs?\b/, glyph: 'boiledEgg', role: 'hero', radius: 30 },
  { pattern: /salmon|trout/, glyph: 'salmonFillet', role: 'hero', radius: 62 },
  { pattern: /shrimp|prawn|langoustine/, glyph: 'shrimp', role: 'main', radius: 26 },
  {
    pattern: /tuna|\bcod\b|haddock|tilapia|fish|halibut|sea ?bass|mackerel|sardine/,
    glyph: 'whiteFish',
    role: 'hero',
    radius: 62,
  },
  { pattern: /meatball/, glyph: 'meatball', role: 'main', radius: 24 },
  {
    pattern: /(ground|minced) (beef|turkey|chicken|pork|lamb|meat)|mince\b/,
    glyph: 'mince',
    role: 'main',
    radius: 20,
  },
  { pattern: /drumstick|chicken (leg|wing)/, glyph: 'drumstick', role: 'hero', radius: 56 },
  {
    pattern: /chicken (thigh|breast)|chicken$|whole chicken|duck/,
    glyph: 'chickenBreast',
    role: 'hero',
    radius: 62,
  },
  { pattern: /sausage|chorizo|pepperoni|salami/, glyph: 'sausage', role: 'main', radius: 20 },
  { pattern: /bacon|pancetta|prosciutto|\bham\b/, glyph: 'bacon', role: 'main', radius: 26, scale: 0.8 },
  { pattern: /chicken|turkey|pork/, glyph: 'chunk', role: 'main', colour: '#d99a4e', radius: 24 },
  { pattern: /steak|sirloin/, glyph: 'steak', role: 'hero', radius: 60 },
  { pattern: /beef|lamb|flank|veal|venison/, glyph: 'meatStrips', role: 'main', radius: 28, scale: 0.9 },
  { pattern: /tofu|paneer/, glyph: 'cube', role: 'main', colour: '#f1dfb2', radius: 24, scale: 0.95 },
  { pattern: /halloumi/, glyph: 'cube', role: 'main', colour: '#f0d793', radius: 24, scale: 0.95 },
  { pattern: /tempeh|seitan/, glyph: 'cube', role: 'main', colour: '#c9a06a', radius: 24, scale: 0.95 },
];
