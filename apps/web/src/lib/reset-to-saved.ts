import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** For a form's `resetOptions`: new values from the server do not overwrite typed ones. */
export const KEEP_TYPED = { keepDirtyValues: true };

/**
 * For `reset` of such a form, so that it also resets typed values. Controls stay registered, because a reset alone does
 * not render them again.
 */
export const DISCARD_TYPED = { keepDirtyValues: false, keepFieldsRef: true };

/**
 * Takes over saved values, except in fields that no longer contain what was `sent`: text typed while waiting for the
 * answer stays, to be saved next. Returns whether there is any.
 */
export function resetToSaved<Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  saved: Fields,
  sent: Fields,
): boolean {
  const typed = form.getValues();
  form.reset(saved, DISCARD_TYPED);
  const since = (Object.keys(sent) as Path<Fields>[]).filter(
    (name) => JSON.stringify(typed[name]) !== JSON.stringify(sent[name]),
  );
  for (const name of since) form.setValue(name, typed[name], { shouldDirty: true });
  return since.length > 0;
}
