import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, REMOVE_DELAY, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => vi.useRealTimers());

const say = (title: string, variant: 'default' | 'destructive' = 'default') =>
  act(() => toast({ title, description: 'More words', variant }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('toasts', () => {
  test('one is visible at a time: the new one takes the place of the old', () => {
    say('First');
    say('Second');
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByText('Second')).toBeVisible();
  });

  test('stays 5 seconds', () => {
    say('Saved');
    wait(4_999);
    expect(screen.getByText('Saved')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  test('a new toast has 5 seconds of its own', () => {
    say('First');
    wait(4_000);
    say('Second');
    wait(4_000);
    expect(screen.getByText('Second')).toBeVisible();
  });

  test('a dismissed one is forgotten after 1,000,000 ms', () => {
    say('Saved');
    act(() => dismissToast(currentToast()?.id ?? 0));
    wait(REMOVE_DELAY - 1);
    expect(currentToast()).toMatchObject({ title: 'Saved', open: false });
    wait(1);
    expect(currentToast()).toBeUndefined();
  });

  test('a message is a status, a failure an alert', () => {
    say('Saved');
    const status = screen.getByText('Saved').closest('[role]');
    expect(status).toHaveAttribute('role', 'status');
    say('Failed', 'destructive');
    expect(screen.getByRole('alert')).toHaveTextContent('FailedMore words');
  });

  test('an action is done once, and closes the toast', () => {
    const onPress = vi.fn();
    act(() => toast({ title: 'Deleted', action: { label: 'Undo', onPress } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
  });

  test('an action pressed again before the toast has left is done once', () => {
    const onPress = vi.fn();
    act(() => toast({ title: 'Deleted', action: { label: 'Undo', onPress } }));
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => {
      undo.click();
      undo.click();
    });
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('F8 moves the focus to the notifications', () => {
    say('Saved');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement).toContainElement(screen.getByText('Saved'));
  });

  test('the close button dismisses', () => {
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
