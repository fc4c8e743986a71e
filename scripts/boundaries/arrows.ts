import { NODE, PURE, type Room } from './room.ts';
import { SERVER_ROOMS } from './server-arrows.ts';
import { WEB_ROOMS } from './web-arrows.ts';

/** The rules for packages/. */
const PACKAGE_ROOMS: readonly Room[] = [
  {
    name: 'domain testing',
    files: 'packages/domain/src/testing/**',
    mayImport: ['domain testing', 'domain'],
    packages: ['any listed'],
    ...NODE,
  },
  { name: 'random', files: 'packages/domain/src/random.ts', mayImport: [], packages: [], ...PURE },
  { name: 'domain', files: 'packages/domain/src/**', mayImport: ['domain', 'random'], packages: [], ...PURE },
  {
    name: 'illustration',
    files: 'packages/illustration/src/**',
    mayImport: ['illustration', 'random'],
    packages: [],
    ...PURE,
  },
  {
    name: 'contracts',
    files: 'packages/contracts/src/**',
    mayImport: ['contracts', 'domain'],
    packages: ['zod'],
    ...PURE,
  },
];

/**
 * The import rules of docs/architecture.md as a table. The first room (group of files) whose pattern matches a file
 * applies, so specific patterns come first.
 */
export const ROOMS: readonly Room[] = [...PACKAGE_ROOMS, ...SERVER_ROOMS, ...WEB_ROOMS];
