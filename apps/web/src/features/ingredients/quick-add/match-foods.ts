/**
 * The foods whose name contains what was typed, whatever its case: first those that begin with it, then those
 * with a word that begins with it, then the rest, each in the order given. Nothing typed matches everything.
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
