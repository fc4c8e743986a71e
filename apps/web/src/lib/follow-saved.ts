import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** For a form's `resetOptions`: new values from the server do not overwrite what the person has typed. */
export const KEEP_TYPED = { keepDirtyValues: true };

/**
 * For `reset` of such a form, which would otherwise keep what was typed too. Its controls stay registered: they are
 * not rendered again by a reset alone.
 */
export const FORGET_TYPED = { keepDirtyValues: false, keepFieldsRef: true };

/**
 * Takes over what was saved, but for fields that no longer hold what was `sent`: what was typed while the answer was
 * on its way stays, to be saved next. Answers whether there is any.
 */
export function takeOverSaved<Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  saved: Fields,
  sent: Fields,
): boolean {
  const typed = form.getValues();
  form.reset(saved, FORGET_TYPED);
  const since = (Object.keys(sent) as Path<Fields>[]).filter(
    (name) => JSON.stringify(typed[name]) !== JSON.stringify(sent[name]),
  );
  for (const name of since) form.setValue(name, typed[name], { shouldDirty: true });
  return since.length > 0;
}
