/** Letters that Unicode does not split into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '&': ' and ',
};

/**
 * The words of a name, in lower case without accents and apostrophes ('Crème brûlée' → 'creme', 'brulee'), and ',' for a sign or a
 * bracket that ends what the name is about.
 */
export function wordsOf(name: string): string[] {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[œæøßłđı&]/g, (letter) => LETTERS[letter] ?? letter);
  return Array.from(plain.matchAll(/[\p{L}\p{N}]+|[,(:;–—]| - /gu), ([word]) =>
    /[\p{L}\p{N}]/u.test(word) ? word : ',',
  );
}

const SHORTEST_STEM = 3;

/**
 * The part of a word that its singular and plural, and its spellings with and without a silent e, have in common: 'cherries' and
 * 'cherry' → 'cherri', 'salade' and 'salads' → 'salad'.
 */
export function stemOf(word: string): string {
  const cut = (text: string, ending: string) =>
    text.length > SHORTEST_STEM && text.endsWith(ending) ? text.slice(0, -1) : text;
  const stem = cut(cut(word, 's'), 'e');
  return stem.length > SHORTEST_STEM + 1 && stem.endsWith('y') ? `${stem.slice(0, -1)}i` : stem;
}
