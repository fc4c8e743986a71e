import type { Allergen, Diet, Eater, Spared } from '../eater.ts';
import { foodWords } from '../foods/food-name.ts';
import type { HealthCondition } from '../health/profile-options.ts';
import type { IngredientCategory } from '../ingredient.ts';
import {
  allergensOf,
  allergyMatcher,
  carriesAllergy,
  isFineFor,
  oftenCarriedBy,
  withoutAllowed,
} from './allergy/allergens.ts';
import { RAW_FOODS, saysNoFood } from './allergy/known-phrases.ts';
import type { AllergyPart } from './allergy/parse-allergy-text.ts';
import { isMeatless } from './animal-origin.ts';
import { claimAt, claimsIn } from './claims.ts';
import { breaksDiet } from './diets.ts';
import { type FoodTerm, foodsInTitles, mildOils, seasonedFoods, seasonings } from './food-facts.ts';
import { kindsOf, knownTerms, namedFoods, termOfAllergen } from './food-terms.ts';
import { isKnownFood, isPlain } from './known-food.ts';
import { longestPhraseAt } from './phrase-match.ts';

/**
 * Diets that treat an unknown grain as wheat and an unknown dairy food as milk. The allergies need the same caution.
 */
const CAREFUL_DIETS: Readonly<Partial<Record<Allergen, Diet>>> = {
  gluten: 'gluten_free',
  dairy: 'dairy_free',
};

/**
 * Whether a person may eat an ingredient: it contains none of their allergens and dislikes and breaks none of their
 * diets. For a person with an allergy or a diet, it must also be a known food.
 */
export function suitsEater(
  ingredient: { name: string; category: IngredientCategory },
  eater: Eater,
): boolean {
  const { name, category } = ingredient;
  if (isCareful(eater) && !isKnownFood(name)) return false;
  if (carriesAllergy(name, eater.allergies)) return false;
  if (carriesAllergy(name, dislikesIn(name, eater)) && !isOilOfDisliked(name, eater)) return false;
  if (oftenCarries(name, eater)) return false;
  return [...keptDiets(eater), ...carefulDiets(eater, name)].every(
    (diet) => !breaksDiet(name, category, diet),
  );
}

/**
 * The dislikes that count for a food. Children who will not eat onions eat fish fingers, sausages and ketchup, which are only seasoned with
 * them; an onion that the name says counts.
 */
function dislikesIn(name: string, { dislikes = [] }: Eater): readonly string[] {
  const words = foodWords(name);
  const isSeasoned = words.some((_, at) => longestPhraseAt(words, at, seasonedFoods()) > 0);
  if (!isSeasoned || words.some((word) => seasonings().has(word))) return dislikes;
  return dislikes.filter((typed) => !seasonings().has(withoutPlain(typed, saysNoFood)));
}

/** The words of a name without those that do not change what it is. */
const withoutPlain = (name: string, isOther: (word: string) => boolean = () => false): string =>
  foodWords(name)
    .filter((word) => !isPlain(word) && !isOther(word))
    .join(' ');
/** Who dislikes olives or corn may like what is cooked in their oil, which has nothing of their taste and texture. */
function isOilOfDisliked(name: string, { dislikes = [] }: Eater): boolean {
  if (!mildOils().has(withoutPlain(name))) return false;
  return !allergyMatcher(dislikes).parts.some(({ terms }) => terms.some((term) => mildOils().has(term)));
}

/** Whether unknown foods are withheld from this person. */
export function isCareful({ allergies, diets }: Eater): boolean {
  return diets.length > 0 || allergyMatcher(allergies).parts.length > 0;
}

function oftenCarries(name: string, { allergies, diets }: Eater): boolean {
  const often = oftenCarriedBy(name);
  if (often.length === 0) return false;
  const listed = allergyMatcher(allergies).parts.flatMap(({ allergens }) => allergens);
  return often.some(
    (allergen) =>
      listed.includes(allergen) || (DIETS_WITHOUT[allergen] ?? []).some((diet) => diets.includes(diet)),
  );
}

