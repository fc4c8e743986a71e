import {
  type FoundInFile,
  type RecipeImport,
  recipeImports,
} from '@game-plan/contracts/kitchen/recipe-imports';
import { undo } from '@game-plan/contracts/people/undo';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notifications } from '#testing/notifications.ts';
import { respondToRecipes, savedNamed } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondProblem } from '#testing/respond.ts';

const READ: RecipeImport = {
  fileName: 'mealie.zip',
  createdAt: '2026-11-28T10:00:00.000Z',
  state: 'read',
  chosen: 0,
  imported: 0,
  failed: 0,
  undoId: null,
};

const found = (id: number, name: string, more: Partial<FoundInFile> = {}): FoundInFile => ({
  id,
  name,
  state: 'found',
  hasSameName: false,
  hasPicture: false,
  lines: 3,
  steps: 1,
  sourceUrl: null,
  notes: [],
  recipeId: null,
  ...more,
});

async function openImport(file: RecipeImport | null, recipes: FoundInFile[] = []) {
  respondToRecipes(savedNamed('Soup'));
  respond(recipeImports.read, { file });
  respond(recipeImports.found, recipes);
  const page = renderPage('/recipes');
  await page.user.click(await screen.findByRole('button', { name: 'Import' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Import Recipes' })) };
}

test('a file is chosen, and a file that cannot be read says why', async () => {
  const { user, dialog } = await openImport(null);
  const field = await dialog.findByLabelText(/Choose a recipe file/);
  respondProblem(recipeImports.upload, 400, 'This zip file is encrypted.');
  const file = new File(['{}'], 'mealie.zip');
  await user.upload(field, file);
  expect(await notifications().findByText('This zip file is encrypted.')).toBeVisible();

  const sent = respond(recipeImports.upload, READ);
  respond(recipeImports.read, { file: READ });
  respond(recipeImports.found, [found(1, 'Dal')]);
  await user.upload(await dialog.findByLabelText(/Choose a recipe file/), file);
  expect(await dialog.findByRole('checkbox', { name: 'Import Dal' })).toBeChecked();
  expect(sent.urls).toEqual(['/api/recipe-import?name=mealie.zip']);
});

test('what is new is chosen at first, and only the chosen recipes are imported', async () => {
  const { user, dialog } = await openImport(READ, [
    found(1, 'Dal', { notes: ['Left out: nutrition.'] }),
    found(2, 'Soup', { hasSameName: true }),
    found(3, 'Pie', { state: 'known' }),
    found(4, 'Tea'),
  ]);
  expect(await dialog.findByText('2 of 4 recipes chosen')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Import Soup' })).not.toBeChecked();
  expect(dialog.getByRole('checkbox', { name: 'Import Pie' })).toBeDisabled();
  expect(dialog.getByText('3 ingredient lines, 1 step. Left out: nutrition.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'None' }));
  expect(dialog.getByRole('button', { name: 'Import 0 recipes' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'All' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Import Dal' }));
  const running: RecipeImport = { ...READ, state: 'running', chosen: 2, imported: 1 };
  const sent = respond(recipeImports.run, running);
  respond(recipeImports.read, { file: running });
  await user.click(dialog.getByRole('button', { name: 'Import 2 recipes' }));
  expect(await dialog.findByRole('progressbar', { name: 'Import' })).toHaveAttribute('aria-valuenow', '1');
  expect(sent.bodies).toEqual([{ ids: [2, 4] }]);
});

test('the report tells what became of each, and Undo takes all out again', async () => {
  const done: RecipeImport = { ...READ, state: 'done', chosen: 2, imported: 1, failed: 1, undoId: 7 };
  const { user, dialog } = await openImport(done, [
    found(1, 'Dal', { state: 'imported', recipeId: 9 }),
    found(2, 'Tea', { state: 'failed', notes: ['There is no room.'] }),
    found(3, 'Pie'),
  ]);
  expect(await dialog.findByText('1 recipe imported, 1 not')).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  const undone = respond(undo.run, null);
  respond(recipeImports.read, { file: { ...done, undoId: null } });
  await user.click(dialog.getByRole('button', { name: 'Undo Import' }));
  expect(await dialog.findByText(/The import was undone/)).toBeVisible();
  expect(undone.urls).toEqual(['/api/undo/7']);
  respond(recipeImports.forget, null);
  respond(recipeImports.read, { file: null });
  await user.click(dialog.getByRole('button', { name: 'Import Another File' }));
  expect(await dialog.findByText('Choose a recipe file')).toBeVisible();
});
