import type { MealName } from '@game-plan/lexicon/meal-words';
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

type Condition = (asked: Asked) => boolean;

interface Meant {
  readonly means: string;
  readonly holds: Condition;
}

const words = (text: string): string => ` ${foodWords(text).join(' ')} `;
const listed = (list: string): string[] => list.split(/,\s*/);

const FEW = 3;

/** The conditions of a line, as `meals/en.tsv` explains them. */
function conditionOf(clause: string): Condition {
  const [kind = ''] = clause.split(' ');
  const rest = clause.slice(kind.length).trim();
  const isIn = (text: string, names: readonly string[]) => names.some((name) => text.includes(name));
  switch (kind) {
    case 'in': {
      const units = new Set(listed(rest).map((unit) => (unit === "''" ? '' : unit)));
      return ({ amount }) => amount.count !== null && units.has(amount.unit);
    }
    case 'under':
      return ({ amount }) => amount.unit !== 'g' || (amount.count ?? 1) < Number(rest);
    case 'over':
      return ({ amount }) => (amount.count ?? 1) > Number(rest);
    case 'beside': {
      const names = listed(rest).map(words);
      return ({ others }) => others.some((other) => isIn(other, names));
    }
    case 'plural':
      return ({ name }) => name.endsWith('s');
    case 'added': {
      if (rest === '') return ({ isAdded }) => isAdded;
      const names = listed(rest.replace(/^to /, '')).map(words);
      return ({ main }) => isIn(main, names);
    }
    case 'not': {
      const inner = conditionOf(rest);
      return (asked) => !inner(asked);
    }
    case 'joined':
      return ({ isJoined }) => isJoined;
    case 'on':
      return ({ joint }) => joint === 'on';
    case 'with': {
      const names = listed(rest).map(words);
      return ({ added }) => added.some((other) => isIn(other, names));
    }
    case 'told': {
      const names = listed(rest.replace(/^by /, '')).map(words);
      return ({ counted }) => counted.some((other) => isIn(other, names));
    }
    case 'alone':
      return ({ others }) => others.length === 0;
    case 'uncounted':
      return ({ amount }) => isUnsaid(amount);
    case 'singular':
      return ({ name, amount }) => amount.count !== null || !name.endsWith('s');
    case 'few':
      return ({ name, amount: { count, unit, each } }) =>
        unit === '' && each === null && (count ?? 1) <= FEW && !(count === null && name.endsWith('s'));
    case 'share':
      return ({ amount: { count, unit, size } }) =>
        unit === '' && ((count !== null && count < 1) || size === 'whole');
    case 'quarter':
      return ({ amount: { count } }) => count === QUARTER;
    default:
      throw new Error(`meals: '${clause}' is no condition`);
  }
}

const QUARTER = 0.25;

const meanings = lazy((): ReadonlyMap<string, readonly Meant[]> => {
  const found = new Map<string, Meant[]>();
  for (const { name, means, when } of meals.names as readonly MealName[]) {
    if (when === undefined) continue;
    const conditions = when.split(/;\s*/).map(conditionOf);
    const meant = { means, holds: (asked: Asked) => conditions.every((holds) => holds(asked)) };
    for (const key of listed(name).map(words)) found.set(key, [...(found.get(key) ?? []), meant]);
  }
  return found;
});

/** What a name means in this amount and company, as one would type it; undefined if nothing else than anywhere. */
export function meaningBeside(asked: Asked): string | undefined {
  return meanings()
    .get(words(asked.name))
    ?.find(({ holds }) => holds(asked))?.means;
}

export { words as comparedWords };
