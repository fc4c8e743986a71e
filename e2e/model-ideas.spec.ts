import { type FakeModel, startFakeModel } from '../apps/server/src/testing/model/fake-model.ts';
import { chatCompletions } from '../apps/server/src/testing/model/fake-model-protocol.ts';
import { answeredIdea, ideasText } from '../apps/server/src/testing/model/idea-answers.ts';
import { expect, test as plain } from './support/fixtures.ts';
import { stockKitchen, TWELVE_FOODS } from './support/kitchen.ts';
import { setUpAdmin } from './support/people.ts';

/** The app beside a model that writes what the test says it writes. */
const test = plain.extend<{ model: FakeModel }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  model: async ({}, use) => {
    const model = await startFakeModel(chatCompletions);
    await use(model);
    await model.close();
  },
  settings: async ({ model }, use) =>
    use({ AI_PROVIDER: 'openai', AI_BASE_URL: model.baseUrl, AI_TEXT_MODEL: 'writer-1' }),
});

const IDEAS = [
  answeredIdea('Garden frittata', [
    ['Eggs', '4', 'piece'],
    ['Spinach', '1', 'bunch'],
    ['Cheddar cheese', '60'],
  ]),
  answeredIdea('Lemon chicken', [
    ['Chicken breast', '400'],
    ['Lemon', '1', 'piece'],
    ['White rice', '150'],
  ]),
  answeredIdea('Pepper spaghetti', [
    ['Spaghetti', '200'],
    ['Bell pepper', '1', 'piece'],
    ['Capers', '20'],
  ]),
  answeredIdea('Tomato rice', [
    ['White rice', '150'],
    ['Tomato', '3', 'piece'],
    ['Onion', '1', 'piece'],
  ]),
];

test('ideas of a model are shown as the kitchen has them; when it fails the composer helps and says why', async ({
  page,
  model,
}) => {
  await setUpAdmin(page);
  await stockKitchen(page, TWELVE_FOODS);
  await page.goto('/');
  const suggestions = page.getByRole('region', { name: 'Recipe suggestions' });
  const generate = page.getByRole('button', { name: 'Generate Recipe Ideas' });

  model.script({ says: ideasText(IDEAS) });
  await generate.click();
  await expect(page.getByText('Found 4 recipe suggestions for you!')).toBeVisible();
  await expect(suggestions.getByRole('listitem')).toHaveCount(4);
  await expect(suggestions.getByRole('note')).toBeHidden();
  await suggestions.getByRole('button', { name: 'Pepper spaghetti' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('67% match')).toBeVisible();
  await expect(dialog.getByText('Missing', { exact: true })).toHaveCount(1);
  await page.keyboard.press('Escape');

  model.script({ fails: 500, message: 'Oops' });
  await generate.click();
  await expect(suggestions.getByRole('note')).toHaveText(
    'The AI service failed. These ideas come from the built-in composer.',
  );
  await expect(suggestions.getByText('Lemon chicken')).toBeHidden();
  await page.goto('/recipes?tab=generated');
  await expect(page.getByRole('note')).toHaveText(/built-in composer/);
});
