import {
  type PlanEntry,
  type PlanProposal,
  type ProposedWeek,
  plan,
} from '@game-plan/contracts/kitchen/plan';
import { prices } from '@game-plan/contracts/kitchen/prices';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { coaching, type WaitingWeek } from '@game-plan/contracts/people/coaching';
import { undo } from '@game-plan/contracts/people/undo';
import { unwantedDishes } from '@game-plan/contracts/people/unwanted-dishes';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleShoppingItem } from '#testing/examples/example-shopping-item.ts';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { notifications } from '#testing/notifications.ts';
import { cardsPage, savedNamed } from '#testing/pages/recipe-calls.ts';
import { renderPage } from '#testing/pages/render-page.tsx';
import { respond, respondProblem } from '#testing/respond.ts';

const PIE: PlanEntry = {
  id: 7,
  day: calendarDay('2026-11-24'),
  slot: 'dinner',
  name: 'Cottage pie',
  recipe: { id: 3, imageUrl: null, minutes: 60, calories: 500 },
  servings: 4,
  eaters: [],
  portions: [],
  state: 'planned',
  rest: null,
  lacks: [{ name: 'Beef mince', written: '500 g' }],
};
const OUT: PlanEntry = {
  ...PIE,
  id: 8,
  slot: 'lunch',
  name: 'Eating out',
  recipe: null,
  servings: 1,
  lacks: [],
};

beforeEach(() => {
  respond(prices.ofPlan, { cost: null });
  respond(prices.list, []);
  respond(coaching.weeks, []);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00') });
  return () => vi.useRealTimers();
});

async function openPlan(entries: PlanEntry[]) {
  const read = respond(plan.list, entries);
  const page = renderPage('/plan');
  const tuesday = await screen.findByRole('button', { name: 'Plan a meal for Tuesday' });
  return { ...page, read, tuesday };
}

