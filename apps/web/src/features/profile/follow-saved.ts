/** For a form's `resetOptions`: new values from the server do not overwrite what the person has typed. */
export const KEEP_TYPED = { keepDirtyValues: true };

/**
 * For `reset` of such a form, which would otherwise keep what was typed too. Its controls stay registered: they are
 * not rendered anew by a reset alone.
 */
export const FORGET_TYPED = { keepDirtyValues: false, keepFieldsRef: true };
