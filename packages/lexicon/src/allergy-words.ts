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
  readonly nothing?: readonly string[];
  readonly 'compound-endings'?: readonly string[];
  readonly 'often-misspelt'?: readonly string[];
  readonly derived?: readonly string[];
  readonly 'before-baby'?: readonly string[];
  readonly 'baby-articles'?: readonly string[];
  readonly 'about-nothing'?: readonly string[];
  readonly belongs?: readonly string[];
  readonly 'after-baby'?: readonly string[];
  readonly infant?: readonly string[];
  readonly 'infant-ages'?: readonly string[];
  readonly shared?: readonly string[];
  readonly 'plant-parts'?: readonly string[];
  readonly 'in-brackets'?: readonly string[];
  readonly narrower?: NamesByValue;
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
  readonly nothing: readonly string[];
  readonly compoundEndings: readonly string[];
  readonly narrower: NamesByValue;
  readonly oftenMisspelt: readonly string[];
  readonly derived: readonly string[];
  readonly infant: readonly string[];
  readonly beforeBaby: readonly string[];
  readonly babyArticles: readonly string[];
  readonly aboutNothing: readonly string[];
  readonly belongs: readonly string[];
  readonly afterBaby: readonly string[];
  readonly infantAges: readonly string[];
  readonly shared: readonly string[];
  readonly plantParts: readonly string[];
  readonly inBrackets: readonly string[];
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
