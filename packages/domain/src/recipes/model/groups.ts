import type { CulinaryFood, CulinaryRole, Kind, Way } from '../../foods/culinary-food.ts';

/**
 * Interchangeable foods, which dishes refer to as '@name': either a list of names, best first unless the kitchen
 * decides, or a predicate. A name may have a weight factor: 'garlic powder*0.25'.
 */
type Group = string | ((food: CulinaryFood) => boolean);

const is =
  (role: CulinaryRole, ...kinds: readonly Kind[]) =>
  (food: CulinaryFood): boolean =>
    food.role === role && (kinds.length === 0 || kinds.includes(food.kind));

const goes =
  (way: Way, ...roles: readonly CulinaryRole[]) =>
  (food: CulinaryFood): boolean =>
    roles.includes(food.role) && food.ways.has(way);

/** The table's names of cuts that are roasted whole. */
const TENDER_JOINTS: ReadonlySet<string> = new Set(['lamb leg', 'pork loin']);
const TOUGH_JOINTS: ReadonlySet<string> = new Set(['lamb shoulder', 'pork shoulder']);
/** Words in a name for a part of the joint or for pieces of it. */
const NO_JOINT =
  /\b(?:steak|rump|fillet|tenderloin|cannon|strip|stew|stewing|cube|cheek|neck|scrag|breast|blade|hand)\b/;
/** Cuts of beef for braising that are also roasted. */
const BEEF_JOINT = /\b(?:topside|silverside|top round|eye of round|round roast|rump roast|roasting|joint)\b/;

/** Whether it is one large piece, by its typed name, that was not cut before. */
const isJoint =
  (names: ReadonlySet<string>, beef?: RegExp) =>
  ({ name, one, prep, kind, isLarge }: CulinaryFood): boolean =>
    prep !== '' &&
    ((isLarge && beef !== undefined && (kind === 'chop' || kind === 'steak')) || names.has(name)
      ? !NO_JOINT.test(one)
      : name === 'beef chuck' && beef?.test(one) === true);

