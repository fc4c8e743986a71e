import { ALLERGENS, type Allergen, DIETS, type Diet } from '../../eater.ts';
import { findMention } from '../ideas/find-mention.ts';

/** What a step speaks of beside the ingredients: 'serve with naan'. */
export interface StepMentions {
  readonly allergens: readonly Allergen[];
  /** The diets that it breaks, by words or by those allergens. */
  readonly diets: readonly Diet[];
}

/** Diets that words do not tell, by what breaks them: bread beside a dish is not in its figures either. */
const BROKEN_BY: Partial<Record<Diet, readonly Allergen[]>> = {
  paleo: ['gluten', 'dairy', 'soy', 'peanuts'],
  whole30: ['gluten', 'dairy', 'soy', 'peanuts'],
  keto: ['gluten'],
  low_carb: ['gluten'],
};

const NONE: StepMentions = { allergens: [], diets: [] };

/** @param listed the names of the recipe and its ingredients, of which a step may speak */
export function mentionsIn(step: string, listed: readonly string[]): StepMentions {
  const speaksOf = (allergies: readonly Allergen[], diets: readonly Diet[]) =>
    findMention(step, listed, { allergies, diets }) !== undefined;
  // Most steps speak of nothing else, which one search tells.
  if (!speaksOf(ALLERGENS, DIETS)) return NONE;
  const allergens = ALLERGENS.filter((allergen) => speaksOf([allergen], []));
  const isBroken = (diet: Diet) => BROKEN_BY[diet]?.some((allergen) => allergens.includes(allergen)) ?? false;
  return { allergens, diets: DIETS.filter((diet) => isBroken(diet) || speaksOf([], [diet])) };
}
