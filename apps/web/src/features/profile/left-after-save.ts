/** What a form was like when the answer came. */
export interface LeftAfterSave {
  /** It was typed on since it was sent. */
  readonly isTypedOn: boolean;
  /** The keyboard is still in it. */
  readonly hasFocus: boolean;
}

/** Whether the focus is in a form; in none that is not on screen any more. */
export function holdsFocus(form: HTMLFormElement | null): boolean {
  return form?.contains(document.activeElement) ?? false;
}
