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

const CLIPBOARD: ServiceStyle = { object: clipboard, grounds: ['butter', 'enamel', 'sage'] };
const MEAL_BOXES: ServiceStyle = { object: mealBoxes, grounds: ['enamel', 'butter', 'clay'] };
const KETTLEBELL: ServiceStyle = { object: kettlebell, grounds: ['persimmon', 'sage', 'enamel'] };
const STOCK_POT: ServiceStyle = { object: stockPot, grounds: ['sage', 'butter'] };
const YOGA_MAT: ServiceStyle = { object: yogaMat, grounds: ['pine', 'butter'] };
const GROCERY_BAG: ServiceStyle = { object: groceryBag, grounds: ['clay', 'sage'] };
const STOPWATCH: ServiceStyle = { object: stopwatch, grounds: ['enamel', 'butter'] };
const NIGHT_MOON: ServiceStyle = { object: nightMoon, grounds: ['pine'] };
const KNIFE_BOARD: ServiceStyle = { object: knifeBoard, grounds: ['enamel', 'pine'] };
const SCALE: ServiceStyle = { object: weighingScale, grounds: ['clay', 'sage'] };
const SHAKER: ServiceStyle = { object: shaker, grounds: ['sage', 'persimmon'] };

/** By words of the name, the more specific ones first. */
const BY_NAME: ReadonlyArray<readonly [words: RegExp, style: ServiceStyle]> = [
  [/sleep|night|insomnia/, NIGHT_MOON],
  [/knife|chop|butcher/, KNIFE_BOARD],
  [/\brun|race|marathon|interval|endurance|cardio|swim|cycl/, STOPWATCH],
  [/fuel|hydrat|protein|shake|smoothie|supplement|sports? nutrition/, SHAKER],
  [/grocer|shopping|supermarket|pantry|fridge/, GROCERY_BAG],
  [/measure|composition|weigh/, SCALE],
  [/batch/, KNIFE_BOARD],
  [/yoga|mobility|posture|stretch|breath|recovery|pilates|massage/, YOGA_MAT],
  [/strength|training|workout/, KETTLEBELL],
];

const BY_CATEGORY: ReadonlyArray<readonly [words: RegExp, style: ServiceStyle]> = [
  [/nutrition|diet|macro|coaching|assessment|consult/, CLIPBOARD],
  [/prep|meal|delivery|chef/, MEAL_BOXES],
  [/train|fitness|strength|sport|workout/, KETTLEBELL],
  [/cook|kitchen|food/, STOCK_POT],
  [/class|group|course/, KETTLEBELL],
  [/well|mind|recovery|stress/, YOGA_MAT],
];

/** The object and backgrounds of a service's cover: by its name, otherwise by its category. */
export function styleOfService(name: string, category: string): ServiceStyle {
  const find = (styles: typeof BY_NAME, text: string) =>
    styles.find(([words]) => words.test(text.toLowerCase()))?.[1];
  return find(BY_NAME, name) ?? find(BY_CATEGORY, category) ?? GROCERY_BAG;
}
