import type { IngredientCategory } from '../../kitchen.ts';
import type { CulinaryFood } from './culinary-food.ts';
import { rowsOf } from './culinary-row.ts';

/** Letters, spaces, hyphens and apostrophes only: what a sentence can carry. */
const SPEAKABLE = /^\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3}$/u;
const LONGEST_NAME = 30;
const PLURAL = /[^su'’]s$/;

/**
 * How a food that the tables do not know takes part, by its category alone; undefined for a name that no
 * sentence can carry, and for drinks, which could be anything.
 */
export function roleByCategory(name: string, category: IngredientCategory): CulinaryFood | undefined {
  const plain = name.trim().replace(/\s+/g, ' ').toLowerCase();
  if (plain.length < 3 || plain.length > LONGEST_NAME || !SPEAKABLE.test(plain)) return undefined;
  const say = PLURAL.test(plain) ? { one: plain, many: plain } : { one: plain };
  switch (category) {
    case 'protein':
      return rowsOf(
        'protein',
        category,
        'other-protein',
      )(plain, {
        ...say,
        portion: 130,
        minutes: 8,
        prep: 'cut * into bite-size pieces',
        ways: 'stir-fry taco side bowl',
      });
    case 'vegetable':
      return rowsOf(
        'vegetable',
        category,
        'other-vegetable',
      )(plain, {
        ...say,
        portion: 80,
        minutes: 6,
        prep: 'slice *',
        ways: 'stir-fry roast simmer side bowl',
      });
    case 'fruit':
      return rowsOf(
        'fruit',
        category,
        'soft-fruit',
      )(plain, {
        ...say,
        portion: 80,
        prep: 'cut * into small pieces',
        ways: 'smoothie sweet',
      });
    case 'grain':
      return rowsOf('base', category, 'grain')(plain, { ...say, portion: 65, minutes: 20 });
    case 'dairy':
      return rowsOf('cheese', category, 'crumbly')(plain, { ...say, portion: 25, ways: 'toast stuff taco' });
    case 'spice':
      return rowsOf('spice', category)(plain, { ...say, portion: 1, in: ['tsp', 2.2] });
    case 'pantry':
      return rowsOf('topping', category)(plain, { ...say, portion: 20, ways: 'bowl' });
    case 'beverage':
      return undefined;
  }
}
