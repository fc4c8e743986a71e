import { recipeLinks } from '@game-plan/contracts/kitchen/recipe-links';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { today } from '#lib/today.ts';
import { exampleIdea, saved } from '#testing/examples/example-recipe.ts';
import { respondToRecipes } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondProblem } from '#testing/respond.ts';

const FIRST = calendarDay('2026-10-01');

function openSaved(fields: Parameters<typeof saved>[1] = {}) {
  const recipe = saved(exampleIdea(), { id: 7, ...fields });
  respondToRecipes([recipe]);
  respond(recipes.read, recipe);
  const marked = (marks: Parameters<typeof saved>[1]) => {
    const after = { ...recipe, ...marks };
    respond(recipes.read, after);
    return respond(recipes.update, after);
  };
  return { ...renderPage('/recipes?recipe=7'), recipe, marked };
}

const notes = async () => within(await screen.findByRole('region', { name: 'Notes' }));

test('stars are given and taken away by the same press', async () => {
  const { user, marked } = openSaved();
  const region = await notes();
  const given = marked({ rating: 4 });
  await user.click(region.getByRole('button', { name: '4 stars' }));
  expect(await region.findByRole('button', { name: '4 stars', pressed: true })).toBeVisible();
  expect(given.bodies).toEqual([{ rating: 4 }]);
  const taken = marked({ rating: null });
  await user.click(region.getByRole('button', { name: '4 stars' }));
  expect(await region.findByRole('button', { name: '4 stars', pressed: false })).toBeVisible();
  expect(taken.bodies).toEqual([{ rating: null }]);
});

test('a day of making is added by a press, with Undo, and shown', async () => {
  const { user, marked } = openSaved({ madeOn: [FIRST] });
  const region = await notes();
  expect(region.getByText('Made once on Oct 1')).toBeVisible();
  const made = marked({ madeOn: [FIRST, today()] });
  await user.click(region.getByRole('button', { name: 'Made It' }));
  expect(made.bodies).toEqual([{ made: { on: today(), isMade: true } }]);
  expect(await region.findByText('Made 2 times, last today')).toBeVisible();
  expect(region.queryByRole('button', { name: 'Made It' })).not.toBeInTheDocument();
  const undone = marked({ madeOn: [FIRST] });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await region.findByText('Made once on Oct 1')).toBeVisible();
  expect(undone.bodies).toEqual([{ made: { on: today(), isMade: false } }]);
});

test('notes, tags and earlier days are written in a dialog; a failure loses nothing', async () => {
  const { user, marked } = openSaved({ notes: 'Salt', tags: ['weeknight'], madeOn: [FIRST] });
  const region = await notes();
  expect(region.getByText('Salt')).toBeVisible();
  expect(within(region.getByRole('list', { name: 'Tags' })).getByText('weeknight')).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Edit Notes and Tags' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notes and Tags' }));
  const gone = marked({ notes: 'Salt', tags: ['weeknight'], madeOn: [] });
  await user.click(dialog.getByRole('button', { name: 'Remove Oct 1' }));
  expect(gone.bodies).toEqual([{ made: { on: FIRST, isMade: false } }]);

  await user.type(dialog.getByRole('textbox', { name: 'Notes' }), ' and less oil');
  const tags = dialog.getByRole('textbox', { name: 'Tags' });
  await user.type(tags, ', grandma,');
  respondProblem(recipes.update, 503, 'The database is away.', 'unavailable');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to save')).toBeVisible();
  expect(tags).toHaveValue('weeknight, grandma,');
  const marks = { notes: 'Salt and less oil', tags: ['weeknight', 'grandma'] };
  const written = marked(marks);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await region.findByText('Salt and less oil')).toBeVisible();
  expect(written.bodies).toEqual([marks]);
});

test('a public link is made, is what is shared, and is withdrawn', async () => {
  const { user, recipe } = openSaved({ publicPath: null });
  const region = await notes();
  const path = `/api/shared/${'a'.repeat(43)}`;
  const made = respond(recipeLinks.make, { path });
  respond(recipes.read, { ...recipe, publicPath: path });
  await user.click(region.getByRole('button', { name: 'Make Public Link' }));
  expect(made.urls).toEqual(['/api/recipes/7/link']);
  expect(await region.findByRole('link', { name: 'Everybody with the link' })).toHaveAttribute('href', path);
  await user.click(screen.getByRole('button', { name: 'Share Recipe' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(new URL(path, window.location.href).href);

  const withdrawn = respond(recipeLinks.withdraw, null);
  respond(recipes.read, recipe);
  await user.click(region.getByRole('button', { name: 'Withdraw Link' }));
  expect(withdrawn.urls).toEqual(['/api/recipes/7/link']);
  expect(await region.findByRole('button', { name: 'Make Public Link' })).toBeVisible();
});
