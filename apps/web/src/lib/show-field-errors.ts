import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api/api-error.ts';

/** Shows the server's field errors at the fields of the form that has them. */
export function showFieldErrors<Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  error: Error,
  fields: readonly FieldPath<Fields>[],
): void {
  const errors = (error instanceof ApiError && error.problem?.errors) || {};
  const wrong = fields.filter((field) => errors[field]?.[0] !== undefined);
  for (const [index, field] of wrong.entries()) {
    form.setError(field, { message: errors[field]?.[0] ?? '' }, { shouldFocus: index === 0 });
  }
}
