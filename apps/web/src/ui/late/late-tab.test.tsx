import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { onDemandPart } from '../on-demand-part.ts';
import { LateTab } from './late-tab.tsx';

const Meals = ({ day }: { day: string }) => <p>The meals of {day}</p>;

test('a tab that does not load says so in its panel, and tries again', async () => {
  let left = 1;
  const file = async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return { Meals };
  };
  render(<LateTab part={onDemandPart(file, 'Meals')} label="Meals" props={{ day: 'Friday' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByText('Meals did not load')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The meals of Friday')).toBeVisible();
});