/** Diets that leave out what often contains the allergen. */
const DIETS_WITHOUT: Readonly<Partial<Record<Allergen, readonly Diet[]>>> = {
  gluten: ['gluten_free'],
  dairy: ['dairy_free', 'vegan'],
  fish: ['vegetarian', 'vegan'],
  shellfish: ['vegetarian', 'vegan'],
};

function carefulDiets({ allergies }: Eater, name: string): Diet[] {
  if (allergies.length === 0) return [];
  const { parts } = allergyMatcher(allergies);
  return parts
    .filter((part) => !isFineFor(part, name))
    .flatMap((part) => part.allergens)
    .flatMap((allergen) => CAREFUL_DIETS[allergen] ?? []);
}

/** Diets that may be written among the allergies or dislikes, by the term they are parsed to. */
const DIET_OF_TERM: ReadonlyMap<FoodTerm, Diet> = new Map([
  ['meat and fish', 'vegetarian'],
  ['animal product', 'vegan'],
  ['not keto', 'keto'],
  ['not low carb', 'low_carb'],
  ['not paleo', 'paleo'],
  ['not whole30', 'whole30'],
]);

/** The diets that a person wrote among the allergies or dislikes: 'keto' is not a food and is treated as a diet. */
function writtenDiets({ allergies, dislikes = [] }: Eater): Diet[] {
  if (allergies.length === 0 && dislikes.length === 0) return [];
  return [allergies, dislikes].flatMap((words) =>
    allergyMatcher(words).parts.flatMap(({ terms }) => terms.flatMap((term) => DIET_OF_TERM.get(term) ?? [])),
  );
}

/** All diets that a person keeps: chosen in the profile, or written among the allergies or dislikes. */
export const keptDiets = (eater: Eater): Diet[] => [...eater.diets, ...writtenDiets(eater)];

/** Whether the person wrote of a pregnancy, of a baby, or that they avoid raw food, so that they need eggs and meat cooked through. */
export function eatsOnlyCookedThrough(eater: Eater): boolean {
  return ['not in pregnancy', INFANTS, ...RAW_FOODS].some((term) => writesTerm(eater, term));
}

/** Whether a baby eats along. */
export const feedsInfant = (eater: Eater): boolean => writesTerm(eater, INFANTS);

/** Whether the person has to be sparing with salt, by what they wrote, because of an illness, or for a baby who eats along. */
export const sparesSalt = (eater: Eater): boolean =>
  eater.spares?.includes('salt') === true || ['salty food', INFANTS].some((term) => writesTerm(eater, term));

const INFANTS: FoodTerm = 'not for infant';

/** What illnesses of the profile ask to be sparing with: less salt for blood pressure and heart, less sugar with diabetes. */
export function sparedFor(healthConditions: readonly string[]): Spared[] {
  const has = (...conditions: readonly HealthCondition[]) =>
    conditions.some((condition) => healthConditions.includes(condition));
  return [
    ...(has('hypertension', 'heart_disease') ? (['salt'] as const) : []),
    ...(has('diabetes') ? (['sugar'] as const) : []),
  ];
}

/** How much of what a person should have little of is in foods of these names: the number of such foods. */
export function countSpared(names: readonly string[], spares: readonly Spared[]): number {
  const words = spares.map((spared) => WORDS_OF_SPARED[spared]);
  return names.filter((name) => carriesAllergy(name, words)).length;
}
const WORDS_OF_SPARED: Readonly<Record<Spared, string>> = { salt: 'low sodium', sugar: 'low sugar' };

/** Whether the person wrote something with that meaning among the allergies or dislikes. */
function writesTerm({ allergies, dislikes = [] }: Eater, term: FoodTerm): boolean {
  return [allergies, dislikes].some((words) =>
    allergyMatcher(words).parts.some(({ terms }) => terms.includes(term)),
  );
}

/** Whether the person keeps kosher, and so eats meat and milk only separately. */
export const keepsKosher = (eater: Eater): boolean => writesTerm(eater, 'not kosher');

/**
 * Whether a dish combines ingredients that the person may eat only separately: meat and milk for a person who keeps
 * kosher.
 */
