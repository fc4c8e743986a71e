import { type CalendarDay, isCalendarDay } from '@game-plan/domain/calendar-day';
import { readGtin } from '@game-plan/domain/packaged-products/gtin';
import { englishNumber } from '@game-plan/domain/text/english';
import { isNegativeAmount } from '@game-plan/domain/units/amount';
import { z } from 'zod';

/** The maximum of PostgreSQL's integer, the type of all ids. */
export const LARGEST_ID = 2_147_483_647;

/** A character that users never type. */
const NUL = String.fromCharCode(0);

/** PostgreSQL's text cannot store NUL, and its JSON cannot store unpaired surrogates. */
const canBeStored = (value: string) => !value.includes(NUL) && value.isWellFormed();

/** A user's text: trimmed, at most `max` characters. `missing` is the error if it is absent. */
export function text(max: number, missing?: string) {
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : undefined) })
    .trim()
    .max(max, `At most ${max} characters`)
    .refine(canBeStored, 'Contains a character that cannot be stored');
}

/** Controls, direction marks, and everything else that shows nothing. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The joiners that Persian, Hindi and others write inside words (RFC 5892, A.1 and A.2). */
const JOINER_IN_WORD = /(?<=(?!\p{Script=Inherited})[\p{Script=Arabic}\p{M}])[\u200c\u200d](?=\p{L})/gu;

/** Any space but the ordinary one. */
const UNUSUAL_SPACE = /(?! )\p{Zs}/u;

const UNSEEN = 'Contains a character that cannot be seen. Type it instead of pasting it';

/** A name that others read: no character of it may be invisible or reverse what stands around it. */
export const visible = (name: z.ZodString): z.ZodString =>
  name.refine((value) => !HIDDEN.test(value.replaceAll(JOINER_IN_WORD, '')), UNSEEN);

/** Like `visible`, for names that identify an account. */
export const plainlyVisible = (name: z.ZodString): z.ZodString =>
  name.refine((value) => !(HIDDEN.test(value) || UNUSUAL_SPACE.test(value)), UNSEEN);

/** For fields in which an empty text means none. */
export const blankAsNull = (value: string): string | null => (value === '' ? null : value);

/** A required text; `message` is the form's error if it is blank. */
export function requiredText(max: number, message: string) {
  return text(max, message).min(1, message);
}

/** Arguments for `refine` of a typed quantity. Zero is allowed: it means that nothing is left. */
export const NOT_BELOW_ZERO = [
  (quantity: string) => !isNegativeAmount(quantity),
  'Quantity cannot be below zero',
] as const;

/** A line of a recipe, scaled to the number of people who eat. */
export const neededLineSchema = z.object({
  name: requiredText(200, 'An ingredient needs a name'),
  amount: text(50),
  unit: text(50),
});

/** A list of foods, typed or pasted in one go: everything in a kitchen, or a long receipt. */
export const listTextSchema = requiredText(20_000, 'Write what to add');

/** Lines of such a text that may name something and were not added: what was not delivered, and remarks. */
export const leftOutSchema = z.array(z.string());

export const idSchema = z.int().positive().max(LARGEST_ID);

export const idParams = z.object({
  id: z
    .string()
    .max(10, { error: 'Not an id', abort: true })
    .regex(/^[1-9]\d{0,9}$/, 'Not an id')
    .transform(Number)
    .pipe(z.number().max(LARGEST_ID, 'Not an id')),
});

const NOT_A_DAY = 'Not a day, as in 2026-11-21';

/** A day of the person's own calendar, YYYY-MM-DD. */
export const calendarDaySchema = z
  .string()
  .max(10, { error: NOT_A_DAY, abort: true })
  .refine((value): value is CalendarDay => isCalendarDay(value), NOT_A_DAY)
  .meta({ format: 'date', examples: ['2026-11-21'] });

/** The length of an instant with nanoseconds and an offset: '2026-11-21T09:30:00.123456789+01:00'. */
export const LONGEST_INSTANT = 35;

/** An ISO timestamp. */
export const instantSchema = z.iso.datetime();

/** `?today=`: the current day on the person's own calendar, which only their clock knows. */
export const todayQuery = z.object({ today: calendarDaySchema.optional() });

