import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

function Page({ rows, dialog }: { rows: readonly string[]; dialog?: string }) {
  useKeptFocus();
  return (
    <>
      <h1 tabIndex={-1}>Kitchen</h1>
      {rows.map((row) => (
        <button key={row} type="button">
          {row}
        </button>
      ))}
      {dialog && (
        <div role="dialog" aria-label={dialog}>
          <button type="button">Close</button>
        </div>
      )}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { name: 'Kitchen' });

test('moves to the heading when what has the focus is removed', async () => {
  const { rerender } = render(<Page rows={['Eggs', 'Milk']} />);
  button('Eggs').focus();
  rerender(<Page rows={['Milk']} />);
  await Promise.resolve();
  expect(heading()).toHaveFocus();
});

test('stays where a component has put it', async () => {
  const { rerender } = render(<Page rows={['Eggs', 'Milk']} />);
  button('Eggs').focus();
  rerender(<Page rows={['Milk']} />);
  button('Milk').focus();
  await Promise.resolve();
  expect(button('Milk')).toHaveFocus();
});

test('is left to a closed dialog, which returns it, and stays away after a press beside all controls', async () => {
  const { rerender } = render(<Page rows={['Eggs', 'Milk']} dialog="Edit" />);
  button('Close').focus();
  rerender(<Page rows={['Eggs', 'Milk']} />);
  await Promise.resolve();
  expect(document.body).toHaveFocus();

  button('Eggs').focus();
  await userEvent.click(document.body);
  rerender(<Page rows={['Milk']} />);
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
