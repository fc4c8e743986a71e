import { auth } from '@game-plan/contracts/auth';
import { meals } from '@game-plan/contracts/meals';
import { photoAnalysis } from '@game-plan/contracts/photo-analysis';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleAnalysis } from '#testing/example-analysis.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openMealLog, setClock } from '#testing/open-meal-log.ts';
import { respond, respondLater, respondNothing, respondProblem } from '#testing/respond.ts';
import { sessionOf } from '#testing/sessions.ts';

const photo = (type = 'image/jpeg', bytes = 12) => new File([new Uint8Array(bytes)], 'plate.jpg', { type });
const DATA_URL = 'data:image/jpeg;base64,AAAAAAAAAAAAAAAA';

beforeEach(() => setClock('2026-11-20T19:00:00'));
afterEach(() => vi.useRealTimers());

async function openTab(isAvailable = true, visitor: 'user' | 'admin' = 'user') {
  respond(photoAnalysis.available, { isAvailable });
  respond(auth.me, sessionOf(visitor));
  const page = await openMealLog([], {}, 'unknown');
  await page.user.click(screen.getByRole('tab', { name: 'Photo Analysis' }));
  return page;
}

const picker = () => screen.findByLabelText(/Choose a meal photo|Change photo/);

async function openWithPhoto() {
  const page = await openTab();
  await page.user.upload(await picker(), photo());
  expect(await screen.findByRole('img', { name: 'Your meal' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  );
  return page;
}

const analyze = (user: Awaited<ReturnType<typeof openTab>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Analyze Meal' }));

describe('choosing a photo', () => {
  test('a camera or files are offered, and nothing can be analyzed without a photo', async () => {
    await openTab();
    expect(await picker()).toHaveAttribute('accept', 'image/*');
    expect(await picker()).not.toHaveAttribute('capture');
    expect(screen.getByRole('button', { name: 'Analyze Meal' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Dinner' })).toBeChecked();
    await expectAccessible();
  });

  test('a photo that is too large is refused', async () => {
    const { user } = await openTab();
    await user.upload(await picker(), photo('image/png', 5 * 1024 * 1024 + 1));
    expect(await notifications().findByText('File too large')).toBeVisible();
    expect(notifications().getByText('Please select an image smaller than 5MB')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Your meal' })).not.toBeInTheDocument();
  });

  test('a file that is no image is refused', async () => {
    await openTab();
    fireEvent.change(await picker(), { target: { files: [photo('application/pdf')] } });
    expect(await notifications().findByText('Please choose an image file')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Your meal' })).not.toBeInTheDocument();
  });

  test('an image that the browser cannot show is named', async () => {
    await openWithPhoto();
    fireEvent.error(screen.getByRole('img', { name: 'Your meal' }));
    expect(screen.getByText('This browser cannot show plate.jpg')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Analyze Meal' })).toBeEnabled();
  });

  test('every address of a photo is given back when another is chosen and on Reset', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const create = vi.spyOn(URL, 'createObjectURL');
    const { user } = await openWithPhoto();
    await user.upload(await picker(), photo());
    expect(create).toHaveBeenCalledTimes(2);
    expect(revoke).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(revoke).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Choose a meal photo')).toBeVisible();
  });
});

describe('analyzing', () => {
  test('shows that it is, then what was recognised and logged, in words', async () => {
    const { user } = await openWithPhoto();
    await user.click(screen.getByRole('radio', { name: 'Lunch' }));
    const { sent, release } = respondLater(photoAnalysis.analyze, exampleAnalysis());
    await analyze(user);
    expect(await screen.findByRole('progressbar', { name: 'Analyzing' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Analyzing...' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('radio', { name: 'Dinner' })).toBeDisabled();
    await analyzeAgain(user);
    await expectAccessible();
    release();
    const done = await screen.findByRole('heading', { name: 'Meal Logged Successfully!' });
    expect(done).toHaveFocus();
    expect(sent.bodies).toEqual([{ imageBase64: DATA_URL, mealType: 'lunch', date: '2026-11-20' }]);
    expect(screen.getByText('Roast chicken with broccoli, one plate')).toBeVisible();
    expect(screen.getByText('512')).toBeVisible();
    expect(screen.getByText('52.3 g')).toBeVisible();
    const foods = within(screen.getByRole('list', { name: 'Foods of this meal' })).getAllByRole('listitem');
    expect(foods.map((food) => food.textContent)).toEqual([
      expect.stringMatching(/^Chicken, 160 g\s+264 cal94% sure$/),
      expect.stringMatching(/^House sauce, 30 g Estimate\s98 cal40% sure$/),
      expect.stringMatching(/^Cake, 50 g Estimate Check figures150 cal60% sure$/),
    ]);
    expect(screen.getByText(/^Estimate: /)).toBeVisible();
    expect(screen.getByText(/^Check figures: /)).toBeVisible();
    await expectAccessible();
  });

  const analyzeAgain = (user: Awaited<ReturnType<typeof openTab>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Analyzing...' }));

  async function openLogged() {
    const page = await openWithPhoto();
    respond(photoAnalysis.analyze, exampleAnalysis());
    respond(meals.list, [exampleAnalysis().meal]);
    await analyze(page.user);
    await screen.findByRole('heading', { name: 'Meal Logged Successfully!' });
    return page;
  }

  test('the logged meal can be edited at once, and the summary follows', async () => {
    const { user } = await openLogged();
    const { meal } = exampleAnalysis();
    const [chicken, ...others] = meal.foods;
    if (!chicken) throw new Error('No chicken');
    const changed = {
      ...meal,
      totalCalories: 413.4,
      foods: [{ ...chicken, quantity: 100, calories: 165 }, ...others],
    };
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Meal' }));
    const sent = respond(meals.update, changed);
    respond(meals.list, [changed]);
    await user.click(dialog.getByRole('button', { name: /^Save Meal/ }));
    expect(await screen.findByText('413')).toBeVisible();
    expect(sent.urls).toEqual(['/api/meals/7']);
    const [first] = within(screen.getByRole('list', { name: 'Foods of this meal' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Chicken, 100 g\s*165 cal$/);
  });

  test('Undo removes the meal and keeps the photo', async () => {
    const { user } = await openLogged();
    const sent = respond(meals.remove, null);
    respond(meals.list, []);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await notifications().findByText('Meal removed')).toBeVisible();
    expect(sent.urls).toEqual(['/api/meals/7']);
    expect(screen.getByRole('img', { name: 'Your meal' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Analyze Meal' })).toBeEnabled();
  });

  test('an Undo that fails says so and keeps the summary', async () => {
    const { user } = await openLogged();
    respondProblem(meals.remove, 404, 'This meal was not found', 'not_found');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await notifications().findByText('Failed to remove meal')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Meal Logged Successfully!' })).toBeVisible();
  });

  test('Reset clears the photo and the result', async () => {
    const { user } = await openLogged();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByText('Choose a meal photo')).toBeVisible();
    expect(screen.queryByText('Meal Logged Successfully!')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Log a meal from a photo' })).toHaveFocus();
  });

  test.each([
    [
      'with the server’s reason',
      () => respondProblem(photoAnalysis.analyze, 502, 'It took too long.'),
      'It took too long.',
    ],
    ['without one', () => respondNothing(photoAnalysis.analyze), 'Failed to analyze the meal photo'],
  ])('a failure is told %s and keeps the photo for another try', async (_, fail, description) => {
    const { user } = await openWithPhoto();
    fail();
    await analyze(user);
    expect(await notifications().findByText('Analysis failed')).toBeVisible();
    expect(notifications().getByText(description)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Your meal' })).toBeVisible();
    respond(photoAnalysis.analyze, exampleAnalysis());
    await analyze(user);
    expect(await screen.findByRole('heading', { name: 'Meal Logged Successfully!' })).toBeVisible();
  });

  test('a meal that is logged while the tab is left is told of', async () => {
    const { user } = await openWithPhoto();
    const { release } = respondLater(photoAnalysis.analyze, exampleAnalysis());
    await analyze(user);
    await user.click(screen.getByRole('tab', { name: "Today's Meals" }));
    release();
    expect(await notifications().findByText('Roast chicken with broccoli, 512 cal')).toBeVisible();
  });
});

describe('without a model', () => {
  test('a user is told whom to ask', async () => {
    await openTab(false);
    expect(await screen.findByText('Photo analysis needs an AI model that can see pictures')).toBeVisible();
    expect(screen.getByText(/^Ask your administrator/)).toBeVisible();
    expect(screen.queryByText('AI_VISION_MODEL')).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('an admin is told what to set', async () => {
    await openTab(false, 'admin');
    expect(await screen.findByText('AI_VISION_MODEL')).toBeVisible();
    expect(screen.getByText('AI_PROVIDER')).toBeVisible();
  });

  test('not knowing is said, and can be asked again', async () => {
    respondNothing(photoAnalysis.available);
    const { user } = await openMealLog();
    await user.click(screen.getByRole('tab', { name: 'Photo Analysis' }));
    expect(await screen.findByText('Photo analysis did not load')).toBeVisible();
    respond(photoAnalysis.available, { isAvailable: true });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Choose a meal photo')).toBeVisible();
  });
});
