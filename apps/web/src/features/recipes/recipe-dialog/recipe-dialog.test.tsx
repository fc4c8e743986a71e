import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleIdea, line } from '#testing/examples/example-recipe.ts';
import { openIdea } from '#testing/pages/open-ideas.ts';

type Dialog = Awaited<ReturnType<typeof openIdea>>['dialog'];

/** The value under each label of the facts. */
const facts = (dialog: Dialog) =>
  dialog.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

const linesOf = (dialog: Dialog, list: 'Ingredients' | 'Instructions') =>
  [...dialog.getByRole('region', { name: list }).querySelectorAll('li')].map((item) => item.textContent);

describe('a recipe', () => {
  test('shows its picture, facts, ingredients and steps', async () => {
    const { dialog } = await openIdea(exampleIdea());
    expect(await dialog.findByRole('img', { name: 'Illustration of Weeknight Shakshuka' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml,/),
    );
    expect(dialog.getByText('AI Generated')).toBeVisible();
    expect(dialog.getByText('75% match')).toBeVisible();
    expect(dialog.getByText('Eggs poached in smoky tomato.')).toBeVisible();
    expect(facts(dialog)).toEqual([
      ['Prep time', '10 min'],
      ['Cook time', '20 min'],
      ['Servings', '2'],
      ['Calories', '384'],
      ['Difficulty', 'Easy'],
      ['Cuisine', 'Mediterranean'],
    ]);
    expect(dialog.getByText('3 of 4 in your kitchen')).toBeVisible();
    expect(linesOf(dialog, 'Ingredients')).toEqual([
      'Eggs4Have',
      'Canned tomatoes2 cupsHave',
      'Saltto tasteHave',
      'Feta60 gMissing',
    ]);
    expect(linesOf(dialog, 'Instructions')).toEqual([
      '1Warm the oil.',
      '2Simmer the tomatoes.',
      '3Poach the eggs.',
    ]);
  });

  test('shows defaults for missing values', async () => {
    const { dialog } = await openIdea(
      exampleIdea({
        prepTime: null,
        cookTime: null,
        calories: null,
        caloriesArePartial: true,
        difficulty: null,
        cuisine: null,
        description: null,
      }),
    );
    expect(facts(dialog)).toEqual([
      ['Prep time', '15 min'],
      ['Cook time', '30 min'],
      ['Servings', '2'],
      ['Calories', '400'],
      ['Difficulty', 'Medium'],
      ['Cuisine', 'International'],
    ]);
  });

  test('marks calories as partly known', async () => {
    const { dialog } = await openIdea(exampleIdea({ calories: 1384, caloriesArePartial: true }));
    expect(facts(dialog)).toContainEqual(['Calories', '1,384partly known']);
  });

  test('offers nothing to buy when everything is available', async () => {
    const { dialog } = await openIdea(exampleIdea({ ingredients: [line('Eggs', '4', 'piece')] }));
    expect(dialog.getByText('1 of 1 in your kitchen')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Add Missing to Shopping List' })).not.toBeInTheDocument();
  });

  test('shows its own image, and a drawing when that does not load', async () => {
    const { dialog } = await openIdea(exampleIdea({ imageUrl: 'https://example.com/dish.jpg' }));
    const image = dialog.getByRole('img', { name: 'Illustration of Weeknight Shakshuka' });
    expect(image).toHaveAttribute('src', 'https://example.com/dish.jpg');
    image.dispatchEvent(new Event('error'));
    await waitFor(() =>
      expect(dialog.getByRole('img', { name: 'Illustration of Weeknight Shakshuka' })).toHaveAttribute(
        'src',
        expect.stringMatching(/^data:image/),
      ),
    );
  });
});

test.each(['Start Cooking', 'Close dialog'])('%s closes it and focuses the card', async (name) => {
  const { dialog, user } = await openIdea(exampleIdea());
  await user.click(dialog.getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Weeknight/ })).toHaveFocus());
});
