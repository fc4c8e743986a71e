import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleIdea, saved } from '#testing/examples/example-recipe.ts';
import { openIdea } from '#testing/pages/open-ideas.ts';
import { respond, respondProblem } from '#testing/respond.ts';
import { clearToast } from '#ui/toast/toast-store.ts';

const SHARE = { name: 'Share Recipe' };
const LINK = new URL('/recipes?recipe=91', window.location.href).href;

/** Opens an idea, which is saved when it is shared. */
async function openIdeaToShare() {
  const sent = respond(recipes.create, saved(exampleIdea(), { isFavorite: false }));
  return { ...(await openIdea(exampleIdea())), sent };
}

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

test('saves an idea, opens the device’s share sheet and does nothing more when it is cancelled; without any way it shows the link', async () => {
  const { dialog, user, sent } = await openIdeaToShare();
  const share = vi.fn(async () => {});
  setAbility(navigator, 'share', share);
  await user.click(dialog.getByRole('button', SHARE));
  expect(share).toHaveBeenCalledWith({
    title: 'Weeknight Shakshuka',
    text: 'Eggs poached in smoky tomato.',
    url: LINK,
  });
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  expect(await screen.findByText('Recipe saved')).toBeVisible();
  expect(sent.bodies).toMatchObject([{ name: 'Weeknight Shakshuka', isFavorite: false }]);

  const cancelled = vi.fn(() => Promise.reject(new DOMException('Share canceled', 'AbortError')));
  setAbility(navigator, 'share', cancelled);
  await navigator.clipboard.writeText('untouched');
  await user.click(dialog.getByRole('button', SHARE));
  await waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
  expect(await navigator.clipboard.readText()).toBe('untouched');
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();

  Reflect.deleteProperty(navigator, 'share');
  noClipboard();
  setAbility(document, 'execCommand', () => false);
  await user.click(dialog.getByRole('button', SHARE));
  const field = await dialog.findByRole('textbox', { name: 'Copy this link' });
  expect(field).toHaveValue(LINK);
  expect(field).toHaveFocus();
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
});

test('copies the link when the device cannot or may not share, with execCommand when there is no clipboard API', async () => {
  const { dialog, user, sent } = await openIdeaToShare();
  const expectCopied = async () => {
    expect(await screen.findByText('Link copied')).toBeVisible();
    act(clearToast);
  };
  await user.click(dialog.getByRole('button', SHARE));
  await expectCopied();
  expect(await navigator.clipboard.readText()).toBe(LINK);
  // Saved once, by the first press.
  expect(sent.bodies).toHaveLength(1);

  await navigator.clipboard.writeText('something else');
  const forbidden = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  setAbility(navigator, 'share', forbidden);
  await user.click(dialog.getByRole('button', SHARE));
  await expectCopied();
  expect(forbidden).toHaveBeenCalledOnce();
  expect(await navigator.clipboard.readText()).toBe(LINK);

  Reflect.deleteProperty(navigator, 'share');
  noClipboard();
  let copied = '';
  setAbility(document, 'execCommand', () => {
    copied = document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.value : '';
    return true;
  });
  await user.click(dialog.getByRole('button', SHARE));
  await expectCopied();
  expect(copied).toBe(LINK);
  expect(dialog.getByRole('button', SHARE)).toHaveFocus();
});

test('an idea that cannot be saved is not shared', async () => {
  respondProblem(recipes.create, 500, 'Something went wrong', 'internal');
  const { dialog, user } = await openIdea(exampleIdea());
  await navigator.clipboard.writeText('untouched');
  await user.click(dialog.getByRole('button', SHARE));
  expect(await screen.findByText('Failed to save the recipe')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('untouched');
});
