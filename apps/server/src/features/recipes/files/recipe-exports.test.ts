import { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { EXPORT_FORMATS, recipeExports } from '@game-plan/contracts/kitchen/recipe-exports';
import { recipeImports } from '@game-plan/contracts/kitchen/recipe-imports';
import { recipes, type SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { undo } from '@game-plan/contracts/people/undo';
import { describe, expect, test } from 'vitest';
import { dataUrl, interlacedPhoto } from '#testing/photos.ts';
import { readZip } from '#testing/read-zip.ts';
import { setUpApp } from '#testing/set-up-app.ts';

const PIE = {
  name: 'Apple pie: Gran’s',
  description: 'For Sundays.\nKeeps for two days.',
  servings: 8,
  prepTime: 30,
  cookTime: 50,
  cuisine: 'American',
  difficulty: 'Medium',
  ingredients: [
    '250 g flour',
    'For the filling:',
    '6 apples, peeled, cored',
    '1/2 tsp cinnamon',
    'salt and sugar to taste',
    '2% milk for glazing',
  ],
  instructions: ['Make the crust:', 'Rub in the butter.', '50 minutes later, it is done @ last.'],
  sourceUrl: 'https://example.org/pie?a=1&b=2',
};
const CRUST = { name: 'Crust: Gran’s', servings: 4, ingredients: ['250 g flour', '125 g butter'] };
/** With a recipe that is a part of it, and one that is a part of that one. */
const TART = {
  name: 'Tart',
  servings: 4,
  ingredients: [
    '[Pastry]',
    'For the top:',
    '2 servings [pastry], cold',
    '2 servings [pastry], cold',
    '2 apples',
  ],
};
const PASTRY = { name: 'Pastry', servings: 2, ingredients: ['½ [Crust: Gran’s]', '1 egg'] };
const TOAST = { name: 'Toast', servings: 1, ingredients: ['2 slices bread'] };

/** Without what differs between two kitchens; the recipes that are parts by their names. */
const contentOf = (
  { id, createdAt, imageUrl, ingredients, ...recipe }: SavedRecipe,
  all: readonly SavedRecipe[],
) => ({
  ...recipe,
  ingredients: ingredients.map(({ part, ...line }) => ({
    ...line,
    ...(part && { part: { ...part, recipeId: all.find((other) => other.id === part.recipeId)?.name } }),
  })),
});

describe('an export of recipes', () => {
  const setup = setUpApp();
  const download = (query: string) => setup.person.download(`${recipeExports.download.path}?${query}`);

  test.each(EXPORT_FORMATS)('in %s is the same after an import', async (format) => {
    for (const body of [CRUST, PASTRY, TART]) await setup.person.call(ownRecipes.create, { body });
    const { id } = await setup.person.call(ownRecipes.create, { body: PIE });
    await setup.person.call(ownRecipes.create, { body: TOAST });
    const params = { id: String(id) };
    await setup.person.call(recipes.update, {
      params,
      body: { notes: '1. Use sour apples.\nLess sugar.', rating: 5, tags: ['baking', 'Sunday lunch'] },
    });
    await setup.person.call(pictures.setPhoto, {
      params,
      body: { imageBase64: dataUrl(await interlacedPhoto('jpeg', 300)) },
    });
    await setup.app.runJobs();
    const { status, headers, body } = await download(`format=${format}`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/recipes-\w+-\d{4}-\d\d-\d\d\.zip/);

    const other = await setup.newPerson();
    await other.send('POST', recipeImports.upload.path, {
      body,
      headers: { 'content-type': 'application/octet-stream' },
    });
    const ids = (await other.call(recipeImports.found)).map(({ id }) => id);
    await other.call(recipeImports.run, { body: { ids } });
    await setup.app.runJobs();
    const before = await setup.person.call(recipes.list);
    const after = await other.call(recipes.list);
    expect(after.map((recipe) => contentOf(recipe, after))).toEqual(
      before.map((recipe) => contentOf(recipe, before)),
    );
    expect(before.flatMap(({ ingredients }) => ingredients.filter(({ part }) => part))).toHaveLength(11);
    // The same again is known, and the undo takes out all of it.
    const { undoId } = (await other.call(recipeImports.read)).file ?? {};
    await other.send('POST', recipeImports.upload.path, {
      body,
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect((await other.call(recipeImports.found)).map(({ state }) => state)).toEqual(ids.map(() => 'known'));
    await other.call(undo.run, { params: { id: String(undoId) } });
    expect(await other.call(recipes.list)).toEqual([]);
  });

  test('of one recipe has those that are parts of it, under the names that they have now', async () => {
    const person = await setup.newPerson();
    const made = [];
    for (const body of [CRUST, PASTRY, TART, TOAST])
      made.push(await person.call(ownRecipes.create, { body }));
    const [crust, , tart] = made;
    const of = (id = 0) => ({ params: { id: String(id) } });
    await person.call(ownRecipes.update, { ...of(crust?.id), body: { ...CRUST, name: 'Base' } });
    const { body } = await person.download(`${recipeExports.download.path}?format=cooklang&id=${tart?.id}`);
    const files = await readZip(body);
    expect([...files.keys()].sort()).toEqual(['Base.cook', 'Pastry.cook', 'Tart.cook']);
    expect(String(files.get('Pastry.cook'))).toContain('@./Base{½}');
    expect(String(files.get('Tart.cook'))).toContain('@./Pastry|pastry{2%servings}(cold)');
  });

  test('has a folder or a file each, of all recipes or of one', async () => {
    const { id } = await setup.person.call(ownRecipes.create, { body: PIE });
    await setup.person.call(ownRecipes.create, { body: { ...TOAST, name: '../apple pie/ Gran’s' } });
    const namesIn = async (query: string) => [...(await readZip((await download(query)).body)).keys()];
    expect(await namesIn('format=nextcloud')).toEqual([
      'Apple pie Gran’s/recipe.json',
      'apple pie Gran’s 2/recipe.json',
    ]);
    expect(await namesIn(`format=cooklang&id=${id}`)).toEqual(['Apple pie Gran’s.cook']);
  });

  test('is of the own kitchen', async () => {
    const { id } = await setup.person.call(ownRecipes.create, { body: TOAST });
    const other = await setup.newPerson();
    const answer = await other.download(`${recipeExports.download.path}?format=cooklang&id=${id}`);
    expect(answer.status).toBe(404);
  });
});
