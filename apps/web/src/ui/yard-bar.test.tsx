import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MacroRow } from './macro-row.tsx';
import { YardBar } from './yard-bar.tsx';

test.each([
  [-5, '0'],
  [56.2, '56'],
  [140, '100'],
])('%d percent fills to %s', (percent, shown) => {
  render(<YardBar percent={percent} label="Calories" />);
  expect(screen.getByRole('progressbar', { name: 'Calories' })).toHaveAttribute('aria-valuenow', shown);
});

test.each([
  [75, 150, '50'],
  [10, 0, '0'],
])('%d of a goal of %d is %s percent', (value, goal, shown) => {
  render(<MacroRow name="Protein" value={value} goal={goal} tone="protein" />);
  const bar = screen.getByRole('progressbar', { name: `Protein: ${value} of ${goal} g` });
  expect(bar).toHaveAttribute('aria-valuenow', shown);
});
