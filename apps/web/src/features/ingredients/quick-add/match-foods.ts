/**
 * The foods whose name contains the typed text, ignoring case: first those that start with it, then those with a word
 * that starts with it, then the rest, each in the given order. An empty text matches all.
 */
export function matchFoods<Food extends { readonly name: string }>(
  foods: readonly Food[],
  typed: string,
): readonly Food[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return foods;
  const rank = ({ name }: Food) => {
    const place = ` ${name.toLowerCase()}`.indexOf(` ${wanted}`);
    return place === 0 ? 0 : place > 0 ? 1 : 2;
  };
  return foods
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other));
}
