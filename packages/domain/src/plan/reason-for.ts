import { englishDate } from '../text/english-date.ts';
import type { WeekMeal } from './propose-week.ts';

/** Less protein than this, in grams per serving, is not worth mentioning. */
const MUCH_PROTEIN = 30;

/** Why a meal is proposed, in a short sentence without a full stop: 'Uses up the spinach, nothing to buy, 20 min'. */
export function reasonFor({ cookedOn, usesUp, toBuy, dish }: WeekMeal): string {
  if (cookedOn !== null)
    return `What is left of ${englishDate(cookedOn, { weekday: 'long' })}: only to be warmed up`;
  const [first, second] = [...new Set(usesUp.map(({ name }) => name))];
  const rescued = first && `uses up ${[first, second].filter((name) => name !== undefined).join(' and ')}`;
  const buy = toBuy === 0 ? 'nothing to buy' : `${toBuy} to buy`;
  const minutes = dish.minutes === null ? undefined : `${dish.minutes} min`;
  const protein = Math.round(dish.perServing?.protein ?? 0);
  const feeds = !first && protein >= MUCH_PROTEIN ? `${protein} g protein` : undefined;
  const text = [rescued, buy, feeds, minutes].filter((part) => part !== undefined).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
