import { CUISINES, type Cuisine } from '../../ingredient.ts';
import type { Difficulty } from '../composed-recipe.ts';

const SERVINGS_MAX = 12;
const USUAL_SERVINGS = 2;

/** A longer time is a mistake: even a slow cooker takes half a day. */
const MINUTES_MAX = { prep: 240, cook: 720 } as const;

const DIFFICULTIES: readonly Difficulty[] = ['Easy', 'Medium', 'Hard'];

/** A whole number of servings that a household cooks. */
export function servingsOf(value: number | null): number {
  if (value === null || !Number.isFinite(value) || value < 1) return USUAL_SERVINGS;
  return Math.min(SERVINGS_MAX, Math.round(value));
}

/** Whole minutes within what cooking takes; null for what is no time at all. */
export function minutesOf(value: number | null, kind: keyof typeof MINUTES_MAX): number | null {
  if (value === null || !Number.isFinite(value) || value < 0) return null;
  return Math.min(MINUTES_MAX[kind], Math.round(value));
}

/** The listed cuisine of that name, if it is one. */
export function cuisineOf(word: string): Cuisine | null {
  return oneOf(CUISINES, word);
}

/** The listed difficulty of that name, if it is one. */
export function difficultyOf(word: string): Difficulty | null {
  return oneOf(DIFFICULTIES, word);
}

function oneOf<Word extends string>(words: readonly Word[], word: string): Word | null {
  const wanted = word.trim().toLowerCase();
  return words.find((known) => known.toLowerCase() === wanted) ?? null;
}
