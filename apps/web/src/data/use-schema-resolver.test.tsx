import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { clearToast } from '#ui/toast/toast-store.ts';
import { Toaster } from '#ui/toast/toaster.tsx';
import { useSchemaResolver } from './use-schema-resolver.ts';

afterEach(clearToast);

const schema = z.object({ age: z.string().transform(Number).pipe(z.number('Write a number')) });

/** A form whose schema is loaded by `load`, which shows what it sends. */
function Form({ load }: { load: () => Promise<typeof schema> }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: useSchemaResolver(load),
    defaultValues: { age: '' },
  });
  return (
    <form
      onSubmit={handleSubmit(({ age }) => {
        document.title = `sent ${age + 1}`;
      })}
    >
      <input aria-label="Age" {...register('age')} />
      {formState.errors.age && <p role="alert">{formState.errors.age.message}</p>}
      <button type="submit">Send</button>
    </form>
  );
}

function open(load: () => Promise<typeof schema>) {
  document.title = 'not sent';
  render(
    <>
      <h1 tabIndex={-1}>Your age</h1>
      <Form load={load} />
      <Toaster />
    </>,
  );
  return userEvent.setup();
}

test('loads the schema at the first focus on a control and submits its output', async () => {
  let loads = 0;
  const user = open(async () => {
    loads += 1;
    return schema;
  });
  screen.getByRole('heading', { name: 'Your age' }).focus();
  expect(loads).toBe(0);
  fireEvent.focusIn(screen.getByRole('button', { name: 'Send' }));
  expect(loads).toBe(1);
  await user.type(screen.getByLabelText('Age'), 'old');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Write a number');
  await user.clear(screen.getByLabelText('Age'));
  await user.type(screen.getByLabelText('Age'), '41{Enter}');
  await expect.poll(() => document.title).toBe('sent 42');
});

test('shows an error when the schema cannot be loaded, and loads it again at the next submit', async () => {
  let isReached = false;
  const user = open(() => (isReached ? Promise.resolve(schema) : Promise.reject(new TypeError('offline'))));
  await user.type(screen.getByLabelText('Age'), '41{Enter}');
  expect(await screen.findByText('This could not be checked')).toBeVisible();
  expect(document.title).toBe('not sent');
  isReached = true;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => document.title).toBe('sent 42');
});
