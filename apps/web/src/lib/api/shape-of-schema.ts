import { z } from 'zod';
import type { Shape } from './answer-shape.ts';

/** The part of JSON Schema that zod generates for responses. */
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: string | number | boolean | null;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
}

const KINDS: Readonly<Record<string, Shape>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/**
 * Derives the shape of a schema's output. Limits and patterns are left out, because the server has checked them. Throws
 * for a schema without an equivalent shape.
 */
export function shapeOfSchema(schema: z.ZodType): Shape {
  // The output of a transformation is unknown here.
  return shapeOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema);
}

function shapeOf(schema: JsonSchema): Shape {
  if (schema.const !== undefined) return ['words', schema.const];
  if (schema.enum) return ['words', ...schema.enum];
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return ['either', ...either.map(shapeOf)];
  if (schema.type === 'array') return ['list', schema.items ? shapeOf(schema.items) : 'anything'];
  if (schema.type === 'object') return shapeOfObject(schema);
  if (typeof schema.type === 'object')
    return ['either', ...schema.type.map((type) => shapeOf({ ...schema, type }))];
  const kind = schema.type === undefined ? undefined : KINDS[schema.type];
  if (kind) return kind;
  if (isAnything(schema)) return 'anything';
  throw new Error(`No shape stands for ${JSON.stringify(schema)}`);
}

function shapeOfObject({ properties, required, additionalProperties }: JsonSchema): Shape {
  if (!properties && typeof additionalProperties === 'object')
    return ['record', shapeOf(additionalProperties)];
  const names = new Set(required);
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) => [names.has(name) ? name : `${name}?`, shapeOf(field)] as const,
  );
  return ['fields', Object.fromEntries(fields)];
}

/** Whether the schema has only descriptive keywords and accepts any value. */
function isAnything(schema: JsonSchema): boolean {
  return Object.keys(schema).every((key) => key === '$schema' || key === 'default' || key === 'description');
}
