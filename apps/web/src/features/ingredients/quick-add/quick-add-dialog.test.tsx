import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { QUICK_ADD_FOODS as COMMON_FOODS } from '@game-plan/domain/foods/quick-add-foods';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { notifications } from '#testing/notifications.ts';
import { INVENTORY, openInventory } from '#testing/pages/open-inventory.ts';
import { respond, respondNothing, respondProblem } from '#testing/respond.ts';

const QUICK_ADD_FOODS = COMMON_FOODS.map(({ name, category, unit }) => ({
  name,
  category,
  unit,
  kept: null,
}));

/** @param kept the ids of what the kitchen has, by the names of the common foods */
async function openQuickAdd(kitchen = INVENTORY, kept: Readonly<Record<string, number>> = {}) {
  respond(
    ingredients.quickAdd,
    QUICK_ADD_FOODS.map((food) => ({ ...food, kept: kept[food.name] ?? null })),
  );
  const { user } = await openInventory(kitchen);
  await user.click(await screen.findByRole('button', { name: 'Quick Add' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quick Add' }));
  await dialog.findAllByRole('listitem');
  return { user, dialog, search: dialog.getByLabelText('Search foods') };
}

describe('Quick Add', () => {
  test('lists every common food, adds one and stays open; filters while typing, by arrow keys and Enter too; returns the focus; and offers Custom Add', async () => {
    const { user, dialog, search } = await openQuickAdd();
    expect(search).toHaveFocus();
    expect(dialog.getAllByRole('listitem')).toHaveLength(QUICK_ADD_FOODS.length);
    const [first] = QUICK_ADD_FOODS;
    expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(
      `${first?.name}${first?.category}, per ${first?.unit}`,
    );

    const sent = respond(ingredients.create, exampleIngredient({ name: 'Salmon' }));
    const salmon = QUICK_ADD_FOODS.find(({ name }) => name === 'Salmon');
    await user.click(dialog.getByRole('button', { name: 'Add Salmon' }));
    expect(await dialog.findByText('Just added: Salmon')).toBeVisible();
    expect(sent.bodies).toEqual([
      { name: 'Salmon', category: salmon?.category, unit: salmon?.unit, quantity: '1', status: 'fresh' },
    ]);
    expect(await notifications().findByText('Ingredient added')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();

    await user.click(search);
    await user.keyboard('chicken{ArrowDown}');
    expect(dialog.getByRole('button', { name: 'Add Chicken Breast' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(search).toHaveFocus();
    expect(dialog.getAllByRole('listitem').length).toBeLessThan(5);
    const entered = respond(ingredients.create, exampleIngredient({ name: 'Chicken Breast' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(entered.bodies).toMatchObject([{ name: 'Chicken Breast', quantity: '1' }]));

    await user.keyboard('{Escape}');
    const open = screen.getByRole('button', { name: 'Quick Add' });
    await waitFor(() => expect(open).toHaveFocus());
    await user.click(open);
    const again = within(await screen.findByRole('dialog', { name: 'Quick Add' }));
    respond(ingredients.readName, { kept: null, usual: null, keeps: null });
    await user.type(again.getByLabelText('Search foods'), 'Dragonfruit jam');
    await user.click(again.getByRole('button', { name: "Custom Add 'Dragonfruit jam'" }));
    const form = within(await screen.findByRole('dialog', { name: 'Custom Add' }));
    expect(form.getByLabelText('Name')).toHaveValue('Dragonfruit jam');
  });

  test('offers to add to an existing ingredient, and returns the focus to the row; a second press adds another card', async () => {
    const { user, dialog, search } = await openQuickAdd(
      [
        exampleIngredient({ id: 4, name: 'egg' }),
        exampleIngredient({ id: 5, name: 'Butter' }),
        exampleIngredient({ id: 6, name: 'Courgette' }),
      ],
      { Zucchini: 6 },
    );
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

    await user.clear(search);
    await user.click(dialog.getByRole('button', { name: 'Add Zucchini' }));
    await dialog.findByText(/^Courgette is in your inventory already/);
    const created = respond(ingredients.create, exampleIngredient({ id: 7 }));
    await user.click(dialog.getByRole('button', { name: 'Add Butter' }));
    await dialog.findByText(/^Butter is in your inventory already/);
    expect(created.bodies).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Add Butter' }));
    await waitFor(() => expect(created.bodies).toMatchObject([{ name: 'Butter', quantity: '1' }]));
    expect(dialog.queryByText(/in your inventory already/)).not.toBeInTheDocument();
  });

  test('says that the common foods did not load, and loads them again on request', async () => {
    const { user } = await openInventory();
    respondNothing(ingredients.quickAdd);
    await user.click(await screen.findByRole('button', { name: 'Quick Add' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Quick Add' }));
    expect(await dialog.findByText('The common foods did not load')).toBeVisible();
    respond(ingredients.quickAdd, QUICK_ADD_FOODS);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(QUICK_ADD_FOODS.length);
  });

  test('shows an error when adding fails, keeps it when another food is added, until it is pressed again; a second one of the same session is added to the first without asking', async () => {
    const { user, dialog } = await openQuickAdd();
    respondProblem(ingredients.create, 429, 'Too many attempts.', 'too_many_requests');
    await user.click(dialog.getByRole('button', { name: 'Add Salmon' }));
    expect(await notifications().findByText('Failed to add ingredient: Too many attempts.')).toBeVisible();
    expect(dialog.queryByText(/Just added/)).not.toBeInTheDocument();
    expect(dialog.getByText('Not added: Salmon')).toBeVisible();
    respond(ingredients.create, exampleIngredient({ name: 'Banana' }));
    await user.click(dialog.getByRole('button', { name: 'Add Banana' }));
    await waitFor(() => expect(notifications().getByText('Ingredient added')).toBeVisible());
    expect(dialog.getByText('Not added: Salmon')).toBeVisible();

    const made = exampleIngredient({ id: 9, name: 'Salmon', quantity: '1', unit: 'lb' });
    respond(ingredients.create, made);
    const reread = respond(ingredients.list, [made]);
    await user.click(dialog.getByRole('button', { name: 'Add Salmon' }));
    expect(await dialog.findByText('Just added: Banana, Salmon')).toBeVisible();
    expect(dialog.queryByText(/^Not added/)).not.toBeInTheDocument();
    await waitFor(() => expect(reread.urls).toHaveLength(1));
    const sent = respond(ingredients.update, { ...made, quantity: '2' });
    await user.click(dialog.getByRole('button', { name: 'Add Salmon' }));
    expect(await dialog.findByText('Just added: Banana, Salmon ×2')).toBeVisible();
    expect(sent.bodies).toEqual([{ quantity: '2', unit: 'lb' }]);
  });
});