/**
 * The query of a change that may have to be confirmed. 'false' asks for a refusal with code 'unconfirmed' and `warnings` if
 * there is anything to confirm; 'true' confirms it. Without it, only goals that are dangerous for this person are refused.
 */
export const confirmedQuery = z.object({ confirmed: z.enum(['true', 'false']).optional() });

/** The query of a change of goals: they begin today. */
export const goalChangeQuery = todayQuery.extend(confirmedQuery.shape);

/** A barcode as typed or scanned, possibly with spaces and dashes, converted to fourteen digits. */
export const gtinSchema = text(40, 'Type the digits under the barcode')
  .superRefine((typed, context) => {
    const reading = readGtin(typed);
    if ('fault' in reading) context.addIssue({ code: 'custom', message: reading.fault });
  })
  .transform((typed) => {
    const reading = readGtin(typed);
    return 'gtin' in reading ? reading.gtin : typed;
  });

const EMAIL_MAX = 255;

/** A domain name with letters beyond ASCII: 'müller.de'. */
const INTERNATIONAL_DOMAIN = /^(?=.*[^ -~])[\p{L}\p{M}\p{N}.-]+$/u;

/** Zod's own pattern, and also top-level domains spelled in ASCII: 'xn--p1ai' for 'рф'. */
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

const normalizedUrl = z.url({ normalize: true });

/**
 * Spells an international domain in ASCII, as mail servers need it and browsers send it: 'post@müller.de' becomes
 * 'post@xn--mller-kva.de'. Each domain then has one spelling, by which accounts and invitations are compared.
 */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (!INTERNATIONAL_DOMAIN.test(domain)) return email;
  const url = normalizedUrl.safeParse(`https://${domain}`);
  return url.success ? `${email.slice(0, at)}${url.data.slice('https://'.length, -1)}` : email;
}

/**
 * An address as mail programs and web pages copy it, without what they write around it: 'Ada Byron <ada@example.org>',
 * 'mailto:ada@example.org', and the comma or full stop after it in a text.
 */
const withoutSurroundings = (copied: string): string =>
  (/<([^<>]*)>[\s,;.]*$/.exec(copied)?.[1] ?? copied)
    .replace(/^mailto:/i, '')
    .replace(/[,;.]+$/, '')
    .trim();

/**
 * An e-mail address, as typed or copied. Before the @ only ASCII is allowed, because many mail servers accept nothing else
 * (RFC 6531).
 */
export const emailSchema = (message: string) =>
  text(EMAIL_MAX, message)
    .transform(withoutSurroundings)
    .transform(withAsciiDomain)
    .pipe(z.email({ pattern: EMAIL, error: message }).max(EMAIL_MAX, `At most ${EMAIL_MAX} characters`));

/**
 * An e-mail address in an answer. It is stored in the spelling of mail servers; handlers give it in the one that
 * people write: 'post@müller.de' for 'post@xn--mller-kva.de'.
 */
export const shownEmailSchema = z.string().meta({ format: 'idn-email', examples: ['ada@example.org'] });

/** A web address in an answer, whose host is spelled as people write it: 'https://müller.de/a.jpg'. */
export const shownUrlSchema = z.string().meta({ format: 'iri', examples: ['https://example.org/a.jpg'] });

/** A whole number in a query, from 0 to `max`. */
export const wholeNumber = (max: number) =>
  z
    .string()
    .max(6, { error: `Between 0 and ${max}`, abort: true })
    .regex(/^\d{1,6}$/, `Between 0 and ${max}`)
    .transform(Number)
    .pipe(z.number().max(max));

/** A number from `low` to `high`, both included; the error names both. */
export function numberBetween(low: number, high: number) {
  const bounds = {
    error: `Between ${englishNumber(low, 3)} and ${englishNumber(high, 3)}`,
    abort: true,
  };
  return z.number('Enter a number').min(low, bounds).max(high, bounds);
}

/** The limits of daily goals, set by oneself or by a coach: kcal and grams. */
export const DAILY_GOALS = {
  calories: numberBetween(500, 5000),
  protein: numberBetween(0, 500),
  carbs: numberBetween(0, 1000),
  fat: numberBetween(0, 300),
};
