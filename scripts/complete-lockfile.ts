import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLockfile, type Lockfile } from './lockfile.ts';

/** `npm run lock`, to be run after every `npm install` that changes package-lock.json. */
const FILE = join(process.argv[2] ?? join(import.meta.dirname, '..'), 'package-lock.json');

const before: Lockfile = JSON.parse(readFileSync(FILE, 'utf8'));
const { lockfile, added } = completeLockfile(before);
if (added.length > 0) writeFileSync(FILE, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`package-lock.json: added ${added.length} packages for other platforms.`);
