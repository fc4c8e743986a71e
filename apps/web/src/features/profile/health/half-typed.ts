/**
 * The date control in which something is typed that is no date yet. Its value reads as empty, so that without this it
 * would be saved as taken away.
 */
export function findHalfTyped(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')].find(
    ({ validity }) => validity.badInput,
  );
}
