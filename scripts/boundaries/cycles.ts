import { dirname } from 'node:path/posix';

/**
 * Finds one import cycle in each group of files that reach each other, as a list of its files. `edges` maps a file to
 * the files it imports. A depth-first search: an edge back to a file on the current path closes a cycle.
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

/** Two or more sibling folders that import each other, directly or indirectly. */
export interface FolderCycle {
  /** Paths from the repository's root, sorted. */
  readonly folders: readonly string[];
  /** One import for each edge between them: 'a/x.ts → b/y.ts'. */
  readonly imports: readonly string[];
}

/**
 * Finds import cycles between sibling folders, each including its subfolders. A folder and its own subfolder may import
 * each other. `edges` maps a file to the files it imports.
 */
export function findFolderCycles(edges: ReadonlyMap<string, readonly string[]>): FolderCycle[] {
  const importsByFolder = folderImports(edges);
  const reached = new Map(
    [...importsByFolder.keys()].map((folder) => [folder, foldersReachedFrom(folder, importsByFolder)]),
  );
  const cycles: FolderCycle[] = [];
  const done = new Set<string>();
  for (const [folder, others] of reached) {
    if (done.has(folder) || !others.has(folder)) continue;
    const folders = [...others].filter((other) => reached.get(other)?.has(folder)).sort();
    for (const other of folders) done.add(other);
    const imports = folders.flatMap((from) =>
      folders.flatMap((to) => importsByFolder.get(from)?.get(to) ?? []),
    );
    cycles.push({ folders, imports });
  }
  return cycles;
}

/** Maps a folder to the sibling folders it imports, each with the first such import. */
function folderImports(edges: ReadonlyMap<string, readonly string[]>): Map<string, Map<string, string>> {
  const importsByFolder = new Map<string, Map<string, string>>();
  for (const [file, imported] of edges) {
    for (const target of imported) {
      const siblings = siblingFolders(file, target);
      if (siblings === undefined) continue;
      const [from, to] = siblings;
      const importsFrom = importsByFolder.get(from) ?? new Map<string, string>();
      importsByFolder.set(from, importsFrom);
      if (!importsFrom.has(to)) importsFrom.set(to, `${file} → ${target}`);
    }
  }
  return importsByFolder;
}

/**
 * The sibling folders in which the paths of two files differ; undefined if one of the files is directly in their common
 * parent.
 */
function siblingFolders(file: string, target: string): readonly [from: string, to: string] | undefined {
  const from = dirname(file).split('/');
  const to = dirname(target).split('/');
  const depth = from.findIndex((name, index) => name !== to[index]);
  if (depth < 0 || depth >= to.length) return undefined;
  return [from.slice(0, depth + 1).join('/'), to.slice(0, depth + 1).join('/')];
}

function foldersReachedFrom(
  start: string,
  importsByFolder: ReadonlyMap<string, ReadonlyMap<string, string>>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of importsByFolder.get(folder)?.keys() ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}
