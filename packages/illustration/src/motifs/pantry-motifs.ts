import type { Motif } from './motif.ts';

/** What dissolves in the cooking: seasoned with, not seen. */
export const PANTRY_MOTIFS: readonly Motif[] = [
  {
    pattern:
      /black pepper|white pepper|peppercorn|\bsalt\b|sugar|flour|baking|yeast|water\b|\bice\b|\bwine\b|\bbeer\b|mirin|cumin|paprika|turmeric|cinnamon|nutmeg|clove|cardamom|spice|seasoning|garam|curry paste|vanilla|mustard|mayo|ketchup|gelatin|agar|protein powder|whey|saffron|\bsake\b|brandy|whiske?y|\brum\b|vermouth|vodka|sriracha|bouquet garni|msg\b|tapioca/,
    role: 'unseen',
  },
  { pattern: /\bbutter\b|margarine|ghee|lard\b|shortening|tallow/, role: 'unseen' },
];
