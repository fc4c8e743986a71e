import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import type { Workspace } from './workspaces.ts';

export type Target =
  | { readonly kind: 'file'; readonly file: string; readonly packageName: string | null }
  | { readonly kind: 'package'; readonly packageName: string }
  | { readonly kind: 'node' }
  | { readonly kind: 'nothing' };

/**
 * Resolves a specifier like Node and Vite: a relative path with its extension, '#…' by the workspace's "imports", a
 * sibling workspace by its "exports", otherwise an npm package or a built-in module.
 */
export function resolveImport(
  root: string,
  from: string,
  specifier: string,
  workspace: Workspace,
  workspaces: readonly Workspace[],
): Target {
  // Vite's '?raw' and '?url' say how to load a file, not which one.
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return existing(root, posix.join(posix.dirname(from), path), null);
  if (path.startsWith('/')) return existing(root, posix.join(workspace.folder, path), null);
  if (path.startsWith('#')) return mapped(root, path, workspace.imports, workspace.folder, null);
  if (isBuiltin(path)) return { kind: 'node' };
  // An icon that unplugin-icons takes from an icon set's package.
  const [, iconSet] = /^~icons\/([^/]+)\//.exec(path) ?? [];
  const packageName = iconSet ? `@iconify-json/${iconSet}` : packageNameOf(path);
  const sibling = workspaces.find(({ name }) => name === packageName);
  if (!sibling) return { kind: 'package', packageName };
  return mapped(root, `.${path.slice(packageName.length)}`, sibling.exports, sibling.folder, packageName);
}

function mapped(
  root: string,
  name: string,
  names: Readonly<Record<string, string>>,
  folder: string,
  packageName: string | null,
): Target {
  for (const [pattern, target] of Object.entries(names)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined && name === pattern)
      return existing(root, posix.join(folder, target), packageName);
    if (after === undefined || !name.startsWith(before) || !name.endsWith(after)) continue;
    const star = name.slice(before.length, name.length - after.length);
    return existing(root, posix.join(folder, target.replaceAll('*', star)), packageName);
  }
  return { kind: 'nothing' };
}

function existing(root: string, file: string, packageName: string | null): Target {
  return existsSync(join(root, file)) ? { kind: 'file', file, packageName } : { kind: 'nothing' };
}

function packageNameOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return path.startsWith('@') ? `${first}/${second}` : first;
}
