import { cutToBounds } from '@game-plan/contracts/bounds';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { fieldOf, sayFault } from './say-fault.ts';

/** Nobody mends more at once, and an answer must not grow with what was sent. */
const FAULTS_TOLD = 20;

/** Field → messages; '' holds what concerns the whole. */
function messagesByField(error: z.ZodError): Record<string, string[]> {
  const told = error.issues
    .slice(0, FAULTS_TOLD)
    .map(({ path, message }) => ({ field: fieldOf(path), message }));
  const byField = Object.entries(Object.groupBy(told, ({ field }) => field));
  return Object.fromEntries(
    byField.map(([field, faults = []]) => [field, faults.map(({ message }) => message)]),
  );
}

/** The input as its schema reads it. Throws an AppError that names its bad fields, the first twenty of them. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  code: 'bad_request' | 'invalid_body',
): z.output<Schema> {
  const result = schema.safeParse(cutToBounds(schema, input), { error: sayFault });
  if (result.success) return result.data;
  const errors = messagesByField(result.error);
  throw new AppError(code, result.error.issues[0]?.message ?? 'The request is not valid', { errors });
}
