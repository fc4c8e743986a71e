import type { Motif } from './motif.ts';

/** What dissolves in the cooking: seasoned with, not seen. */
export const PANTRY_MOTIFS: readonly Motif[] = [
  {
    pattern:
      /black pepper|white pepper|peppercorn|\bsalt\b|sugar|flour|baking|yeast|water\b|\bice\b|\bwine\b|\bbeer\b|mirin|cumin|paprika|turmeric|cinnamon|nutmeg|clove|cardamom|spice|seasoning|garam|curry paste|vanilla|mustard|mayo|ketchup/,
    role: 'unseen',
  },
  { pattern: /\bbutter\b|margarine|ghee|lard\b/, role: 'unseen' },
];
