import type { DishFood } from '../dish-food.ts';
import { isDrink } from '../drinks.ts';
import { servedInBowl } from './bowl.ts';
import { servedInGlass } from './glass.ts';
import { servedAsLoaf } from './loaf.ts';
import { servedAsMuffins } from './muffins.ts';
import { servedInPan } from './pan.ts';
import { servedAsPancakes } from './pancakes.ts';
import { servedAsPizza } from './pizza.ts';
import { servedOnPlate } from './plate.ts';
import { servedStuffed } from './stuffed.ts';
import { servedInTacos } from './taco.ts';
import { servedOnToast } from './toast.ts';
import { servedOnTray } from './tray.ts';
import type { Vessel } from './vessel.ts';

/** First match in the dish's name wins. */
const VESSELS_BY_NAME: readonly (readonly [words: RegExp, vessel: Vessel])[] = [
  [/muffin|cupcake/, servedAsMuffins],
  [/stuffed (bell )?pepper|(baked|loaded) (\w+ )?potato/, servedStuffed],
  [/pancake|waffle|cr[eê]pe/, servedAsPancakes],
  [/french toast/, servedOnToast],
  [/(banana|nut|zucchini|pumpkin|apple|corn|soda|ginger) ?bread\b|loaf/, servedAsLoaf],
  [/meatball/, servedInPan],
  [
    /sheet.?pan|tray|roast(ed)?\b(?!.*(soup|salad|pasta|bowl|curry|toast))|bake\b|traybake|gratin|crumble|skewer/,
    servedOnTray,
  ],
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
  if (isDrink(dishName)) return servedInGlass;
  const named = VESSELS_BY_NAME.find(([words]) => words.test(dishName));
  if (named !== undefined) return named[1];
  return foods.some(({ role }) => role === 'hero') ? servedOnPlate : servedInBowl;
}
