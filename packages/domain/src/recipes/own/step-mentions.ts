import { ALLERGENS, type Allergen, DIETS, type Diet } from '../../eater.ts';
import { findMention } from '../ideas/find-mention.ts';

/** What a step speaks of beside the ingredients: 'serve with naan'. */
export interface StepMentions {
  readonly allergens: readonly Allergen[];
  /** The diets that it breaks, of those that words can tell. */
  readonly diets: readonly Diet[];
}

const NONE: StepMentions = { allergens: [], diets: [] };

/** @param listed the names of the recipe and its ingredients, of which a step may speak */
export function mentionsIn(step: string, listed: readonly string[]): StepMentions {
  const speaksOf = (allergies: readonly Allergen[], diets: readonly Diet[]) =>
    findMention(step, listed, { allergies, diets }) !== undefined;
  // Most steps speak of nothing else, which one search tells.
  if (!speaksOf(ALLERGENS, DIETS)) return NONE;
  return {
    allergens: ALLERGENS.filter((allergen) => speaksOf([allergen], [])),
    diets: DIETS.filter((diet) => speaksOf([], [diet])),
  };
}
