import { z } from 'zod';
import { readableEmail, readableUrl } from './addresses/readable-address.ts';

type Shape = (value: unknown) => unknown;

const shapes = new WeakMap<z.ZodType, Shape>();

/**
 * Returns a function that copies only the fields declared by a schema, so that no other field leaves the server, and
 * spells e-mail addresses as people write them. It is compiled to JavaScript once per schema, because parsing each row of
 * a list with zod takes as long as reading it from the database. Strings and numbers are not validated, since their types
 * are checked at compile time; zod parses only unions and transformed values. The function throws if it finds an object
 * where a string, number or boolean is expected.
 */
export function answerShape(schema: z.ZodType): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const parts: unknown[] = [];
  const expression = write(schema, 'value', parts);
  const shape: Shape = new Function('parts', `return (value) => ${expression};`)(parts);
  shapes.set(schema, shape);
  return shape;
}

const LEAVES = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null']);

/**
 * Writes a JavaScript expression that copies the declared fields of the value called `name`. `parts` collects the
 * objects that the generated code refers to.
 */
function write(schema: z.ZodType, name: string, parts: unknown[]): string {
  if (schema instanceof z.ZodReadonly) return write(schema.unwrap() as z.ZodType, name, parts);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inside = write(schema.unwrap() as z.ZodType, name, parts);
    return `(${name} === null || ${name} === undefined ? ${name} : ${inside})`;
  }
  if (schema instanceof z.ZodDefault) {
    const { def } = schema;
    const inside = write(schema.unwrap() as z.ZodType, name, parts);
    return `(${name} === undefined ? ${refer(() => def.defaultValue, parts)}() : ${inside})`;
  }
  const { format } = schema.meta() ?? {};
  if (format === 'idn-email') return `${refer(readable(readableEmail), parts)}(${name})`;
  if (format === 'iri') return `${refer(readable(readableUrl), parts)}(${name})`;
  if (LEAVES.has(schema.def.type)) return `${refer(leaf, parts)}(${name})`;
  if (schema instanceof z.ZodArray) {
    return `${name}.map(${refer(answerShape(schema.element as z.ZodType), parts)})`;
  }
  if (schema instanceof z.ZodObject && schema.def.catchall === undefined) {
    if (name !== 'value') return `${refer(answerShape(schema), parts)}(${name})`;
    const fields = Object.entries<z.ZodType>(schema.shape).map(([key, field]) => {
      const quoted = JSON.stringify(key);
      return `${quoted}: ${write(field, `value[${quoted}]`, parts)}`;
    });
    return `({ ${fields.join(', ')} })`;
  }
  const parse = refer(((value) => schema.parse(value)) satisfies Shape, parts);
  const mayBeText =
    schema instanceof z.ZodUnion && schema.options.some((option) => option instanceof z.ZodString);
  return mayBeText ? `(typeof ${name} === 'string' ? ${name} : ${parse}(${name}))` : `${parse}(${name})`;
}

function leaf(value: unknown): unknown {
  if (typeof value === 'object' && value !== null)
    throw new Error('An answer has an object where its contract has none');
  return value;
}

const readable = (spell: (address: string) => string) => (address: unknown) =>
  typeof address === 'string' ? spell(address) : leaf(address);

function refer(part: unknown, parts: unknown[]): string {
  parts.push(part);
  return `parts[${parts.length - 1}]`;
}
