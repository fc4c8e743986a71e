import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleIdea, line } from '#testing/examples/example-recipe.ts';
import { openIdeas } from '#testing/pages/open-ideas.ts';

type Dialog = Pick<typeof screen, 'getAllByRole' | 'getByRole'>;

/** The value under each label of the facts. */
const facts = (dialog: Dialog) =>
  dialog.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

const linesOf = (dialog: Dialog, list: 'Ingredients' | 'Instructions') =>
  [...dialog.getByRole('region', { name: list }).querySelectorAll('li')].map((item) => item.textContent);

const FULL = exampleIdea();
const BARE = exampleIdea({
  id: 'bare',
  name: 'Bare',
  prepTime: null,
  cookTime: null,
  calories: null,
  caloriesArePartial: true,
  difficulty: null,
  cuisine: null,
  description: null,
});
const READY = exampleIdea({
  id: 'ready',
  name: 'Boiled Eggs',
  calories: 1384,
  caloriesArePartial: true,
  ingredients: [line('Eggs', '4', 'piece')],
  imageUrl: 'https://example.com/dish.jpg',
});

test('a recipe shows its picture, facts, ingredients and steps, with defaults; closing it focuses the card', async () => {
  const { user } = await openIdeas([FULL, BARE, READY]);
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
    return within(await screen.findByRole('dialog', { name }));
  };
  const close = async (button: string, name: string) => {
    await user.click(screen.getByRole('button', { name: button }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveFocus());
  };

  const full = await open(FULL.name);
  expect(await full.findByRole('img', { name: 'Illustration of Weeknight Shakshuka' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/svg\+xml,/),
  );
  expect(full.getByText('AI Generated')).toBeVisible();
  expect(full.getByText('75% match')).toBeVisible();
  expect(full.getByText('Eggs poached in smoky tomato.')).toBeVisible();
  expect(facts(full)).toEqual([
    ['Prep time', '10 min'],
    ['Cook time', '20 min'],
    ['Servings', '2'],
    ['Calories', '384'],
    ['Difficulty', 'Easy'],
    ['Cuisine', 'Mediterranean'],
  ]);
  expect(full.getByText('3 of 4 in your kitchen')).toBeVisible();
  expect(linesOf(full, 'Ingredients')).toEqual([
    'Eggs4Have',
    'Canned tomatoes2 cupsHave',
    'Saltto tasteHave',
    'Feta60 gMissing',
  ]);
  expect(linesOf(full, 'Instructions')).toEqual([
    '1Warm the oil.',
    '2Simmer the tomatoes.',
    '3Poach the eggs.',
  ]);
  await close('Start Cooking', FULL.name);

  const bare = await open(BARE.name);
  expect(facts(bare)).toEqual([
    ['Prep time', '15 min'],
    ['Cook time', '30 min'],
    ['Servings', '2'],
    ['Calories', '400'],
    ['Difficulty', 'Medium'],
    ['Cuisine', 'International'],
  ]);
  await close('Close dialog', BARE.name);

  // Everything for this one is there, and its calories are partly known.
  const ready = await open(READY.name);
  expect(facts(ready)).toContainEqual(['Calories', '1,384partly known']);
  expect(ready.getByText('1 of 1 in your kitchen')).toBeVisible();
  expect(ready.queryByRole('button', { name: 'Add Missing to Shopping List' })).not.toBeInTheDocument();
  // Its own image, and a drawing when that does not load.
  const image = () => ready.getByRole('img', { name: 'Illustration of Boiled Eggs' });
  expect(image()).toHaveAttribute('src', 'https://example.com/dish.jpg');
  image().dispatchEvent(new Event('error'));
  await waitFor(() => expect(image()).toHaveAttribute('src', expect.stringMatching(/^data:image/)));
});
