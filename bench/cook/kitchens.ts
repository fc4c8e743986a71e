import { calendarDay } from '../../packages/domain/src/calendar-day.ts';
import { ORDINARY_HELD_APART } from './data/ordinary-held-apart.ts';
import { ORDINARY_TUNED } from './data/ordinary-tuned.ts';
import { PUBLISHED_HELD_APART } from './data/published-held-apart.ts';
import { PUBLISHED_TUNED } from './data/published-tuned.ts';
import { type BenchKitchen, readKitchens } from './read-kitchens.ts';

/** The day on which all kitchens are looked at: dates of expiry count from it. */
export const KITCHEN_DAY = calendarDay('2026-11-21');

/** The group of kitchens in which there is nothing to cook. */
export const NOTHING = 'nothing';

/** The composer is worked on with the tuned half and only measured on the half held apart. */
export const HALVES = ['tuned', 'held apart'] as const;
export type Half = (typeof HALVES)[number];

/** Kitchens as people keep them, and the ingredients of well-known dishes, their groups in front of which is 'dish:'. */
export const KITCHENS: Readonly<Record<Half, readonly BenchKitchen[]>> = {
  tuned: kitchensOf(ORDINARY_TUNED, PUBLISHED_TUNED),
  'held apart': kitchensOf(ORDINARY_HELD_APART, PUBLISHED_HELD_APART),
};

function kitchensOf(ordinary: string, published: string): BenchKitchen[] {
  return [
    ...readKitchens(ordinary, KITCHEN_DAY),
    ...readKitchens(published, KITCHEN_DAY).map((kitchen) => ({
      ...kitchen,
      group: `dish: ${kitchen.group}`,
    })),
  ];
}
