import { ROOMS } from './arrows.ts';
import type { Room } from './room.ts';

export interface Place {
  readonly room: Room;
  /** The folder that `{own}` stood for: the feature or port the file belongs to, '' in rooms without. */
  readonly own: string;
  readonly isTest: boolean;
}

const TEST_ENDING = /\.test(?=\.tsx?$)/;

const PATTERNS = ROOMS.map((room) => ({ room, expression: expressionOf(room.files) }));

/** Where a file (a path from the repository's root, with '/') belongs; null when no room fits it. */
export function roomOfFile(file: string): Place | null {
  const isTest = TEST_ENDING.test(file);
  const path = file.replace(TEST_ENDING, '');
  for (const { room, expression } of PATTERNS) {
    const match = expression.exec(path);
    if (match) return { room, own: match.groups?.own ?? '', isTest };
  }
  return null;
}

/** Whether a file is a helper of tests: product code may not import it, tests of its workspace may. */
export function isTestingRoom(room: Room): boolean {
  return room.name.endsWith(' testing');
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