const choose = async ({ user }: Awaited<ReturnType<typeof openPlan>>, name: string, item: string) => {
  await user.click(screen.getByRole('button', { name: `${name}: more` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the week plan', () => {
  test('shows the days from Monday to Sunday, and what has to be bought for a meal', async () => {
    const { read } = await openPlan([OUT, PIE]);
    expect(read.urls).toEqual(['/api/plan?from=2026-11-23&to=2026-11-29&today=2026-11-23']);
    const meals = within(screen.getByRole('list', { name: 'Planned for Tuesday' }));
    expect(meals.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Eating out',
      'Cottage pie',
    ]);
    expect(meals.getByText('1 to buy')).toBeVisible();
    expect(meals.getByText('500 g Beef mince')).toBeInTheDocument();
    expect(meals.getByRole('link', { name: 'Cottage pie' })).toHaveAttribute('href', '/recipes?recipe=3');
    await expectAccessible();
  });

  test('plans one of the recipes, or a text', async () => {
    const page = await openPlan([]);
    respond(recipes.cards, cardsPage(savedNamed('Cottage pie')));
    await page.user.click(page.tuesday);
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan a Meal' }));
    await page.user.click(await dialog.findByRole('button', { name: 'Cottage pie' }));
    await page.user.type(dialog.getByLabelText('Servings'), '2');
    const planned = respond(plan.create, PIE);
    await page.user.click(dialog.getByRole('button', { name: 'Plan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(planned.bodies).toEqual([
      { day: '2026-11-24', slot: 'dinner', name: 'Cottage pie', recipeId: 1, servings: 2, eaters: [] },
    ]);

    await page.user.click(page.tuesday);
    await page.user.type(await screen.findByLabelText('What to eat'), 'Eating out');
    await page.user.click(screen.getByRole('button', { name: 'Plan' }));
    await waitFor(() =>
      expect(planned.bodies[1]).toEqual({
        day: '2026-11-24',
        slot: 'dinner',
        name: 'Eating out',
        recipeId: null,
        eaters: [],
      }),
    );
  });

  test('moves a meal to another day from its menu', async () => {
    const page = await openPlan([PIE]);
    await choose(page, 'Cottage pie', 'Move or change');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the Plan' }));
    await page.user.clear(dialog.getByLabelText('Day'));
    await page.user.type(dialog.getByLabelText('Day'), '2026-11-26');
    const changed = respond(plan.update, { ...PIE, day: calendarDay('2026-11-26') });
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(changed.bodies).toEqual([
        { day: '2026-11-26', slot: 'dinner', name: 'Cottage pie', servings: 4, eaters: [] },
      ]),
    );
  });

  test('says what became of a cooked meal, and undoes all of it', async () => {
    const page = await openPlan([PIE]);
    respond(plan.cook, {
      undoId: 5,
      entry: { ...PIE, state: 'cooked', lacks: [] },
      unmeasured: ['Salt'],
      leftOver: 2,
    });
    await choose(page, 'Cottage pie', 'Cooked');
    expect(await notifications().findByText('Cottage pie cooked')).toBeVisible();
    expect(
      notifications().getByText(
        'Taken from your inventory and logged. 2 left over, now in your inventory. Check what is left of: Salt',
      ),
    ).toBeVisible();
    const undone = respond(undo.run, null);
    await page.user.click(notifications().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undone.urls).toEqual(['/api/undo/5']));
  });

  test.each([
    [{ state: 'awaited', servings: 0, until: null }, 'Still to be cooked', false],
    [{ state: 'there', servings: 2, until: calendarDay('2026-11-26') }, '2 servings there', true],
    [
      { state: 'there', servings: 2, until: calendarDay('2026-11-23') },
      'Keeps only until Nov 23, 2026',
      true,
    ],
    [{ state: 'frozen', servings: 2, until: null }, 'Frozen: take it out in time', true],
    [{ state: 'discarded', servings: 0, until: null }, 'It was thrown away', false],
    [{ state: 'gone', servings: 0, until: null }, 'Nothing is left of it', false],
  ] as const)('says of what is left of another meal %j', async (rest, text, canBeEaten) => {
    const left = { ...OUT, name: 'Rest of Cottage pie', day: PIE.day, rest };
    const { user } = await openPlan([left]);
    expect(screen.getByText(text)).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Rest of Cottage pie: more' }));
    expect(screen.queryAllByRole('menuitem', { name: 'Eaten' })).toHaveLength(canBeEaten ? 1 : 0);
    expect(screen.queryByRole('menuitem', { name: 'Cooked' })).toBeNull();
    if (!canBeEaten) return;
    const eaten = { ...left, state: 'cooked' as const };
    const sent = respond(plan.cook, { undoId: 5, entry: eaten, unmeasured: [], leftOver: 0 });
    await user.click(screen.getByRole('menuitem', { name: 'Eaten' }));
    expect(await notifications().findByText('Rest of Cottage pie eaten')).toBeVisible();
    expect(sent.urls).toEqual(['/api/plan/8/cook?today=2026-11-23']);
  });

  test.each([
    [[exampleShoppingItem({ name: 'Beef mince' })], [], 'Added to shopping list', 'Beef mince'],
    [
      [],
      [exampleShoppingItem({ name: 'Beef mince' })],
      'Nothing to add',
      'What is missing is on the list already.',
    ],
    [[], [], 'Nothing to add', 'Everything planned is at home.'],
  ])('says what the list got for the week', async (added, listed, title, description) => {
    const { user } = await openPlan([PIE]);
    const asked = respond(plan.toList, { added, listed });
    await user.click(screen.getByRole('button', { name: 'Shop for This Week' }));
    expect(await notifications().findByText(title)).toBeVisible();
    expect(notifications().getByText(description)).toBeVisible();
    expect(asked.bodies).toEqual([{ from: '2026-11-23', to: '2026-11-29' }]);
  });

  test('takes what a coach proposes, without what is unticked, or declines it; either can be undone', async () => {
    const week: WaitingWeek = {
      id: 5,
      coachName: 'Cora Coach',
      message: 'Eat well',
      entries: [
        { day: calendarDay('2026-11-24'), slot: 'lunch', text: 'Eating out' },
        { day: calendarDay('2026-11-24'), slot: 'dinner', text: 'Cottage pie' },
      ],
      createdAt: '2026-11-23T08:00:00.000Z',
    };
    respond(plan.list, []);
    respond(coaching.weeks, [week]);
    const { user } = renderPage('/plan');
    const card = () => screen.findByRole('region', { name: 'Your coach proposes a week' });
    const shown = within(await card());
    expect(shown.getByText('Eat well')).toBeVisible();
    await user.click(shown.getByRole('checkbox', { name: 'Lunch Eating out' }));
    await expectAccessible();
    const answered = respond(coaching.answerWeek, { undoId: 9, planned: 1 });
    respond(coaching.weeks, []);
    await user.click(shown.getByRole('button', { name: 'Plan It' }));
    expect(await notifications().findByText('1 meal planned')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Your coach proposes a week' })).not.toBeInTheDocument(),
    );
    const undone = respond(undo.run, null);
    respond(coaching.weeks, [week]);
    await user.click(notifications().getByRole('button', { name: 'Undo' }));
    expect(await notifications().findByText('The proposal waits again')).toBeVisible();
    const declined = respond(coaching.answerWeek, { undoId: 10, planned: 0 });
    await user.click(within(await card()).getByRole('button', { name: 'No, Thanks' }));
    expect(await notifications().findByText('Proposal declined')).toBeVisible();
    expect(answered.bodies).toEqual([{ taken: [1] }]);
    expect(answered.urls).toEqual(['/api/coaching/weeks/5']);
    expect(declined.bodies).toEqual([{ taken: [] }]);
    expect(undone.urls).toEqual(['/api/undo/9']);
  });

  test('can be read again when it did not load', async () => {
    respondProblem(plan.list, 503, 'Busy', 'unavailable');
    const { user } = renderPage('/plan');
    const again = await screen.findByRole('button', { name: 'Try again' });
    respond(plan.list, [PIE]);
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Cottage pie' })).toBeVisible();
  });

  test('is filled with proposals, improved while one looks, of which one is kept, one exchanged and one left out', async () => {
    const { user } = await openPlan([]);
    const proposal = (id: number, day: string, name: string): PlanProposal => ({
      day: calendarDay(day),
      slot: 'dinner',
      dish: `recipe ${id}`,
      name,
      recipeId: id,
      idea: null,
      cookedOn: null,
      calories: 500,
      servings: 2,
      eaters: [1],
      portions: [1.5],
      reason: 'Nothing to buy, 30 min',
    });
    const week = (...meals: PlanProposal[]): ProposedWeek => ({
      seed: 5,
      meals,
      own: {
        got: { calories: 1950, protein: 140, carbs: 240, fat: 60 },
        goals: { calories: 2000, protein: 150, carbs: 250, fat: 65 },
      },
      cost: { cents: 4210, knownShare: 0.8 },
      gap: 0.061,
    });
    const [monday, tuesday] = ['2026-11-23', '2026-11-24'] as const;
    await user.click(screen.getByRole('button', { name: 'Fill the Week' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fill the Week' }));
    const asked = respond(plan.propose, week(proposal(1, monday, 'Soup'), proposal(2, tuesday, 'Pasta')));
    await user.click(dialog.getByRole('button', { name: 'Propose Meals' }));
    expect(await dialog.findAllByText('Nothing to buy, 30 min')).toHaveLength(2);
    expect(await dialog.findByText(/can be more than 7% better/)).toBeVisible();
    expect(dialog.getByText(/1,950 of 2,000 kcal, 140 of 150 g protein/)).toBeVisible();
    const question = {
      from: monday,
      to: '2026-11-29',
      slots: ['dinner'],
      withIdeas: true,
      cooksAhead: false,
      not: [],
      kept: [],
      leftOut: [],
    };
    expect(dialog.getByText('These meals cost about 42.10, 80% of the amount known.')).toBeVisible();
    expect(asked.bodies).toEqual([question, { ...question, seed: 5, improve: true }]);
    await expectAccessible();

    const more = async (name: string, item: string) => {
      await user.click(dialog.getByRole('button', { name: `${name}: more` }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    const again = respond(plan.propose, week(proposal(3, monday, 'Curry'), proposal(2, tuesday, 'Pasta')));
    await more('Soup', 'Another Dish');
    expect(await dialog.findByText('Curry')).toBeVisible();
    const keptPasta = { day: tuesday, slot: 'dinner', dish: 'recipe 2', cookedOn: null };
    expect(again.bodies[0]).toEqual({ ...question, seed: 5, not: ['recipe 1'], kept: [keptPasta] });

    await user.click(dialog.getByRole('button', { name: 'Keep Pasta' }));
    expect(dialog.getByRole('button', { name: 'Keep Pasta' })).toHaveAttribute('aria-pressed', 'true');
    const wanted = respond(unwantedDishes.save, { id: 1, name: 'Curry', wanted: 'less' });
    const others = respond(plan.propose, week(proposal(4, monday, 'Stew'), proposal(2, tuesday, 'Pasta')));
    await more('Curry', 'Suggest Less');
    expect(await dialog.findByText('Stew')).toBeVisible();
    expect(wanted.bodies).toEqual([{ name: 'Curry', wanted: 'less' }]);
    expect(others.bodies[0]).toMatchObject({ not: ['recipe 1', 'recipe 3'], kept: [keptPasta] });

    await more('Pasta', 'Leave Out');
    const planned = respond(plan.createSeveral, [9]);
    await user.click(dialog.getByRole('button', { name: 'Plan This Meal' }));
    expect(await notifications().findByText('1 meal planned')).toBeVisible();
    expect(planned.bodies).toEqual([
      {
        entries: [
          {
            day: monday,
            slot: 'dinner',
            recipeId: 4,
            idea: null,
            name: 'Stew',
            servings: 2,
            eaters: [1],
            portions: [1.5],
            restOf: null,
          },
        ],
      },
    ]);
  });

  test('is filled within a budget where prices are known, and says if that cannot be', async () => {
    const { user } = await openPlan([]);
    const price = { id: 1, name: 'rice', quantity: '1', unit: 'kg', cents: 200, shop: '' };
    respond(prices.list, [{ ...price, boughtOn: calendarDay('2026-11-20') }]);
    await user.click(screen.getByRole('button', { name: 'Fill the Week' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fill the Week' }));
    const field = await dialog.findByLabelText('Budget (optional)');
    await user.type(field, 'much');
    expect(dialog.getByText('Enter an amount such as 60')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Propose Meals' })).toBeDisabled();
    await user.clear(field);
    await user.type(field, '59,90');
    const meal: PlanProposal = {
      day: PIE.day,
      slot: 'dinner',
      dish: 'recipe 1',
      name: 'Soup',
      recipeId: 1,
      idea: null,
      cookedOn: null,
      calories: 500,
      servings: 2,
      eaters: [1],
      portions: [1],
      reason: 'Nothing to buy',
    };
    const cost = { cents: 7000, knownShare: 1 };
    const asked = respond(plan.propose, { seed: 5, meals: [meal], own: null, cost, gap: 0 });
    await user.click(dialog.getByRole('button', { name: 'Propose Meals' }));
    expect(await dialog.findByText('These meals cost about 70.00.')).toBeVisible();
    expect(await dialog.findByText(/^That is more than your budget/)).toBeVisible();
    expect(asked.bodies[0]).toMatchObject({ budget: 5990 });
    await expectAccessible();
  });

  test('is saved under a name, and planned again', async () => {
    const { user } = await openPlan([PIE]);
    respond(plan.templates, []);
    await user.click(screen.getByRole('button', { name: 'Saved Weeks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved Weeks' }));
    expect(await dialog.findByText('No week is saved yet.')).toBeVisible();
    await user.type(dialog.getByLabelText('Name'), 'Usual');
    const saved = respond(plan.saveTemplate, { id: 4, name: 'Usual', meals: 1 });
    respond(plan.templates, [{ id: 4, name: 'Usual', meals: 1 }]);
    await user.click(dialog.getByRole('button', { name: 'Save This Week' }));
    expect(await dialog.findByText('1 meal')).toBeVisible();
    expect(saved.bodies).toEqual([{ name: 'Usual', from: '2026-11-23', days: 7 }]);
    await expectAccessible();
    const applied = respond(plan.applyTemplate, { planned: 1 });
    await user.click(dialog.getByRole('button', { name: 'Plan Usual this week' }));
    expect(await notifications().findByText('1 meal planned')).toBeVisible();
    expect(applied.bodies).toEqual([{ to: '2026-11-23' }]);
  });

  test('is followed by a calendar at an address that can be withdrawn', async () => {
    const { user } = await openPlan([PIE]);
    respond(plan.calendar, { path: null });
    await user.click(screen.getByRole('button', { name: 'Calendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan in Your Calendar' }));
    const make = await dialog.findByRole('button', { name: 'Make an Address' });
    const path = '/api/calendars/1-secret.ics';
    respond(plan.shareCalendar, { path });
    respond(plan.calendar, { path });
    await user.click(make);
    expect(await dialog.findByLabelText('Address')).toHaveValue(`${window.location.origin}${path}`);
    const withdrawn = respond(plan.withdrawCalendar, null);
    respond(plan.calendar, { path: null });
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByRole('button', { name: 'Make an Address' })).toBeVisible();
    expect(withdrawn.urls).toEqual(['/api/plan/calendar']);
  });
});
