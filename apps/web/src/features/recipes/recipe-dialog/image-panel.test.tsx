import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { undo } from '@game-plan/contracts/people/undo';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { exampleIdea, line, saved } from '#testing/examples/example-recipe.ts';
import { openIdea } from '#testing/pages/open-ideas.ts';
import { respondToRecipes } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';

const FIRST = `/api/pictures/${'a'.repeat(64)}`;
const SECOND = `/api/pictures/${'b'.repeat(64)}`;
const LINES = ['Eggs', 'Tomatoes', 'Onion', 'Feta', 'Cumin', 'Oil', 'Salt', 'Parsley', 'Bread'];
const MANY = exampleIdea({ ingredients: LINES.map((name) => line(name, '1', 'piece')) });
const AGAIN = { name: 'Generate New Image' };

const region = async () => within(await screen.findByRole('region', { name: 'AI Recipe Image' }));

/** Opens saved recipes by their addresses, one after the other in the same app. */
function openSavedInTurn() {
  let page: ReturnType<typeof renderPage> | undefined;
  return async (fields: Parameters<typeof saved>[1] & { readonly id: number }) => {
    const recipe = saved(MANY, fields);
    respondToRecipes([recipe]);
    const read = respond(recipes.read, recipe);
    const address = `/recipes?recipe=${fields.id}`;
    if (page) await page.router.navigate({ href: address });
    page ??= renderPage(address);
    await waitFor(() => expect(read.urls).not.toEqual([]));
    return { ...page, recipe, panel: await region() };
  };
}

test('lists six ingredients, shows why there is no image, then sends eight names, and shows the picture with its actions', async () => {
  const { user } = await openIdea(MANY);
  const panel = await region();
  expect(panel.getByText('eggs, tomatoes, onion, feta, cumin, oil...')).toBeVisible();
  expect(panel.queryByRole('img')).not.toBeInTheDocument();
  const press = async () => user.click(await panel.findByRole('button', { name: 'Generate Image' }));

  respondNothing(pictures.generate);
  await press();
  expect(await screen.findByText('Failed to generate recipe image')).toBeVisible();
  respondProblem(pictures.generate, 429, 'You have used your 50 questions.', 'too_many_requests');
  await press();
  expect(await screen.findByText('You have used your 50 questions.')).toBeVisible();
  expect(within(screen.getByRole('alert')).getByText('Image generation failed')).toBeVisible();

  const { sent, release } = respondLater(pictures.generate, { imageUrl: FIRST, madeBy: 'drawing' });
  await press();
  expect(await panel.findByText('This may take 10-30 seconds')).toBeVisible();
  expect(panel.getByRole('progressbar', { name: 'Generating image' })).not.toHaveAttribute('aria-valuenow');

  respond(pictures.ofIdeas, [{ ideaId: MANY.id, imageUrl: FIRST, madeBy: 'drawing', isPending: false }]);
  release();
  expect(await screen.findByText('Recipe image generated!')).toBeVisible();
  expect(sent.bodies).toEqual([{ recipeName: MANY.name, ingredients: LINES.slice(0, 8), recipeId: MANY.id }]);
  expect(await panel.findByRole('img')).toHaveAttribute('src', `${FIRST}?size=card`);
  expect(panel.getByText('Drawn from its ingredients')).toBeVisible();
  const save = panel.getByRole('link', { name: 'Save' });
  expect(save).toHaveAttribute('href', `${FIRST}?size=full`);
  expect(save).toHaveAttribute('download', 'weeknight-shakshuka.jpg');
  expect(panel.getByRole('button', AGAIN)).toHaveFocus();
  expect(screen.queryByText('This may take 10-30 seconds')).not.toBeInTheDocument();
});

