/** Puts the text on the clipboard; false where the browser does not allow it. Never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Over plain http there is no clipboard object, and a browser may refuse: the old command still works in most.
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  // Inside the open dialog: it takes the focus back from anything outside, and the selection with it.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
