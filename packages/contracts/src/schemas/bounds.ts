import { z } from 'zod';

/** Uses JSON Schema's name for the limit. It is stored in the record's metadata, because zod has no such check. */
const metadataSchema = z.object({ maxProperties: z.int().positive() });
const largestCheckSchema = z.object({ check: z.literal('max_length'), maximum: z.int() });

/** A record of at most `max` keys; `message` is the error for more. */
export function recordOf<Key extends z.ZodString, Value extends z.ZodType>(
  key: Key,
  value: Value,
  { max, message }: { readonly max: number; readonly message: string },
) {
  return z
    .record(key, value)
    .meta({ maxProperties: max })
    .refine((entries) => Object.keys(entries).length <= max, message);
}

/** The maximum number of characters, entries or keys of a schema; undefined if it has none. */
function largest(schema: z.ZodType): number | undefined {
  if (schema instanceof z.ZodRecord) return metadataSchema.safeParse(schema.meta()).data?.maxProperties;
  const bounds = (schema.def.checks ?? []).flatMap(
    (check) => largestCheckSchema.safeParse(check._zod.def).data?.maximum ?? [],
  );
  return bounds.length === 0 ? undefined : Math.min(...bounds);
}

/** The schema that reads the input first, inside optional wrappers and transformations. */
function reader(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  ) {
    return reader(schema.unwrap() as z.ZodType);
  }
  if (schema instanceof z.ZodPipe) return reader(schema.in as z.ZodType);
  return schema;
}

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/**
 * Cuts every list and record of the input to one more than its schema accepts. Schemas validate all entries before they
 * check the count, and report each invalid one, so cutting first bounds the cost by the contract instead of the sender.
 * Input within the limits is unchanged, and cut input is never accepted.
 */
export function cutToBounds(schema: z.ZodType, input: unknown): unknown {
  const read = reader(schema);
  if (read instanceof z.ZodArray && Array.isArray(input)) {
    const entries = input.slice(0, (largest(read) ?? 0) + 1);
    return entries.map((entry) => cutToBounds(read.element as z.ZodType, entry));
  }
  if (read instanceof z.ZodRecord && isRecord(input)) {
    const keys = Object.keys(input).slice(0, (largest(read) ?? 0) + 1);
    return Object.fromEntries(keys.map((key) => [key, cutToBounds(read.valueType as z.ZodType, input[key])]));
  }
  if (read instanceof z.ZodObject && isRecord(input)) {
    return Object.fromEntries(
      Object.entries(read.shape)
        .filter(([key]) => Object.hasOwn(input, key))
        .map(([key, property]) => [key, cutToBounds(property as z.ZodType, input[key])]),
    );
  }
  return input;
}

const SCALARS = [z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodNull, z.ZodNever] as const;

/**
 * Lists the unbounded parts of a request's schema, as 'foods[].name': lists, records and texts without a limit, and
 * parts that this file cannot cut, such as a union of two lists.
 */
export function unboundedParts(schema: z.ZodType, path = ''): string[] {
  const read = reader(schema);
  if (SCALARS.some((scalar) => read instanceof scalar)) return [];
  const own = largest(read) === undefined ? [path] : [];
  if (read instanceof z.ZodString || read instanceof z.ZodStringFormat) return own;
  if (read instanceof z.ZodArray) {
    return [...own, ...unboundedParts(read.element as z.ZodType, `${path}[]`)];
  }
  if (read instanceof z.ZodRecord) {
    return [
      ...own,
      ...unboundedParts(read.keyType as z.ZodType, `${path}{key}`),
      ...unboundedParts(read.valueType as z.ZodType, `${path}{}`),
    ];
  }
  if (read instanceof z.ZodObject) {
    return Object.entries(read.shape).flatMap(([key, property]) =>
      unboundedParts(property as z.ZodType, path === '' ? key : `${path}.${key}`),
    );
  }
  if (read instanceof z.ZodUnion) {
    const options = read.options.map((option) => reader(option as z.ZodType));
    const hasParts = options.some(
      (option) =>
        option instanceof z.ZodArray || option instanceof z.ZodRecord || option instanceof z.ZodObject,
    );
    return hasParts ? [path] : options.flatMap((option) => unboundedParts(option, path));
  }
  return [path];
}
