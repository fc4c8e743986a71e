import { cents } from './cents.ts';

/** How often one line of a cart can be bought. */
export const QUANTITY_MAX = 99;

/** The largest number that a catalogue may let a number option take, and what one takes where it says nothing. */
export const OPTION_NUMBER_MAX = 999;
export const OPTION_NUMBER_DEFAULT = 20;

/** The most lines of a cart. */
export const CART_LINES_MAX = 50;

/** The most options of a service, and the longest name or value of one. */
export const MOST_CHOICES = 20;
export const LARGEST_CHOICE_TEXT = 200;

/**
 * The most that a line or an order may cost: Stripe takes amounts of up to eight digits in cents
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). It is well within PostgreSQL's integer.
 */
export const LARGEST_AMOUNT = cents(99_999_999);
