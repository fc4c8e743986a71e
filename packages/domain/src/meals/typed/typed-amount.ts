/** A typed amount of a food. */
export interface TypedAmount {
  /** The middle of a range; null if there is no number. */
  readonly count: number | null;
  /** In the form of `unitKey`, or a serving unit such as 'bowl'; '' for pieces and if there is none. */
  readonly unit: string;
  /** 'large', 'grande'; null if there is none. */
  readonly size: string | null;
  /** The content of each: 12 oz in '12 oz can of cola'. */
  readonly each: { readonly count: number; readonly unit: string } | null;
  /** Whether only a singular countable name is given: 'cookie'. */
  readonly isOne?: true;
  /** The last word of a name in the plural without a number: 'chops' in 'lamb chops'. */
  readonly plural?: string;
}

export const NO_AMOUNT: TypedAmount = { count: null, unit: '', size: null, each: null };

/** Whether neither a number nor a unit nor a size is told. */
export const isUnsaid = ({ count, unit, size }: TypedAmount): boolean =>
  count === null && unit === '' && size === null;
