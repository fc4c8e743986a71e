import { findFood } from '../find-food.ts';
import type { Food } from '../food.ts';
import { foodNameKey } from '../food-name.ts';

/**
 * Food (or plain word, such as 'rice') → foods of the table that a cook can use instead. The reverse holds only if it
 * is listed, too.
 */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  almond: 'roasted almond',
  'american cheese': 'processed cheese',
  'apple juice': 'apple',
  'arborio rice': 'short grain rice',
  bean: 'black bean, kidney bean, pinto bean, cannellini bean, navy bean, butter bean',
  beef: `beef steak, ribeye steak, flank steak, beef tenderloin, beef chuck, stewing beef, ground beef, lean ground beef,
    fatty ground beef`,
  'beef steak': 'ribeye steak, flank steak, beef tenderloin',
  beer: 'stout, light beer',
  'bell pepper': 'red bell pepper, yellow bell pepper',
  berry: 'strawberry, blueberry, raspberry, blackberry, mixed berry',
  'black lentil': 'lentil',
  bratwurst: 'sausage',
  bread: 'whole wheat bread, sourdough bread, rye bread, ciabatta, dinner roll, challah',
  'bread flour': 'flour',
  breadcrumb: 'panko',
  broth: 'chicken broth, chicken stock, beef broth, vegetable broth',
  'brown sugar': 'palm sugar',
  butter: 'ghee, whipped butter',
  cabbage: 'red cabbage, savoy cabbage, napa cabbage',
  'cake flour': 'flour',
  'canned diced tomato': 'canned tomato, crushed tomato, tomato',
  'canned tomato': 'crushed tomato, canned diced tomato',
  carrot: 'baby carrot',
  cashew: 'roasted cashew',
  'cheddar cheese': 'reduced fat cheddar',
  cheese: `cheddar cheese, reduced fat cheddar, colby cheese, mozzarella, part skim mozzarella, monterey jack,
    swiss cheese, gruyere, gouda, fontina, muenster, provolone, edam cheese`,
  'cherry tomato': 'tomato',
  chicken: 'chicken breast, chicken thigh, chicken drumstick, chicken leg, chicken wing',
  'chicken broth': 'chicken stock',
  'chicken stock': 'chicken broth',
  chili: 'chili pepper, jalapeno, green chili, serrano pepper',
  'chili pepper': 'jalapeno, green chili, serrano pepper',
  'cooked chicken breast': 'roast chicken, rotisserie chicken',
  'cottage cheese': 'low fat cottage cheese',
  'cream cheese': 'light cream cheese, neufchatel cheese, mascarpone',
  'creme fraiche': 'sour cream',
  'cremini mushroom': 'mushroom',
  'crushed tomato': 'canned tomato, canned diced tomato, tomato puree',
  'edam cheese': 'gouda',
  'egg white': 'egg',
  'egg yolk': 'egg',
  fish: `salmon, tuna steak, cod, haddock, halibut, tilapia, pollock, catfish, trout, sea bass, snapper,
    mahi mahi, sole, grouper, perch, monkfish, carp`,
  flour: 'bread flour, cake flour',
  galangal: 'ginger',
  gouda: 'edam cheese',
  'greek yogurt': 'whole milk greek yogurt, low fat greek yogurt',
  'green chili': 'jalapeno, serrano pepper',
  'green onion': 'chive',
  'ground beef': 'lean ground beef, fatty ground beef, ground bison',
  'beef chuck': 'stewing beef',
  ham: 'ham steak, roast ham, prosciutto',
  'heavy cream': 'light cream',
  'indian curry paste': 'thai curry paste',
  'italian sausage': 'sausage',
  jalapeno: 'green chili, serrano pepper, chili pepper',
  lamb: 'lamb leg, lamb shoulder, lamb chop, lamb steak, ground lamb',
  'lamb leg': 'lamb shoulder',
  'lean ground beef': 'ground beef',
  'lemon juice': 'lemon',
  'lemon zest': 'lemon',
  lentil: 'black lentil',
  lettuce: 'romaine lettuce, iceberg lettuce, butter lettuce, mixed salad green',
  'lime juice': 'lime',
  macaroni: 'pasta, whole wheat pasta',
  mascarpone: 'cream cheese',
  mayonnaise: 'light mayonnaise',
  milk: 'reduced fat milk, low fat milk, skim milk, lactose free milk',
  'mixed salad green': 'lettuce, romaine lettuce, arugula, spinach',
  'mixed vegetable': 'stir fry vegetable',
  mozzarella: 'part skim mozzarella',
  mushroom: 'cremini mushroom, portobello mushroom, shiitake mushroom, oyster mushroom',
  mustard: 'dijon mustard',
  noodle: 'egg noodle, rice noodle, soba noodle, udon noodle, ramen noodle, spaghetti',
  nut: `almond, walnut, pecan, cashew, pistachio, hazelnut, mixed nut, roasted almond, roasted cashew,
    roasted pistachio, roasted pecan, roasted mixed nut, black walnut`,
  oat: 'quick oat, gluten free oat',
  oil: `olive oil, canola oil, sunflower oil, corn oil, peanut oil, avocado oil, grapeseed oil, coconut oil`,
  olive: 'green olive',
  onion: 'red onion, sweet onion',
  'orange juice': 'orange',
  'orange zest': 'orange',
  'palm sugar': 'brown sugar',
  parmesan: 'pecorino',
  pasta: 'whole wheat pasta, gluten free pasta, fresh egg pasta, spaghetti, macaroni, orzo',
  peanut: 'roasted peanut',
  'peanut butter': 'reduced fat peanut butter',
  pecan: 'roasted pecan',
  pecorino: 'parmesan',
  pistachio: 'roasted pistachio',
  pork: 'pork chop, pork tenderloin, pork shoulder, ground pork, pork belly',
  potato: 'cooked potato',
  'pumpkin seed': 'roasted pumpkin seed',
  'quick oat': 'oat, gluten free oat',
  'red onion': 'onion, sweet onion',
  'reduced fat milk': 'milk, low fat milk, skim milk',
  rice: 'brown rice, short grain rice, arborio rice, cooked white rice, cooked brown rice',
  ricotta: 'part skim ricotta',
  salad: 'lettuce, romaine lettuce, mixed salad green',
  sausage: 'italian sausage, smoked sausage, chicken sausage, chorizo, bratwurst',
  shrimp: 'cooked shrimp',
  'sour cream': 'light sour cream, creme fraiche',
  'short grain rice': 'arborio rice',
  'soy mince': 'quorn mince',
  spaghetti: 'pasta, fresh egg pasta, whole wheat pasta, gluten free pasta',
  squash: 'butternut squash, acorn squash',
  steak: 'ribeye steak, flank steak, beef tenderloin',
  'steel cut oat': 'oat',
  'stir fry vegetable': 'mixed vegetable',
  stock: 'chicken broth, chicken stock, beef broth, vegetable broth',
  sugar: 'brown sugar, palm sugar',
  'sunflower seed': 'roasted sunflower seed',
  // Silken tofu breaks in a hot pan; dishes that it suits name it.
  tofu: 'fried tofu',
  tomato: 'cherry tomato',
  'tomato puree': 'crushed tomato',
  tortilla: 'flour tortilla, corn tortilla, whole wheat tortilla',
  turkey: 'turkey breast, ground turkey',
  'vegetable oil': 'canola oil, sunflower oil, corn oil, avocado oil, grapeseed oil, olive oil',
  vinegar: 'apple cider vinegar, red wine vinegar, rice vinegar, balsamic vinegar',
  walnut: 'black walnut',
  'white fish': `cod, haddock, halibut, tilapia, pollock, catfish, sea bass, snapper, mahi mahi, sole, grouper,
    perch, monkfish`,
  yogurt: 'low fat yogurt, greek yogurt, whole milk greek yogurt, low fat greek yogurt',
};

const SUBSTITUTES_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(SUBSTITUTES).map(([needed, kept]) => [needed, new Set(kept.split(/,\s+/))]),
);

/**
 * Whether a food in stock can be used for `neededName`: the same food under any of its names ('scallions' for 'spring
 * onion'), or one of its kind ('chicken breast' for 'chicken', 'brown rice' for 'rice').
 */
export function canReplace(stockName: string, neededName: string): boolean {
  const neededKey = foodNameKey(neededName);
  if (foodNameKey(stockName) === neededKey) return true;
  const kept = findFood(stockName);
  if (kept === undefined) return false;
  const needed = findFood(neededName);
  return (
    kept === needed ||
    isSubstitute(neededKey, kept) ||
    (needed !== undefined && isSubstitute(needed.name, kept))
  );
}

function isSubstitute(needed: string, kept: Food): boolean {
  return substitutesOf(needed).has(kept.name);
}

const NONE: ReadonlySet<string> = new Set();

/** The names of the table's foods that can replace this food, given by its table name or key. */
export function substitutesOf(needed: string): ReadonlySet<string> {
  return SUBSTITUTES_OF.get(needed) ?? NONE;
}
