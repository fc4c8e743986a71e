import { readFileSync } from 'node:fs';

export const USES = ['tuned', 'held out'] as const;
export type Use = (typeof USES)[number];

/** Where a case comes from. */
export interface Origin {
  /** Who wrote it; the set's name where nobody is known. */
  readonly author: string;
  /** The set with which it came. */
  readonly source: string;
  /** Held-out cases are never looked at one by one, and never become tuned ones. */
  readonly use: Use;
}

const ORIGIN = ['author', 'source', 'use'] as const;

type Row<Column extends string> = Readonly<Record<Column, string>>;

const DATA = new URL('data/', import.meta.url);

/** A file of `bench/data`, or any other by its absolute path. */
function readData(file: string): string {
  return readFileSync(new URL(file, DATA), 'utf8');
}

/** Reads the columns of these names from a table in bench/data; an absent cell is ''. Throws an Error for an unknown name. */
export function readTable<Column extends string>(file: string, columns: readonly Column[]): Row<Column>[] {
  const [head = '', ...lines] = readData(file).trimEnd().split('\n');
  const names = head.split('\t');
  const unknown = columns.find((column) => !names.includes(column));
  if (unknown !== undefined) throw new Error(`${file} has no column '${unknown}'`);
  return lines.map((line) => {
    const cells = line.split('\t');
    const row = Object.fromEntries(columns.map((column) => [column, cells[names.indexOf(column)] ?? '']));
    return row as Row<Column>;
  });
}

/** Like `readTable`, with where each row comes from. */
export function readCases<Column extends string>(
  file: string,
  columns: readonly Column[],
): (Row<Column> & Origin)[] {
  return readTable(file, [...ORIGIN, ...columns]).map((row) => ({ ...row, use: useOf(row.use, file) }));
}

/** A case of several lines. */
export interface Block extends Origin {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Reads a text of bench/data or at an absolute path: what stands before the cases, and these. A case starts with `== title | author | source | use`. */
export function readBlocks(file: string): { readonly head: string; readonly blocks: readonly Block[] } {
  const [head = '', ...blocks] = readData(file).split(/^== /m);
  return {
    head,
    blocks: blocks.map((block) => {
      const [heading = '', ...lines] = block.trimEnd().split('\n');
      const [title = '', author = '', source = '', use = ''] = heading.split(' | ');
      return { title, author, source, use: useOf(use, file), lines };
    }),
  };
}

function useOf(text: string, file: string): Use {
  const use = USES.find((each) => each === text);
  if (!use) throw new Error(`${file}: '${text}' is neither tuned nor held out`);
  return use;
}
