import { checkTree } from './boundaries/check-tree.ts';

/** Usage: node scripts/check-boundaries.ts [repository root]. Exits with 1 on a violation, or if no file was read. */
const root = process.argv[2] ?? `${import.meta.dirname}/..`;
const { files, imports, violations } = checkTree(root);

for (const { file, line, message } of violations) console.error(`${file}:${line}  ${message}`);
console.log(`Boundaries: read ${files} files and ${imports} imports, found ${violations.length} violations.`);

// Fails if nothing was read, because then nothing was checked.
if (files === 0 || imports === 0) {
  console.error('Boundaries: nothing was read, so nothing was checked.');
  process.exitCode = 1;
}
if (violations.length > 0) process.exitCode = 1;
