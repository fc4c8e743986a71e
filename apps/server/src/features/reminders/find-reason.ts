import { addDays, type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import { isFrozen } from '@game-plan/domain/foods/is-frozen';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { plannedLines } from '@game-plan/domain/plan/reserved-stock';
import { usePlanner } from '@game-plan/domain/recipes/use-stock';
import {
  expiryText,
  REMINDER_TEXTS,
  type ReminderKind,
  type ReminderText,
} from '@game-plan/domain/reminders/reminder';
import type { Database } from '#db/client.ts';
import { findMembership } from '#features/kitchens/membership-queries.ts';
import { listPlannedMeals } from '#features/recipes/library-queries.ts';
import { findExpiry, hasAppointmentOn, hasMealOn, listFoodFor } from './reminder-reason-queries.ts';

const DAY_MILLISECONDS = 86_400_000;

interface Asked {
  readonly userId: number;
  readonly kind: ReminderKind | 'test';
  readonly day: CalendarDay;
  readonly expiryDays: number;
  readonly now: Date;
}

/** What the reminder says; undefined if there is no reason for it on that day. */
export async function findReason(db: Database, asked: Asked): Promise<ReminderText | undefined> {
  const { userId, kind, day } = asked;
  const textIf = (isDue: boolean) => (isDue && kind !== 'expiring' ? REMINDER_TEXTS[kind] : undefined);
  if (kind === 'test') return textIf(true);
  if (kind === 'unlogged') return textIf(!(await hasMealOn(db, userId, day)));
  if (kind === 'appointment') return textIf(await hasAppointmentOn(db, userId, addDays(day, 1)));
  const membership = await findMembership(db, userId);
  if (!membership) return undefined;
  const { kitchenId } = membership;
  if (kind === 'thaw') return textIf(await isSomethingToThaw(db, kitchenId, addDays(day, 1)));
  const expires = await findExpiry(db, kitchenId, {
    from: day,
    last: addDays(day, asked.expiryDays),
    since: new Date(asked.now.getTime() - DAY_MILLISECONDS),
  });
  return expires === undefined ? undefined : expiryText(day, calendarDay(expires));
}

/** Whether a meal planned for the day uses frozen food. Frozen vegetables are cooked as they are. */
async function isSomethingToThaw(db: Database, kitchenId: KitchenId, day: CalendarDay): Promise<boolean> {
  const planned = await listPlannedMeals(db, kitchenId, day);
  const meals = planned.filter((meal) => meal.day === day);
  if (meals.length === 0) return false;
  const cards = await listFoodFor(db, kitchenId, day);
  const useOf = usePlanner(cards, []);
  return meals.some((meal) =>
    useOf(plannedLines(meal)).some(({ card }) => card.category !== 'vegetable' && isFrozen(card.name)),
  );
}
