import { foods } from '@game-plan/contracts/food/foods';
import { type OwnFood, ownFoods } from '@game-plan/contracts/food/own-foods';
import { undo } from '@game-plan/contracts/people/undo';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleFood } from '#testing/examples/example-food.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openMealLog, setClock } from '#testing/pages/open-meal-log.ts';
import { respond, respondProblem } from '#testing/respond.ts';

beforeEach(() => {
  sessionStorage.clear();
  setClock('2026-11-20T08:00:00');
});
afterEach(() => vi.useRealTimers());

const BAR: OwnFood = {
  id: 7,
  name: 'Peanut bar',
  brand: 'Corner gym',
  gtin: '00036000291452',
  figuresFor: 'portion',
  portionName: 'bar',
  portionSize: 60,
  portionMeasure: 'g',
  calories: 210,
  protein: 20,
  carbs: 22,
  fat: 7,
  fiber: null,
  sugar: null,
  saturatedFat: null,
  sodium: null,
  alcohol: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

const meal = () => within(screen.getByRole('list', { name: 'Foods of this meal' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('an own food', () => {
  async function openNew() {
    respond(foods.search, []);
    respond(foods.readMeal, { lines: [] });
    const { user } = await openMealLog();
    await user.type(screen.getByRole('combobox', { name: 'Search foods' }), 'peanut bar');
    await user.click(await screen.findByRole('button', { name: 'Add ‘peanut bar’ as my food' }));
    return { user, form: await dialog('New Food') };
  }

  test('shows missing and invalid fields, stays as typed when saving fails, and is saved with null for empty fields', async () => {
    const { user, form } = await openNew();
    const press = () => user.click(form.getByRole('button', { name: 'Save and Add' }));
    const early = respond(ownFoods.create, BAR);
    await user.clear(form.getByLabelText('Name'));
    await user.type(form.getByLabelText('Barcode'), '036000291453');
    await user.type(form.getByLabelText('Protein (g)'), 'much');
    await press();
    expect(await form.findByText('Name is required')).toBeVisible();
    expect(form.getByText(/^The last digit does not fit/)).toBeVisible();
    expect(form.getByText('Calories are required')).toBeVisible();
    expect(form.getByLabelText('Protein (g)')).toHaveAccessibleDescription('Enter a number');
    expect(early.bodies).toEqual([]);
    await expectAccessible();

    await user.clear(form.getByLabelText('Barcode'));
    await user.clear(form.getByLabelText('Protein (g)'));
    for (const [label, text] of [
      ['Name', 'peanut bar'],
      ['Portion', 'bar'],
      ['Portion size', '60'],
      ['Calories', '210'],
      ['Protein (g)', '20'],
      ['Carbs (g)', '22,5'],
      ['Fat (g)', '7'],
      ['or Salt (g)', '0.45'],
    ] as const) {
      await user.type(form.getByLabelText(label), text);
    }
    const refusal = 'You keep a food with the barcode 036000291452 already.';
    respondProblem(ownFoods.create, 409, refusal, 'conflict');
    await press();
    expect(await notifications().findByText('Failed to save food')).toBeVisible();
    expect(form.getByLabelText('Calories')).toHaveValue('210');

    const sent = respond(ownFoods.create, BAR);
    await press();
    expect(await notifications().findByText('Food saved')).toBeVisible();
    expect(sent.bodies).toMatchObject([
      {
        name: 'peanut bar',
        gtin: null,
        figuresFor: 'portion',
        portionName: 'bar',
        portionSize: 60,
        calories: 210,
        carbs: 22.5,
        fiber: null,
        sodium: 180,
      },
    ]);
    expect(await meal().findByText('Peanut bar')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Unit of Peanut bar' })).toHaveValue('bar');
  });

  test('with kilojoules or contradictory figures asks first, and can be saved anyway', async () => {
    const { user, form } = await openNew();
    const sent = respond(ownFoods.create, BAR);
    await user.type(form.getByLabelText('Calories'), '975');
    await user.type(form.getByLabelText('Protein (g)'), '20');
    await user.type(form.getByLabelText('Carbs (g)'), '22');
    await user.type(form.getByLabelText('Fat (g)'), '7');
    await user.click(form.getByRole('button', { name: 'Save and Add' }));
    expect(await form.findByRole('alert')).toHaveTextContent('look like kilojoules');

    await user.clear(form.getByLabelText('Calories'));
    await user.type(form.getByLabelText('Calories'), '500');
    await user.click(form.getByRole('button', { name: 'Save and Add' }));
    expect(await form.findByRole('alert')).toHaveTextContent('come to about 231 kcal');
    expect(sent.bodies).toEqual([]);
    await expectAccessible();
    await user.click(form.getByRole('button', { name: 'Save anyway' }));
    expect(await notifications().findByText('Food saved')).toBeVisible();
    expect(sent.bodies).toMatchObject([{ calories: 500, saveAnyway: true }]);
  });
});

test('my foods are added with one press, edited, and removed after confirmation; without any they explain themselves', async () => {
  respond(ownFoods.list, [BAR]);
  const { user } = await openMealLog();
  await user.click(screen.getByRole('button', { name: 'My foods' }));
  const first = await dialog('My Foods');
  await user.click(await first.findByRole('button', { name: /^Peanut bar.*210 cal.*per bar/ }));
  expect(await meal().findByText('Peanut bar')).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'My foods' }));
  const mine = await dialog('My Foods');
  await user.click(await mine.findByRole('button', { name: 'Actions for Peanut bar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = await dialog('Edit My Food');
  expect(form.getByLabelText('Barcode')).toHaveValue('036000291452');
  const sent = respond(ownFoods.update, BAR);
  await user.clear(form.getByLabelText('Calories'));
  await user.type(form.getByLabelText('Calories'), '215');
  await user.click(form.getByRole('button', { name: 'Save Food' }));
  expect(await notifications().findByText('Food updated')).toBeVisible();
  expect(sent.bodies).toMatchObject([{ calories: 215, gtin: '00036000291452' }]);

  const again = await dialog('My Foods');
  await user.click(await again.findByRole('button', { name: 'Actions for Peanut bar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const removed = respond(ownFoods.remove, { undoId: 5 });
  respond(ownFoods.list, []);
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Peanut bar' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await notifications().findByText('Food removed')).toBeVisible();
  expect(removed.urls).toEqual(['/api/own-foods/7']);
  expect(await again.findByText('No foods of your own yet')).toBeVisible();
  const undone = respond(undo.run, null);
  await user.click(notifications().getByRole('button', { name: 'Undo' }));
  expect(await notifications().findByText('Food restored')).toBeVisible();
  expect(undone.urls).toEqual(['/api/undo/5']);
});

test('bare calories are added as a food with unknown macros', async () => {
  const { user } = await openMealLog();
  await user.click(screen.getByRole('button', { name: 'Just calories' }));
  const form = await dialog('Just Calories');
  await user.click(form.getByRole('button', { name: 'Add to Meal' }));
  expect(await form.findByText('Enter a number')).toBeVisible();
  await user.type(form.getByLabelText('Calories'), '700');
  await user.click(form.getByRole('button', { name: 'Add to Meal' }));
  expect(await meal().findByText('Restaurant')).toBeVisible();
  expect(screen.getByText('Macros are known for 0% of the calories.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Eggs 2 pieces/ }));
  expect(screen.getByText('Macros are known for 17% of the calories.')).toBeVisible();
});

describe('a barcode', () => {
  const answer = { gtin: '00036000291452', food: null, doubts: [], isSourceAway: false };

  async function openScanner() {
    const { user } = await openMealLog();
    await user.click(screen.getByRole('button', { name: 'Scan barcode' }));
    const scanner = await dialog('Scan Barcode');
    return { user, scanner, field: scanner.getByLabelText('Number under the barcode') };
  }

  test('is typed without a camera, refused at its field if invalid, and of an unknown food starts an own food', async () => {
    const { user, scanner, field } = await openScanner();
    expect(await scanner.findByText(/^Browsers only open the camera on an https address/)).toBeVisible();
    const asked = respond(foods.barcode, answer);
    await user.type(field, '036000291453{Enter}');
    expect(field).toHaveAccessibleDescription(/^The last digit does not fit/);
    expect(asked.urls).toEqual([]);
    await expectAccessible();

    await user.clear(field);
    await user.type(field, '0 36000 29145 2{Enter}');
    expect(await scanner.findByText('036000291452 is not known here')).toBeVisible();
    await user.click(scanner.getByRole('button', { name: 'Add as my food' }));
    expect((await dialog('New Food')).getByLabelText('Barcode')).toHaveValue('036000291452');
  });

  test('is looked up again when Open Food Facts did not answer; of a known food shows it and adds it', async () => {
    respond(foods.barcode, { ...answer, isSourceAway: true });
    const { user, scanner, field } = await openScanner();
    await user.type(field, '36000291452{Enter}');
    expect(await scanner.findByText(/^Open Food Facts is not answering right now/)).toBeVisible();

    const food = exampleFood({ description: 'Cocoa', source: 'Open Food Facts', contains: ['milk'] });
    const asked = respond(foods.barcode, { ...answer, food, doubts: ['The label says 37.'] });
    await user.click(scanner.getByRole('button', { name: 'Try again' }));
    expect(await scanner.findByText('Cocoa')).toBeVisible();
    expect(asked.urls).toEqual(['/api/foods/barcode?code=00036000291452']);
    expect(scanner.getByText('The label says 37.')).toBeVisible();
    expect(scanner.getByText(/Contains .*milk/)).toBeVisible();
    await user.click(scanner.getByRole('button', { name: 'Add to Meal' }));
    expect(await meal().findByText('Cocoa')).toBeVisible();
  });
});
