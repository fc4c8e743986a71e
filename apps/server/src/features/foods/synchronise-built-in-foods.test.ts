import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { DOMAIN, FILES_OF_ROWS, ROOMS_OF_ROWS } from './synchronise-built-in-foods.ts';

/** The modules of the domain that some of it import, directly or by way of others, by their paths in it. */
function importedBy(begin: readonly string[]): Set<string> {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const text = readFileSync(join(DOMAIN, file), 'utf8');
    for (const [, from = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gms))
      follow(relative(DOMAIN, join(DOMAIN, dirname(file), from)));
  };
  for (const file of begin) follow(file);
  return found;
}

/** What this module and food-row.ts import of the domain. */
function domainModulesOfRows(): string[] {
  return ['synchronise-built-in-foods.ts', 'food-row.ts'].flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return [...text.matchAll(/^import (?!type )[^;]*?from '@game-plan\/domain\/([^']+)';/gms)].map(
      ([, module]) => `${module}.ts`,
    );
  });
}

test('the fingerprint covers every module that the stored rows depend on', () => {
  const modules = importedBy(domainModulesOfRows());
  expect(modules.size).toBeGreaterThan(20);
  const outside = [...modules].filter(
    (file) => !ROOMS_OF_ROWS.some((room) => file.startsWith(`${room}/`)) && !FILES_OF_ROWS.includes(file),
  );
  expect(outside).toEqual([]);
});
