import { parseAmount } from '../../amounts.ts';
import { type CalendarDay, daysBetween } from '../../calendar-day.ts';
import { findFood } from '../../foods/find-food.ts';
import { servesAs } from '../../foods/same-food.ts';
import { gramsOf } from '../../nutrition.ts';
import { suitsEater } from '../../safety/suits-eater.ts';
import type { ComposeRequest, KitchenItem } from '../composed-recipe.ts';
import type { CulinaryFood } from '../roles/culinary-food.ts';
import { findRole } from '../roles/find-role.ts';
import { roleByCategory } from '../roles/role-by-category.ts';
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

export function stockShelf({ kitchen, eater, today }: ComposeRequest): Shelf {
  const usable = kitchen
    .flatMap((item) => stock(item, today) ?? [])
    .filter((item) => suitsEater(item, eater));
  const byName = new Map<string, Stocked>();
  for (const item of usable) {
    const other = byName.get(item.culinary.name);
    if (!other || (item.daysLeft ?? Infinity) < (other.daysLeft ?? Infinity))
      byName.set(item.culinary.name, item);
  }

  const onShelf = new Map<string, Stocked | undefined>();
  const lookUp = (name: string): Stocked | undefined => {
    if (!onShelf.has(name)) {
      onShelf.set(name, byName.get(name) ?? usable.find((item) => servesAs(item.name, name)));
    }
    return onShelf.get(name);
  };
  const missing = new Map<string, Stocked | undefined>();
  const ask = (name: string): Stocked | undefined => {
    if (!missing.has(name)) {
      const asked = missingStaple(name);
      missing.set(name, asked && suitsEater(asked, eater) ? asked : undefined);
    }
    return missing.get(name);
  };
  return {
    items: [...byName.values()],
    staple: (alternatives) => firstOf(alternatives, lookUp) ?? firstOf(alternatives, ask),
  };
}

function firstOf(names: readonly string[], find: (name: string) => Stocked | undefined): Stocked | undefined {
  for (const name of names) {
    const found = find(name);
    if (found) return found;
  }
  return undefined;
}

function stock(item: KitchenItem, today: CalendarDay): Stocked | undefined {
  const name = item.name.trim().replace(/\s+/g, ' ');
  const daysLeft = item.expiryDate === null ? null : daysBetween(today, item.expiryDate);
  if (!DISPLAYABLE.test(name) || (daysLeft !== null && daysLeft < 0)) return undefined;
  const food = findFood(name);
  const culinary = findRole(name) ?? unknownRole(name, food?.category, item);
  if (!culinary) return undefined;
  return {
    name: sentenceCase(name),
    culinary,
    food,
    category: item.category,
    isAvailable: true,
    daysLeft,
    stockGrams: stockGrams(item, culinary, food),
    keptIn: item.unit,
  };
}

/** A food of the table without a role of its own takes part only where its category alone is safe to cook by. */
function unknownRole(name: string, known: CulinaryFood['category'] | undefined, item: KitchenItem) {
  if (COOKED_OR_READY.test(name)) return undefined;
  if (known !== undefined && known !== 'vegetable' && known !== 'fruit') return undefined;
  return roleByCategory(name, known ?? item.category);
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
    name: sentenceCase(name),
    culinary,
    food: findFood(name),
    category: culinary.category,
    isAvailable: false,
    daysLeft: null,
    stockGrams: null,
    keptIn: '',
  };
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
