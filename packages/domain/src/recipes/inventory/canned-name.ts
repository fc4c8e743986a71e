import { isForeignName } from '../../foods/find-by-words.ts';
import { findFood } from '../../foods/find-food.ts';
import { packageKey } from '../../units/unit.ts';

interface InUnit {
  readonly name: string;
  readonly unit: string;
}

/**
 * A name that says so if canned food is another food and comes in tins: three tins of tomatoes are not three fresh ones.
 * @param word the word for a tin in the language of the name: 'Dosen Tomaten'
 */
export function cannedName({ name, unit }: InUnit, word?: string): string {
  if (packageKey(unit) !== 'can') return name;
  const canned = `canned ${name}`;
  const food = findFood(canned);
  if (!food || food.name === findFood(name)?.name) return name;
  const own = `${word} ${name}`;
  return word !== undefined && isForeignName(name) && findFood(own) === food ? own : canned;
}
