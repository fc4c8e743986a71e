/** How many milliseconds a toast is shown. */
export const TOAST_MILLISECONDS = 5000;

/** How long a dismissed toast is kept, so that its text remains during the closing animation. */
export const REMOVE_DELAY = 1_000_000;

/** An action of a toast, such as Undo. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** The reason, below a description that does not state it. */
  reason?: string | undefined;
  variant?: 'default' | 'destructive';
  action?: ToastAction;
  /** A second action, after the first. */
  otherAction?: ToastAction;
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

/** Shows a message. Only one is visible: a new one replaces the old. */
export function toast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  show({ ...message, id: lastId, open: true });
}

/** Closes the toast with this id, and removes it after REMOVE_DELAY. */
export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.open) return;
  show({ ...shown, open: false });
  removal = setTimeout(clearToast, REMOVE_DELAY);
}

/** Removes the toast immediately. */
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
