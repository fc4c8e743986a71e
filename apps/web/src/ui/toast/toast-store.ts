/** How many milliseconds a toast is shown. */
export const TOAST_MILLISECONDS = 5000;

/** How long a toast stays after it was dismissed, so that a closing animation never loses its text. */
export const REMOVE_DELAY = 1_000_000;

/** The one thing that can be done about a message: Undo. */
interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** Why, under a description that does not say it. */
  reason?: string | undefined;
  variant?: 'default' | 'destructive';
  action?: ToastAction;
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

let shown: ShownToast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: ShownToast | undefined) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message. At most one is visible: a new one takes the place of the old. */
export function toast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  show({ ...message, id: lastId, open: true });
}

/** Closes the toast with this id, and forgets it after REMOVE_DELAY. */
export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.open) return;
  show({ ...shown, open: false });
  removal = setTimeout(clearToast, REMOVE_DELAY);
}

/** Forgets the toast at once. */
export function clearToast(): void {
  clearTimeout(removal);
  show(undefined);
}

export function currentToast(): ShownToast | undefined {
  return shown;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
