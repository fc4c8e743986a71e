/**
 * What JSON must look like to be read as an answer: as much of a contract's schema as tells that it is another version's, or
 * no answer of ours. The name of a field that may be absent ends in a question mark.
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

/** Reads an answer by its shape, as a schema's own `parse` does. */
export function readBy(shape: Shape) {
  return {
    /** The value as it is. Throws a TypeError that says where it is of another shape. */
    parse(value: unknown): unknown {
      const fault = faultOf(shape, value, 'answer');
      if (fault !== undefined) throw new TypeError(fault);
      return value;
    },
  };
}

/** Where the value is of another shape, in words; undefined where it fits. */
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
