import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { sayFault } from './say-fault.ts';

/** Field → messages; '' holds what concerns the whole. */
function messagesByField(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

/** The input as its schema reads it. Throws an AppError that names every bad field. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  code: 'bad_request' | 'invalid_body',
): z.output<Schema> {
  const result = schema.safeParse(input, { error: sayFault });
  if (result.success) return result.data;
  const errors = messagesByField(result.error);
  throw new AppError(code, result.error.issues[0]?.message ?? 'The request is not valid', { errors });
}
