import { type Ingredient, ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { activity } from '@game-plan/contracts/people/activity';
import { undo } from '@game-plan/contracts/people/undo';
import { USUAL_AT_HOME } from '@game-plan/domain/at-home/at-home';
import { nameToBuy, planUse } from '@game-plan/domain/recipes/use-stock';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { exampleIdea, line } from '#testing/examples/example-recipe.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openIdea } from '#testing/pages/open-ideas.ts';
import { respond, respondProblem, respondToBody } from '#testing/respond.ts';

const TAKE = { name: 'Take From Inventory' };
const EGGS = exampleIngredient();
const FETA = exampleIngredient({ id: 2, name: 'Feta', quantity: '60', unit: 'g' });
const PARSLEY = exampleIngredient({ id: 3, name: 'Parsley', quantity: '1', unit: 'item' });
const TINS = exampleIngredient({ id: 5, name: 'Tinned tomatoes', quantity: '4' });
const LINES = [
  line('Eggs', '4', 'piece'),
  line('Feta', '60', 'g'),
  line('Parsley', '10', 'g'),
  line('Tinned tomatoes', '400', 'g'),
  line('Salt', '5', 'g'),
];
const IDEA = exampleIdea({ ingredients: LINES });

/** The kitchen, as the dialog asks of it what is taken. */
const respondKitchen = (...cards: Ingredient[]) =>
  respondToBody(ingredients.planUse, ({ lines }) =>
    planUse(lines, cards, USUAL_AT_HOME).map(({ card, ...use }) => ({
      ingredient: card,
      ...use,
      buyAs: nameToBuy(card.name),
    })),
  );

test('shows what is left of each ingredient, and takes what is ticked', async () => {
  const { dialog, user, client } = await openIdea(IDEA);
  respondKitchen(EGGS, FETA, PARSLEY, TINS);
  const taken = { kind: 'recipe_cooked', subject: IDEA.name, calories: null, by: 'Ben' } as const;
  respond(activity.recent, [{ ...taken, at: new Date().toISOString() }]);
  await user.click(await dialog.findByRole('button', TAKE));
  const asked = within(await screen.findByRole('dialog', TAKE));
  await asked.findByRole('checkbox', { name: /^Parsley/ });
  const boxes = asked.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map((box) => [box.labels?.[0]?.textContent, box.checked])).toEqual([
    ['Eggs12 pieces', true],
    ['Feta60 g', true],
    ['Parsley1 item, tick if used up', false],
    ['Tinned tomatoes4 pieces, tick if one is used up', false],
  ]);
  const left = () => asked.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(left()).toEqual(['8', '0']);
  expect(asked.getByRole('status')).toHaveTextContent(/^Ben took ingredients for this recipe today at /);

  await expectAccessible();

  // Another member takes two eggs while the dialog is open.
  respondKitchen({ ...EGGS, quantity: '10' }, FETA, PARSLEY, TINS);
  await act(() => client.invalidateQueries());
  expect(asked.getByText('12 pieces')).toBeVisible();
  respondProblem(ingredients.use, 409, 'Someone changed these ingredients', 'conflict');
  await user.click(asked.getByRole('button', { name: 'Take 2 Ingredients' }));
  expect(await screen.findByText('Someone changed these ingredients')).toBeVisible();

  expect(await asked.findByText('10 pieces')).toBeVisible();
  await user.click(asked.getByRole('checkbox', { name: /^Feta/ }));
  await user.click(asked.getByRole('checkbox', { name: /^Parsley/ }));
  await user.click(asked.getByRole('checkbox', { name: /^Tinned/ }));
  expect(left()).toEqual(['6', '0', '3']);
  const parsley = asked.getByRole('textbox', { name: /^Parsley/ });
  await user.clear(parsley);
  await user.type(parsley, '½');
  const sent = respond(ingredients.use, { left: [{ ...EGGS, quantity: '6' }, PARSLEY], undoId: 5 });
  await user.click(asked.getByRole('button', { name: 'Take 3 Ingredients' }));
  expect(await notifications().findByText('3 ingredients taken, 1 used up')).toBeVisible();
  respond(activity.recent, [{ ...taken, by: 'Marta Oliveira', at: new Date().toISOString() }]);
  await user.click(dialog.getByRole('button', TAKE));
  expect(await screen.findByText(/^You took ingredients for this recipe today at /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(notifications().getByRole('button', { name: 'Undo' })).toBeVisible();
  const listed = respond(shoppingList.createSeveral, []);
  await user.click(screen.getByRole('button', { name: 'Buy again' }));
  expect(await notifications().findByText('Tinned tomatoes')).toBeVisible();
  expect(listed.bodies).toEqual([{ items: [{ name: 'Tinned tomatoes', quantity: '', unit: '' }] }]);
  expect(sent.bodies).toEqual([
    {
      cooked: IDEA.name,
      items: [
        { id: 1, quantity: '10', unit: 'piece', left: '6' },
        { id: 3, quantity: '1', unit: 'item', left: '½' },
        { id: 5, quantity: '4', unit: 'piece', left: '3' },
      ],
    },
  ]);
});

test('is undone from the toast', async () => {
  const { user, dialog } = await openIdea(IDEA);
  respondKitchen(EGGS, FETA);
  respond(activity.recent, []);
  await user.click(await dialog.findByRole('button', TAKE));
  const asked = within(await screen.findByRole('dialog', TAKE));
  respond(ingredients.use, { left: [EGGS, FETA], undoId: 5 });
  await user.click(await asked.findByRole('button', { name: /^Take \d Ingredient/ }));
  const undone = respond(undo.run, null);
  await user.click(await notifications().findByRole('button', { name: 'Undo' }));
  expect(await notifications().findByText('Inventory restored')).toBeVisible();
  expect(undone.urls).toEqual(['/api/undo/5']);
});

test('is not offered when nothing of the recipe is in the kitchen', async () => {
  const missing = [line('Feta', '60', 'g', false), { ...line('Salt', '5', 'g'), atHome: true }];
  const { dialog } = await openIdea(exampleIdea({ ingredients: missing }));
  expect(await dialog.findByRole('heading', { name: 'Instructions' })).toBeVisible();
  expect(dialog.queryByRole('button', TAKE)).not.toBeInTheDocument();
});
