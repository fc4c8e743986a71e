import type { GroupRecord, JointRecord } from '@game-plan/lexicon/dish-record';
import repertoire from '@game-plan/lexicon/repertoire.json' with { type: 'json' };
import type { CulinaryFood } from '../../foods/culinary-food.ts';

export interface Option {
  /** A food of the table; undefined if `fits` decides. */
  readonly food: string | undefined;
  /** Whether only this food matches, not others that can replace it. */
  readonly isExact: boolean;
  readonly fits: ((food: CulinaryFood) => boolean) | undefined;
  /** Grams of this food per gram that the dish needs. */
  readonly factor: number;
}

/**
 * Parses an option of a dish: 'butter', 'garlic powder*0.25', '@oil', or '=chicken', which matches only that exact name
 * and not wings. Throws on an unknown group.
 */
export function readOption(text: string): Option[] {
  const [name = '', factor = '1'] = text.split('*').map((part) => part.trim());
  if (!name.startsWith('@')) {
    const isExact = name.startsWith('=');
    return [{ food: isExact ? name.slice(1) : name, isExact, fits: undefined, factor: Number(factor) }];
  }
  const group = repertoire.groups[name.slice(1)];
  if (group === undefined) throw new RangeError(`No group of foods: ${name}`);
  if (typeof group !== 'string') {
    const fits = 'piece' in group ? isJointOf(group) : isOfGroup(group);
    return [{ food: undefined, isExact: false, fits, factor: Number(factor) }];
  }
  return group
    .split(',')
    .flatMap(readOption)
    .map((option) => ({ ...option, factor: option.factor * Number(factor) }));
}

/** Whether options name this very food, in whatever amount, and not only one for which it may stand. */
export const nameFood = (options: readonly string[], food: string | undefined): boolean =>
  options.some((option) => option.split('*', 1)[0] === food);

/** Only groups of joints have meat in one large piece. */
function isOfGroup(group: GroupRecord): (food: CulinaryFood) => boolean {
  const { role, way, except = [], 'except-kind': exceptKind } = group;
  const kinds = [group.kind ?? []].flat();
  return (food) =>
    !food.isLarge &&
    food.role === role &&
    (kinds.length === 0 || kinds.includes(food.kind)) &&
    (way === undefined || [...food.ways].some((known) => known === way)) &&
    food.kind !== exceptKind &&
    !except.includes(food.name);
}

/** Whether it is one large piece, by its typed name, that was not cut before. */
function isJointOf(group: JointRecord): (food: CulinaryFood) => boolean {
  const { piece, large = [], called = {}, 'not-called': notCalled } = group;
  return ({ name, one, prep, kind, isLarge }) => {
    const saysOneOf = (words: readonly string[]) => words.some((word) => ` ${one} `.includes(` ${word} `));
    if (prep === '') return false;
    if (piece.includes(name) || (isLarge && large.includes(kind))) return !saysOneOf(notCalled);
    return saysOneOf(called[name] ?? []);
  };
}
