import type { AdminUser } from '@game-plan/contracts/people/admin';
import { localCalendarDay } from '@game-plan/domain/calendar-day';
import { formatDay, formatLongDay } from '#lib/format/format.ts';
import { optionText } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';

/** Shown for an empty value. */
export const DASH = '-';

const OPTIONS_SHOWN = 2;

/** The first two options, as many as fit into a table; a dash if there are none. */
export const firstTwo = (options: readonly string[]): string =>
  options.slice(0, OPTIONS_SHOWN).map(optionText).join(', ') || DASH;

/** The day of an instant in the admin's time zone: 'Nov 20, 2026'. */
export const formatInstant = (instant: string): string => formatDay(localCalendarDay(new Date(instant)));

/** 'November 20, 2026' */
export const formatLongInstant = (instant: string): string =>
  formatLongDay(localCalendarDay(new Date(instant)));

/** An address, with a remark while it is not known to be the person's; nothing is mailed to it then. */
export const addressOf = ({
  email,
  isEmailConfirmed,
}: Pick<AdminUser, 'email' | 'isEmailConfirmed'>): string =>
  email === null ? DASH : isEmailConfirmed ? email : t('{email} (not confirmed)', { email });
