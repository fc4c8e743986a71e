import { SERVER_ZONES } from './server-zones.ts';
import { WEB_ZONES } from './web-zones.ts';
import { NODE, PURE, type Zone } from './zone.ts';

/** The rules for packages/. */
const PACKAGE_ZONES: readonly Zone[] = [
  {
    name: 'domain testing',
    files: 'packages/domain/src/testing/**',
    mayImport: ['domain testing', 'domain', 'lexicon compiler'],
    packages: ['any listed'],
    ...NODE,
  },
  { name: 'random', files: 'packages/domain/src/random.ts', mayImport: [], packages: [], ...PURE },
  {
    name: 'lexicon compiler',
    files: 'packages/lexicon/compiler/**',
    mayImport: ['lexicon compiler', 'lexicon'],
    packages: ['any listed'],
    ...NODE,
  },
  { name: 'lexicon', files: 'packages/lexicon/src/**', mayImport: ['lexicon'], packages: [], ...PURE },
  {
    name: 'compiled lexicon',
    files: 'packages/lexicon/compiled/**',
    mayImport: ['lexicon'],
    packages: [],
    ...PURE,
  },
  {
    name: 'domain',
    files: 'packages/domain/src/**',
    mayImport: ['domain', 'random', 'lexicon', 'compiled lexicon'],
    packages: ['entities'],
    ...PURE,
  },
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
 * The import rules of docs/architecture.md as a table. The first zone (group of files) whose pattern matches a file
 * applies, so specific patterns come first.
 */
export const ZONES: readonly Zone[] = [...PACKAGE_ZONES, ...SERVER_ZONES, ...WEB_ZONES];
