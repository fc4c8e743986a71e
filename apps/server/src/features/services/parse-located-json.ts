type Path = readonly PropertyKey[];

export interface LocatedJson {
  readonly value: unknown;
  /** The line (from 1) of the value at `path`; if there is none, that of the closest parent. */
  lineOf(path: Path): number;
}

/** Invalid JSON. `line` counts from 1. */
export class JsonMistake extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\n]|\\.)*"/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const DEEPEST = 100;

const keyOf = (path: Path) => JSON.stringify(path);

/**
 * Parses JSON like JSON.parse and records the line of each value. A duplicate field is an error, because one of the two
 * would be lost. Throws a JsonMistake.
 */
export function parseLocatedJson(text: string): LocatedJson {
  const lines = new Map<string, number>();
  let at = 0;
  let line = 1;
  let counted = 0;

  /** Counts from the previous position, because the text is read forwards. */
  const currentLine = (): number => {
    for (; counted < at; counted += 1) if (text[counted] === '\n') line += 1;
    return line;
  };
  const fail = (message: string): never => {
    throw new JsonMistake(currentLine(), message);
  };
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) at += found.length;
    return found;
  };
  const take = (mark: string): boolean => {
    read(SPACE);
    if (text[at] !== mark) return false;
    at += 1;
    return true;
  };

  const scalar = (token: string | undefined, expectation: string): unknown => {
    if (token === undefined) return fail(expectation);
    try {
      return JSON.parse(token);
    } catch {
      return fail('This text has a character or a “\\” that JSON does not know');
    }
  };

  /** Reads the elements between the opening mark, which has been read, and the closing one. */
  const list = (close: string, readOne: () => void): void => {
    if (take(close)) return;
    do readOne();
    while (take(','));
    if (!take(close)) fail(`Expected “,” or “${close}”`);
  };

  const object = (path: Path): object => {
    const fields = new Map<string, unknown>();
    list('}', () => {
      read(SPACE);
      const name = String(scalar(read(STRING), 'Expected a field name in double quotes'));
      if (fields.has(name)) fail(`The field “${name}” is there twice`);
      if (!take(':')) fail(`Expected “:” after “${name}”`);
      fields.set(name, value([...path, name]));
    });
    return Object.fromEntries(fields);
  };

  const array = (path: Path): unknown[] => {
    const items: unknown[] = [];
    list(']', () => items.push(value([...path, items.length])));
    return items;
  };

  const value = (path: Path): unknown => {
    if (path.length > DEEPEST) fail('This is nested too deeply');
    read(SPACE);
    lines.set(keyOf(path), currentLine());
    if (take('{')) return object(path);
    if (take('[')) return array(path);
    return scalar(read(STRING) ?? read(SCALAR), 'Expected a value');
  };

  const whole = value([]);
  read(SPACE);
  if (at < text.length) fail('Expected nothing more');
  return {
    value: whole,
    lineOf(path) {
      const known = path.findLastIndex((_, index) => lines.has(keyOf(path.slice(0, index + 1))));
      return lines.get(keyOf(path.slice(0, known + 1))) ?? 1;
    },
  };
}
