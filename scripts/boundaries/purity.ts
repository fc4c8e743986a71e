import { GLOBALS_WITH_EFFECTS, type GlobalUse, type ParsedSource } from './parse-source.ts';
import { isTestingRoom, type Place } from './room-of-file.ts';
import type { Violation } from './violation.ts';

const IMPURE_USES: ReadonlySet<string> = new Set([
  ...GLOBALS_WITH_EFFECTS,
  'Date.now',
  'new Date()',
  'Math.random',
  'Temporal.Now',
]);

const PURE_ROOMS: ReadonlySet<string> = new Set(['domain', 'random', 'illustration']);

/** Objects of which no member is pure. */
const IMPURE_OBJECTS: ReadonlySet<string> = new Set([
  'console',
  'crypto',
  'globalThis',
  'localStorage',
  'performance',
  'process',
  'window',
]);

/** `domain` and `illustration` are functions of their arguments, and the server reads its environment in one file. */
export function findGlobalViolations(file: string, source: ParsedSource, place: Place): Violation[] {
  if (place.isTest || isTestingRoom(place.room)) return [];
  if (PURE_ROOMS.has(place.room.name)) {
    return source.globals.filter(isImpure).map(({ name, line }) => ({
      file,
      line,
      message: `${place.room.name} is pure: no '${name}'; take it as an argument`,
    }));
  }
  const isServer = file.startsWith('apps/server/src/');
  if (!isServer || place.room.name === 'env') return [];
  return source.globals
    .filter(({ name }) => name === 'process.env')
    .map(({ line }) => ({ file, line, message: 'only env.ts reads process.env' }));
}

function isImpure({ name }: GlobalUse): boolean {
  const [object = ''] = name.split('.');
  return IMPURE_USES.has(name) || (name.includes('.') && IMPURE_OBJECTS.has(object));
}
