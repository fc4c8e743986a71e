import words from '@game-plan/lexicon/searches.json' with { type: 'json' };
import { findFood } from '../../foods/find-food.ts';
import type { FoodNutrients } from '../../foods/food.ts';
import { foodWords } from '../../foods/food-name.ts';
import { wordsSayOneOf } from '../../foods/phrases-in.ts';
import type { IngredientCategory } from '../../ingredient.ts';
import { energyOf } from '../../macro-energy.ts';
import { memoize } from '../../memoize.ts';
import { carriesAllergy } from '../../safety/allergy/allergens.ts';
import { describeIngredient } from '../../safety/described-ingredient.ts';
import { breaksDiet } from '../../safety/diets.ts';
import type { FoodTrait } from '../../safety/food-facts.ts';
import {
  type AmountClaim,
  type Constraint,
  describeConstraint,
  readConstraints,
} from '../query/query-constraints.ts';

/** The data that decides whether a food meets the constraints of a query. */
export interface JudgedFood {
  readonly name: string;
  /** Null for a food outside the built-in tables. */
  readonly category: IngredientCategory | null;
  readonly per100g: FoodNutrients;
  /** The ingredients of a dish; they are checked instead of its name. */
  readonly madeOf?: readonly string[];
}

/**
 * The limits per 100 g for each claim, from Regulation (EC) No 1924/2006, Annex: 'low fat' 3 g, 'fat free' 0.5 g, 'low
 * calorie' 40 kcal, 'calorie free' 4 kcal (defined per 100 ml), 'high protein' 20 % of energy.
 */
const ALLOWS: Readonly<Record<AmountClaim, (figures: FoodNutrients) => boolean>> = {
  'low fat': ({ fat }) => fat !== null && fat <= 3,
  'fat free': ({ fat }) => fat !== null && fat <= 0.5,
  'low calorie': ({ calories }) => calories !== null && calories <= 40,
  'calorie free': ({ calories }) => calories !== null && calories <= 4,
  'high protein': ({ calories, protein }) =>
    calories !== null && protein !== null && energyOf('protein', protein) >= 0.2 * calories,
};

const saysLessFat = wordsSayOneOf(words['less fat']);
const saysCaffeine = wordsSayOneOf(words['with caffeine']);
const saysNoCaffeine = wordsSayOneOf(words['without caffeine']);
const saysSweetened = wordsSayOneOf(words.sweetened);
const saysUnsweetened = wordsSayOneOf(words.unsweetened);
const saysSalted = wordsSayOneOf(words.salted);
const isSweetened = (name: string) => saysSweetened(foodWords(name)) && !saysUnsweetened(foodWords(name));

/** Whether the food meets all constraints. A claim in its name decides first, then its data. */
export function meetsConstraints(food: JudgedFood, constraints: readonly Constraint[]): boolean {
  return constraints.every((constraint) => meets(food, constraint));
}

/** Cached, because names are judged repeatedly. */
const claimsOf = memoize(2000, (name) => readConstraints(name).constraints);

function meets(food: JudgedFood, constraint: Constraint): boolean {
  const { name, per100g } = food;
  const claims = claimsOf(name);
  if (claims.some((claim) => isSameClaim(claim, constraint))) return true;
  switch (constraint.kind) {
    case 'without':
      return !namesOf(food).some((part) => carriesAllergy(part, asAllergies(constraint.term)));
    case 'diet':
      return !namesOf(food).some((part) => breaksDiet(part, categoryOf(food, part), constraint.diet));
    case 'amount':
      return (
        ALLOWS[constraint.claim](per100g) ||
        (constraint.claim === 'low fat' && (claims.some(isAboutFat) || saysLessFat(foodWords(name))))
      );
    case 'sugar':
      return namesOf(food).every((part) => {
        const traits = traitsOf(food, part);
        return traits.has('sweetener') || !(hasAny(traits, SUGARY) || isSweetened(part));
      });
    case 'alcohol':
      return namesOf(food).every((part) => !traitsOf(food, part).has('alcohol'));
    case 'caffeine':
      return (
        saysNoCaffeine(foodWords(name)) ||
        ![name, ...(food.madeOf ?? [])].some((part) => saysCaffeine(foodWords(part)))
      );
    case 'salt':
      // Sodium is not known here, so only a name that says 'salted' excludes a food.
      return !saysSalted(foodWords(name));
  }
}

/** Low-carb products also count as keto. */
function isSameClaim(claim: Constraint, wanted: Constraint): boolean {
  const claims = [claim, wanted].map((each) =>
    each.kind === 'diet' && each.diet === 'low_carb' ? 'keto' : describeConstraint(each),
  );
  return claims[0] === claims[1];
}

const SUGARY: readonly FoodTrait[] = ['sugar', 'natural-sugar', 'honey', 'sweets'];

function hasAny(traits: ReadonlySet<FoodTrait>, wanted: readonly FoodTrait[]): boolean {
  return wanted.some((trait) => traits.has(trait));
}

/** The food itself, or the ingredients of a dish. */
const namesOf = ({ name, madeOf }: JudgedFood): readonly string[] => madeOf ?? [name];

/** The category of the food itself, or of an ingredient of a dish. */
function categoryOf({ category, madeOf }: JudgedFood, part: string): IngredientCategory {
  return (madeOf ? findFood(part)?.category : category) ?? 'pantry';
}

/**
 * Computed only if a constraint needs it, because describing hundreds of candidates takes longer than the rest of the
 * ranking.
 */
function traitsOf(food: JudgedFood, part: string): ReadonlySet<FoodTrait> {
  return describeIngredient(part, categoryOf(food, part)).traits;
}

function isAboutFat(claim: Constraint): boolean {
  return claim.kind === 'amount' && (claim.claim === 'low fat' || claim.claim === 'fat free');
}

/** Query words that allergies call by other names. */
const AS_ALLERGIES: Readonly<Record<string, readonly string[]>> = {
  lactose: ['dairy'],
  nut: ['nuts', 'peanuts'],
};

function asAllergies(term: string): readonly string[] {
  return (Object.hasOwn(AS_ALLERGIES, term) ? AS_ALLERGIES[term] : undefined) ?? [term];
}
