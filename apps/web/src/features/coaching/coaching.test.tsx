import { type ClientDay, coach } from '@game-plan/contracts/people/coach';
import { coaching } from '@game-plan/contracts/people/coaching';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { openProfile } from '#testing/pages/open-profile.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondProblem } from '#testing/respond.ts';

const DAY = calendarDay('2026-11-20');
const MOMENT = '2026-11-20T08:00:00.000Z';
const CLIENT = {
  id: 4,
  username: 'june',
  firstName: 'June',
  lastName: 'Olsen',
  seesDiary: true,
  seesGoals: true,
  seesAllergies: true,
  endsOn: null,
};
const CLIENT_DAY: ClientDay = {
  client: CLIENT,
  goals: { calories: 2000, protein: 150, carbs: 250, fat: 65 },
  currentGoals: { calories: 2000, protein: 150, carbs: 250, fat: 65 },
  eats: { allergies: ['nuts'], healthConditions: [], diets: ['low_carb'], dislikes: [] },
  diary: {
    meals: [
      {
        id: 1,
        type: 'lunch',
        date: DAY,
        foods: [
          { name: 'Egg', quantity: 2, unit: 'piece', calories: 143, protein: 12.6, carbs: 0.7, fat: 9.5 },
        ],
        totalCalories: 143,
        totalProtein: 12.6,
        totalCarbs: 0.7,
        totalFat: 9.5,
        loggedAt: MOMENT,
      },
    ],
    week: [
      {
        date: calendarDay('2026-11-17'),
        calories: 900,
        protein: 40,
        carbs: 100,
        fat: 30,
        goals: { calories: 1800, protein: 120, carbs: 200, fat: 60 },
      },
      { date: DAY, calories: 143, protein: 12.6, carbs: 0.7, fat: 9.5, goals: null },
    ],
  },
  comments: [
    { id: 1, date: DAY, coachName: 'Cora Coach', text: 'Well done', createdAt: MOMENT, isYours: true },
    { id: 2, date: DAY, coachName: 'Cole Coach', text: 'Sleep more', createdAt: MOMENT, isYours: false },
  ],
  proposedWeek: null,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  return () => vi.useRealTimers();
});

