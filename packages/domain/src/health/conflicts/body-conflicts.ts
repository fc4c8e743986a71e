import { bodyMassIndex } from '../body-mass-index.ts';
import type { BodyWords, GoalConflict } from './goal-conflict.ts';

/**
 * The smallest and largest people on record, in centimetres and kilograms (Guinness World Records: heights of adults 54.6
 * to 272 cm, the lightest adult 2.1 kg, the heaviest 635 kg; the smallest newborns that lived measured 22 cm).
 */
const SHORTEST = { adult: 54, anyone: 22 } as const;
const TALLEST = 272;
const LIGHTEST_ADULT = 2;
const HEAVIEST = 635;
/** Body mass indices that no living person has had (the heaviest person on record had 186). */
const INDEX = { lowest: 8, highest: 190 } as const;

interface Measures {
  /** Kilograms. */
  readonly weight: number | null;
  /** Centimetres. */
  readonly height: number | null;
}

/** Warns of a height or weight that no person can have, alone or together. */
export function impossibleBody(
  { weight, height }: Measures,
  isAdult: boolean,
  words: BodyWords,
): GoalConflict[] {
  const warning = (field: 'height' | 'weight', message: string): GoalConflict => ({
    level: 'unsafe',
    basis: 'body',
    fields: [field],
    message,
    source: null,
  });
  const person = isAdult ? 'adult' : 'person';
  const shortest = isAdult ? SHORTEST.adult : SHORTEST.anyone;
  if (height !== null && (height < shortest || height > TALLEST)) {
    const bound = height < shortest ? 'short' : 'tall';
    return [warning('height', `No ${person} is as ${bound} as ${words.height(height)}. Please check it.`)];
  }
  if (weight !== null && ((isAdult && weight < LIGHTEST_ADULT) || weight > HEAVIEST)) {
    const bound = weight > HEAVIEST ? 'heavy' : 'light';
    return [warning('weight', `No ${person} is as ${bound} as ${words.weight(weight)}. Please check it.`)];
  }
  if (weight === null || height === null) return [];
  const index = bodyMassIndex(weight, height);
  if (index >= INDEX.lowest && index <= INDEX.highest) return [];
  const bound = index < INDEX.lowest ? 'little' : 'much';
  return [
    warning(
      'weight',
      `Nobody of ${words.height(height)} weighs as ${bound} as ${words.weight(weight)}. Please check both.`,
    ),
  ];
}
