import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { findCycles, findFolderCycles } from './cycles.ts';
import { importFaults } from './import-rules.ts';
import { GLOBALS_WITH_EFFECTS, type GlobalUse, type ParsedSource, parseSource } from './parse-source.ts';
import { resolveImport } from './resolve-import.ts';
import { readRoot, readWorkspaces, type Workspace } from './workspaces.ts';
import { isTestingZone, type Place, zoneOfFile } from './zone-of-file.ts';

const ENDINGS = '{ts,tsx,mts,cts,js,jsx,mjs,cjs}';
const SOURCES = `{packages,apps}/*/**/*.${ENDINGS}`;
/** Tools have no import rules apart from the ban on cycles. */
const TOOLS = `{scripts,bench,e2e}/**/*.${ENDINGS}`;
const TEST_FILE = /\.(?:test|spec)\.[jt]sx?$/;
/** Maximum number of files in a folder, including tests. Larger ones should be divided. */
const FLAT_FOLDER_MAX = 20;
const NOT_SOURCES = new Set(['node_modules', 'dist', 'public']);

export interface TreeReport {
  readonly files: number;
  readonly imports: number;
  readonly violations: readonly Violation[];
}

/**
 * Checks every source file under packages/ and apps/ of `root` against the import rules, these and the tools for import
 * cycles between files and folders, and every folder for its number of files.
 */
export function checkTree(root: string): TreeReport {
  const workspaces = readWorkspaces(root);
  const violations: Violation[] = [];
  const edges = new Map<string, readonly string[]>();
  /** The imports without violations. Each violation would also close a cycle of folders and be reported twice. */
  const lawfulEdges = new Map<string, readonly string[]>();
  let imports = 0;
  const sources = listFiles(root, SOURCES);
  for (const file of sources) {
    const workspace = workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
    if (!workspace) {
      violations.push({ file, line: 1, message: 'lies in a folder without a package.json' });
      continue;
    }
    const checked = checkFile(root, file, workspace, workspaces);
    imports += checked.imports;
    violations.push(...checked.violations);
    edges.set(file, checked.importedFiles);
    lawfulEdges.set(file, checked.allowedImports);
  }
  const tools = readRoot(root);
  const toolFiles = listFiles(root, TOOLS);
  for (const file of toolFiles) {
    const source = parseSource(file, readFileSync(join(root, file), 'utf8'));
    imports += source.imports.length;
    const imported = importedFiles(root, file, source, tools, workspaces);
    edges.set(file, imported);
    lawfulEdges.set(file, imported);
  }
  violations.push(...crowdedFolders([...sources, ...toolFiles]), ...folderCycles(lawfulEdges));
  for (const cycle of findCycles(edges)) {
    const [file = ''] = cycle;
    violations.push({ file, line: 1, message: `a cycle of imports: ${[...cycle, file].join(' → ')}` });
  }
  return { files: edges.size, imports, violations };
}

interface CheckedFile {
  readonly imports: number;
  readonly importedFiles: readonly string[];
  readonly allowedImports: readonly string[];
  readonly violations: readonly Violation[];
}

function checkFile(
  root: string,
  file: string,
  workspace: Workspace,
  workspaces: readonly Workspace[],
): CheckedFile {
  const source = parseSource(file, readFileSync(join(root, file), 'utf8'));
  const place = zoneOfFile(file);
  if (!place) {
    const message = 'belongs to no zone of scripts/boundaries/zones.ts';
    return {
      imports: source.imports.length,
      importedFiles: [],
      allowedImports: [],
      violations: [{ file, line: 1, message }],
    };
  }
  const violations = findGlobalViolations(file, source, place);
  if (source.isBarrel)
    violations.push({ file, line: 1, message: 'is a barrel: it only re-exports other files' });
  const importedFiles: string[] = [];
  const allowedImports: string[] = [];
  for (const site of source.imports) {
    const target = resolveImport(root, file, site.specifier ?? '', workspace, workspaces);
    if (target.kind === 'file') importedFiles.push(target.file);
    const faults = importFaults(site, target, place, workspace);
    if (target.kind === 'file' && faults.length === 0) allowedImports.push(target.file);
    for (const message of faults) violations.push({ file, line: site.line, message });
  }
  return { imports: source.imports.length, importedFiles, allowedImports, violations };
}

function importedFiles(
  root: string,
  file: string,
  source: ParsedSource,
  workspace: Workspace,
  workspaces: readonly Workspace[],
): string[] {
  return source.imports.flatMap(({ specifier }) => {
    const target = resolveImport(root, file, specifier ?? '', workspace, workspaces);
    return target.kind === 'file' ? [target.file] : [];
  });
}

/** Violations refer to files, so a folder is represented by its first file. */
function crowdedFolders(files: readonly string[]): Violation[] {
  return [...Map.groupBy(files, dirname)].flatMap(([folder, [file = '', ...others]]) =>
    others.length < FLAT_FOLDER_MAX
      ? []
      : [
          {
            file,
            line: 1,
            message: `${folder} holds ${others.length + 1} files: a flat folder holds at most ${FLAT_FOLDER_MAX}`,
          },
        ],
  );
}

/** Excludes tests and their helpers: a helper may build the whole app, and every test may use it. */
function folderCycles(edges: ReadonlyMap<string, readonly string[]>): Violation[] {
  const product = new Map([...edges].filter(([file]) => !isTestOrHelper(file)));
  return findFolderCycles(product).map(({ folders, imports }) => ({
    file: imports[0]?.split(' → ')[0] ?? '',
    line: 1,
    message: `a cycle of folders: ${folders.join(' ⇄ ')} (${imports.join('; ')})`,
  }));
}

function isTestOrHelper(file: string): boolean {
  const place = zoneOfFile(file);
  return TEST_FILE.test(file) || file.includes('/testing/') || (place !== null && isTestingZone(place.zone));
}

function listFiles(root: string, pattern: string): string[] {
  return globSync(pattern, {
    cwd: root,
    exclude: (path) => NOT_SOURCES.has(path.split(/[\\/]/).at(-1) ?? ''),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

export interface Violation {
  /** A path from the repository's root. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

const IMPURE_USES: ReadonlySet<string> = new Set([
  ...GLOBALS_WITH_EFFECTS,
  'Date.now',
  'new Date()',
  'Math.random',
  'Temporal.Now',
]);

const PURE_ZONES: ReadonlySet<string> = new Set(['domain', 'random', 'illustration']);

/** Objects whose members are all impure. */
const IMPURE_OBJECTS: ReadonlySet<string> = new Set([
  'console',
  'crypto',
  'globalThis',
  'localStorage',
  'performance',
  'process',
  'window',
]);

/** `domain` and `illustration` are pure functions, and the server reads its environment in one file only. */
function findGlobalViolations(file: string, source: ParsedSource, place: Place): Violation[] {
  if (place.isTest || isTestingZone(place.zone)) return [];
  if (PURE_ZONES.has(place.zone.name)) {
    return source.globals.filter(isImpure).map(({ name, line }) => ({
      file,
      line,
      message: `${place.zone.name} is pure: no '${name}'; take it as an argument`,
    }));
  }
  const isServer = file.startsWith('apps/server/src/');
  if (!isServer || place.zone.name === 'env') return [];
  return source.globals
    .filter(({ name }) => name === 'process.env')
    .map(({ line }) => ({ file, line, message: 'only env.ts reads process.env' }));
}

function isImpure({ name }: GlobalUse): boolean {
  const [object = ''] = name.split('.');
  return IMPURE_USES.has(name) || (name.includes('.') && IMPURE_OBJECTS.has(object));
}
