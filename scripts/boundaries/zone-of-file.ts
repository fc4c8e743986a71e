import type { Zone } from './zone.ts';
import { ZONES } from './zones.ts';

export interface Place {
  readonly zone: Zone;
  /** The folder matched by `{own}`: the file's feature or port; '' if the pattern has none. */
  readonly own: string;
  readonly isTest: boolean;
}

const TEST_ENDING = /\.test(?=\.tsx?$)/;

const PATTERNS = ZONES.map((zone) => ({ zone, expression: expressionOf(zone.files) }));

/** The zone of a file (a path from the repository's root, with '/'); null if none matches. */
export function zoneOfFile(file: string): Place | null {
  const isTest = TEST_ENDING.test(file);
  const path = file.replace(TEST_ENDING, '');
  for (const { zone, expression } of PATTERNS) {
    const match = expression.exec(path);
    if (match) return { zone, own: match.groups?.own ?? '', isTest };
  }
  return null;
}

/** Whether files are test helpers, which product code may not import. */
export function isTestingZone(zone: Zone): boolean {
  return zone.name.endsWith(' testing');
}

function expressionOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll('.', '\\.')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('/\0/', '/(?:.*/)?')
    .replaceAll('\0', '.*')
    .replaceAll('{own}', '(?<own>[^/]+)');
  return new RegExp(`^${source}$`);
}
