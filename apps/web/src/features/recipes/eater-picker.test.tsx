import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { recipes, type SuggestedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { ownKitchen } from '#testing/examples/own-kitchen.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { respondToDashboard } from '#testing/pages/dashboard-calls.ts';
import { findGenerateButton } from '#testing/pages/open-ideas.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond } from '#testing/respond.ts';
import { portionsNotice } from './recipe-facts.ts';

const member = (id: number, name: string, agreesToBeCookedFor = true) => ({
  id,
  name,
  isYou: id === 1,
  isOwner: id === 1,
  agreesToBeCookedFor,
  joinedAt: '2026-11-01T08:00:00.000Z',
});

function openDashboard() {
  respondToDashboard();
  respond(ingredients.list, [exampleIngredient()]);
  return renderPage('/');
}

test('a single member sees no choice of eaters', async () => {
  openDashboard();
  await findGenerateButton();
  expect(screen.queryByRole('group', { name: 'Cooking for' })).toBeNull();
});

test('members who agreed are selected until deselected, and the last one cannot be', async () => {
  const kitchen = ownKitchen({
    members: [member(1, 'Marta Silva', false), member(2, 'Ben'), member(3, 'Cleo', false)],
  });
  respond(kitchens.read, kitchen);
  const { user } = openDashboard();
  const group = within(await screen.findByRole('group', { name: 'Cooking for' }));
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Marta Silva', 'Ben']);
  await expectAccessible();
  const sent = respond(recipes.generate, []);
  const generate = async () => user.click(await findGenerateButton());
  await generate();
  await waitFor(() => expect(sent.urls).toHaveLength(1));
  expect(new URL(sent.urls[0] ?? '', location.href).searchParams.get('notFor')).toBe('');
  const saved = respond(kitchens.agree, kitchen);
  respond(kitchens.read, { ...kitchen, notCookedFor: [2] });
  await user.click(group.getByRole('button', { name: 'Ben' }));
  await user.click(group.getByRole('button', { name: 'Marta Silva' }));
  expect(group.getByRole('button', { name: 'Marta Silva' })).toHaveAttribute('aria-pressed', 'true');
  await generate();
  await waitFor(() => expect(sent.urls).toHaveLength(2));
  expect(sent.urls[1]).toContain('notFor=2');
  expect(saved.bodies).toEqual([{ notCookedFor: [2] }]);
});

const idea = (servings: number, eaters: SuggestedRecipe['eaters']) => ({ servings, eaters });
const eater = (name: string, servings: number, leavesSomethingOut = false) => ({
  name,
  servings,
  leavesSomethingOut,
});

test.each([
  [idea(2, undefined), null],
  [idea(3, [eater('Ada', 1), eater('Ben', 1.5)]), 'Ada 1 serving, Ben 1½.'],
  [
    idea(3, [eater('Ada', 1.25), eater('Ben', 0.75, true)]),
    'Ada 1¼ servings, Ben ¾. Foods in your kitchen that do not suit Ben were left out.',
  ],
  [
    idea(2, [eater('Ada', 1), eater('Ben', 1.5)]),
    'Ada 1 serving, Ben 1½. There is not enough of it for everyone.',
  ],
])('%#: portions of the eaters', (recipe, notice) => {
  expect(portionsNotice(recipe)).toBe(notice);
});
