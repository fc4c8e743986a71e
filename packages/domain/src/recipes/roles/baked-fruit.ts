import type { CulinaryFood } from '../../foods/culinary-food.ts';

const HOLDS_UP_IN_THE_OVEN: ReadonlySet<string> = new Set([
  'apple',
  'pear',
  'banana',
  'blueberry',
  'raspberry',
  'blackberry',
  'strawberry',
  'mixed berries',
  'cherry',
  'peach',
  'nectarine',
  'plum',
  'apricot',
]);

/** Whether a fruit is good baked; a melon is not. */
export function isForBaking({ name }: CulinaryFood): boolean {
  return HOLDS_UP_IN_THE_OVEN.has(name);
}

/** Whether it is flour for a batter. */
export function isFlour({ name }: CulinaryFood): boolean {
  return /^(?:all purpose |whole wheat )?flour$/.test(name);
}
