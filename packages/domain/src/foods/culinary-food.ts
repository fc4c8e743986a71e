import type { IngredientCategory, IngredientUnit } from '../ingredient.ts';

/** The part that a food plays in a dish. */
export type CulinaryRole =
  | 'protein'
  | 'vegetable'
  | 'aromatic'
  | 'fruit'
  | 'base'
  | 'cheese'
  | 'dairy'
  | 'fat'
  | 'acid'
  | 'liquid'
  | 'spice'
  | 'herb'
  | 'sauce'
  | 'sweetener'
  | 'topping'
  | 'baking'
  | 'other';

/** Determines how a food is cooked, more finely than its role. */
export type Kind =
  | 'poultry'
  | 'ground'
  | 'steak'
  | 'chop'
  | 'sausage'
  | 'cured'
  | 'fish'
  | 'canned-fish'
  | 'shrimp'
  | 'tofu'
  | 'egg'
  | 'bean'
  | 'lentil'
  | 'other-protein'
  | 'leafy'
  | 'salad-green'
  | 'tender'
  | 'firm'
  | 'root'
  | 'potato'
  | 'tomato'
  | 'raw'
  | 'onion'
  | 'garlic'
  | 'soft-fruit'
  | 'berry'
  | 'firm-fruit'
  | 'rice'
  | 'grain'
  | 'couscous'
  | 'pasta'
  | 'noodle'
  | 'tortilla'
  | 'bread'
  | 'oats'
  | 'melting'
  | 'crumbly'
  | 'hard-cheese'
  | 'milk'
  | 'yogurt'
  | 'cream'
  | 'nut'
  | 'seed'
  | 'condiment'
  | 'plain';

/** The kinds of dishes that a food suits. */
export type Way =
  | 'stir-fry'
  | 'simmer'
  | 'curry'
  | 'roast'
  | 'eggs'
  | 'pasta'
  | 'raw'
  | 'side'
  | 'taco'
  | 'bowl'
  | 'toast'
  | 'stuff'
  | 'smoothie'
  | 'sweet';

interface Measure {
  readonly unit: IngredientUnit;
  /** Grams of one unit. */
  readonly grams: number;
}

/** A food's culinary properties. */
export interface CulinaryFood {
  /** Singular, lower case, unique: 'chicken breast'. */
  readonly name: string;
  readonly role: CulinaryRole;
  readonly kind: Kind;
  readonly category: IngredientCategory;
  /** The words for one and several in the steps: 'bell pepper', 'bell peppers'. */
  readonly one: string;
  readonly many: string;
  /** Whether an amount of it is plural: 'the mushrooms are', but 'the spinach is'. */
  readonly isCounted: boolean;
  /** Its part in the name of a dish: 'Chicken'. */
  readonly title: string;
  /** The same for several, if it is not `many` as a title. */
  readonly manyTitle?: string;
  /** The grams for one person in its usual role. */
  readonly portion: number;
  /** Minutes in a hot pan when cut as in `prep`. */
  readonly minutes: number;
  /** Minutes on a tray in a hot oven, if they are not those of potatoes and roots. */
  readonly tray?: number;
  /** How to tell that it is done, if not as others of its kind: 'opaque and just firm'. */
  readonly done?: string;
  /** An instruction with `*` for the food: 'cut * into small florets'; '' if there is nothing to do. */
  readonly prep: string;
  /** The unit in which a cook measures it. */
  readonly measure: Measure;
  readonly ways: ReadonlySet<Way>;
  /** Whether it is one large raw piece, a whole bird or a joint, which only dishes for such pieces take. */
  readonly isLarge?: true;
}

/** The culinary properties in a food's record; the rest is derived from its name. */
export interface CookRow {
  readonly role: CulinaryRole;
  /** 'plain' if absent. */
  readonly kind?: Kind;
  /** What cooks call the food if it is not its name in the table: 'scallion' for 'green onion'. */
  readonly called?: string;
  readonly ways?: readonly Way[];
  readonly portion: number;
  readonly minutes?: number;
  readonly tray?: number;
  readonly done?: string;
  readonly prep?: string;
  /** The unit and the grams of one; by default grams. */
  readonly in?: Readonly<Partial<Record<IngredientUnit, number>>>;
  readonly one?: string;
  /** Absent for uncountable foods ('spinach'). */
  readonly many?: string;
  readonly title?: string;
}

export function titleCase(text: string): string {
  const small = new Set(['and', 'with', 'in', 'of', 'on', 'the', 'a', 'de', 'al']);
  return text
    .split(' ')
    .map((word, index) => (index > 0 && small.has(word) ? word : capitalised(word)))
    .join(' ');
}

function capitalised(word: string): string {
  return word
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('-');
}

/** Converts a row to the culinary description of the food with this name and category. */
export function culinaryFood(name: string, category: IngredientCategory, row: CookRow): CulinaryFood {
  const one = row.one ?? row.called ?? name;
  const { unit, grams } = measureOf(row);
  return {
    name: row.called ?? name,
    role: row.role,
    kind: row.kind ?? 'plain',
    category,
    one,
    many: row.many ?? one,
    isCounted: row.many !== undefined,
    title: row.title ?? titleCase(one),
    portion: row.portion,
    minutes: row.minutes ?? 0,
    prep: row.prep ?? '',
    measure: { unit, grams },
    ways: new Set(row.ways),
    ...(row.tray !== undefined && { tray: row.tray }),
    ...(row.done !== undefined && { done: row.done }),
  };
}

function measureOf(row: CookRow): Measure {
  for (const [unit, grams] of Object.entries(row.in ?? {})) return { unit: unit as IngredientUnit, grams };
  return { unit: 'g', grams: 1 };
}
