import safety from '@game-plan/lexicon/safety.json' with { type: 'json' };
import { ALLERGENS, type Allergen } from '../eater.ts';
import { lazy } from '../lazy.ts';
import { FOOD_TRAITS, type FoodTerm, type FoodTrait, termOf } from './food-facts.ts';
import { longestPhraseAt } from './phrase-match.ts';

/** What a name claims that there is none of in the food. 'Lactose free' claims no allergen, because milk protein remains. */
export interface Claims {
  readonly allergens: readonly Allergen[];
  readonly kinds: readonly FoodTerm[];
  readonly traits: readonly FoodTrait[];
  /** Whether it is named after meat and made of plants: 'soy chorizo', 'black bean burgers'. */
  readonly isMockMeat: boolean;
  /** What alone is not in it, while the food is what it is: 'lactose', 'spicy food'. */
  readonly without: readonly string[];
  /** The words of the name without those of claims about allergens: 'bread' of 'gluten free bread'. */
  readonly unclaimed: readonly string[];
}

const claims = lazy(
  () =>
    new Map(
      Object.entries(safety.claims).map(([words, claim]) => [
        termOf(words),
        {
          allergens: ALLERGENS.filter((allergen) => claim.allergens?.includes(allergen)),
          kinds: claim.kinds ?? [],
          traits: FOOD_TRAITS.filter((trait) => claim['counts-as']?.includes(trait)),
          isMockMeat: claim['mock-meat'] === true,
          without: claim.without ?? [],
        },
      ]),
    ),
);

/** The claims in a name, by its words as from `foodWords`. */
export function claimsIn(words: readonly string[]): Claims {
  const found: Omit<Claims, 'unclaimed'>[] = [];
  const unclaimed: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestPhraseAt(words, at, claims());
    const claim = claims().get(words.slice(at, at + length).join(' '));
    if (claim) found.push(claim);
    if (claim === undefined || claim.allergens.length === 0)
      unclaimed.push(...words.slice(at, at + Math.max(length, 1)));
    at += Math.max(length, 1);
  }
  return {
    allergens: found.flatMap(({ allergens }) => allergens),
    kinds: found.flatMap(({ kinds }) => kinds),
    traits: found.flatMap(({ traits }) => traits),
    isMockMeat: found.some(({ isMockMeat }) => isMockMeat),
    without: found.flatMap(({ without }) => without),
    unclaimed,
  };
}

/** The kinds that a claim at a word rules out of the food behind it, and the first word behind the claim; undefined without a claim. */
export function claimAt(
  words: readonly string[],
  at: number,
): { readonly kinds: readonly FoodTerm[]; readonly to: number } | undefined {
  const length = longestPhraseAt(words, at, claims());
  const claim = claims().get(words.slice(at, at + length).join(' '));
  return claim && { kinds: claim.kinds, to: at + length };
}
