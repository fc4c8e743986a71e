import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Names = Readonly<Record<string, string>>;

export interface Workspace {
  /** For example '@game-plan/server'. */
  readonly name: string;
  /** For example 'apps/server'. */
  readonly folder: string;
  /** "imports" and "exports" of package.json: a name, with at most one '*', and its file. */
  readonly imports: Names;
  readonly exports: Names;
  readonly dependencies: ReadonlySet<string>;
  /** What tests and tools may additionally use: its own and the root's devDependencies. */
  readonly devDependencies: ReadonlySet<string>;
}

interface Manifest {
  readonly name?: string;
  readonly imports?: Names;
  readonly exports?: Names;
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly devDependencies?: Names;
}

/** Reads the package.json of every folder in packages/ and apps/. */
export function readWorkspaces(root: string): Workspace[] {
  const rootDev = Object.keys(readManifest(join(root, 'package.json')).devDependencies ?? {});
  return globSync('{packages,apps}/*/package.json', { cwd: root })
    .sort()
    .map((path) => {
      const manifest = readManifest(join(root, path));
      const folder = path.replaceAll('\\', '/').replace(/\/package\.json$/, '');
      return {
        name: manifest.name ?? folder,
        folder,
        imports: manifest.imports ?? {},
        exports: manifest.exports ?? {},
        dependencies: new Set([
          ...Object.keys(manifest.dependencies ?? {}),
          ...Object.keys(manifest.optionalDependencies ?? {}),
        ]),
        devDependencies: new Set([...Object.keys(manifest.devDependencies ?? {}), ...rootDev]),
      };
    });
}

/** The root as the workspace of scripts/, bench/ and e2e/. */
export function readRoot(root: string): Workspace {
  const manifest = readManifest(join(root, 'package.json'));
  const devDependencies = new Set(Object.keys(manifest.devDependencies ?? {}));
  return { name: '', folder: '', imports: {}, exports: {}, dependencies: new Set(), devDependencies };
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8'));
}
