import type { MealCondition, MealName } from '@game-plan/lexicon/meal-words';
import meals from '@game-plan/lexicon/meals.json' with { type: 'json' };
import { foodWords } from '../../foods/food-name.ts';
import { lazy } from '../../lazy.ts';
import { isUnsaid, type TypedAmount } from './typed-amount.ts';

/** An item of which it is asked what its name means. */
export interface Asked {
  readonly name: string;
  readonly amount: TypedAmount;
  /** Whether 'and' or 'with' stands beside it. */
  readonly isJoined: boolean;
  readonly isAdded: boolean;
  /** The words of what it is added to, and of the other items. */
  readonly main: string;
  readonly others: readonly string[];
  /** The words of the items with a number. */
  readonly counted: readonly string[];
  /** The words of what is added to it. */
  readonly added: readonly string[];
  /** What stands before it. */
  readonly joint: string;
}

/** The folded words of a text, with a space around each. */
export const comparedWords = (text: string): string => ` ${foodWords(text).join(' ')} `;

const FEW = 3;
const QUARTER = 0.25;

/** Whether a condition holds, as `meals/en.tsv` explains them. */
function holds({ kind, isNot = false, of, number = 1 }: MealCondition, asked: Asked): boolean {
  const { name, amount, main, others } = asked;
  const { count, unit, each, size } = amount;
  const isOneOf = (texts: readonly string[]) =>
    of.some((one) => texts.some((text) => text.includes(comparedWords(one))));
  const is: Readonly<Record<MealCondition['kind'], () => boolean>> = {
    in: () => count !== null && of.includes(unit),
    under: () => unit !== 'g' || (count ?? 1) < number,
    over: () => (count ?? 1) > number,
    beside: () => isOneOf(others),
    plural: () => name.endsWith('s'),
    added: () => (of.length === 0 ? asked.isAdded : isOneOf([main])),
    joined: () => asked.isJoined,
    on: () => asked.joint === 'on',
    with: () => isOneOf(asked.added),
    told: () => isOneOf(asked.counted),
    alone: () => others.length === 0,
    uncounted: () => isUnsaid(amount),
    singular: () => count !== null || !name.endsWith('s'),
    few: () => unit === '' && each === null && (count ?? 1) <= FEW && !(count === null && name.endsWith('s')),
    share: () => unit === '' && ((count !== null && count < 1) || size === 'whole'),
    quarter: () => count === QUARTER,
  };
  return is[kind]() !== isNot;
}

const meanings = lazy(
  (): ReadonlyMap<string, readonly MealName[]> =>
    Map.groupBy(
      meals.names.filter(({ when }) => when !== undefined),
      ({ name }) => comparedWords(name),
    ),
);

/** What a name means in this amount and company, as one would type it; undefined if nothing else than anywhere. */
export function meaningBeside(asked: Asked): string | undefined {
  return meanings()
    .get(comparedWords(asked.name))
    ?.find(({ when = [] }) => when.every((condition) => holds(condition, asked)))?.means;
}
