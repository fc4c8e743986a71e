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
  { value: 75, goal: 150, says: 'Protein: 75 of 150 g', shows: 'Protein75 / 150 g', percent: '50' },
  { value: 77.3, goal: 150.4, says: 'Protein: 77 of 150 g', shows: 'Protein77 / 150 g', percent: '51' },
])('$value of a goal of $goal', ({ value, goal, says, shows, percent }) => {
  const { container } = render(<MacroRow name="Protein" value={value} goal={goal} tone="protein" />);
  expect(screen.getByRole('progressbar', { name: says })).toHaveAttribute('aria-valuenow', percent);
  expect(container).toHaveTextContent(shows);
});

test('without a goal there is no bar', () => {
  const { container } = render(<MacroRow name="Protein" value={10} goal={0} tone="protein" />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('Protein10 g');
});
