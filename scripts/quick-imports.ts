/** Speeds up imports: halves the server's start-up time, and shortens commands by more than half. */
import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'));

const ROOT = pathToFileURL(join(import.meta.dirname, '..')).href;

/** Matches a module of our own packages. */
const OUR_MODULE = /^\/(?:apps|packages)\/[^/]+(?=\/src\/)/;

/** What 'drizzle-orm', '#db/client.ts' and '@game-plan/domain/…' resolve to, by importing package. */
const found = new Map<string, ResolveFnOutput>();

/**
 * For each import of a package or a '#' name, Node parses the "exports" or "imports" of a package.json again: 0.2 MB
 * for each import of drizzle-orm. Results are cached per importing package. Imports between drizzle-orm's own modules
 * are resolved by path.
 */
registerHooks({
  resolve(specifier, context, resolveAsNode) {
    const importer = context.parentURL ?? '';
    const isRelative = specifier.startsWith('.');
    if (isRelative && importer.includes('/node_modules/drizzle-orm/') && importer.endsWith('.js')) {
      return { url: new URL(specifier, importer).href, format: 'module', shortCircuit: true };
    }
    const isOurs = importer.startsWith(`${ROOT}/`) && context.conditions.includes('import');
    const ours = isOurs ? OUR_MODULE.exec(importer.slice(ROOT.length))?.[0] : undefined;
    if (isRelative || ours === undefined) return resolveAsNode(specifier, context);
    const name = `${ours} ${specifier}`;
    const known = found.get(name) ?? resolveAsNode(specifier, context);
    found.set(name, known);
    return { ...known, shortCircuit: true };
  },
});
