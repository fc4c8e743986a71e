import type { z } from 'zod';
import { AppError } from './app-error.ts';

/** Field → messages; '' holds what concerns the whole. */
function messagesByField(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

function sentence(errors: Record<string, string[]>): string {
  const [field, messages] = Object.entries(errors)[0] ?? ['', ['Invalid input']];
  const message = messages[0] ?? 'Invalid input';
  // Messages written for a form name their field; zod's own do not.
  return field === '' || !message.startsWith('Invalid input') ? message : `${field}: ${message}`;
}

/** The input as its schema reads it. Throws an AppError that names every bad field. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  code: 'bad_request' | 'invalid_body',
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = messagesByField(result.error);
  throw new AppError(code, sentence(errors), { errors });
}
