import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onDemandPart } from '../on-demand-part.ts';
import { clearToast, currentToast, dismissToast, REMOVE_DELAY, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const file = () => import('./toast-cards.tsx');

/** Toasts whose cards are there already, or come when `file` does. */
async function open({ isThere = true, load = file } = {}) {
  const cards = onDemandPart(load, 'ToastCards');
  if (isThere) await cards.load();
  vi.useFakeTimers();
  render(<Toaster cards={cards} />);
}

afterEach(() => {
  act(clearToast);
  vi.useRealTimers();
});

const say = (title: string, variant: 'default' | 'destructive' = 'default') =>
  act(() => toast({ title, description: 'More words', variant }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('toasts', () => {
  beforeEach(() => open());

  test('one is visible at a time, and a new one replaces the old', () => {
    say('First');
    say('Second');
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByText('Second')).toBeVisible();
  });

  test('disappears after 5 seconds', () => {
    say('Saved');
    wait(4_999);
    expect(screen.getByText('Saved')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  test('a new toast has its own 5 seconds', () => {
    say('First');
    wait(4_000);
    say('Second');
    wait(4_000);
    expect(screen.getByText('Second')).toBeVisible();
  });

  test('a dismissed toast is removed from the store after 1,000,000 ms', () => {
    say('Saved');
    act(() => dismissToast(currentToast()?.id ?? 0));
    wait(REMOVE_DELAY - 1);
    expect(currentToast()).toMatchObject({ title: 'Saved', open: false });
    wait(1);
    expect(currentToast()).toBeUndefined();
  });

  test('a message has the role status, a failure the role alert', () => {
    say('Saved');
    const status = screen.getByText('Saved').closest('[role]');
    expect(status).toHaveAttribute('role', 'status');
    say('Failed', 'destructive');
    expect(screen.getByRole('alert')).toHaveTextContent('FailedMore words');
  });

  test('an action runs once and closes the toast', () => {
    const onPress = vi.fn();
    act(() => toast({ title: 'Deleted', action: { label: 'Undo', onPress } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
  });

  test('an action pressed twice before the toast closes runs once', () => {
    const onPress = vi.fn();
    act(() => toast({ title: 'Deleted', action: { label: 'Undo', onPress } }));
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => {
      undo.click();
      undo.click();
    });
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('two actions are offered together, and each closes the toast', () => {
    const [onUndo, onBuy] = [vi.fn(), vi.fn()];
    const show = () =>
      act(() =>
        toast({
          title: 'Taken',
          action: { label: 'Undo', onPress: onUndo },
          otherAction: { label: 'Buy again', onPress: onBuy },
        }),
      );
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Buy again' }));
    expect(screen.queryByText('Taken')).not.toBeInTheDocument();
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect([onUndo.mock.calls.length, onBuy.mock.calls.length]).toEqual([1, 1]);
  });

  test('F8 focuses the notifications', () => {
    say('Saved');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement).toContainElement(screen.getByText('Saved'));
  });

  test('the close button dismisses it', () => {
    say('Saved');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  test.each([
    { distance: 60, visible: false },
    { distance: 40, visible: true },
  ])('a swipe of $distance px to the right: still visible $visible', ({ distance, visible }) => {
    say('Saved');
    const card = screen.getByText('Saved').closest('[role=status]') ?? document.body;
    fireEvent.pointerDown(card, { button: 0, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(card, { clientX: 30, clientY: 10 });
    fireEvent.pointerMove(card, { clientX: 10 + distance, clientY: 10 });
    fireEvent.pointerUp(card, { clientX: 10 + distance, clientY: 10 });
    expect(screen.queryByText('Saved') !== null).toBe(visible);
  });
});

describe('the code that shows toasts', () => {
  test('is loaded for the first toast, which waits for it and is then shown its full time', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof file>>>();
    const load = vi.fn(() => promise);
    await open({ isThere: false, load });
    expect(load).not.toHaveBeenCalled();
    say('Saved');
    wait(4_000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    resolve(await file());
    await act(() => promise);
    expect(screen.getByText('Saved')).toBeVisible();
    wait(4_000);
    expect(screen.getByText('Saved')).toBeVisible();
  });

  test('is preloaded when there is no toast', async () => {
    const load = vi.fn(file);
    await open({ isThere: false, load });
    wait(5_000);
    expect(load).toHaveBeenCalledOnce();
  });

  test('is requested again after a failure; until then the message is shown without styling', async () => {
    const load = vi.fn(file).mockRejectedValueOnce(new TypeError('Gone'));
    await open({ isThere: false, load });
    const onPress = vi.fn();
    await act(async () => toast({ title: 'Deleted', action: { label: 'Undo', onPress } }));
    expect(screen.getByRole('status')).toHaveTextContent('Deleted');
    expect(load).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('that does not load shows a message for the usual time', async () => {
    await open({ isThere: false, load: () => Promise.reject(new TypeError('Gone')) });
    await act(async () => say('Saved'));
    wait(4_999);
    expect(screen.getByText('Saved')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });
});
