import fc, { type Arbitrary } from 'fast-check';

/** The part of the API reference's JSON Schema that is used here. */
export interface InputSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: InputSchema | boolean;
  readonly items?: InputSchema;
  readonly anyOf?: readonly InputSchema[];
  readonly oneOf?: readonly InputSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
}

/** The percentage of hostile values within nearly valid input. */
const HOSTILE_SHARE = 4;

const ITEMS_MAX = 3;
const TEXT_MAX = 60;

/** Ordinary texts for fields that expect text. */
const EVERYDAY = [
  'Eggs',
  '2 cups flour',
  'Crème fraîche',
  'خبز',
  '½ onion, chopped',
  '豆腐 200 g',
  '1',
  '0.5',
];

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  `'";--\\%_(*[a-z]+`,
  '{{constructor}}',
  '__proto__',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '9'.repeat(400),
  '1/0',
  '-1e309',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31T23:59:60Z',
  'a@b',
  ' '.repeat(5000),
  '1 '.repeat(3000),
  '\u202e\u0301'.repeat(500),
  'x'.repeat(100_000),
];

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e21,
  1e308,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  Number.MIN_VALUE,
];

/**
 * Any character. fast-check's own unit 'binary' first makes a table of all 1.1 million, which takes two seconds and stays in memory.
 */
export const anyCharacter: Arbitrary<string> = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10_ffff }))
  .map((code) => String.fromCodePoint(code));

const nested = (depth: number) => {
  let value: unknown = [];
  for (let at = 0; at < depth; at += 1) value = [value];
  return value;
};

/** Values that no contract accepts, within JSON. */
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, ...HOSTILE_TEXTS),
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.constantFrom(
    nested(500),
    Array.from({ length: 3000 }, () => 1),
  ),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'userId', ''), fc.jsonValue()),
  fc.string({ unit: anyCharacter, maxLength: TEXT_MAX }),
  fc.jsonValue(),
);

function textOf({ format, minLength = 0, maxLength = TEXT_MAX }: InputSchema): Arbitrary<unknown> {
  const day = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString());
  if (format === 'date') return fc.oneof(day, fc.constant('2026-11-21')).map((at) => at.slice(0, 10));
  if (format === 'date-time') return day;
  if (format === 'email') return fc.nat(99).map((at) => `person${at}@example.org`);
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  const random = (unit: 'grapheme' | Arbitrary<string>) =>
    fc.string({ unit, minLength, maxLength: Math.max(minLength, Math.min(maxLength, TEXT_MAX)) });
  const everyday = EVERYDAY.filter(fits);
  return fc.oneof(
    ...(everyday.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...everyday) }] : []),
    { weight: 2, arbitrary: random('grapheme') },
    { weight: 1, arbitrary: random(anyCharacter) },
    // Exactly the maximum length.
    { weight: 1, arbitrary: fc.constant('m'.repeat(Math.min(maxLength, 20_000))) },
  );
}

function numberOf(schema: InputSchema): Arbitrary<unknown> {
  const least = Math.max(schema.minimum ?? schema.exclusiveMinimum ?? -1000, -(2 ** 53));
  const most = Math.min(schema.maximum ?? schema.exclusiveMaximum ?? least + 1_000_000, 2 ** 53);
  const edges = fc.constantFrom(Math.ceil(least), Math.floor(most));
  const small = fc
    .integer({ min: 0, max: 5 })
    .map((value) => Math.max(Math.ceil(least), Math.min(value, Math.floor(most))));
  if (schema.type === 'integer') return fc.oneof({ weight: 3, arbitrary: small }, edges);
  return fc.oneof({ weight: 2, arbitrary: small }, edges, fc.double({ min: least, max: most, noNaN: true }));
}

function validOf(
  schema: InputSchema,
  within: (schema: InputSchema) => Arbitrary<unknown>,
): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(within));
  switch (schema.type) {
    case 'object': {
      if (!schema.properties) {
        const value = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
        return fc.dictionary(fc.string({ maxLength: 12 }), within(value), { maxKeys: ITEMS_MAX });
      }
      const model = Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, within(property)]),
      );
      return fc.record(model, { requiredKeys: [...(schema.required ?? [])], noNullPrototype: true });
    }
    case 'array': {
      const minLength = schema.minItems ?? 0;
      const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? ITEMS_MAX, ITEMS_MAX));
      return fc.array(within(schema.items ?? {}), { minLength, maxLength });
    }
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return fc.jsonValue();
  }
}

/** Generates values that match a schema; rules between fields are not covered. */
const valid = (schema: InputSchema): Arbitrary<unknown> => validOf(schema, valid);

const nearValid = (schema: InputSchema): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 100 - HOSTILE_SHARE, arbitrary: validOf(schema, nearValid) },
    { weight: HOSTILE_SHARE, arbitrary: hostile },
  );

/**
 * Generates input for a contract: mostly valid, often with one or two wrong values, and sometimes entirely hostile.
 * Values are JSON, including strings that are not well-formed Unicode.
 */
export const arbitraryInput = (schema: InputSchema): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: valid(schema) },
    { weight: 5, arbitrary: nearValid(schema) },
    { weight: 1, arbitrary: hostile },
  );
