import { ROOMS } from './arrows.ts';
import type { Room } from './room.ts';

export interface Place {
  readonly room: Room;
  /** The folder matched by `{own}`: the file's feature or port; '' if the pattern has none. */
  readonly own: string;
  readonly isTest: boolean;
}

const TEST_ENDING = /\.test(?=\.tsx?$)/;

const PATTERNS = ROOMS.map((room) => ({ room, expression: expressionOf(room.files) }));

/** The room of a file (a path from the repository's root, with '/'); null if none matches. */
export function roomOfFile(file: string): Place | null {
  const isTest = TEST_ENDING.test(file);
  const path = file.replace(TEST_ENDING, '');
  for (const { room, expression } of PATTERNS) {
    const match = expression.exec(path);
    if (match) return { room, own: match.groups?.own ?? '', isTest };
  }
  return null;
}

/** Whether files are test helpers, which product code may not import. */
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
