/** Values that are not among the known ones. */
export function unknown(where: string, values: readonly string[], known: Iterable<string>): string[] {
  const all = new Set(known);
  return values.filter((value) => !all.has(value)).map((value) => `${where}: '${value}' is not known here`);
}

/** The first name that is not in its alphabetical place. */
export function unsorted(where: string, names: readonly string[]): string[] {
  const at = names.findIndex((name, index) => index > 0 && name < (names[index - 1] ?? ''));
  return at === -1 ? [] : [`${where}: '${names[at]}' is not in alphabetical order`];
}

/** Whether a text is one of the names or ends one. */
export const namesOrEnds = (names: ReadonlySet<string>, text: string): boolean =>
  names.has(text) || [...names].some((name) => name.endsWith(` ${text}`));
