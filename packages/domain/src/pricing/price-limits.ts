import { cents } from './cents.ts';

/** The maximum quantity of a cart line. */
export const QUANTITY_MAX = 99;

/** The largest maximum that a catalogue may set for a number option, and the maximum if it sets none. */
export const OPTION_NUMBER_MAX = 999;
export const OPTION_NUMBER_DEFAULT = 20;

/** The maximum number of lines in a cart. */
export const CART_LINES_MAX = 50;

/** The maximum number of options of a service, and the maximum length of their names and values. */
export const MOST_CHOICES = 20;
export const LARGEST_CHOICE_TEXT = 200;

/**
 * The maximum total of a line or an order: Stripe accepts amounts of up to eight digits in cents
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). It fits in PostgreSQL's integer.
 */
export const LARGEST_AMOUNT = cents(99_999_999);
