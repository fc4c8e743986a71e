type Fields = readonly (readonly [name: string, value: unknown])[];

/**
 * Builds the address of a call: fills `{id}`-style names from `params` and appends the defined query fields. Throws a
 * RangeError if a name in the path has no value.
 */
export function apiUrl(path: string, params: Fields = [], query: Fields = []): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params.find(([field]) => field === name)?.[1];
    if (value === undefined) throw new RangeError(`No value for {${name}} in ${path}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of query) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
