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
 * A name as the tables of words match it: lower case, without accents ('Crème brûlée' → 'creme brulee'), one space between
 * words. It chooses; it is never shown.
 */
export function plainWords(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæøßłđı&’]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
