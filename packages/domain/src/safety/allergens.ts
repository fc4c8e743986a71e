import { ALLERGENS, type Allergen } from '../eater.ts';
import { findFood } from '../foods/find-food.ts';
import { foodWords } from '../foods/food-name.ts';
import { ALLERGEN_PHRASES } from './allergen-words.ts';
import { namesOwnAllergy } from './own-allergies.ts';
import { matchPhrases } from './phrase-match.ts';

/** Claims on a label and what they rule out. 'Lactose free' rules nothing out: milk protein stays. */
const CLAIMS: readonly (readonly [claim: RegExp, rulesOut: readonly Allergen[]])[] = [
  [/\bgluten free\b/, ['gluten']],
  [/\b(?:dairy|milk) free\b|\bnon dairy\b|\bnondairy\b/, ['dairy']],
  [/\begg free\b|\beggless\b/, ['eggs']],
  [/\b(?:tree )?nut free\b/, ['nuts', 'peanuts']],
  [/\bpeanut free\b/, ['peanuts']],
  [/\bsoy free\b/, ['soy']],
  [/\bfish free\b/, ['fish']],
  [/\bshellfish free\b/, ['shellfish']],
  [/\bsesame free\b/, ['sesame']],
  [/\b(?:sulfite|sulphite) free\b|\bunsul(?:f|ph)ured\b/, ['sulfites']],
  [/\bvegan\b|\bplant based\b/, ['dairy', 'eggs', 'fish', 'shellfish']],
];

/** What a person may write for a listed allergen. */
const LISTED_BY_WORD: Readonly<Record<string, readonly Allergen[]>> = {
  nut: ['nuts'],
  'tree nut': ['nuts'],
  peanut: ['peanuts'],
  groundnut: ['peanuts'],
  dairy: ['dairy'],
  milk: ['dairy'],
  'cow milk': ['dairy'],
  'milk protein': ['dairy'],
  casein: ['dairy'],
  lactose: ['dairy'],
  egg: ['eggs'],
  gluten: ['gluten'],
  wheat: ['gluten'],
  celiac: ['gluten'],
  coeliac: ['gluten'],
  soy: ['soy'],
  soya: ['soy'],
  soybean: ['soy'],
  shellfish: ['shellfish'],
  crustacean: ['shellfish'],
  mollusc: ['shellfish'],
  mollusk: ['shellfish'],
  seafood: ['fish', 'shellfish'],
  fish: ['fish'],
  sesame: ['sesame'],
  'sesame seed': ['sesame'],
  sulfite: ['sulfites'],
  sulphite: ['sulfites'],
};

/**
 * The listed allergens that an ingredient of any name carries, by the food table and by the words of the name. For a
 * processed food it errs on the safe side; what the label rules out ('gluten-free bread', 'vegan mayo') counts.
 *
 * Coconut is no tree nut here: the U.S. FDA took it off its list of tree nuts in January 2025 (Guidance for Industry:
 * Questions and Answers Regarding Food Allergens, Edition 5).
 */
export function allergensOf(name: string): ReadonlySet<Allergen> {
  const words = foodWords(name);
  const text = words.join(' ');
  const carried = new Set(findFood(name)?.allergens);
  const ruledOut = new Set<Allergen>();
  let unclaimed = text;
  for (const [claim, rulesOut] of CLAIMS) {
    if (!claim.test(text)) continue;
    unclaimed = unclaimed.replace(claim, ' ');
    for (const allergen of rulesOut) ruledOut.add(allergen);
  }
  for (const allergen of matchPhrases(unclaimed.trim().split(/\s+/), ALLERGEN_PHRASES)) {
    if (!ruledOut.has(allergen)) carried.add(allergen);
  }
  return carried;
}

/** Whether an ingredient carries one of a person's allergies, listed ('nuts') or in words of their own ('prawn'). */
export function carriesAllergy(name: string, allergies: readonly string[]): boolean {
  if (allergies.length === 0) return false;
  const carried = allergensOf(name);
  return allergies.some((allergy) => {
    const listed = listedAllergens(allergy);
    return listed.length > 0
      ? listed.some((allergen) => carried.has(allergen))
      : namesOwnAllergy(name, allergy);
  });
}

/** The listed allergens that a person means by an entry of their allergies; none for words of their own. */
export function listedAllergens(allergy: string): readonly Allergen[] {
  const words = foodWords(allergy).filter((word) => word !== 'allergy' && word !== 'intolerance');
  const key = words.join(' ');
  const listed = ALLERGENS.filter((allergen) => allergen === allergy.trim().toLowerCase());
  return listed.length > 0 ? listed : Object.hasOwn(LISTED_BY_WORD, key) ? (LISTED_BY_WORD[key] ?? []) : [];
}
