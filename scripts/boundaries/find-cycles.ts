/**
 * Finds one cycle of imports through each group of files that reach each other, as the list of files
 * on it. `edges`: a file to the files it imports. A depth-first walk: an edge back to a file that is
 * still being walked closes a cycle.
 */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      cycles.push(trail.slice(start));
      return;
    }
    if (done.has(file)) return;
    for (const next of edges.get(file) ?? []) walk(next, [...trail, file]);
    done.add(file);
  };
  for (const file of edges.keys()) walk(file, []);
  return cycles;
}
