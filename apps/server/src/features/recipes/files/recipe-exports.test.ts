import { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { EXPORT_FORMATS, recipeExports } from '@game-plan/contracts/kitchen/recipe-exports';
import { recipeImports } from '@game-plan/contracts/kitchen/recipe-imports';
import { recipes, type SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
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
const TOAST = { name: 'Toast', servings: 1, ingredients: ['2 slices bread'] };

describe('an export of recipes', () => {
  const setup = setUpApp();
  const download = (query: string) => setup.person.download(`${recipeExports.download.path}?${query}`);

  test.each(EXPORT_FORMATS)('in %s is the same after an import', async (format) => {
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
    const contentOf = ({ id, createdAt, imageUrl, ...recipe }: SavedRecipe) => recipe;
    const before = await setup.person.call(recipes.list);
    expect((await other.call(recipes.list)).map(contentOf)).toEqual(before.map(contentOf));
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
