import type { DishFood } from '../dish-food.ts';
import { servedInBowl } from './bowl.ts';
import { servedInGlass } from './glass.ts';
import { servedInPan } from './pan.ts';
import { servedAsPancakes } from './pancakes.ts';
import { servedAsPizza } from './pizza.ts';
import { servedOnPlate } from './plate.ts';
import { servedInTacos } from './taco.ts';
import { servedOnToast } from './toast.ts';
import { servedOnTray } from './tray.ts';
import type { Vessel } from './vessel.ts';

/** First match in the dish's name wins. */
const VESSELS_BY_NAME: readonly (readonly [words: RegExp, vessel: Vessel])[] = [
  [
    /smoothie(?! bowl)|shake\b|juice|lassi|latte|lemonade|drink|cooler|frapp|agua fresca|golden milk|hot chocolate|cocoa/,
    servedInGlass,
  ],
  [/sheet.?pan|tray|roast(ed)? (veg|potato)|bake\b|traybake|gratin|crumble|muffin|skewer/, servedOnTray],
  [/pancake|waffle|cr[eê]pe|french toast/, servedAsPancakes],
  [/pizza|flatbread/, servedAsPizza],
  [/taco|quesadilla|fajita|burrito(?! bowl)|wrap/, servedInTacos],
  [/toast|sandwich|bruschetta|bagel/, servedOnToast],
  [/skillet|frittata|omelet|shakshuka|stir.?fry|fried|hash|scramble|\bpan\b|paella/, servedInPan],
  [
    /bowl|soup|curry|salad|ramen|stew|chill?i|oatmeal|porridge|oats|parfait|poke|\bdal\b|risotto|noodle|granola|yogh?urt|pudding|minestrone|chowder|ratatouille/,
    servedInBowl,
  ],
];

/** What a dish is served in: by its name, else a plate for one large piece and a bowl for the rest. */
export function vesselForDish(dishName: string, foods: readonly DishFood[]): Vessel {
  const named = VESSELS_BY_NAME.find(([words]) => words.test(dishName));
  if (named !== undefined) return named[1];
  return foods.some(({ role }) => role === 'hero') ? servedOnPlate : servedInBowl;
}
