import { type CalendarDay, daysBetween } from '../calendar-day.ts';

/** What a person can be reminded of: food that expires, food to thaw for tomorrow, a day without a meal, an appointment tomorrow. */
export const REMINDER_KINDS = ['expiring', 'thaw', 'unlogged', 'appointment'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** What a reminder says, and the page that it leads to. */
export interface ReminderText {
  readonly title: string;
  readonly page: string;
}

/**
 * The texts may stand on a locked screen, or be read over a shoulder: they name no food, figure or service.
 */
export const REMINDER_TEXTS: Readonly<Record<Exclude<ReminderKind, 'expiring'> | 'test', ReminderText>> = {
  thaw: { title: 'Something for tomorrow is still frozen', page: '/plan' },
  unlogged: { title: 'Your diary has no entry for today', page: '/meal-log' },
  appointment: { title: 'You have an appointment tomorrow', page: '/cart?orders=true' },
  test: { title: 'Reminders work here', page: '/profile#reminders' },
};

/** The reminder on a day of what expires first. */
export function expiryText(today: CalendarDay, expires: CalendarDay): ReminderText {
  const days = daysBetween(today, expires);
  const when = days <= 0 ? 'today' : days === 1 ? 'tomorrow' : 'soon';
  return { title: `Something in your kitchen expires ${when}`, page: '/ingredients' };
}
