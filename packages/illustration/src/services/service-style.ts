import type { ServiceObjectName } from '@game-plan/lexicon/drawing-data';
import { wordsOf } from '@game-plan/lexicon/name-words';
import services from '@game-plan/lexicon/service-drawings.json' with { type: 'json' };
import type { GroundName } from './grounds.ts';
import {
  clipboard,
  groceryBag,
  kettlebell,
  knifeBoard,
  mealBoxes,
  nightMoon,
  type ServiceObject,
  shaker,
  stockPot,
  stopwatch,
  weighingScale,
  yogaMat,
} from './service-objects.ts';

interface ServiceStyle {
  readonly object: ServiceObject;
  /** Backgrounds with enough contrast to the object; neighbouring services of one kind alternate. */
  readonly grounds: readonly [GroundName, ...GroundName[]];
}

const STYLES: Readonly<Record<ServiceObjectName, ServiceStyle>> = {
  clipboard: { object: clipboard, grounds: ['butter', 'enamel', 'sage'] },
  mealBoxes: { object: mealBoxes, grounds: ['enamel', 'butter', 'clay'] },
  kettlebell: { object: kettlebell, grounds: ['persimmon', 'sage', 'enamel'] },
  stockPot: { object: stockPot, grounds: ['sage', 'butter'] },
  yogaMat: { object: yogaMat, grounds: ['pine', 'butter'] },
  groceryBag: { object: groceryBag, grounds: ['clay', 'sage'] },
  stopwatch: { object: stopwatch, grounds: ['enamel', 'butter'] },
  nightMoon: { object: nightMoon, grounds: ['pine'] },
  knifeBoard: { object: knifeBoard, grounds: ['enamel', 'pine'] },
  weighingScale: { object: weighingScale, grounds: ['clay', 'sage'] },
  shaker: { object: shaker, grounds: ['sage', 'persimmon'] },
};

/** The object and backgrounds of a service's cover: by its name, otherwise by its category. */
export function styleOfService(name: string, category: string): ServiceStyle {
  const object = find(services.names, name) ?? find(services.categories, category) ?? 'groceryBag';
  return STYLES[object];
}

function find(styles: typeof services.names, text: string): ServiceObjectName | undefined {
  // Categories are written 'meal_prep'.
  const written = ` ${wordsOf(text.replaceAll('_', ' ')).join(' ')}`;
  return styles.find(([, words]) => words.some((word) => written.includes(` ${word}`)))?.[0];
}
