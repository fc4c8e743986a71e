import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleIdea } from '#testing/examples/example-recipe.ts';
import { openIdea } from '#testing/pages/open-ideas.ts';

const SHARE = { name: 'Share Recipe' };
const LINK = window.location.href;

/** Gives the browser an ability it lacks here, or takes one away, until the end of the test. */
function setAbility(owner: object, name: string, value: unknown) {
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

const noClipboard = () => setAbility(navigator, 'clipboard', undefined);

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

test('opens the device’s share sheet', async () => {
  const { dialog, user } = await openIdea(exampleIdea());
  const share = vi.fn(async () => {});
  setAbility(navigator, 'share', share);
  await user.click(dialog.getByRole('button', SHARE));
  expect(share).toHaveBeenCalledWith({
    title: 'Weeknight Shakshuka',
    text: 'Eggs poached in smoky tomato.',
    url: LINK,
  });
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
});

test('does nothing more when the share sheet is cancelled', async () => {
  const { dialog, user } = await openIdea(exampleIdea());
  const share = vi.fn(() => Promise.reject(new DOMException('Share canceled', 'AbortError')));
  setAbility(navigator, 'share', share);
  await navigator.clipboard.writeText('untouched');
  await user.click(dialog.getByRole('button', SHARE));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(await navigator.clipboard.readText()).toBe('untouched');
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
});

test.each([
  ['cannot share', () => {}],
  [
    'may not share',
    () => setAbility(navigator, 'share', () => Promise.reject(new DOMException('', 'NotAllowedError'))),
  ],
])('copies the link when the device %s', async (_why, prepare) => {
  const { dialog, user } = await openIdea(exampleIdea());
  prepare();
  await user.click(dialog.getByRole('button', SHARE));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

test('copies with execCommand when there is no clipboard API', async () => {
  const { dialog, user } = await openIdea(exampleIdea());
  noClipboard();
  let copied = '';
  setAbility(document, 'execCommand', () => {
    copied = document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.value : '';
    return true;
  });
  await user.click(dialog.getByRole('button', SHARE));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(copied).toBe(LINK);
  expect(dialog.getByRole('button', SHARE)).toHaveFocus();
});

test('shows the link to copy by hand when copying fails', async () => {
  const { dialog, user } = await openIdea(exampleIdea());
  noClipboard();
  setAbility(document, 'execCommand', () => false);
  await user.click(dialog.getByRole('button', SHARE));
  const field = await dialog.findByRole('textbox', { name: 'Copy this link' });
  expect(field).toHaveValue(LINK);
  expect(field).toHaveFocus();
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
});
