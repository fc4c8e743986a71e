/** What a form was like when the answer came. */
export interface LeftAfterSave {
  /** Whether it was changed after it was sent. */
  readonly isTypedOn: boolean;
  /** Whether it still has the keyboard focus. */
  readonly hasFocus: boolean;
}

/** Whether the focus is in a form that is still on screen. */
export function holdsFocus(form: HTMLFormElement | null): boolean {
  return form?.contains(document.activeElement) ?? false;
}
