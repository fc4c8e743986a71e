import { addDays, type CalendarDay } from '../../packages/domain/src/calendar-day.ts';
import { DIETS, type Diet, type Eater } from '../../packages/domain/src/eater.ts';
import { type IngredientStatus, STORED_UNITS } from '../../packages/domain/src/ingredient.ts';
import type { StockItem } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { usualCategory } from './usual-category.ts';

/** An item as stored in the inventory, with its status. */
export interface StoredItem extends StockItem {
  readonly status: IngredientStatus;
}

export interface BenchKitchen {
  readonly group: string;
  /** The dish whose ingredients these are; null for an ordinary kitchen. */
  readonly dish: string | null;
  readonly items: readonly StoredItem[];
  readonly eater: Eater;
  readonly dislikes: readonly string[];
}

const UNITS = STORED_UNITS.join('|');
const ITEM = new RegExp(
  `^(?<name>.+?)(?: (?<quantity>\\d+(?:\\.\\d+)?(?:/\\d+)?|a few|a little|some|half)(?: (?<unit>${UNITS}))?)?(?: @(?<expiry>-?\\d+|expired))?$`,
);

/**
 * Parses kitchens, one per line; `# …` starts a group, and an indented line continues the previous one.
 *
 * A line is `name quantity unit; …`, optionally preceded by `Dish:` and followed by `| allergies …`, `| diets …` and `|
 * dislikes …`, each a comma-separated list. A quantity without a unit counts pieces; an item without a quantity is
 * stored like one from the dashboard's one-field form. `@3` expires three days after `today`; `@expired` is marked as
 * expired. Throws an Error for invalid text.
 */
export function readKitchens(text: string, today: CalendarDay): BenchKitchen[] {
  const kitchens: BenchKitchen[] = [];
  let group = '';
  for (const line of text.trim().replace(/\n +/g, ' ').split('\n')) {
    if (line.startsWith('# ')) group = line.slice(2);
    else kitchens.push(readKitchen(line, group, today));
  }
  return kitchens;
}

function readKitchen(line: string, group: string, today: CalendarDay): BenchKitchen {
  const [kitchen = '', ...limits] = line.split(' | ');
  const [, dish = null, list = ''] = /^(?:([^:;]+): )?(.*)$/.exec(kitchen) ?? [];
  return {
    group,
    dish,
    items: list.split('; ').map((item) => readItem(item, today)),
    eater: { allergies: listOf(limits, 'allergies'), diets: listOf(limits, 'diets').map(readDiet) },
    dislikes: listOf(limits, 'dislikes'),
  };
}

function readItem(text: string, today: CalendarDay): StoredItem {
  const { name, quantity, unit, expiry } = ITEM.exec(text)?.groups ?? {};
  if (name === undefined) throw new Error(`No item of a kitchen: '${text}'`);
  const dated = {
    expiryDate: expiry === undefined || expiry === 'expired' ? null : addDays(today, Number(expiry)),
    status: expiry === 'expired' ? ('expired' as const) : ('fresh' as const),
  };
  if (quantity === undefined) return { name, category: 'pantry', quantity: '1', unit: 'item', ...dated };
  return { name, category: usualCategory(name), quantity, unit: unit ?? 'piece', ...dated };
}

function listOf(limits: readonly string[], kind: string): string[] {
  const limit = limits.find((text) => text.startsWith(`${kind} `));
  return limit === undefined ? [] : limit.slice(kind.length + 1).split(', ');
}

function readDiet(text: string): Diet {
  const diet = DIETS.find((listed) => listed === text);
  if (!diet) throw new Error(`No diet: '${text}'`);
  return diet;
}
