import type { NamesByValue } from './safety-record.ts';

/** How people say in one language what they must not eat, as in `allergy/<language>.yaml`; en.yaml explains the keys. */
export interface AllergyWords {
  readonly listed?: NamesByValue;
  readonly kinds?: NamesByValue;
  readonly 'several-listed'?: NamesByValue;
  readonly 'several-kinds'?: NamesByValue;
  readonly names?: NamesByValue;
  readonly inflected?: NamesByValue;
  readonly 'elsewhere-another'?: readonly string[];
  readonly 'not-in-recipes'?: readonly string[];
  readonly 'as-written'?: NamesByValue;
  readonly signs?: NamesByValue;
  readonly illnesses?: readonly string[];
  readonly 'not-foods'?: readonly string[];
  readonly 'no-food'?: readonly string[];
  readonly 'little-words'?: readonly string[];
  readonly denied?: NamesByValue;
  readonly seasoned?: readonly string[];
  readonly seasonings?: readonly string[];
  readonly 'mild-oils'?: readonly string[];
  readonly 'bound-with-egg'?: readonly string[];
  readonly 'in-titles'?: NamesByValue;
  readonly dishes?: readonly string[];
  readonly plain?: readonly string[];
}

/** The words of all languages by which texts about allergies are read. */
export interface CompiledAllergyWords {
  readonly listed: NamesByValue;
  readonly kinds: NamesByValue;
  readonly severalListed: NamesByValue;
  readonly severalKinds: NamesByValue;
  readonly names: NamesByValue;
  readonly signs: NamesByValue;
  readonly illnesses: readonly string[];
  readonly notFoods: readonly string[];
  readonly noFood: readonly string[];
}

/** The words by which foods are found in recipes of other languages. */
export interface CompiledRecipeWords {
  /** Inflected names by the food that they mean. */
  readonly inflected: NamesByValue;
  /** Names that are something else in other languages, by their own. */
  readonly onlyIn: NamesByValue;
  readonly notInRecipes: readonly string[];
  readonly asWritten: NamesByValue;
  /** By language. */
  readonly littleWords: NamesByValue;
  /** Words of foods that are not in a recipe, by what they say and by language. */
  readonly denied: Readonly<Record<string, NamesByValue>>;
}
