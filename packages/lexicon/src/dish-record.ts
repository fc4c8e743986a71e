/** The needs that follow from `side`, and from stock that water replaces. */
export const SIDE = 'side';
export const CUBES = 'cubes';

/** Needs of a dish by their id: '250 up to 2 of asparagus, pea, @leafy green', in grams for all its servings; 0 means 'to taste'. */
export type NeedLines = Readonly<Record<string, string>>;

/** A dish as written in a file: the keys of its record. */
export interface DishRecord {
  /** Name templates, best first: the first whose clauses are fulfilled is used. '{protein} Fried Rice' */
  readonly name: string | readonly string[];
  /** What homes of a cuisine of `coverage.yaml` call it, which then stands before its name: `greek: Fasolakia`. */
  readonly called?: Readonly<Record<string, string>>;
  /** What a home that does not cook it calls the same plate, templates as in `name`: 'Flatbreads' for chapati. None if the dish is nothing there. */
  readonly plainly?: string | readonly string[];
  /** 'none' if it belongs to no single cuisine; that of the file if absent. */
  readonly cuisine?: string;
  /** The cuisines of `coverage.yaml` in whose homes it is cooked, if they are not those of the file. */
  readonly homes?: string;
  /** Separated by spaces, the most usual first. */
  readonly meals: string;
  readonly method: string;
  readonly serves: number;
  /** The fewest servings that can be made; 1 if absent. */
  readonly least?: number;
  /** Minutes of preparation and of cooking: '15 + 20'. */
  readonly minutes: string;
  /** Minutes of cooking that a need adds if it is there: 'meat: 60' of a soup that is cooked without meat, too. */
  readonly longer?: Readonly<Record<string, number>>;
  /** 'Easy' if absent. */
  readonly level?: string;
  /** Essential needs. The first one is the lead, which must be in stock. */
  readonly is: NeedLines;
  /** Used if the stock has them, otherwise left out. */
  readonly wants?: NeedLines;
  /** The needs that need whole pieces, such as a pepper to be stuffed, with commas between them. */
  readonly whole?: string;
  /** Adds salt, or salt and pepper, to taste, as the needs `salt` and `pepper`. */
  readonly seasoned?: 'salt' | 'salt and pepper';
  /** Adds potatoes, rice or bread beside a main that is not a meal on its own, as the need `side`. */
  readonly side?: true;
  /** Adds bread beside a soup or salad, as the need `bread`: always, or 'unless pasta, rice', needs of it that fill as bread does. */
  readonly bread?: true | string;
  /** A batter or dough: amounts keep their proportions, and servings are halved instead of reduced by one. */
  readonly exact?: true;
  /** A sentence about the dish. */
  readonly about: string;
  readonly steps: readonly string[];
}

/** One file of dishes, as written. */
export interface DishFile {
  /** For every dish of the file that has no own; none if absent. */
  readonly cuisine?: string;
  /** The cuisines of `coverage.yaml`, with commas between them, whose homes cook those of these dishes that no list names. */
  readonly homes?: string;
  readonly dishes: Readonly<Record<string, DishRecord>>;
}

/** What the foods of a group have in common, by how they are cooked. */
export interface GroupRecord {
  readonly role: string;
  readonly kind?: string | readonly string[];
  readonly way?: string;
  readonly except?: readonly string[];
  readonly 'except-kind'?: string;
}

/** One large piece that was not cut before. */
export interface JointRecord {
  readonly piece: readonly string[];
  /** Kinds of cuts that are a joint when they are large. */
  readonly large?: readonly string[];
  /** Cuts that are a joint if one of these words names them. */
  readonly called?: Readonly<Record<string, readonly string[]>>;
  /** Words for a part of a joint, or for pieces of it. */
  readonly 'not-called': readonly string[];
}

/** Interchangeable foods: 'butter, vegan butter, ghee*0.85', best first, or what they have in common. */
export type Group = string | GroupRecord | JointRecord;

export interface CompiledNeed {
  readonly id: string;
  readonly weight: 'is' | 'want';
  readonly grams: number;
  /** Names of foods and groups, best first: 'butter', 'garlic powder*0.25', '@oil', '=chicken'. */
  readonly options: readonly string[];
  /** The largest and smallest number of foods that may share it. */
  readonly most: number;
  readonly fewest: number;
  /** Whether it needs whole pieces, such as a pepper to be stuffed. */
  readonly isWhole: boolean;
  /** Whether two pieces make one: the slices of a sandwich. */
  readonly isPaired: boolean;
}

/** A dish with all its needs and with its wordings written out. */
export interface CompiledDish {
  readonly id: string;
  readonly names: readonly string[];
  /** Its own names, by the cuisine of the home. */
  readonly called: Readonly<Record<string, string>>;
  /** Its names where none of its homes cooks; none if it is only a dish of theirs. */
  readonly plainNames: readonly string[];
  readonly cuisine: string | null;
  /** The cuisines in whose homes it is cooked. */
  readonly homes: readonly string[];
  /** Whether the sources of `coverage.yaml` name it as a dish of these homes. */
  readonly isOfHomes: boolean;
  /**
   * Whether it is named as anybody names it, so that it is no other home's: no list and no file names its homes, or its file is of no homes
   * and it of no cuisine.
   */
  readonly isOfAll: boolean;
  readonly meals: readonly string[];
  readonly method: string;
  readonly serves: number;
  readonly least: number;
  readonly minutes: readonly [prep: number, cook: number];
  /** Minutes of cooking that needs add, by their ids. */
  readonly longer: Readonly<Record<string, number>>;
  readonly level: string;
  readonly needs: readonly CompiledNeed[];
  readonly isExact: boolean;
  readonly about: string;
  readonly steps: readonly string[];
}

/** What `repertoire.json` holds. */
export interface CompiledRepertoire {
  readonly groups: Readonly<Record<string, Group>>;
  /** By the cuisine of a home, the languages in which it names its food. */
  readonly speaks: Readonly<Record<string, readonly string[]>>;
  /** By dish, what leftovers of its kind are called. */
  readonly leftovers: Readonly<Record<string, readonly string[]>>;
  readonly dishes: readonly CompiledDish[];
}
