/** The state of a form when the answer arrived. */
export interface FormAfterSave {
  /** Whether it was changed after sending. */
  readonly hasLaterChanges: boolean;
  /** Whether it has the keyboard focus. */
  readonly hasFocus: boolean;
}

/** Whether the focus is inside a form that is still mounted. */
export function holdsFocus(form: HTMLFormElement | null): boolean {
  return form?.contains(document.activeElement) ?? false;
}
