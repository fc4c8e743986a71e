import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCycles } from './find-cycles.ts';
import { importFaults } from './import-rules.ts';
import { parseSource } from './parse-source.ts';
import { findGlobalViolations } from './purity.ts';
import { resolveImport } from './resolve-import.ts';
import { roomOfFile } from './room-of-file.ts';
import type { Violation } from './violation.ts';
import { readWorkspaces, type Workspace } from './workspaces.ts';

const SOURCES = '{packages,apps}/*/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}';
const NOT_SOURCES = new Set(['node_modules', 'dist', 'public']);

export interface TreeReport {
  readonly files: number;
  readonly imports: number;
  readonly violations: readonly Violation[];
}

/** Reads every source file under packages/ and apps/ of `root` and holds it against the arrows. */
export function checkTree(root: string): TreeReport {
  const workspaces = readWorkspaces(root);
  const violations: Violation[] = [];
  const edges = new Map<string, readonly string[]>();
  let imports = 0;
  for (const file of listSources(root)) {
    const workspace = workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
    if (!workspace) {
      violations.push({ file, line: 1, message: 'lies in a folder without a package.json' });
      continue;
    }
    const checked = checkFile(root, file, workspace, workspaces);
    imports += checked.imports;
    violations.push(...checked.violations);
    edges.set(file, checked.importedFiles);
  }
  for (const cycle of findCycles(edges)) {
    const [file = ''] = cycle;
    violations.push({ file, line: 1, message: `a cycle of imports: ${[...cycle, file].join(' → ')}` });
  }
  return { files: edges.size, imports, violations };
}

interface CheckedFile {
  readonly imports: number;
  readonly importedFiles: readonly string[];
  readonly violations: readonly Violation[];
}

function checkFile(
  root: string,
  file: string,
  workspace: Workspace,
  workspaces: readonly Workspace[],
): CheckedFile {
  const source = parseSource(file, readFileSync(join(root, file), 'utf8'));
  const place = roomOfFile(file);
  if (!place) {
    const message = 'belongs to no room of scripts/boundaries/arrows.ts';
    return { imports: source.imports.length, importedFiles: [], violations: [{ file, line: 1, message }] };
  }
  const violations = findGlobalViolations(file, source, place);
  if (source.isBarrel)
    violations.push({ file, line: 1, message: 'is a barrel: it only re-exports other files' });
  const importedFiles: string[] = [];
  for (const site of source.imports) {
    const target = resolveImport(root, file, site.specifier ?? '', workspace, workspaces);
    if (target.kind === 'file') importedFiles.push(target.file);
    for (const message of importFaults(site, target, place, workspace)) {
      violations.push({ file, line: site.line, message });
    }
  }
  return { imports: source.imports.length, importedFiles, violations };
}

function listSources(root: string): string[] {
  return globSync(SOURCES, {
    cwd: root,
    exclude: (path) => NOT_SOURCES.has(path.split(/[\\/]/).at(-1) ?? ''),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