describe('the coaches of a person', () => {
  const CORA = { id: 9, name: 'Cora Coach' };
  const CONSENT = {
    coachId: 9,
    coachName: 'Cora Coach',
    seesDiary: true,
    seesGoals: false,
    seesAllergies: false,
    endsOn: calendarDay('2026-12-31'),
    createdAt: MOMENT,
  };
  const card = async () => within(await screen.findByRole('region', { name: 'Coaches' }));

  test('see nothing until the person consents, which without any choice is refused with a message', async () => {
    const { user } = await openProfile('security', { coaching: { coaches: [CORA] } });
    expect(await screen.findByText('Cannot see anything of yours')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agree to let Cora Coach see something' }));
    await user.click(screen.getByRole('checkbox', { name: /^My goals/ }));
    await user.click(screen.getByRole('checkbox', { name: /^My diary/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Choose what the coach may see')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^My diary/ }));
    await expectAccessible();
    const sent = respond(coaching.agree, CONSENT);
    respond(coaching.read, { coaches: [CORA], consents: [CONSENT], lastLook: null });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await (await card()).findByText('Sees your diary, until Dec 31, 2026')).toBeVisible();
    expect(sent.urls).toEqual(['/api/coaching/coaches/9?today=2026-11-20']);
    expect(sent.bodies).toEqual([{ seesDiary: true, seesGoals: false, seesAllergies: false, endsOn: null }]);
  });

  test('lose access with one press, and their last view is shown', async () => {
    const lastLook = { at: MOMENT, coachName: 'cora' };
    const { user } = await openProfile('security', {
      coaching: { coaches: [CORA], consents: [CONSENT], lastLook },
    });
    expect(
      await (await card()).findByText(/^The coach cora last looked at your days on Nov 20/),
    ).toBeVisible();
    const sent = respond(coaching.withdraw, null);
    respond(coaching.read, { coaches: [CORA], consents: [], lastLook });
    await user.click(screen.getByRole('button', { name: 'Withdraw your consent from Cora Coach' }));
    expect(await notifications().findByText('Consent withdrawn')).toBeVisible();
    expect(sent.urls).toEqual(['/api/coaching/coaches/9']);
    expect(await (await card()).findByText('Cannot see anything of yours')).toBeVisible();
  });
});

describe('the page of a coach', () => {
  test('lists the clients with how their last days went', async () => {
    const progress = respond(coach.progress, [
      {
        client: CLIENT,
        goals: { calories: 2000, protein: 150, carbs: 250, fat: 65 },
        diary: {
          lastLoggedOn: calendarDay('2026-11-18'),
          daysLogged: 4,
          average: { calories: 1849.6, protein: 97.2 },
        },
      },
      {
        client: { ...CLIENT, id: 5, firstName: 'Gus', seesDiary: false, endsOn: calendarDay('2026-12-31') },
        goals: null,
        diary: null,
      },
      {
        client: { ...CLIENT, id: 6, firstName: 'Ida' },
        goals: null,
        diary: { lastLoggedOn: null, daysLogged: 0, average: null },
      },
    ]);
    const { user } = renderPage('/coach', 'coach');
    const list = within(await screen.findByRole('region', { name: 'Clients (3)' }));
    expect(list.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'June OlsenLast logged Nov 18 · 4 days of 7Calories1,850 / 2,000 calProtein97 / 150 g',
      'Gus OlsenDiary not shared with you · Shared until Dec 31, 2026',
      'Ida OlsenNothing logged for four weeks',
    ]);
    expect(progress.urls).toEqual(['/api/coach/progress?today=2026-11-20']);
    await expectAccessible();

    respond(coach.clients, [CLIENT]);
    respond(coach.day, CLIENT_DAY);
    await user.click(list.getByRole('link', { name: 'June Olsen' }));
    expect(await screen.findByRole('region', { name: 'Meals' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All clients' })).toHaveAttribute('href', '/coach');
  });

  test('shows a client’s day as far as the consent allows', async () => {
    respond(coach.clients, [CLIENT]);
    const read = respond(coach.day, { ...CLIENT_DAY, eats: null });
    renderPage('/coach?client=4', 'coach');
    const meals = within(await screen.findByRole('region', { name: 'Meals' }));
    expect(meals.getByText('Egg (2 pieces)')).toBeVisible();
    expect(read.urls).toEqual(['/api/coach/clients/4/day?date=2026-11-20']);
    const hidden = within(screen.getByRole('region', { name: 'Allergies & Diets' }));
    expect(hidden.getByText('Not shared with you')).toBeVisible();
    expect(screen.getByText('Well done')).toBeVisible();
    const week = within(screen.getByRole('region', { name: 'The week until this day' }));
    const days = week.getAllByRole<HTMLAnchorElement>('link').map((link) => link.getAttribute('href'));
    expect(days).toEqual(['/coach?client=4&date=2026-11-17']);
    expect(week.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Tue, Nov 17900 / 1,800 cal, 40 / 120 g protein',
      'Fri, Nov 20143 cal, 13 g protein',
    ]);
    await expectAccessible();
  });

  test('sets goals and sends a comment', async () => {
    respond(coach.clients, [CLIENT]);
    respond(coach.day, CLIENT_DAY);
    const { user } = renderPage('/coach?client=4&date=2026-11-19', 'coach');
    const calories = await screen.findByLabelText('Calories (cal)');
    await user.clear(calories);
    await user.type(calories, '1800');
    const goals = respond(coach.setGoals, { calories: 1800, protein: 150, carbs: 250, fat: 65 });
    await user.click(screen.getByRole('button', { name: 'Save Goals' }));
    await waitFor(() =>
      expect(goals.bodies).toEqual([{ calories: 1800, protein: 150, carbs: 250, fat: 65 }]),
    );
    const comment = respond(coach.comment, CLIENT_DAY.comments[0] as ClientDay['comments'][number]);
    await user.type(screen.getByLabelText('Comment on this day'), 'More fiber');
    await user.click(screen.getByRole('button', { name: 'Send Comment' }));
    await waitFor(() => expect(comment.bodies).toEqual([{ date: '2026-11-19', text: 'More fiber' }]));
    await waitFor(() => expect(screen.getByLabelText('Comment on this day')).toHaveValue(''));

    const removed = respond(coach.removeComment, null);
    expect(
      screen.queryByRole('button', { name: 'Remove the comment of Cole Coach' }),
    ).not.toBeInTheDocument();
    const remove = screen.getByRole('button', { name: 'Remove the comment of Cora Coach' });
    await user.click(remove);
    const question = { name: 'Remove the comment of Cora Coach' };
    const asked = within(await screen.findByRole('alertdialog', question));
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(removed.urls).toEqual([]);
    await user.click(remove);
    await user.click(
      within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: 'Remove' }),
    );
    await waitFor(() => expect(removed.urls).toEqual(['/api/coach/clients/4/comments/1']));
  });

  test('proposes a week to a client, changes it while it waits, and reads what became of it', async () => {
    respond(coach.clients, [CLIENT]);
    respond(coach.day, CLIENT_DAY);
    const { user } = renderPage('/coach?client=4', 'coach');
    await user.click(await screen.findByRole('button', { name: 'Propose a Week' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a Week' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('Write at least one meal')).toBeVisible();
    expect(dialog.getByLabelText('Day of meal 1')).toHaveValue('2026-11-21');
    await user.type(dialog.getByLabelText('Meal 2'), 'Lentil soup');
    await user.selectOptions(dialog.getByLabelText('Time of meal 2'), 'Lunch');
    await user.click(dialog.getByRole('button', { name: 'Remove meal 1' }));
    await user.type(dialog.getByLabelText('Message'), 'Eat well');
    await expectAccessible();
    const entries = [{ day: calendarDay('2026-11-22'), slot: 'lunch', text: 'Lentil soup' }] as const;
    const week = { id: 3, message: 'Eat well', entries: [...entries], createdAt: MOMENT };
    const sent = respond(coach.proposeWeek, { ...week, state: 'waiting' });
    respond(coach.day, { ...CLIENT_DAY, proposedWeek: { ...week, state: 'waiting' } });
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent.bodies).toEqual([{ message: 'Eat well', entries }]));
    expect(sent.urls).toEqual(['/api/coach/clients/4/week']);
    const card = within(await screen.findByRole('region', { name: 'A week for the plan' }));
    expect(await card.findByText('Not answered yet')).toBeVisible();
    expect(card.getByText('1 meal, proposed on Nov 20, 2026')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Change the Proposal' }));
    expect(await screen.findByLabelText('Meal 1')).toHaveValue('Lentil soup');
    cleanup();

    for (const [state, shown] of [
      ['taken', 'Planned'],
      ['declined', 'Declined'],
    ] as const) {
      respond(coach.day, { ...CLIENT_DAY, proposedWeek: { ...week, state } });
      renderPage('/coach?client=4', 'coach');
      expect(await screen.findByText(shown)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Propose a Week' })).toBeVisible();
      cleanup();
    }
  });

  test('keeps a comment that was not sent, on its day, over another day and a reload', async () => {
    respond(coach.clients, [CLIENT]);
    respond(coach.day, CLIENT_DAY);
    const field = () => screen.findByLabelText('Comment on this day');
    const { user } = renderPage('/coach?client=4&date=2026-11-19', 'coach');
    await user.type(await field(), 'More fiber');
    cleanup();
    renderPage('/coach?client=4&date=2026-11-18', 'coach');
    expect(await field()).toHaveValue('');
    cleanup();
    renderPage('/coach?client=4&date=2026-11-19', 'coach');
    expect(await field()).toHaveValue('More fiber');

    respond(coach.comment, CLIENT_DAY.comments[0] as ClientDay['comments'][number]);
    await user.click(screen.getByRole('button', { name: 'Send Comment' }));
    await waitFor(() => expect(screen.getByLabelText('Comment on this day')).toHaveValue(''));
    cleanup();
    renderPage('/coach?client=4&date=2026-11-19', 'coach');
    expect(await field()).toHaveValue('');
  });

  test('shows that nobody has consented', async () => {
    respond(coach.progress, []);
    renderPage('/coach', 'coach');
    expect(await screen.findByText('Nobody has agreed yet')).toBeVisible();
  });

  test('of someone who shares nothing any more says so, and shows nobody else instead', async () => {
    respond(coach.clients, [CLIENT]);
    renderPage('/coach?client=5', 'coach');
    expect(await screen.findByText('This person shares nothing with you')).toBeVisible();
    expect(screen.queryByText(/June/)).not.toBeInTheDocument();
  });

  test('shows that a consent may have ended', async () => {
    respond(coach.clients, [CLIENT]);
    respondProblem(coach.day, 404, 'This client was not found', 'not_found');
    renderPage('/coach?client=4', 'coach');
    expect(await screen.findByText('This day did not load')).toBeVisible();
  });

  test('is 404 for other users', async () => {
    renderPage('/coach', 'admin');
    expect(await screen.findByText('Page Not Found')).toBeVisible();
  });
});
