import { ownRecipes, type RecipePreview } from '@game-plan/contracts/kitchen/own-recipes';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { versionOf } from '@game-plan/domain/recipes/own/version-of';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleIdea, saved } from '#testing/examples/example-recipe.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { respondToRecipes } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';
import { clearToast } from '#ui/toast/toast-store.ts';

const DHAL = saved(exampleIdea({ name: 'Dhal', externalId: null }), { id: 91, isFavorite: false });

const PREVIEW: RecipePreview = {
  lines: [
    {
      text: '250 g red lentils',
      heading: null,
      foods: [
        { name: 'Red lentils', written: '250 g', grams: 250, countedAs: 'red lentil', state: 'counted' },
      ],
    },
  ],
  calories: 312,
  protein: 20,
  carbs: 40,
  fat: 4,
  knownShare: 1,
  allergens: [],
  dietaryTags: ['vegan'],
  caution: { foods: [], mentions: [], diets: [], unknown: [] },
  notFor: [],
  sameName: null,
};

beforeEach(() => {
  sessionStorage.clear();
  respondToRecipes();
  respond(ownRecipes.preview, PREVIEW);
  respond(recipes.read, DHAL);
});

async function openForm() {
  const page = renderPage('/recipes');
  await page.user.click(await screen.findByRole('button', { name: 'Add Recipe' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Add Recipe' })) };
}

type Dialog = Awaited<ReturnType<typeof openForm>>['dialog'];

async function fill(user: UserEvent, dialog: Dialog) {
  await user.type(dialog.getByLabelText('Name'), 'Dhal');
  await user.clear(dialog.getByLabelText('Servings'));
  await user.type(dialog.getByLabelText('Servings'), '2');
  await user.type(dialog.getByLabelText('Cook (min)'), '30');
  await user.type(dialog.getByLabelText('Ingredients'), '250 g red lentils\n\n  half an onion ');
  await user.type(dialog.getByLabelText('Steps'), 'Simmer.');
}

describe('a new recipe', () => {
  test('shows what is read, for whom it is not, and a saved one’s name; stays as typed when it is refused or not saved', async () => {
    respond(ownRecipes.preview, {
      ...PREVIEW,
      sameName: { id: 91, name: 'Dhal' },
      knownShare: 0.9,
      lines: [
        ...PREVIEW.lines,
        { text: 'Sauce:', heading: 'Sauce', foods: [] },
        {
          text: '1 zorblax',
          heading: null,
          foods: [{ name: 'Zorblax', written: '1', grams: null, countedAs: null, state: 'unknown' }],
        },
      ],
      caution: {
        foods: [{ name: 'feta', against: ['milk'] }],
        mentions: [],
        diets: [],
        unknown: ['Zorblax'],
      },
      notFor: ['Ben'],
    });
    const { user, dialog } = await openForm();
    await fill(user, dialog);
    const [warning] = await dialog.findAllByText(/^You already have a recipe named “Dhal”/);
    expect(warning).toBeVisible();
    const preview = within(dialog.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByText('312')).toBeVisible();
    const lines = within(preview.getByRole('list', { name: 'Lines as read' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Red lentils250 g',
      'Sauce',
      'ZorblaxNot known, counts nothing1',
    ]);
    expect(preview.getByText('Per serving, from the food table; 90% of the weight is known.')).toBeVisible();
    expect(preview.getByText('feta is against your profile: milk.')).toBeVisible();
    expect(preview.getByText('Zorblax could not be checked against your allergies and diets.')).toBeVisible();
    expect(preview.getByText('Something in it does not suit Ben.')).toBeVisible();
    expect(preview.getByText('vegan')).toBeVisible();
    await expectAccessible();

    const sent = respond(ownRecipes.create, DHAL);
    for (const [label, text, message] of [
      ['Name', '', 'Name is required'],
      ['Ingredients', '', 'Write at least one ingredient'],
      ['Servings', 'two', 'Enter a whole number'],
      ['Cook (min)', '1.5', 'Enter whole minutes'],
      ['Ingredients', `1 egg\n${'a'.repeat(401)}`, 'Line 2: At most 400 characters'],
    ] as const) {
      const field = dialog.getByLabelText(label);
      const good =
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
      const put = (value: string) => fireEvent.change(field, { target: { value } });
      put(text);
      await user.click(dialog.getByRole('button', { name: 'Save Recipe' }));
      expect(await dialog.findByText(message)).toBeVisible();
      expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
      put(good);
    }
    expect(sent.bodies).toEqual([]);

    for (const fail of [
      () => respondNothing(ownRecipes.create),
      () => respondProblem(ownRecipes.create, 500, 'Something went wrong', 'internal'),
    ]) {
      const failed = fail();
      await user.click(dialog.getByRole('button', { name: 'Save Recipe' }));
      expect(within(await screen.findByRole('alert')).getByText('Failed to save recipe')).toBeVisible();
      await dialog.findByRole('button', { name: 'Save Recipe' });
      expect(failed.urls.length).toBeGreaterThan(0);
      expect(dialog.getByLabelText('Name')).toHaveValue('Dhal');
      expect(dialog.getByLabelText('Ingredients')).toHaveValue('250 g red lentils\n\n  half an onion ');
      act(clearToast);
    }
  });

  test('is sent line by line, once by a double click, cannot be closed meanwhile, and opens once it is saved', async () => {
    const { user, dialog, router } = await openForm();
    await fill(user, dialog);
    await user.selectOptions(dialog.getByLabelText('Cuisine'), 'Indian');
    await user.click(dialog.getByRole('checkbox', { name: 'Save to Favorites' }));
    const { sent, release } = respondLater(ownRecipes.create, DHAL);
    await user.dblClick(dialog.getByRole('button', { name: 'Save Recipe' }));
    await dialog.findByRole('button', { name: 'Saving...' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('dialog', { name: 'Dhal' })).toBeVisible();
    expect(notifications().getByText('Recipe saved')).toBeVisible();
    expect(router.latestLocation.href).toBe('/recipes?recipe=91');
    expect(sent.bodies).toEqual([
      {
        name: 'Dhal',
        description: '',
        servings: 2,
        sourceUrl: null,
        pictureUrl: null,
        prepTime: null,
        cookTime: 30,
        cuisine: 'Indian',
        difficulty: '',
        ingredients: ['250 g red lentils', 'half an onion'],
        instructions: ['Simmer.'],
        isFavorite: true,
      },
    ]);
  });

  test('closes at once if untouched; else it is not lost by Escape without a question, and not by a reload', async () => {
    const { user } = await openForm();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Add Recipe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Recipe' }));
    await user.type(dialog.getByLabelText('Name'), 'Dhal');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Dhal');

    cleanup();
    const again = await openForm();
    expect(again.dialog.getByLabelText('Name')).toHaveValue('Dhal');
    expect(again.dialog.getByText('What you wrote before is back.')).toBeVisible();
    await again.user.keyboard('{Escape}');
    await again.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Add Recipe' })).toHaveFocus();
    await again.user.keyboard('{Enter}');
    expect(within(await screen.findByRole('dialog')).getByLabelText('Name')).toHaveValue('');
  });
});

describe('a pasted text', () => {
  const READ = {
    name: 'Dhal',
    description: '',
    servings: 6,
    prepTime: 10,
    cookTime: null,
    cuisine: '',
    difficulty: 'Easy',
    ingredients: ['250 g red lentils', 'For the topping:', '2 tbsp olive oil'],
    steps: ['Simmer.'],
    picture: '',
    left: ['Freezes well.'],
  };

  async function paste(user: UserEvent, dialog: Dialog) {
    await user.click(dialog.getByRole('textbox', { name: 'Paste a recipe' }));
    await user.paste('Dhal…');
    await user.click(dialog.getByRole('button', { name: 'Fill In the Form' }));
  }

  test('fills in the form; the rest stays, and can be kept in the description', async () => {
    const sent = respond(ownRecipes.readText, { ...READ, description: 'For cold days.' });
    const { user, dialog } = await openForm();
    expect(dialog.queryByRole('button', { name: 'Move the Rest to Description' })).not.toBeInTheDocument();
    await paste(user, dialog);
    expect(
      await dialog.findByText('3 ingredient lines and 1 step filled in. 1 line is left above.'),
    ).toBeVisible();
    expect(sent.bodies).toEqual([{ text: 'Dhal…' }]);
    expect(dialog.getByRole('button', { name: 'Fill In the Form' })).toHaveFocus();
    const values = {
      Name: 'Dhal',
      Servings: '6',
      'Prep (min)': '10',
      'Cook (min)': '',
      Difficulty: 'Easy',
      Ingredients: '250 g red lentils\nFor the topping:\n2 tbsp olive oil',
      Steps: 'Simmer.',
    };
    for (const [label, value] of Object.entries(values))
      expect(dialog.getByLabelText(label)).toHaveValue(value);
    expect(dialog.getByRole('textbox', { name: 'Paste a recipe' })).toHaveValue('Freezes well.');

    await user.click(dialog.getByRole('button', { name: 'Move the Rest to Description' }));
    expect(dialog.getByLabelText('Description')).toHaveValue('For cold days.\nFreezes well.');
    expect(dialog.getByLabelText('Description')).toHaveFocus();
    expect(dialog.getByRole('textbox', { name: 'Paste a recipe' })).toHaveValue('');
  });

  test('is asked for, stays when it could not be read, and without servings asks to check them', async () => {
    const sent = respondNothing(ownRecipes.readText);
    const { user, dialog } = await openForm();
    const field = dialog.getByRole('textbox', { name: 'Paste a recipe' });
    await user.click(dialog.getByRole('button', { name: 'Fill In the Form' }));
    expect(field).toHaveFocus();
    expect(sent.urls).toEqual([]);

    await paste(user, dialog);
    expect(within(await screen.findByRole('alert')).getByText('The text could not be read')).toBeVisible();
    expect(field).toHaveValue('Dhal…');

    respond(ownRecipes.readText, { ...READ, servings: null, left: [] });
    await user.click(dialog.getByRole('button', { name: 'Fill In the Form' }));
    expect(
      await dialog.findByText(
        '3 ingredient lines and 1 step filled in. It does not say how many it serves: check the servings.',
      ),
    ).toBeVisible();
    expect(dialog.getByLabelText('Servings')).toHaveValue('4');
  });

  test('that is an address is read on its page, which stays with the recipe as its source', async () => {
    const sent = respond(ownRecipes.readPage, { ...READ, left: [], sourceUrl: 'https://example.org/dhal' });
    const { user, dialog } = await openForm();
    await user.click(dialog.getByRole('textbox', { name: 'Paste a recipe' }));
    await user.paste(' https://example.org/dhal?utm=1 ');
    await user.click(dialog.getByRole('button', { name: 'Fill In the Form' }));
    expect(await dialog.findByText('3 ingredient lines and 1 step filled in.')).toBeVisible();
    expect(sent.bodies).toEqual([{ url: 'https://example.org/dhal?utm=1' }]);
    expect(dialog.getByLabelText('Source')).toHaveValue('https://example.org/dhal');
    expect(dialog.getByRole('textbox', { name: 'Paste a recipe' })).toHaveValue('');
  });

  test.each([
    ['comes along', true, 'photo', 'Dhal'],
    ['stays there', false, 'drawing', 'Dhal'],
    [
      'says that it is left out',
      true,
      'drawing',
      'Dhal. The picture of its page could not be read and is left out.',
    ],
  ] as const)('has a picture that %s', async (_, takesPicture, imageMadeBy, said) => {
    const picture = 'https://example.org/dhal.jpg';
    respond(ownRecipes.readPage, { ...READ, left: [], picture, sourceUrl: 'https://example.org/dhal' });
    const saved = respond(ownRecipes.create, { ...DHAL, imageMadeBy });
    const { user, dialog } = await openForm();
    await user.click(dialog.getByRole('textbox', { name: 'Paste a recipe' }));
    await user.paste('https://example.org/dhal');
    await user.click(dialog.getByRole('button', { name: 'Fill In the Form' }));
    const choice = await dialog.findByRole('checkbox', { name: 'Take the Picture of Its Page' });
    expect(choice).toBeChecked();
    if (!takesPicture) await user.click(choice);
    await user.click(dialog.getByRole('button', { name: 'Save Recipe' }));
    expect(await screen.findByRole('dialog', { name: 'Dhal' })).toBeVisible();
    expect(notifications().getByText(said)).toBeVisible();
    expect(saved.bodies).toMatchObject([{ pictureUrl: takesPicture ? picture : null }]);
  });

  test('that is an address says why its page could not be read, and stays', async () => {
    respondProblem(
      ownRecipes.readPage,
      502,
      'example.org does not let apps read this page.',
      'upstream_failed',
    );
    const { user, dialog } = await openForm();
    const field = dialog.getByRole('textbox', { name: 'Paste a recipe' });
    await user.click(field);
    await user.paste('https://example.org/dhal');
    await user.click(dialog.getByRole('button', { name: 'Fill In the Form' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('The page could not be read')).toBeVisible();
    expect(alert.getByText('example.org does not let apps read this page.')).toBeVisible();
    expect(field).toHaveValue('https://example.org/dhal');
  });

  test('overwrites nothing that was typed', async () => {
    respond(ownRecipes.readText, READ);
    const { user, dialog } = await openForm();
    await user.type(dialog.getByLabelText('Name'), 'My dhal');
    await user.clear(dialog.getByLabelText('Servings'));
    await user.type(dialog.getByLabelText('Servings'), '2');
    await user.type(dialog.getByLabelText('Ingredients'), '1 onion');
    await paste(user, dialog);
    await dialog.findByText(/filled in/);
    expect(dialog.getByLabelText('Name')).toHaveValue('My dhal');
    expect(dialog.getByLabelText('Ingredients')).toHaveValue(
      '1 onion\n250 g red lentils\nFor the topping:\n2 tbsp olive oil',
    );
    expect(dialog.getByRole('textbox', { name: 'Paste a recipe' })).toHaveValue(
      'Dhal\nServes 6\nFreezes well.',
    );
  });
});

test('a saved recipe is edited with its lines as text, and one changed by someone else is replaced only by saving again', async () => {
  respondToRecipes([DHAL]);
  const { user } = renderPage('/recipes?recipe=91');
  await user.click(await screen.findByRole('button', { name: 'Edit Recipe' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Recipe' }));
  expect(dialog.getByLabelText('Ingredients')).toHaveValue(
    '4 Eggs\n2 cup Canned tomatoes\nSalt, to taste\n60 g Feta',
  );
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Name'), ' of mine');
  await user.clear(dialog.getByLabelText('Servings'));
  await user.type(dialog.getByLabelText('Servings'), '7');
  const edited = { name: 'Dhal of mine', ingredients: expect.arrayContaining(['4 Eggs']), servings: 7 };

  const sentence = 'Someone else changed this recipe while you were editing it.';
  const refused = respondProblem(ownRecipes.update, 409, sentence, 'conflict');
  await user.click(dialog.getByRole('button', { name: 'Save Recipe' }));
  expect(await notifications().findByText(sentence)).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveValue('Dhal of mine');
  expect(refused.bodies).toMatchObject([{ ...edited, seenVersion: versionOf(DHAL) }]);

  const saving = { ...DHAL, name: 'Dhal of mine', servings: 7 };
  const sent = respond(ownRecipes.update, saving);
  respond(recipes.read, saving);
  await user.click(dialog.getByRole('button', { name: 'Save Recipe' }));
  const recipe = within(await screen.findByRole('dialog', { name: 'Dhal of mine' }));
  expect(notifications().getByText('Recipe updated')).toBeVisible();
  // Its amounts are shown for the new servings.
  expect(await recipe.findByText('7 servings')).toBeVisible();
  expect(sent.urls[0]).toContain('/api/recipes/91/own');
  expect(sent.bodies).toMatchObject([edited]);
  expect(sent.bodies[0]).not.toHaveProperty('seenVersion');
});
