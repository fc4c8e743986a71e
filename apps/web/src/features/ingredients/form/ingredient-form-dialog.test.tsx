import type { ResponseOf } from '@game-plan/contracts/endpoint';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { INVENTORY, openInventory } from '#testing/pages/open-inventory.ts';
import { respond, respondBy, respondNothing, respondProblem } from '#testing/respond.ts';

type Person = Awaited<ReturnType<typeof openInventory>>['user'];

/** What the server knows of names. */
const KNOWN: Readonly<Record<string, ResponseOf<typeof ingredients.readName>>> = {
  Salmon: { kept: null, keeps: null, usual: { category: 'protein', unit: 'g' } },
  cream: { kept: null, keeps: null, usual: { category: 'dairy', unit: 'cup' } },
  Milk: { kept: null, keeps: null, usual: { category: 'dairy', unit: 'ml' } },
  Cheddar: { kept: 3, keeps: null, usual: { category: 'dairy', unit: 'g' } },
  'cheddar cheese': { kept: 3, keeps: null, usual: { category: 'dairy', unit: 'g' } },
  '500g beef mince': {
    kept: null,
    keeps: null,
    usual: { name: 'beef mince', category: 'protein', quantity: '500', unit: 'g' },
  },
};

async function openCustomAdd() {
  respondBy(
    ingredients.readName,
    (query) => KNOWN[query.get('name') ?? ''] ?? { kept: null, usual: null, keeps: null },
  );
  const { user } = await openInventory();
  await user.click(await screen.findByRole('button', { name: 'Custom Add' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Custom Add' })) };
}

async function openEdit(name: string) {
  const { user } = await openInventory();
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Edit Ingredient' })) };
}

async function fill(user: Person, dialog: Awaited<ReturnType<typeof openCustomAdd>>['dialog']) {
  await user.type(dialog.getByLabelText('Name'), ' Oat milk ');
  await user.selectOptions(dialog.getByLabelText('Category'), 'beverage');
  await user.type(dialog.getByLabelText('Quantity'), '1.5');
  await user.selectOptions(dialog.getByLabelText('Unit'), 'l');
}

describe('Custom Add', () => {
  test('shows what is missing, no longer asks for what it has filled in, refuses a quantity below zero, keeps what was typed when the server refuses or is gone; then sends the fields, shows a confirmation and closes', async () => {
    const { user, dialog } = await openCustomAdd();
    const unsent = respond(ingredients.create, exampleIngredient());
    const add = () => dialog.findByRole('button', { name: 'Add Ingredient' });
    await user.click(await add());
    for (const [label, message] of [
      ['Name', 'Name is required'],
      ['Category', 'Category is required'],
      ['Quantity', 'Quantity is required'],
      ['Unit', 'Unit is required'],
    ] as const) {
      const field = await dialog.findByLabelText(label);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(message);
    }
    expect(dialog.getByLabelText('Status')).toHaveValue('fresh');
    await expectAccessible();

    const name = dialog.getByLabelText('Name');
    await user.type(name, 'Salmon');
    await waitFor(() => expect(dialog.queryByText('Category is required')).not.toBeInTheDocument());
    expect(dialog.queryByText('Unit is required')).not.toBeInTheDocument();
    expect(dialog.getByText('Quantity is required')).toBeVisible();

    await user.keyboard('{Escape}');
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', {
        name: 'Cancel',
      }),
    );
    expect(name).toHaveValue('Salmon');

    await user.clear(name);
    await fill(user, dialog);
    const quantity = dialog.getByLabelText('Quantity');
    await user.clear(quantity);
    await user.type(quantity, '-1');
    await user.click(await add());
    expect(await dialog.findByText('Quantity cannot be below zero')).toBeVisible();
    expect(quantity).toBeInvalid();
    expect(unsent.bodies).toEqual([]);

    await user.clear(quantity);
    await user.type(quantity, '1.5');
    for (const [fail, description] of [
      [
        () => respondProblem(ingredients.create, 400, 'At most 200 characters', 'invalid_body'),
        'Failed to add ingredient: At most 200 characters',
      ],
      [() => respondNothing(ingredients.create), /^Failed to add ingredient: (?!At most)/],
    ] as const) {
      fail();
      await user.click(await add());
      expect(await notifications().findByText(description)).toBeVisible();
      expect(notifications().getByText('Error')).toBeVisible();
      expect(name).toHaveValue(' Oat milk ');
      expect(quantity).toHaveValue('1.5');
    }

    const sent = respond(ingredients.create, exampleIngredient());
    await user.type(dialog.getByLabelText('Expiry Date'), '2026-12-01');
    await user.click(await add());
    expect(await notifications().findByText('Ingredient added')).toBeVisible();
    expect(notifications().getByText('Ingredient has been added to your inventory')).toBeVisible();
    expect(sent.bodies).toEqual([
      {
        name: 'Oat milk',
        category: 'beverage',
        quantity: '1.5',
        unit: 'l',
        status: 'fresh',
        expiryDate: '2026-12-01',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('fills in category and unit of a known food, in the units of the kitchen or as it has kept the food before, until the person chooses; sends no date if none was chosen', async () => {
    const { user, dialog } = await openCustomAdd();
    const name = dialog.getByLabelText('Name');
    const category = dialog.getByLabelText('Category');
    const unit = dialog.getByLabelText('Unit');
    await user.type(name, 'Salmon');
    await waitFor(() => expect(category).toHaveValue('protein'));
    expect(unit).toHaveValue('g');
    await user.clear(name);
    await user.type(name, 'Zork');
    await waitFor(() => expect(category).toHaveValue(''));
    expect(unit).toHaveValue('');
    // Kept before, and expired: that is no reason to add to it.
    await user.clear(name);
    await user.type(name, 'cream');
    await waitFor(() => expect(unit).toHaveValue('cup'));
    expect(category).toHaveValue('dairy');
    expect(dialog.queryByText(/in your inventory already/)).not.toBeInTheDocument();
    await user.selectOptions(unit, 'lb');
    await user.clear(name);
    await user.type(name, 'Milk');
    expect(category).toHaveValue('dairy');
    expect(unit).toHaveValue('lb');

    await user.clear(name);
    await user.type(name, 'Cheddar');
    await user.click(await dialog.findByRole('button', { name: 'Add another card' }));
    expect(dialog.queryByText(/in your inventory already/)).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText('Quantity'), '2');
    const sent = respond(ingredients.create, exampleIngredient());
    await user.click(dialog.getByRole('button', { name: 'Add Ingredient' }));
    await waitFor(() => expect(sent.bodies).toMatchObject([{ name: 'Cheddar', expiryDate: null }]));
  });

  test('fills in the amount that a name states, which the ingredient has once, until the person types another', async () => {
    const { user, dialog } = await openCustomAdd();
    const quantity = dialog.getByLabelText('Quantity');
    await user.type(dialog.getByLabelText('Name'), '500g beef mince');
    await waitFor(() => expect(quantity).toHaveValue('500'));
    expect(dialog.getByLabelText('Unit')).toHaveValue('g');
    expect(dialog.getByLabelText('Category')).toHaveValue('protein');
    const sent = respondProblem(ingredients.create, 400, 'Not now', 'invalid_body');
    await user.click(dialog.getByRole('button', { name: 'Add Ingredient' }));
    const mince = { category: 'protein', unit: 'g' };
    await waitFor(() =>
      expect(sent.bodies).toMatchObject([{ ...mince, name: 'beef mince', quantity: '500' }]),
    );
    await user.clear(quantity);
    await user.type(quantity, '300');
    const changed = respond(ingredients.create, exampleIngredient());
    await user.click(dialog.getByRole('button', { name: 'Add Ingredient' }));
    await waitFor(() =>
      expect(changed.bodies).toMatchObject([{ ...mince, name: '500g beef mince', quantity: '300' }]),
    );
  });

  test('shows that the food exists already, and adds the amount to it', async () => {
    const { user, dialog } = await openCustomAdd();
    const created = respond(ingredients.create, exampleIngredient());
    await user.type(dialog.getByLabelText('Name'), 'cheddar cheese');
    expect(await dialog.findByText('Cheddar is in your inventory already (200 g).')).toBeVisible();
    await user.type(dialog.getByLabelText('Quantity'), '1');
    await user.selectOptions(dialog.getByLabelText('Unit'), 'kg');
    const sent = respond(
      ingredients.update,
      exampleIngredient({ name: 'Cheddar', quantity: '1.2', unit: 'kg' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Add to it' }));
    expect(await notifications().findByText('Cheddar: 1.2 kg now')).toBeVisible();
    expect(sent.bodies).toEqual([{ quantity: '1.2', unit: 'kg' }]);
    expect(sent.urls).toEqual([expect.stringMatching(/^\/api\/ingredients\/3\?today=.*&why=bought$/)]);
    expect(created.bodies).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('Edit Ingredient', () => {
  test('starts from the ingredient, stays open after an error, and saves the changes only, so that changes by others stay', async () => {
    const { user, dialog } = await openEdit('Baby spinach');
    expect(dialog.getByLabelText('Name')).toHaveValue('Baby spinach');
    expect(dialog.getByLabelText('Category')).toHaveValue('vegetable');
    expect(dialog.getByLabelText('Unit')).toHaveValue('bunch');
    expect(dialog.getByLabelText('Status')).toHaveValue('expiring');
    expect(dialog.getByLabelText('Expiry Date')).toHaveValue('2026-11-22');

    respondProblem(ingredients.update, 404, 'This ingredient was not found', 'not_found');
    await user.click(dialog.getByRole('button', { name: 'Update Ingredient' }));
    expect(await notifications().findByText('Failed to update ingredient')).toBeVisible();
    expect(notifications().getByText('This ingredient was not found')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Baby spinach');

    const sent = respond(ingredients.update, exampleIngredient());
    await user.clear(dialog.getByLabelText('Quantity'));
    await user.type(dialog.getByLabelText('Quantity'), '2');
    await user.clear(dialog.getByLabelText('Expiry Date'));
    await user.click(await dialog.findByRole('button', { name: 'Update Ingredient' }));
    expect(await notifications().findByText('Ingredient updated')).toBeVisible();
    expect(sent.urls).toEqual([expect.stringMatching(/^\/api\/ingredients\/1\?today=[-\d]+$/)]);
    expect(sent.bodies).toEqual([{ quantity: '2', unit: 'bunch', expiryDate: null }]);
  });

  test('shows what another member changes meanwhile, and keeps what was typed', async () => {
    const { user, client } = await openInventory();
    await user.click(await screen.findByRole('button', { name: 'Actions for Cheddar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('Expiry Date'), '2026-12-24');
    const changed = exampleIngredient({
      id: 3,
      name: 'Cheddar',
      category: 'dairy',
      quantity: '90',
      unit: 'g',
    });
    respond(ingredients.list, [changed]);
    await client.invalidateQueries();
    await waitFor(() => expect(screen.getByLabelText('Quantity')).toHaveValue('90'));
    expect(screen.getByLabelText('Expiry Date')).toHaveValue('2026-12-24');
    const sent = respond(ingredients.update, changed);
    await user.click(screen.getByRole('button', { name: 'Update Ingredient' }));
    await waitFor(() => expect(sent.bodies).toEqual([{ expiryDate: '2026-12-24' }]));
  });

  test('keeps the dashboard’s unit, which is in no list', async () => {
    const { user } = await openInventory([
      exampleIngredient({ id: 9, name: 'Figs', unit: 'item' }),
      ...INVENTORY,
    ]);
    await user.click(await screen.findByRole('button', { name: 'Actions for Figs' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(await screen.findByLabelText('Unit')).toHaveValue('item');
  });
});
