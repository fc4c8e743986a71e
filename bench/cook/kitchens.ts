import { calendarDay } from '../../packages/domain/src/calendar-day.ts';
import { ORDINARY_HELD_OUT } from './data/ordinary-held-out.ts';
import { ORDINARY_TUNED } from './data/ordinary-tuned.ts';
import { PUBLISHED_HELD_OUT } from './data/published-held-out.ts';
import { PUBLISHED_TUNED } from './data/published-tuned.ts';
import { type BenchKitchen, readKitchens } from './read-kitchens.ts';

/** The current day for all kitchens, from which expiry dates count. */
export const KITCHEN_DAY = calendarDay('2026-11-21');

/** The group of kitchens without anything to cook. */
export const NOTHING = 'nothing';

/** The composer is developed with the tuned half and only measured on the held-out half. */
export const HALVES = ['tuned', 'held out'] as const;
export type Half = (typeof HALVES)[number];

/** Ordinary kitchens, and the ingredients of well-known dishes, whose groups start with 'dish:'. */
export const KITCHENS: Readonly<Record<Half, readonly BenchKitchen[]>> = {
  tuned: kitchensOf(ORDINARY_TUNED, PUBLISHED_TUNED),
  'held out': kitchensOf(ORDINARY_HELD_OUT, PUBLISHED_HELD_OUT),
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
