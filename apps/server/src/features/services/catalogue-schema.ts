import { centsFromDollars, isWholeCents } from '@game-plan/domain/pricing/cents';
import { formatCents } from '@game-plan/domain/pricing/format-cents';
import {
  LARGEST_AMOUNT,
  LARGEST_CHOICE_TEXT,
  MOST_CHOICES,
  OPTION_NUMBER_MAX,
} from '@game-plan/domain/pricing/price-limits';
import { z } from 'zod';

const SERVICES_MAX = 500;
const FEATURES_MAX = 20;
const DESCRIPTION_MAX = 2000;
const DURATION_MAX = 10_000;

/** Non-empty text without characters that PostgreSQL cannot store. */
const line = (max: number) =>
  z
    .string('must be a text')
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters`)
    .refine((value) => !value.includes('\0'), 'has a character that cannot be stored');

/** An identifier of lower-case letters and digits, separated by single marks. */
const identifier = (max: number, mark: '-' | '_') =>
  z
    .string('must be a text')
    .max(max, `must have at most ${max} characters`)
    .regex(
      new RegExp(`^[a-z0-9]+(?:${mark}[a-z0-9]+)*$`),
      `must be small letters and digits, with “${mark}” between words`,
    );

/** Dollars in the file, converted to whole cents. */
const price = z
  .number('must be a number: dollars, without a sign for them')
  .refine(isWholeCents, 'must be dollars with at most two decimals')
  .refine(
    (dollars) => Math.abs(dollars) * 100 <= LARGEST_AMOUNT,
    `must be at most ${formatCents(LARGEST_AMOUNT)}`,
  )
  .transform(centsFromDollars);

const optionName = line(LARGEST_CHOICE_TEXT);

function hasNoTwins(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

const optionSchema = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ name: optionName, type: z.literal('boolean'), priceModifier: price }),
    z.strictObject({
      name: optionName,
      type: z.literal('number'),
      // A negative amount, chosen often enough, would make any service free.
      priceModifier: price.refine(
        (amount) => amount >= 0,
        'must not be below 0 for an option of type number',
      ),
      max: z
        .int('must be a whole number')
        .min(1, 'must be at least 1')
        .max(OPTION_NUMBER_MAX, `must be at most ${OPTION_NUMBER_MAX}`)
        .optional(),
    }),
    z.strictObject({
      name: optionName,
      type: z.literal('select'),
      priceModifier: price,
      options: z
        .array(line(LARGEST_CHOICE_TEXT), 'must be a list of texts')
        .min(1, 'must have at least one value')
        .max(MOST_CHOICES, `must have at most ${MOST_CHOICES} values`)
        .refine(hasNoTwins, 'has a value twice'),
      isRequired: z.boolean('must be true or false').optional(),
    }),
  ],
  'must be "boolean", "number" or "select"',
);

const serviceSchema = z
  .strictObject({
    key: identifier(100, '-'),
    name: line(255),
    description: line(DESCRIPTION_MAX).nullable().default(null),
    category: identifier(100, '_'),
    basePrice: price.refine((amount) => amount >= 0, 'must not be below 0'),
    duration: z
      .int('must be whole minutes, or null')
      .min(1, 'must be at least 1')
      .max(DURATION_MAX, `must be at most ${DURATION_MAX}`)
      .nullable()
      .default(null),
    features: z
      .array(line(LARGEST_CHOICE_TEXT), 'must be a list of texts')
      .max(FEATURES_MAX, `must have at most ${FEATURES_MAX} entries`)
      .default([]),
    customizationOptions: z
      .array(optionSchema, 'must be a list of options')
      .max(MOST_CHOICES, `must have at most ${MOST_CHOICES} options`)
      .refine((options) => hasNoTwins(options.map(({ name }) => name)), 'has two options of the same name')
      .default([]),
    imageUrl: z
      .url({ protocol: /^https$/, error: 'must be an address that begins with https://, or null' })
      .max(500, 'must have at most 500 characters')
      .nullable()
      .default(null),
    isActive: z.boolean('must be true or false').default(true),
  })
  .refine(
    ({ basePrice, customizationOptions }) =>
      customizationOptions.reduce((sum, each) => sum + Math.min(0, each.priceModifier), Number(basePrice)) >=
      0,
    {
      path: ['customizationOptions'],
      message: 'take more off than the service costs',
      // Skipped if the price is already invalid.
      when: ({ issues }) => issues.length === 0,
    },
  );

/** A catalogue file as written by an admin; prices are converted to cents. */
export const catalogueSchema = z
  .array(serviceSchema, 'must be a list of services: [ … ]')
  .max(SERVICES_MAX, `must have at most ${SERVICES_MAX} services`)
  .superRefine((services, context) => {
    const known = new Set<string>();
    services.forEach(({ key }, index) => {
      if (known.has(key)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'key'],
          message: `“${key}” is the key of another service too`,
        });
      }
      known.add(key);
    });
  });

export type CatalogueService = z.output<typeof catalogueSchema>[number];
