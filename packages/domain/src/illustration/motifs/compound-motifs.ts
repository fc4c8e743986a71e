import type { Motif } from './motif.ts';

/**
 * Names in which one word misleads: coconut milk is no coconut, fish sauce no fish, chicken stock no
 * chicken. They are looked up before everything else.
 */
export const COMPOUND_MOTIFS: readonly Motif[] = [
  { pattern: /coconut (milk|cream)/, role: 'liquid', tint: '#f8efdc' },
  {
    pattern: /(almond|oat|soy|rice|cashew|hazelnut) (milk|drink)|buttermilk/,
    role: 'liquid',
    tint: '#f8efdc',
  },
  { pattern: /(peanut|almond|cashew|nut) butter/, role: 'drizzle', tint: '#b9793f' },
  { pattern: /corn syrup|golden syrup|treacle|molasses/, role: 'drizzle', tint: '#b5651d' },
  { pattern: /\bjam\b|\bjelly\b|preserves|marmalade/, role: 'drizzle', tint: '#b8324c' },
  { pattern: /lemon curd/, role: 'drizzle', tint: '#f4cf4a' },
  { pattern: /corn ?meal|masa harina|semolina|bread ?crumbs|panko/, role: 'unseen' },
  { pattern: /cream cheese/, glyph: 'dollop', role: 'dollop', radius: 30, scale: 0.9, tint: '#fbf4e6' },
  {
    pattern: /\b(stock|broth|bouillon|vinegar|oil|extract|corn ?(starch|flour))\b/,
    role: 'unseen',
  },
  { pattern: /\b(fish|soy|oyster|worcestershire|hoisin|teriyaki|hot) sauce\b/, role: 'unseen' },
  { pattern: /\bground ginger\b/, role: 'unseen' },
  { pattern: /\b(garlic|onion|chill?i|ginger|mustard|curry) (powder|paste)\b/, role: 'unseen' },
  { pattern: /tortilla|wrap\b|pita\b|naan|flatbread|taco shell/, role: 'bread', colour: '#f1d79e' },
  { pattern: /(rice|glass|egg) noodle/, fill: 'noodle', role: 'noodle', colour: '#efcf82' },
  {
    pattern: /(pumpkin|sunflower) seed/,
    glyph: 'almond',
    role: 'topping',
    colour: '#8f9a5a',
    radius: 15,
    scale: 0.6,
  },
  {
    pattern: /bean sprout|sprouts? \(bean\)/,
    glyph: 'beanSprout',
    role: 'vegetable',
    radius: 26,
    scale: 0.9,
  },
  { pattern: /brussels? sprout/, glyph: 'brusselsSprout', role: 'vegetable', radius: 21 },
];
