import { cutToBounds } from '@game-plan/contracts/schemas/bounds';
import type { z } from 'zod';
import { AppError } from './app-error.ts';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const COUNTED: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/** Longer than any field of a contract. Keys of a record can have any length. */
const LONGEST_FIELD = 100;

/** The path of an issue as 'foods.2.name'; '' is the whole request. */
function fieldOf(path: readonly PropertyKey[] = []): string {
  return path.map((part) => String(part).slice(0, LONGEST_FIELD)).join('.');
}

/** 'expiryDate' and 'expiry_date' as 'expiry date' */
const inWords = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ')
    .toLowerCase()
    .slice(0, LONGEST_FIELD);

/** Describes a field for people, such as “calories” in line 1 of “foods”, instead of a path. */
function fieldInWords(path: readonly PropertyKey[] = []): string {
  const last = path.findLastIndex((part) => typeof part === 'string');
  if (last === -1) return 'The request';
  const name = `“${inWords(String(path[last]))}”`;
  const line = path.findLastIndex((part) => typeof part === 'number');
  if (line === -1) return name;
  const place = `line ${Number(path[line]) + 1}`;
  if (line > last) return `${name}, ${place},`;
  return `${name} in ${place} of “${inWords(String(path[line - 1] ?? 'the list'))}”`;
}

/** The message for an issue that has none in the contract. It never shows zod's own wording. */
const issueMessage: z.core.$ZodErrorMap = (issue) => {
  const field = fieldOf(issue.path);
  const name = fieldInWords(issue.path);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return field === '' ? 'The request has no body' : `${name} is missing`;
      return `${name} must be ${KINDS[issue.expected] ?? 'of another type'}`;
    case 'too_small':
      return `${name} must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${COUNTED[issue.origin] ?? ''}`;
    case 'too_big':
      return `${name} must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${COUNTED[issue.origin] ?? ''}`;
    case 'invalid_value':
      return `${name} must be one of: ${issue.values.map(String).join(', ')}`;
    default:
      return `${name} is not valid`;
  }
};

/** People fix no more at once, and the response must not grow with the request. */
const ISSUES_MAX = 20;

/** Groups messages by field; '' holds those about the whole request. */
function messagesByField(error: z.ZodError): Record<string, string[]> {
  const issues = error.issues
    .slice(0, ISSUES_MAX)
    .map(({ path, message }) => ({ field: fieldOf(path), message }));
  const byField = Object.entries(Object.groupBy(issues, ({ field }) => field));
  return Object.fromEntries(
    byField.map(([field, found = []]) => [field, found.map(({ message }) => message)]),
  );
}

/** Parses the input with the schema. Throws an AppError that lists up to twenty invalid fields. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  code: 'bad_request' | 'invalid_body',
): z.output<Schema> {
  const result = schema.safeParse(cutToBounds(schema, input), { error: issueMessage });
  if (result.success) return result.data;
  const errors = messagesByField(result.error);
  throw new AppError(code, result.error.issues[0]?.message ?? 'The request is not valid', { errors });
}
