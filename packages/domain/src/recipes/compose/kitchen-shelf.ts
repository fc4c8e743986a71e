import { type CalendarDay, daysBetween } from '../../calendar-day.ts';
import { findFood } from '../../foods/find-food.ts';
import { suitsEater } from '../../safety/suits-eater.ts';
import { parseAmount } from '../../units/amount.ts';
import { gramsOf } from '../../units/weight.ts';
import type { ComposeRequest, KitchenItem } from '../composed-recipe.ts';
import type { CulinaryFood } from '../roles/culinary-food.ts';
import { findRole } from '../roles/find-role.ts';
import { roleByCategory } from '../roles/role-by-category.ts';
import { suitableItems } from '../suitable-items.ts';
import { servesStaple } from './serves-staple.ts';
import type { Stocked } from './stocked.ts';

/** What may be cooked with: all facts about a kitchen that do not depend on the dish, worked out once. */
export interface Shelf {
  /** One entry per culinary food, the soonest to expire of each; nothing expired, nothing the eater must not eat. */
  readonly items: readonly Stocked[];
  /**
   * The first of the alternatives that is on the shelf, else the first that the eater may eat, as missing;
   * undefined when the eater may eat none.
   */
  readonly staple: (alternatives: readonly string[]) => Stocked | undefined;
}

const DISPLAYABLE = /^[\p{L}\p{N}][\p{L}\p{N} '’&%(),./-]{0,59}$/u;
const COOKED_OR_READY = /\b(?:cooked|leftover|soup|salad|sandwich|pizza|cake|bar|bars|juice|chips|snack)\b/i;

export function stockShelf(request: ComposeRequest): Shelf {
  const { eater, today } = request;
  const suitable = suitableItems(request).map(recognise);
  const usable = suitable.flatMap((item) => stock(item, today) ?? []);
  const byName = new Map<string, Stocked>();
  for (const item of usable) {
    const other = byName.get(item.culinary.name);
    if (!other || (item.daysLeft ?? Infinity) < (other.daysLeft ?? Infinity))
      byName.set(item.culinary.name, item);
  }

  const ask = remember((name) => {
    const asked = missingStaple(name);
    return asked && suitsEater(asked, eater) ? asked : undefined;
  });
  const lookUp = remember((name) => {
    const own = byName.get(name) ?? usable.find((item) => servesStaple(nameOf(item), name));
    if (own) return own;
    // Something that no dish is built on may still stand in: sunflower oil where a recipe asks for vegetable oil.
    const asked = suitable.some((item) => servesStaple(item, name)) ? ask(name) : undefined;
    return asked && { ...asked, isAvailable: true };
  });
  return {
    items: [...byName.values()],
    staple: (alternatives) => firstOf(alternatives, lookUp) ?? firstOf(alternatives, ask),
  };
}

interface Recognised {
  readonly item: KitchenItem;
  readonly name: string;
  readonly food: Stocked['food'];
  readonly foodName: string | undefined;
}

function recognise(item: KitchenItem): Recognised {
  const name = item.name.trim().replace(/\s+/g, ' ');
  const food = findFood(name);
  return { item, name, food, foodName: food?.name };
}

function nameOf({ name, food }: Stocked): { name: string; foodName: string | undefined } {
  return { name, foodName: food?.name };
}

function remember(find: (name: string) => Stocked | undefined): (name: string) => Stocked | undefined {
  const found = new Map<string, Stocked | undefined>();
  return (name) => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name);
  };
}

function firstOf(names: readonly string[], find: (name: string) => Stocked | undefined): Stocked | undefined {
  for (const name of names) {
    const found = find(name);
    if (found) return found;
  }
  return undefined;
}

function stock({ item, name, food }: Recognised, today: CalendarDay): Stocked | undefined {
  if (!DISPLAYABLE.test(name)) return undefined;
  const culinary = findRole(name, food) ?? unknownRole(name, food, item);
  if (!culinary) return undefined;
  return {
    name: sentenceCase(name),
    culinary,
    food,
    category: item.category,
    isAvailable: true,
    daysLeft: item.expiryDate === null ? null : daysBetween(today, item.expiryDate),
    stockGrams: stockGrams(item, culinary, food),
    keptIn: item.unit,
  };
}

/** Only a food that the table does not know is cooked by its category: one that it knows has no role on purpose. */
function unknownRole(name: string, food: Stocked['food'], item: KitchenItem): CulinaryFood | undefined {
  return food || COOKED_OR_READY.test(name) ? undefined : roleByCategory(name, item.category);
}

function stockGrams(item: KitchenItem, culinary: CulinaryFood, food: Stocked['food']): number | null {
  const amount = parseAmount(item.quantity);
  if (amount === null || amount <= 0) return null;
  // '1 item' is what a one-field form writes: it says that there is some, not how much.
  if (item.unit === 'item') return null;
  if (item.unit === culinary.measure.unit) return amount * culinary.measure.grams;
  if (food) return gramsOf(food, amount, item.unit);
  const perUnit = { g: 1, kg: 1000, oz: 28.35, lb: 453.6, ml: 1, l: 1000 }[item.unit];
  return perUnit === undefined ? null : amount * perUnit;
}

function missingStaple(name: string): Stocked | undefined {
  const culinary = findRole(name);
  if (!culinary) return undefined;
  return {
    name: sentenceCase(listedName(name, culinary)),
    culinary,
    food: findFood(name),
    category: culinary.category,
    isAvailable: false,
    daysLeft: null,
    stockGrams: null,
    keptIn: '',
  };
}

/** Things that come by the handful are listed in the plural: 'Canned tomatoes', but 'Lemon'. */
function listedName(name: string, culinary: CulinaryFood): string {
  const comesByPiece = culinary.measure.unit === 'piece' && culinary.kind !== 'tortilla';
  return culinary.isCounted && !comesByPiece && culinary.one === name ? culinary.many : name;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
