import type { GroundName } from './grounds.ts';
import { clipboard } from './objects/clipboard.ts';
import { groceryBag } from './objects/grocery-bag.ts';
import { kettlebell } from './objects/kettlebell.ts';
import { knifeBoard } from './objects/knife-board.ts';
import { mealBoxes } from './objects/meal-boxes.ts';
import { nightMoon } from './objects/night-moon.ts';
import type { ServiceObject } from './objects/service-object.ts';
import { shaker } from './objects/shaker.ts';
import { stockPot } from './objects/stock-pot.ts';
import { stopwatch } from './objects/stopwatch.ts';
import { weighingScale } from './objects/weighing-scale.ts';
import { yogaMat } from './objects/yoga-mat.ts';

interface ServiceLook {
  readonly object: ServiceObject;
  /** Grounds that the object stands out from; neighbours of one kind take turns. */
  readonly grounds: readonly [GroundName, ...GroundName[]];
}

const CLIPBOARD: ServiceLook = { object: clipboard, grounds: ['butter', 'enamel', 'sage'] };
const MEAL_BOXES: ServiceLook = { object: mealBoxes, grounds: ['enamel', 'butter', 'clay'] };
const KETTLEBELL: ServiceLook = { object: kettlebell, grounds: ['persimmon', 'sage', 'enamel'] };
const STOCK_POT: ServiceLook = { object: stockPot, grounds: ['sage', 'butter'] };
const YOGA_MAT: ServiceLook = { object: yogaMat, grounds: ['pine', 'butter'] };
const GROCERY_BAG: ServiceLook = { object: groceryBag, grounds: ['clay', 'sage'] };
const STOPWATCH: ServiceLook = { object: stopwatch, grounds: ['enamel', 'butter'] };
const NIGHT_MOON: ServiceLook = { object: nightMoon, grounds: ['pine'] };
const KNIFE_BOARD: ServiceLook = { object: knifeBoard, grounds: ['enamel', 'pine'] };
const SCALE: ServiceLook = { object: weighingScale, grounds: ['clay', 'sage'] };
const SHAKER: ServiceLook = { object: shaker, grounds: ['sage', 'persimmon'] };

/** What a name says, the more telling words first. */
const BY_NAME: ReadonlyArray<readonly [words: RegExp, look: ServiceLook]> = [
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

const BY_CATEGORY: ReadonlyArray<readonly [words: RegExp, look: ServiceLook]> = [
  [/nutrition|diet|macro|coaching|assessment|consult/, CLIPBOARD],
  [/prep|meal|delivery|chef/, MEAL_BOXES],
  [/train|fitness|strength|sport|workout/, KETTLEBELL],
  [/cook|kitchen|food/, STOCK_POT],
  [/class|group|course/, KETTLEBELL],
  [/well|mind|recovery|stress/, YOGA_MAT],
];

/** What stands for a service: its name decides where it is telling, else its category. */
export function serviceLook(name: string, category: string): ServiceLook {
  const find = (looks: typeof BY_NAME, text: string) =>
    looks.find(([words]) => words.test(text.toLowerCase()))?.[1];
  return find(BY_NAME, name) ?? find(BY_CATEGORY, category) ?? GROCERY_BAG;
}
