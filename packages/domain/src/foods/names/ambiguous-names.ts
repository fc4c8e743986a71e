import ambiguous from '@game-plan/lexicon/ambiguous.json' with { type: 'json' };
import type { AmbiguousMeaning, AmbiguousNames } from '@game-plan/lexicon/ambiguous-name';
import { foodOfKey, languagesOfName } from '../find-by-words.ts';
import { foodNameKey } from '../food-name.ts';

const names: AmbiguousNames = ambiguous as AmbiguousNames;

/** What stands around a name. */
export interface Around {
  /** The languages that most of it is in. */
  readonly languages: ReadonlySet<string>;
  /** The keys of the foods beside it. */
  readonly foods: readonly string[];
  /** The unit of its own amount; '' for pieces, undefined without an amount. */
  readonly unit: string | undefined;
  /** Whether a kitchen is rather one of these homes than any other; no recipe is. */
  readonly isOfHomes?: (homes: readonly string[]) => boolean;
}

const meaningsOf = (name: string): readonly AmbiguousMeaning[] => {
  const whole = foodNameKey(name);
  // What is before it describes it, as in 'frozen limas', unless it makes another food, as in 'banana chips'.
  const last = languagesOfName(whole).size > 0 ? whole : whole.split(' ').at(-1);
  const key = [whole, last ?? ''].find((each) => Object.hasOwn(names, each));
  return names[key ?? ''] ?? [];
};

/** Whether what stands around a name may decide what it means: 'chips', 'raisins'. */
export const isAmbiguous = (name: string): boolean => meaningsOf(name).length > 0;

/** The food that a name means among other lines; undefined if it is the one that it means alone. */
export function meantAmong(
  name: string,
  { languages, foods, unit, isOfHomes = () => false }: Around,
): string | undefined {
  const ends = (food: string, of: string) => food === of || food.endsWith(` ${of}`);
  return meaningsOf(name).find(({ when }) =>
    when.every(({ kind, of }) => {
      if (kind === 'home') return isOfHomes(of);
      return of.some((one) => {
        if (kind === 'language') return languages.has(one);
        return kind === 'in' ? unit === one : foods.some((food) => ends(food, foodNameKey(one)));
      });
    }),
  )?.food;
}

/** The food of 'chips (french fries)', whose meaning is told in brackets. */
export function toldMeaning(name: string, told: string): string | undefined {
  const key = foodNameKey(told);
  // 'Turnip (swede)' is told by another name of the rutabaga.
  const named = foodOfKey(key);
  return meaningsOf(name).find(
    ({ food }) =>
      foodNameKey(food) === key || (named !== undefined && foodOfKey(foodNameKey(food)) === named),
  )?.food;
}