export function mixesForbidden(names: readonly string[], eater: Eater): boolean {
  if (!keepsKosher(eater)) return false;
  return names.some((name) => carriesAllergy(name, MEAT)) && names.some((name) => carriesAllergy(name, MILK));
}
const MEAT: readonly string[] = ['meat'];
const MILK: readonly string[] = ['dairy'];

const WITHOUT_MEAT: ReadonlySet<Diet> = new Set(['vegetarian', 'vegan']);
const KILLED_ANIMALS: readonly FoodTerm[] = ['meat', 'fish', 'shellfish'];

/** What the titles of dishes for these diets do not name, unless it is called 'vegan cheese' or the like. */
const NAMES_OF_DIET: Partial<Record<Diet, readonly FoodTerm[]>> = {
  vegan: ['dairy', 'egg'],
  dairy_free: ['dairy'],
};

/** 'Buttered Corn' names butter and 'Cheesy Potatoes' cheese, but vegan cheese is no cheese. */
function foodsSaid(text: string): string {
  const words = foodWords(text);
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    const claimed = behindClaimed(words, at);
    const word = words[at] ?? '';
    if (claimed === undefined) said.push(foodsInTitles().get(word) ?? word);
    at = claimed ?? at + 1;
  }
  return said.join(' ');
}

/** Behind a claim and the food that it says to be without the kind that the food is of: 'vegan cheese'. Undefined without one. */
function behindClaimed(words: readonly string[], at: number): number | undefined {
  const claim = claimAt(words, at);
  if (claim === undefined) return undefined;
  for (let length = longestPhraseAt(words, claim.to, knownTerms()); length > 0; length -= 1) {
    const kinds = kindsOf(words.slice(claim.to, claim.to + length).join(' '));
    if (claim.kinds.some((kind) => kinds.has(kind))) return claim.to + length;
  }
  return undefined;
}

/** Whether a text names a cereal with gluten, if the person must not or will not eat it. */
export function namesGluten(text: string, { allergies, diets, dislikes = [] }: Eater): boolean {
  const avoids =
    diets.includes('gluten_free') ||
    [allergies, dislikes].some((words) =>
      allergyMatcher(words).parts.some(({ allergens }) => allergens.includes('gluten')),
    );
  return avoids && allergensOf(text).has('gluten');
}

/**
 * Whether a text names a food that the person must not or will not eat: 'Thai Peanut Noodles', even if they are made
 * with almond butter. Cereals with gluten are ignored, because most dishes are named after one and a wrap may be of
 * corn. For a diet without meat 'Beef Tacos' is forbidden and 'Veggie Sausages with Mash' is not.
 */
export function namesForbidden(text: string, eater: Eater): boolean {
  const { allergies, dislikes = [] } = eater;
  const diets = keptDiets(eater);
  const parts = [allergies, dislikes].flatMap((words) => allergyMatcher(words).parts);
  const forbiddenBy = ({ allergens, terms }: AllergyPart) => [
    ...terms.filter((term) => !DIET_OF_TERM.has(term)),
    ...allergens.flatMap((allergen) => (allergen === 'gluten' ? [] : (termOfAllergen(allergen) ?? []))),
  ];
  const isNamed = (terms: readonly FoodTerm[], said: string) => {
    const named = terms.length === 0 ? undefined : namedFoods(foodsSaid(said));
    return terms.some((term) => named?.has(term));
  };
  const lenient = parts.filter(({ allows }) => allows !== undefined);
  if (lenient.some((part) => isNamed(forbiddenBy(part), withoutAllowed(text, part)))) return true;
  const forbidden = parts.filter((part) => !lenient.includes(part)).flatMap(forbiddenBy);
  const isWithoutMeat = diets.some((diet) => WITHOUT_MEAT.has(diet));
  if (isWithoutMeat && !isMeatless({ claims: claimsIn(foodWords(text)) })) forbidden.push(...KILLED_ANIMALS);
  for (const diet of diets) forbidden.push(...(NAMES_OF_DIET[diet] ?? []));
  return isNamed(forbidden, text);
}
