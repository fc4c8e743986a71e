import { addDays, calendarDay } from '../../calendar-day.ts';
import type { Eater } from '../../eater.ts';
import { findFood } from '../../foods/find-food.ts';
import type { StockItem } from '../composed-recipe.ts';

export const TODAY = calendarDay('2026-11-21');
export const ANYONE: Eater = { allergies: [], diets: [] };

/** An item of the stock that expires `days` after `TODAY`. */
export function item(name: string, quantity = '', unit = 'g', days: number | null = null): StockItem {
  const category = findFood(name)?.category ?? 'pantry';
  return { name, category, quantity, unit, expiryDate: days === null ? null : addDays(TODAY, days) };
}

export const FAMILY_STOCK = [
  item('Baby spinach', '1', 'bunch', 1),
  item('Chicken breast', '1.5', 'lb', 0),
  item('Eggs', '10', 'piece', 11),
  item('Greek yogurt', '500', 'g', 7),
  item('Red bell pepper', '3', 'piece', 6),
  item('Bananas', '5', 'piece', 4),
  item('Jasmine rice', '2', 'kg'),
  item('Chickpeas', '4', 'cup'),
  item('Coconut milk', '400', 'ml'),
  item('Cheddar', '200', 'g', 18),
  item('Mushrooms', '8', 'oz', 5),
  item('Rolled oats', '1', 'kg'),
  item('Canned tomatoes', '3', 'cup'),
  item('Garlic', '9', 'clove'),
  item('Tofu', '14', 'oz', 8),
  item('Milk', '1', 'l', 10),
];
