import type { WordRecord } from './safety-record.ts';

/** How a food is cooked, as written in a record. */
export interface CookRecord {
  /** The part it plays in a dish. */
  readonly role: string;
  /** How it is cooked, more finely than its role; 'plain' if absent. */
  readonly kind?: string;
  /** What cooks call it, if it is not its own name. */
  readonly called?: string;
  /** Grams per person. */
  readonly portion: number;
  /** Minutes in a hot pan. */
  readonly minutes?: number;
  /** Minutes on a tray in a hot oven, if they are not the half hour of potatoes and roots. */
  readonly tray?: number;
  /** How to tell that it is done, if not as others of its kind. */
  readonly done?: string;
  /** '*' stands for the food: 'peel and slice *'. */
  readonly prep?: string;
  /** The unit in which cooks measure it, and the grams of one; grams if absent. */
  readonly in?: Readonly<Record<string, number>>;
  readonly one?: string;
  /** Absent for uncountable foods. */
  readonly many?: string;
  readonly title?: string;
  /** The dishes that it goes into. */
  readonly ways?: readonly string[];
}

/** A food as written in a file: the keys of its record. */
export interface FoodRecord extends WordRecord {
  /** Its kinds, or foods that it is one of, if no list of members names it and they are not those of its file. */
  readonly kind?: readonly string[];
  /** Allergens that its name does not tell inside longer names: there are none of hamburger's in 'hamburger meat'. */
  readonly 'only-alone'?: readonly string[];
  /** The entry of USDA FoodData Central whose figures it has; absent for a dish that is computed from its parts. */
  readonly usda?: number;
  readonly category?: string;
  readonly aisle?: string;
  readonly state?: string;
  /** Grams of one household unit. */
  readonly measures?: Readonly<Record<string, number>>;
  /** The usual serving with the grams of one unit: '1 bowl 400'. */
  readonly helping?: string;
  /** Foods and their grams in one serving. */
  readonly parts?: Readonly<Record<string, number>>;
  /** Foods that it holds or may hold in negligible amounts. */
  readonly 'also-in'?: readonly string[];
  /** For a dish with figures of its own: its usual ingredients. */
  readonly 'made-of'?: readonly string[];
  readonly 'eaten-raw'?: boolean;
  /** The same food as eaten, if it is not 'cooked' and the name; '' if there is none. */
  readonly 'eaten-as'?: string;
  /** The drink that a cup of it is, if it is a powder or a cube. */
  readonly 'drunk-as'?: string;
  readonly 'quick-add'?: { readonly as: string; readonly unit: string };
  readonly 'cooks-like'?: string;
  readonly cook?: CookRecord;
  /** How it is cooked under another of its names. */
  readonly 'cook-named'?: Readonly<Record<string, CookRecord>>;
}

/** One file of foods, as written. */
export interface FoodFile {
  /** For every food of the file that has no own. */
  readonly aisle: string;
  readonly category: string;
  readonly kind: readonly string[];
  readonly foods: Readonly<Record<string, FoodRecord>>;
}

/**
 * The folders of foods, by who looks their names up: everybody ('kitchen'), searches and the diary ('dishes'), or the diary
 * alone ('served').
 */
export const FOOD_LISTS = ['kitchen', 'dishes', 'served'] as const;
export type FoodList = (typeof FOOD_LISTS)[number];

/** The columns of `figures.tsv` behind the id, per 100 g: kcal, grams, and milligrams of sodium. */
export const ENERGY_AND_MACROS = ['calories', 'protein', 'carbs', 'fat'] as const;
export const MORE_FIGURES = ['fiber', 'sugar', 'saturatedFat', 'sodium'] as const;
export const FIGURES = [...ENERGY_AND_MACROS, ...MORE_FIGURES] as const;
/** In the order of FIGURES; null means 'not measured', which differs from 0. */
export type Figures = readonly (number | null)[];

/** A food with what follows from its record. What is empty is left out, as a browser loads thousands of them. */
export interface CompiledFood {
  readonly name: string;
  /** The id of its figures; one of our own for a dish that is computed from its parts. */
  readonly fdcId: number;
  /** Its other English names, in alphabetical order. */
  readonly aliases?: readonly string[];
  readonly category: string;
  readonly aisle: string;
  readonly grams: Readonly<Record<string, number>>;
  /** The first four figures: kcal, and grams of protein, carbs and fat. */
  readonly per100g: Figures;
  readonly allergens?: readonly string[];
  readonly madeOf?: readonly string[];
  readonly parts?: Readonly<Record<string, number>>;
  readonly alsoIn?: readonly string[];
  readonly portion?: string;
  readonly state?: string;
  readonly eatenAs?: string;
  readonly drunkAs?: string;
  readonly isEatenRaw?: boolean;
  readonly quickAdd?: { readonly as: string; readonly unit: string };
  readonly cooksLike?: string;
  readonly cook?: CookRecord;
  readonly cookNamed?: Readonly<Record<string, CookRecord>>;
}

/** The foods of one list, as compiled. */
export type CompiledFoods = readonly CompiledFood[];

/** The figures of MORE_FIGURES, in that order, by the id of a food. */
export type CompiledNutrients = Readonly<Record<string, Figures>>;
