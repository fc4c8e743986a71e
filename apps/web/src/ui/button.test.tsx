import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

// A browser counts the presses of a double click in `detail`; both can come before anything is drawn again.
test.each([
  { name: 'one that starts something, once', pending: false, presses: 1 },
  { name: 'any other, twice', pending: undefined, presses: 2 },
])('a double click presses $name', ({ pending, presses }) => {
  const onClick = vi.fn();
  render(
    <Button {...(pending !== undefined && { pending })} onClick={onClick}>
      Press
    </Button>,
  );
  fireEvent.click(screen.getByRole('button'), { detail: 1 });
  fireEvent.click(screen.getByRole('button'), { detail: 2 });
  expect(onClick).toHaveBeenCalledTimes(presses);
});

test('a double click submits a form once', () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Button type="submit" pending={false}>
        Save
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'), { detail: 1 });
  fireEvent.click(screen.getByRole('button'), { detail: 2 });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

// On a busy machine the second comes before the first shows as pending. A browser does not count the presses of a key.
test('the next key press counts once the result of the first is shown', async () => {
  const onClick = vi.fn();
  render(
    <Button pending={false} onClick={onClick}>
      Press
    </Button>,
  );
  fireEvent.click(screen.getByRole('button'), { detail: 0 });
  fireEvent.click(screen.getByRole('button'), { detail: 0 });
  expect(onClick).toHaveBeenCalledTimes(1);
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button'), { detail: 0 });
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
