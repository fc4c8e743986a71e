import type { z } from 'zod';

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

/** Longer than any field of a contract: a key of a record is as long as its sender made it. */
const LONGEST_FIELD = 100;

/** 'foods.2.name', as a fault is told; '' is the whole. */
export function fieldOf(path: readonly PropertyKey[] = []): string {
  return path.map((part) => String(part).slice(0, LONGEST_FIELD)).join('.');
}

/** What is wrong, in words, where the contract has none of its own; undefined leaves it to the schema's library. */
export const sayFault: z.core.$ZodErrorMap = (issue) => {
  const field = fieldOf(issue.path);
  const name = field === '' ? 'The request' : `“${field}”`;
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
    case 'invalid_union':
    case 'invalid_format':
      return `${name} is not valid`;
    default:
      return undefined;
  }
};
