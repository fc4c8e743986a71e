/** Letters that Unicode does not split into a base letter and a mark. */
const LIGATURES: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '&': ' and ',
  '’': "'",
};

/**
 * Normalizes a name for matching: lower case, without accents ('Crème brûlée' → 'creme brulee'), one space between words.
 * The result chooses shapes and is never shown.
 */
export function normalizeName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæøßłđı&’]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
