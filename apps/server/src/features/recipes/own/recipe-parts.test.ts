import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import { recipeLinks } from '@game-plan/contracts/kitchen/recipe-links';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { lineTexts } from '@game-plan/domain/recipes/own/line-text';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

const SAUCE = { name: 'Tomato sauce', servings: 4, ingredients: ['800 g chopped tomatoes', '100 g butter'] };
const LINE = '2 servings [tomato sauce]';
const PASTA = { name: 'Pasta', servings: 2, ingredients: ['250 g spaghetti', LINE] };

describe('a recipe that is a part of another', () => {
  const setup = setUpApp();
  const of = (id: number) => ({ params: { id: String(id) } });
  const save = async (person = setup.person) => {
    const sauce = await person.call(ownRecipes.create, { body: SAUCE });
    const pasta = await person.call(ownRecipes.create, { body: PASTA });
    return { sauce, pasta };
  };
  const foods = (recipe: { ingredients: { name: string; written?: string | undefined }[] }) =>
    recipe.ingredients.map(({ name, written }) => `${written} ${name}`);

  test('brings its lines, figures, allergens and what is at home, and its amounts follow the servings', async () => {
    const person = await setup.newPerson();
    await person.call(ingredients.create, {
      body: { name: 'Butter', category: 'dairy', quantity: '250', unit: 'g' },
    });
    const { sauce, pasta } = await save(person);
    expect(foods(pasta)).toEqual(['250 g Spaghetti', '400 g Chopped tomatoes', '50 g Butter']);
    expect(pasta.ingredients.map(({ available }) => available)).toEqual([false, false, true]);
    expect(pasta.ingredients[1]?.part).toEqual({ recipeId: sauce.id, written: LINE });
    expect(pasta.allergens).toEqual(expect.arrayContaining(['dairy', 'gluten']));
    expect(pasta.calories).toBeGreaterThan((sauce.calories ?? 0) + 400);
    const { ingredients: lines, instructions, servings } = pasta;
    const { shown } = await person.call(recipes.scale, {
      body: { ingredients: lines, instructions, servings, to: 4 },
    });
    expect(foods({ ingredients: shown })).toEqual([
      '500 g Spaghetti',
      '800 g Chopped tomatoes',
      '100 g Butter',
    ]);
    await person.call(shoppingList.addFromRecipe, {
      body: {
        recipeId: pasta.id,
        lines: shown
          .filter(({ available }) => !available)
          .map(({ name, amount, unit }) => ({ name, amount, unit })),
      },
    });
    expect((await person.call(shoppingList.list)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Chopped tomatoes', 'Spaghetti']),
    );
  });

  test('is changed in it, too, and what is written of it stays when it is gone', async () => {
    const person = await setup.newPerson();
    const { sauce, pasta } = await save(person);
    await person.call(ownRecipes.update, {
      ...of(sauce.id),
      body: { ...SAUCE, ingredients: ['800 g chopped tomatoes', '4 tbsp olive oil'] },
    });
    // Whatever stops the server before it has read them again, the job is there.
    await setup.app.runJobs();
    const changed = await person.call(recipes.read, of(pasta.id));
    expect(foods(changed)).toEqual(['250 g Spaghetti', '400 g Chopped tomatoes', '2 tbsp Olive oil']);
    expect(changed.allergens).not.toContain('dairy');
    expect(changed.versions).toBe(0);
    await person.call(recipes.remove, of(sauce.id));
    const body = { ...PASTA, name: 'Pasta again' };
    expect(foods(await person.call(ownRecipes.update, { ...of(pasta.id), body }))).toEqual(foods(changed));
  });

  test('can be in it twice in a row, and under two headings, also when it is gone', async () => {
    const person = await setup.newPerson();
    const sauce = await person.call(ownRecipes.create, { body: SAUCE });
    const written = [LINE, LINE, 'For the top:', LINE, LINE];
    const body = { ...PASTA, ingredients: written };
    const made = await person.call(ownRecipes.create, { body });
    const textsOf = async () => lineTexts((await person.call(recipes.read, of(made.id))).ingredients);
    expect(await textsOf()).toEqual(written);
    expect(made.ingredients).toHaveLength(8);
    await person.call(recipes.remove, of(sauce.id));
    await person.call(ownRecipes.update, { ...of(made.id), body: { ...body, name: 'Pasta again' } });
    expect(await textsOf()).toEqual(written);
    expect((await person.call(recipes.read, of(made.id))).ingredients).toEqual(made.ingredients);
  });

  test('is shown by its lines to a guest', async () => {
    const person = await setup.newPerson();
    const { pasta } = await save(person);
    const { path } = await person.call(recipeLinks.make, of(pasta.id));
    const html = String((await person.download(path)).body);
    expect(html).toContain('400 g Chopped tomatoes');
    expect(html).not.toContain('[tomato sauce]');
  });

  test('cannot be in itself, at any depth', async () => {
    const person = await setup.newPerson();
    const { sauce, pasta } = await save(person);
    const { id } = await person.call(ownRecipes.create, {
      body: { name: 'Bake', servings: 2, ingredients: ['[Pasta]', '100 g mozzarella'] },
    });
    for (const [edited, name] of [
      [sauce.id, 'Bake'],
      [sauce.id, 'Pasta'],
      [pasta.id, 'Pasta'],
      [pasta.id, 'Bake'],
      [id, 'Bake'],
    ] as const) {
      const body = { ...SAUCE, ingredients: [`1 serving [${name}]`] };
      const refused = await person.refused(ownRecipes.update, { ...of(edited), body });
      expect(refused).toMatchObject({
        status: 400,
        body: { detail: `${name} cannot be a part of this recipe, which is in it itself.` },
      });
    }
  });

  test('needs an amount that can be told, and is looked for in the own kitchen only', async () => {
    const person = await setup.newPerson();
    await save(person);
    const body = { ...PASTA, ingredients: ['1 cup [Tomato sauce]'] };
    expect(await person.refused(ownRecipes.create, { body })).toMatchObject({
      status: 400,
      body: {
        detail:
          '“1 cup [Tomato sauce]” does not say how much of Tomato sauce is needed. Write servings or a weight: 2 servings [Tomato sauce].',
      },
    });
    const other = await setup.newPerson();
    const plain = await other.call(ownRecipes.create, { body: PASTA });
    expect(plain.ingredients.some(({ part }) => part !== undefined)).toBe(false);
    const { lines } = await person.call(ownRecipes.preview, { body: PASTA });
    expect(lines.flatMap(({ foods: read }) => read.map(({ name }) => name))).toEqual([
      'Spaghetti',
      'Chopped tomatoes',
      'Butter',
    ]);
  });
});