export const GROUPS: Readonly<Record<string, Group>> = {
  // Fats
  oil: `vegetable oil, canola oil, sunflower oil, corn oil, peanut oil, grapeseed oil, avocado oil, olive oil, coconut oil`,
  'frying fat': `vegetable oil, canola oil, sunflower oil, olive oil, corn oil, peanut oil, grapeseed oil, avocado oil,
    coconut oil, butter, ghee, vegan butter, margarine, lard, duck fat, beef tallow, shortening`,
  'savory fat': `olive oil, butter, vegetable oil, canola oil, sunflower oil, corn oil, peanut oil, grapeseed oil,
    avocado oil, coconut oil, ghee, vegan butter, margarine, lard, duck fat, beef tallow, shortening`,
  butter: `butter, vegan butter, margarine, ghee*0.85`,
  'baking fat': `butter, vegan butter, margarine, shortening*0.85, lard*0.85, coconut oil*0.85, vegetable oil*0.8,
    canola oil*0.8, sunflower oil*0.8, olive oil*0.8`,
  // Sharp, sweet, salty
  citrus: 'lemon, lime, lemon juice*0.5, lime juice*0.5',
  vinegar: `white wine vinegar, red wine vinegar, apple cider vinegar, white vinegar, balsamic vinegar, rice vinegar`,
  acid: `lemon, lime, lemon juice*0.5, lime juice*0.5, white wine vinegar*0.35, red wine vinegar*0.35,
    apple cider vinegar*0.35, rice vinegar*0.35, balsamic vinegar*0.35, white vinegar*0.3`,
  sweetener: 'sugar, brown sugar, honey, maple syrup, agave syrup',
  syrup: 'honey, maple syrup, agave syrup, molasses',
  sugar: 'sugar, brown sugar',
  'soy sauce': 'soy sauce, tamari, coconut aminos',
  chili: `chili flake, red pepper flake, cayenne*0.5, hot sauce*3, sriracha*4, jalapeno*8, serrano pepper*5, chili pepper*5,
    chili powder`,
  // First in the pan
  onion: 'onion, red onion, shallot, leek, green onion',
  garlic: 'garlic, garlic powder*0.25',
  ginger: 'ginger, ground ginger*0.25',
  herb: (food) => food.role === 'herb',
  'soft herb': `parsley, cilantro, basil, chive, dill, mint, green onion, tarragon, dried parsley*0.2`,
  'dried herb': `oregano, dried oregano, italian seasoning, dried thyme, thyme, dried basil, rosemary, dried rosemary,
    herbes de provence, marjoram, sage`,
  stock: `chicken stock, chicken broth, vegetable broth, vegetable stock, beef broth, beef stock, fish stock`,
  // Dairy and eggs
  milk: `milk, oat milk, soy milk, almond milk, rice milk, evaporated milk, lactose free milk, goat milk`,
  cream: `heavy cream, light cream, half and half, creme fraiche, coconut cream`,
  'sour cream': 'sour cream, creme fraiche, greek yogurt, yogurt',
  yogurt: 'greek yogurt, yogurt, soy yogurt, coconut yogurt, skyr, kefir',
  'melting cheese': `cheddar cheese, monterey jack, gruyere, swiss cheese, gouda, mozzarella, provolone, colby cheese,
    fontina, american cheese, oaxaca cheese, muenster, reduced fat cheddar, cheese`,
  'hard cheese': 'parmesan, pecorino, grana padano, asiago',
  'grating cheese': `parmesan, pecorino, gruyere, cheddar cheese, gouda, swiss cheese, mozzarella, cheese`,
  'crumbly cheese': 'feta, goat cheese, queso fresco, ricotta, cottage cheese, blue cheese',
  cheese: is('cheese'),
  // Starches
  // 100 g of dry pasta weigh about 220 g once cooked (USDA FoodData Central, yields of pasta).
  'long pasta': `cooked pasta*2.2, spaghetti, linguine, fettuccine, whole wheat pasta, pasta, gluten free pasta,
    fresh egg pasta, egg noodle`,
  'short pasta': `cooked pasta*2.2, penne, macaroni, pasta, whole wheat pasta, gluten free pasta, spaghetti, orzo,
    egg noodle`,
  pasta: is('base', 'pasta'),
  noodles: is('base', 'noodle'),
  rice: `white rice, jasmine rice, basmati rice, brown rice, short grain rice, arborio rice, wild rice`,
  // Without risotto rice.
  'side rice': 'white rice, jasmine rice, basmati rice, brown rice, short grain rice, wild rice',
  'cooked rice': 'cooked white rice, cooked brown rice',
  grain: is('base', 'grain', 'rice', 'couscous'),
  'whole grain': is('base', 'grain', 'couscous'),
  bread: is('base', 'bread'),
  'sliced bread': `bread, whole wheat bread, sourdough bread, rye bread, white bread, brioche, challah, gluten free bread,
    ciabatta, baguette, english muffin, bagel`,
  'crusty bread': 'baguette, ciabatta, sourdough bread, bread, whole wheat bread, rye bread, dinner roll',
  bun: 'hamburger bun, brioche, dinner roll, ciabatta, bread, english muffin, bagel, pita bread',
  flatbread: 'naan, pita bread, whole wheat pita, flour tortilla, whole wheat tortilla',
  tortilla: 'flour tortilla, corn tortilla, whole wheat tortilla, tortilla',
  flour: 'flour, whole wheat flour, spelt flour',
  oats: 'rolled oat, oat, quick oat',
  potato: 'potato, sweet potato',
  // Protein
  mince: is('protein', 'ground'),
  'red mince':
    'ground beef, lean ground beef, ground pork, ground lamb, ground turkey, ground chicken, soy mince, quorn mince',
  'chicken pieces': 'chicken breast, chicken thigh, =chicken, turkey breast, =turkey',
  'chicken on the bone':
    'chicken drumstick, chicken leg, chicken thigh, chicken wing, whole chicken, =chicken',
  'cooked chicken': 'cooked chicken breast, roast chicken, rotisserie chicken, cooked turkey',
  'leftover fish': 'cooked salmon, cooked cod, cooked tuna',
  'white fish': `cod, haddock, halibut, tilapia, pollock, catfish, sea bass, snapper, mahi mahi, sole, white fish, grouper,
    perch, monkfish`,
  fish: is('protein', 'fish'),
  'canned fish':
    'canned tuna, tuna in oil, canned salmon, sardine, canned mackerel, mackerel, kippered herring',
  sausage: 'sausage, italian sausage, chicken sausage, smoked sausage, chorizo, bratwurst, kielbasa, hot dog',
  'cured pork':
    'bacon, pancetta, guanciale, prosciutto, ham, smoked sausage, chorizo, turkey bacon, luncheon meat',
  steak: 'beef steak, ribeye steak, sirloin steak, flank steak, beef tenderloin, venison steak',
  'stewing meat':
    'beef chuck, stewing beef, beef brisket, beef short rib, lamb shoulder, lamb leg, pork shoulder, venison, goat meat, rabbit',
  'tender joint': isJoint(TENDER_JOINTS, BEEF_JOINT),
  'tough joint': isJoint(TOUGH_JOINTS),
  beans: is('protein', 'bean'),
  'white beans': 'cannellini bean, white bean, navy bean, butter bean, great northern bean',
  'dark beans': 'black bean, kidney bean, pinto bean',
  lentils: 'lentil, cooked lentil*2.5, black lentil',
  tofu: 'tofu, tempeh, seitan, paneer',
  protein: is('protein'),
  'stir-fry protein': goes('stir-fry', 'protein'),
  'pan protein': goes('side', 'protein'),
  'curry protein': goes('curry', 'protein'),
  'roast protein': goes('roast', 'protein'),
  'taco protein': goes('taco', 'protein'),
  'bowl protein': goes('bowl', 'protein'),
  'pasta protein': goes('pasta', 'protein'),
  // Vegetables and fruit, by the dishes that use them
  vegetable: is('vegetable'),
  'stir-fry vegetable': goes('stir-fry', 'vegetable'),
  /** Without peas, corn and tomatoes, which do not make a stir-fry on their own. */
  'wok vegetable': (food) =>
    goes('stir-fry', 'vegetable')(food) && !['pea', 'corn', 'tomato'].includes(food.name),
  'soup vegetable': goes('simmer', 'vegetable'),
  'curry vegetable': goes('curry', 'vegetable'),
  'roast vegetable': goes('roast', 'vegetable'),
  /** Without potatoes, which take longer. */
  'oven vegetable': (food) => goes('roast', 'vegetable')(food) && food.kind !== 'potato',
  'egg vegetable': goes('eggs', 'vegetable'),
  'pasta vegetable': goes('pasta', 'vegetable'),
  'raw vegetable': goes('raw', 'vegetable'),
  'side vegetable': goes('side', 'vegetable'),
  'taco vegetable': goes('taco', 'vegetable'),
  'bowl vegetable': goes('bowl', 'vegetable'),
  'toast vegetable': goes('toast', 'vegetable'),
  'leafy green': is('vegetable', 'leafy'),
  'salad leaf': is('vegetable', 'salad-green'),
  root: is('vegetable', 'root', 'potato'),
  tomato: 'tomato, cherry tomato',
  'tomato sauce': `canned tomato, crushed tomato, tomato puree, tomato sauce, marinara sauce, tomato, cherry tomato,
    tomato paste*0.2`,
  fruit: goes('sweet', 'fruit'),
  'fresh fruit': is('fruit', 'soft-fruit', 'berry', 'firm-fruit'),
  berry: is('fruit', 'berry'),
  'baking fruit': `apple, pear, peach, nectarine, plum, apricot, cherry, blueberry, raspberry, blackberry, strawberry,
    mixed berry, rhubarb`,
  'baking berry': 'blueberry, raspberry, blackberry, strawberry, mixed berry, cherry',
  'smoothie fruit': goes('smoothie', 'fruit'),
  'dried fruit': 'raisin, dried cranberry, date, dried apricot, prune, dried fig, sultana, currant',
  // Toppings
  nut: is('topping', 'nut'),
  seed: is('topping', 'seed'),
  'nut butter': 'peanut butter, almond butter, cashew butter, sunflower seed butter, tahini',
  chocolate: 'dark chocolate, chocolate chip, milk chocolate, white chocolate',
  'sauce by its name': is('sauce'),
  // Ready food, by how it is heated
  'oven main': `meat lasagna, vegetable lasagna, cheese lasagna, vegan lasagna, chicken kiev, chicken cordon bleu,
    chicken parmesan, beef pot pie, chicken pot pie, shepherd pie with meat, fish pie, steak bake, beef meatloaf,
    cheese quiche, spinach quiche, quiche lorraine with bacon, crab cake, salmon cake, breaded chicken patty,
    breaded chicken tender, fried chicken, fried fish, beef wellington, stuffed pepper with meat,
    stuffed cabbage roll with beef, eggplant parmesan, beef enchilada, chicken enchilada, cheese enchilada, beef burrito,
    chicken burrito, bean burrito, bean and cheese burrito, pork tamale, beef chimichanga, sausage corn dog, meat calzone,
    sausage roll, cornish pasty, cheese pasty, cauliflower cheese, moussaka, wiener schnitzel, jamaican patty`,
  'ready stew': `chicken tikka masala, butter chicken, chicken korma, chicken vindaloo, lamb rogan josh, chicken jalfrezi,
    fish curry, shrimp curry, egg curry, potato curry, vegetable curry, beef curry, lentil curry, tofu curry,
    massaman curry, beef rendang, chana masala, dal tadka, rajma masala, palak paneer,
    paneer butter masala, matar paneer, malai kofta, keema, beef stew, chicken stew, lamb stew, pork stew, beef goulash,
    beef chili without bean, chili con carne, vegetarian chili, turkey chili, white chicken chili,
    sweet and sour pork, sweet and sour chicken, kung pao chicken, general tso chicken, orange chicken, sesame chicken,
    lemon chicken, teriyaki chicken, beef and broccoli, mapo tofu, beef stroganoff, beef bourguignon, coq au vin,
    chicken cacciatore, chicken tagine, chicken curry, lamb curry, thai green curry, mung bean stew, chicken gumbo,
    misir wat, ghormeh sabzi, chicken paprikash, beef bulgogi, tofu stir fry, chicken stir fry, beef stir fry, osso buco,
    pork carnitas, beef barbacoa, beef birria, cassoulet, pot roast, pulled chicken, oxtail in peanut sauce, egusi soup, groundnut stew, oxtail stew, doro wat, feijoada, ropa vieja, picadillo,
    chicken adobo, ratatouille, barbecue pulled pork`,
  'ready meal': `spaghetti with meat sauce, spaghetti with meatball, pasta with tomato sauce, pasta with cream sauce,
    spaghetti carbonara, chicken alfredo, tuna noodle casserole, chicken biryani, vegetable biryani,
    chicken curry with rice, jollof rice, fried rice, chicken fried rice, shrimp fried rice, seafood paella,
    chicken jambalaya, chicken pad thai, chicken chow mein, vegetable lo mein, beef chop suey, spanish rice, chili mac,
    mushroom risotto, meat ravioli with tomato sauce, fish and chips, bangers and mash, sunday roast, chicken casserole,
    tater tot casserole, kedgeree, yakisoba, nasi goreng, pineapple fried rice, pad see ew, bibimbap, japchae, kimchi fried rice,
    baked ziti, pasta with pesto, pasta amatriciana, rice and pea, persian rice, kabsa, koshari, waakye, khichdi,
    arroz con pollo, chicken tetrazzini, dirty rice, hoppin john, bigos, cheese spaetzle`,
  'ready soup': `tomato soup, tomato bisque, vegetable soup, minestrone, lentil soup, split pea soup,
    split pea soup with ham, black bean soup, pumpkin soup, clam chowder, corn chowder, chicken noodle soup,
    chicken rice soup, chicken vegetable soup, beef noodle soup, beef barley soup, vegetable beef soup,
    broccoli cheese soup, cream of mushroom soup, cream of chicken soup, cream of potato soup, cream of vegetable soup,
    potato leek soup, miso soup, borscht, goulash soup, pozole, laksa, tom kha gai, albondigas soup, avgolemono soup,
    lobster bisque, matzo ball soup`,
};

