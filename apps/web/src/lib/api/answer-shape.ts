/**
 * The expected shape of a JSON answer: enough of a contract's schema to detect an answer of another version or another
 * server. Names of optional fields end with a question mark.
 */
export type Shape =
  | 'text'
  | 'number'
  | 'boolean'
  | 'null'
  | 'anything'
  | readonly ['words', ...(string | number | boolean | null)[]]
  | readonly ['list', Shape]
  | readonly ['record', Shape]
  | readonly ['either', ...Shape[]]
  | readonly ['fields', Readonly<Record<string, Shape>>];

/** A parser by shape, with the `parse` method of a schema. */
export function readBy(shape: Shape) {
  return {
    /** Returns the value unchanged. Throws a TypeError that names the position of a mismatch. */
    parse(value: unknown): unknown {
      const fault = faultOf(shape, value, 'answer');
      if (fault !== undefined) throw new TypeError(fault);
      return value;
    },
  };
}

/** Describes where the value does not match the shape; undefined if it does. */
function faultOf(shape: Shape, value: unknown, place: string): string | undefined {
  if (typeof shape === 'string') return isOfKind(shape, value) ? undefined : `${place} is no ${shape}`;
  switch (shape[0]) {
    case 'words':
      return shape.slice(1).some((word) => word === value) ? undefined : `${place} is an unknown word`;
    case 'either': {
      const shapes = shape.slice(1) as Shape[];
      const fits = shapes.some((one) => faultOf(one, value, place) === undefined);
      return fits ? undefined : `${place} is none of what it may be`;
    }
    case 'list': {
      if (!Array.isArray(value)) return `${place} is no list`;
      const [, each] = shape;
      return firstFault(value.entries(), (item, index) => faultOf(each, item, `${place}[${index}]`));
    }
    case 'record': {
      if (!isObject(value)) return `${place} is no record`;
      const [, each] = shape;
      return firstFault(Object.entries(value), (item, name) => faultOf(each, item, `${place}.${name}`));
    }
    case 'fields': {
      if (!isObject(value)) return `${place} has no fields`;
      return firstFault(Object.entries(shape[1]), (field, written) => {
        const isOptional = written.endsWith('?');
        const name = isOptional ? written.slice(0, -1) : written;
        if (isOptional && value[name] === undefined) return undefined;
        return faultOf(field, value[name], `${place}.${name}`);
      });
    }
  }
}

type Kind = Extract<Shape, string>;

function isOfKind(kind: Kind, value: unknown): boolean {
  if (kind === 'anything') return true;
  if (kind === 'null') return value === null;
  return typeof value === (kind === 'text' ? 'string' : kind);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstFault<Key, Value>(
  entries: Iterable<readonly [Key, Value]>,
  fault: (value: Value, key: Key) => string | undefined,
): string | undefined {
  for (const [key, value] of entries) {
    const found = fault(value, key);
    if (found !== undefined) return found;
  }
  return undefined;
}
