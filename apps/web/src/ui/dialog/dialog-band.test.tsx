import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DialogBand, DialogTitle } from './dialog-band.tsx';
import { DialogFrame } from './dialog-frame.tsx';

/** jsdom lays nothing out: says instead what a browser would see of the title. */
function controlledSight() {
  const seen: { element: Element; say: (isIntersecting: boolean) => void }[] = [];
  class Sight {
    readonly #say: IntersectionObserverCallback;
    constructor(say: IntersectionObserverCallback) {
      this.#say = say;
    }
    observe(element: Element) {
      const say = (isIntersecting: boolean) =>
        this.#say([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      seen.push({ element, say });
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Sight);
  onTestFinished(() => void vi.unstubAllGlobals());
  return (isIntersecting: boolean) => act(() => seen.at(-1)?.say(isIntersecting));
}

test('the band shows the title when that is scrolled away, and closes the dialog', () => {
  const see = controlledSight();
  const close = vi.fn();
  render(
    <DialogFrame open onOpenChange={close}>
      <DialogBand label="Recipe" />
      <DialogTitle>Weeknight Shakshuka</DialogTitle>
    </DialogFrame>,
  );
  expect(screen.getByText('Recipe')).toBeVisible();
  see(false);
  expect(screen.getAllByText('Weeknight Shakshuka')).toHaveLength(2);
  expect(screen.queryByText('Recipe')).not.toBeInTheDocument();
  see(true);
  expect(screen.getByText('Recipe')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Weeknight Shakshuka' })).toBeVisible();
  screen.getByRole('button', { name: 'Close dialog' }).click();
  expect(close).toHaveBeenCalledWith(false);
});