test('an idea saved meanwhile stays saved', async () => {
  const { user } = await openIdea(MANY);
  const { release } = respondLater(pictures.generate, { imageUrl: FIRST, madeBy: 'drawing' });
  await user.click((await region()).getByRole('button', { name: 'Generate Image' }));
  await user.click(screen.getByRole('button', { name: 'Close dialog' }));
  const keep = saved(MANY);
  respond(recipes.create, keep);
  await user.click(await screen.findByRole('button', { name: new RegExp(MANY.name) }));
  await user.click(await screen.findByRole('button', { name: 'Save to Favorites' }));
  await screen.findByRole('button', { name: 'Remove from Favorites' });
  release();
  expect(await screen.findByText('Recipe image generated!')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
});

test('shows when the image model gave no picture, waits for the first one, keeps an external one, and replaces an old one in the header too', async () => {
  const open = openSavedInTurn();
  const instead = await open({ id: 4, imageUrl: FIRST, imageMadeBy: 'drawing_instead' });
  expect(
    await instead.panel.findByText(
      'Drawn from its ingredients, because the image model did not return a picture',
    ),
  ).toBeVisible();

  // All members share it.
  const { panel: waiting } = await open({ id: 5, imageUrl: null, isImagePending: true });
  expect(await waiting.findByText('This may take 10-30 seconds')).toBeVisible();
  expect(waiting.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByText('Generating image...')).not.toHaveLength(0);

  const imageUrl = 'https://example.org/shakshuka.jpg';
  const external = await open({ id: 6, imageUrl });
  expect(await external.panel.findByRole('button', { name: 'Generate Image' })).toBeVisible();
  const header = () => screen.getByRole('img', { name: `Illustration of ${MANY.name}` });
  expect(header()).toHaveAttribute('src', imageUrl);
  expect(within(screen.getByRole('dialog')).queryByText('AI Generated')).not.toBeInTheDocument();

  const { user, panel, recipe } = await open({ id: 7, imageUrl: FIRST, imageMadeBy: 'drawing' });
  const again = await panel.findByRole('button', AGAIN);
  expect(header()).toHaveAttribute('src', `${FIRST}?size=card`);
  const sent = respond(pictures.generate, { imageUrl: SECOND, madeBy: 'model' });
  respond(recipes.read, { ...recipe, imageUrl: SECOND, imageMadeBy: 'model' });
  await user.click(again);
  expect(await panel.findByText('Made by the image model')).toBeVisible();
  expect(sent.bodies).toMatchObject([{ recipeId: 7 }]);
  expect(header()).toHaveAttribute('src', `${SECOND}?size=card`);
});

test('a dish without ingredients is not sent', async () => {
  const { user } = await openIdea(exampleIdea({ ingredients: [] }));
  await user.click((await region()).getByRole('button', { name: 'Generate Image' }));
  expect(await screen.findByText('Missing information')).toBeVisible();
  expect(screen.getByText('Recipe name and ingredients are required')).toBeVisible();
});

describe('an own photo', () => {
  const photo = new File(['photo'], 'soup.jpg', { type: 'image/jpeg' });
  const chooser = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

  test('replaces the drawing of a saved recipe, says what it is, and is removed with Undo', async () => {
    const open = openSavedInTurn();
    const drawn = { id: 7, imageUrl: FIRST, imageMadeBy: 'drawing' } as const;
    const { user, recipe } = await open(drawn);
    const set = respond(pictures.setPhoto, { imageUrl: SECOND, madeBy: 'photo' });
    respond(recipes.read, { ...recipe, imageUrl: SECOND, imageMadeBy: 'photo' });
    await user.upload(await chooser('Use Your Own Photo'), photo);
    expect(await screen.findByText('Photo saved')).toBeVisible();
    expect(set.bodies).toEqual([{ imageBase64: 'data:image/jpeg;base64,cGhvdG8=' }]);
    const panel = within(await screen.findByRole('region', { name: 'Your Photo' }));
    expect(panel.getByText('Your own photo, shown instead of the drawing')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Save' })).toHaveAttribute('href', `${SECOND}?size=full`);
    expect(screen.getByRole('img', { name: `Photo of ${recipe.name}` })).toHaveAttribute(
      'src',
      `${SECOND}?size=card`,
    );
    expect(within(screen.getByRole('dialog')).queryByText('AI Generated')).not.toBeInTheDocument();

    const removal = respond(pictures.removePhoto, { undoId: 3 });
    respond(recipes.read, recipe);
    await user.click(panel.getByRole('button', { name: 'Remove Photo' }));
    expect(removal.urls).toHaveLength(1);
    expect(await region()).toBeDefined();
    const undone = respond(undo.run, null);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Photo restored')).toBeVisible();
    expect(undone.urls).toEqual(['/api/undo/3']);
  });

  test('that is no image, or refused by the server, is said', async () => {
    const { user } = await openSavedInTurn()({ id: 8 });
    const words = new File(['words'], 'soup.txt', { type: 'text/plain' });
    await user.setup({ applyAccept: false }).upload(await chooser('Use Your Own Photo'), words);
    expect(await screen.findByText('Please choose an image file')).toBeVisible();
    respondProblem(pictures.setPhoto, 400, 'The image is too small.', 'invalid_body');
    await user.upload(await chooser('Use Your Own Photo'), photo);
    expect(await screen.findByText('The image is too small.')).toBeVisible();
  });
});
