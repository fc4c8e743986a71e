import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { QUICK_ADD_FOODS } from '@game-plan/domain/foods/quick-add-foods';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { notifications } from '#testing/notifications.ts';
import { INVENTORY, openInventory } from '#testing/pages/open-inventory.ts';
import { respond, respondProblem } from '#testing/respond.ts';

async function openQuickAdd(kitchen = INVENTORY) {
  const { user } = await openInventory(kitchen);
  await user.click(await screen.findByRole('button', { name: 'Quick Add' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quick Add' }));
  return { user, dialog, search: dialog.getByLabelText('Search foods') };
}

describe('Quick Add', () => {
  test('lists every common food with its category and unit', async () => {
    const { dialog } = await openQuickAdd();
    expect(dialog.getAllByRole('listitem')).toHaveLength(QUICK_ADD_FOODS.length);
    const [first] = QUICK_ADD_FOODS;
    expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(
      `${first?.name}${first?.category}, per ${first?.unit}`,
    );
  });

  test('adds one of the default unit, stays open and shows what was added', async () => {
    const { user, dialog } = await openQuickAdd();
    const sent = respond(ingredients.create, exampleIngredient({ name: 'Salmon' }));
    const salmon = QUICK_ADD_FOODS.find(({ name }) => name === 'Salmon');
    await user.click(dialog.getByRole('button', { name: 'Add Salmon' }));
    expect(await dialog.findByText('Just added: Salmon')).toBeVisible();
    expect(sent.bodies).toEqual([
      { name: 'Salmon', category: salmon?.category, unit: salmon?.unit, quantity: '1', status: 'fresh' },
    ]);
    expect(await notifications().findByText('Ingredient added')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
  });

  test('filters while typing, and Enter adds the first food', async () => {
    const { user, dialog, search } = await openQuickAdd();
    const sent = respond(ingredients.create, exampleIngredient({ name: 'Chicken Breast' }));
    await user.type(search, 'chick');
    expect(dialog.getAllByRole('listitem').length).toBeLessThan(5);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent.bodies).toMatchObject([{ quantity: '1' }]));
  });

  test('arrow keys move between the search field and the foods', async () => {
    const { user, dialog, search } = await openQuickAdd();
    expect(search).toHaveFocus();
    await user.keyboard('chicken{ArrowDown}');
    expect(dialog.getByRole('button', { name: 'Add Chicken Breast' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(search).toHaveFocus();
  });

  test('returns the focus to its button', async () => {
    const { user } = await openQuickAdd();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Quick Add' })).toHaveFocus());
  });

  test('offers Custom Add for unknown foods, with the name filled in', async () => {
    const { user, dialog, search } = await openQuickAdd();
    await user.type(search, 'Dragonfruit jam');
    await user.click(dialog.getByRole('button', { name: "Custom Add 'Dragonfruit jam'" }));
    const form = within(await screen.findByRole('dialog', { name: 'Custom Add' }));
    expect(form.getByLabelText('Name')).toHaveValue('Dragonfruit jam');
  });

  test('offers to add to an existing ingredient, and returns the focus to the row', async () => {
    const { user, dialog, search } = await openQuickAdd([exampleIngredient({ id: 4, name: 'egg' })]);
    await user.type(search, 'eggs{Enter}');
    expect(await dialog.findByText(/^egg is in your inventory already \(12 pieces\)/)).toBeVisible();
    await user.tab();
    await user.tab();
    expect(dialog.getByRole('button', { name: 'Add to it' })).toHaveFocus();
    const sent = respond(ingredients.update, exampleIngredient({ id: 4, name: 'egg', quantity: '13' }));
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('Just added: Eggs')).toBeVisible();
    expect(sent.bodies).toEqual([{ quantity: '13', unit: 'piece' }]);
    expect(dialog.getByRole('button', { name: 'Add Eggs' })).toHaveFocus();
  });

  test('a second press adds another card', async () => {
    const { user, dialog } = await openQuickAdd([exampleIngredient({ id: 4, name: 'egg' })]);
    const sent = respond(ingredients.create, exampleIngredient({ id: 5 }));
    await user.click(dialog.getByRole('button', { name: 'Add Eggs' }));
    await dialog.findByText(/in your inventory already/);
    await user.click(dialog.getByRole('button', { name: 'Add Eggs' }));
    await waitFor(() => expect(sent.bodies).toMatchObject([{ name: 'Eggs', quantity: '1' }]));
    expect(dialog.queryByText(/in your inventory already/)).not.toBeInTheDocument();
  });

  test('a second one of the same session is added to the first without asking', async () => {
    const { user, dialog } = await openQuickAdd();
    const made = exampleIngredient({ id: 9, name: 'Salmon', quantity: '1', unit: 'lb' });
    respond(ingredients.create, made);
    const reread = respond(ingredients.list, [made]);
    await user.click(dialog.getByRole('button', { name: 'Add Salmon' }));
    await dialog.findByText('Just added: Salmon');
    await waitFor(() => expect(reread.urls).toHaveLength(1));
    const sent = respond(ingredients.update, { ...made, quantity: '2' });
    await user.click(dialog.getByRole('button', { name: 'Add Salmon' }));
    expect(await dialog.findByText('Just added: Salmon ×2')).toBeVisible();
    expect(sent.bodies).toEqual([{ quantity: '2', unit: 'lb' }]);
  });

  test('shows an error when adding fails', async () => {
    const { user, dialog } = await openQuickAdd();
    respondProblem(ingredients.create, 429, 'Too many attempts.', 'too_many_requests');
    await user.click(dialog.getByRole('button', { name: 'Add Salmon' }));
    expect(await notifications().findByText('Failed to add ingredient: Too many attempts.')).toBeVisible();
    expect(dialog.queryByText(/Just added/)).not.toBeInTheDocument();
  });

  test('keeps the error when another food is added, until it is pressed again', async () => {
    const { user, dialog } = await openQuickAdd();
    respondProblem(ingredients.create, 503, 'The database is not available just now.', 'unavailable');
    await user.click(dialog.getByRole('button', { name: 'Add Salmon' }));
    expect(await dialog.findByText('Not added: Salmon')).toBeVisible();
    respond(ingredients.create, exampleIngredient({ name: 'Banana' }));
    await user.click(dialog.getByRole('button', { name: 'Add Banana' }));
    await waitFor(() => expect(notifications().getByText('Ingredient added')).toBeVisible());
    expect(dialog.getByText('Not added: Salmon')).toBeVisible();
    respond(ingredients.create, exampleIngredient({ name: 'Salmon' }));
    await user.click(dialog.getByRole('button', { name: 'Add Salmon' }));
    expect(await dialog.findByText('Just added: Banana, Salmon')).toBeVisible();
    expect(dialog.queryByText(/^Not added/)).not.toBeInTheDocument();
  });
});