/** Only groups of joints have meat in one large piece. */
const inPieces = (name: string, fits: (food: CulinaryFood) => boolean) =>
  name.endsWith(' joint') ? fits : (food: CulinaryFood) => !food.isLarge && fits(food);

export interface Option {
  /** A food of the table; undefined if `fits` decides. */
  readonly food: string | undefined;
  /** Whether only this food matches, not others that can replace it. */
  readonly isExact: boolean;
  readonly fits: ((food: CulinaryFood) => boolean) | undefined;
  /** Grams of this food per gram that the dish needs. */
  readonly factor: number;
}

/**
 * Parses an option of a dish: 'butter', 'garlic powder*0.25', '@oil', or '=chicken', which matches only that exact name
 * and not wings. Throws on an unknown group.
 */
export function readOption(text: string): Option[] {
  const [name = '', factor = '1'] = text.split('*').map((part) => part.trim());
  if (!name.startsWith('@')) {
    const isExact = name.startsWith('=');
    return [{ food: isExact ? name.slice(1) : name, isExact, fits: undefined, factor: Number(factor) }];
  }
  const group = Object.hasOwn(GROUPS, name.slice(1)) ? GROUPS[name.slice(1)] : undefined;
  if (group === undefined) throw new RangeError(`No group of foods: ${name}`);
  if (typeof group === 'function')
    return [{ food: undefined, isExact: false, fits: inPieces(name, group), factor: Number(factor) }];
  return group
    .split(',')
    .flatMap(readOption)
    .map((option) => ({ ...option, factor: option.factor * Number(factor) }));
}
