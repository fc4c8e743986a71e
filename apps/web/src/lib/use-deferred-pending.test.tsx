import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDeferredPending } from './use-deferred-pending.ts';

const seen: string[] = [];

function Cards({ cards }: { cards: string | undefined }) {
  const isWaiting = useDeferredPending(cards === undefined);
  const shown = isWaiting ? 'Loading' : cards;
  seen.push(String(shown));
  return <p>{shown}</p>;
}

test('draws content after its placeholder, and content that is there from the start at once', () => {
  const { rerender } = render(<Cards cards={undefined} />);
  rerender(<Cards cards="Soup" />);
  expect(screen.getByText('Soup')).toBeVisible();
  expect(seen).toEqual(['Loading', 'Loading', 'Soup']);
  rerender(<Cards cards={undefined} />);
  expect(screen.getByText('Loading')).toBeVisible();
  seen.length = 0;
  render(<Cards cards="Rice" />);
  expect(seen).toEqual(['Rice']);
});
