/*
 * The usual weight in grams of one unit of a food, without inedible parts, keyed by the food's name in the table.
 * Household portions are from U.S. Department of Agriculture, FoodData Central (SR Legacy 2018 and FNDDS: 'stalk,
 * medium', 'head', 'slice', 'can, drained'). Packages are by far the most common sizes sold in the United States, as
 * labelled (21 CFR 101.7 has them in grams): a 15 oz can of beans, a 14.5 oz can of tomatoes, an 8 oz brick of cream
 * cheese.
 */

/**
 * Unit → the grams for each food; '' stands for all other foods. Without a '', the weight of an unlisted food is
 * unknown.
 */
export const USUAL_WEIGHTS: Readonly<Record<string, string>> = {
  piece: `ground clove: 0.1, clove: 0.1, black pepper: 0.05, star anise: 2, anise seed: 2, candy coated chocolate: 0.9, ramen noodle: 85, instant ramen: 85, basil: 0.5, lemon zest: 6, orange zest: 9, mint: 0.2, sage: 0.5, thyme: 0.8, rosemary: 2,
    cardamom: 0.3, vanilla extract: 3, vanilla bean: 3, chocolate chip: 0.5, puff pastry: 245, roasted red pepper: 70, sriracha: 15, beef chuck: 1100, stewing beef: 1100, pork shoulder: 2000, beef brisket: 2000,
    pork loin: 1000, pork rib: 900, back rib: 900, rotisserie chicken: 850, whole chicken: 1800, turkey breast: 1000, lamb leg: 2000, ground beef: 113, ground turkey: 113, ground chicken: 113,
    mozzarella: 125, burrata: 125, goat cheese: 113, cream cheese: 227, feta: 200, halloumi: 225, firm tofu: 397, tofu: 397, tempeh: 227, venison: 170, pita chip: 2, ravioli: 12, gnocchi: 4,
    cooked chicken breast: 120, mixed salad green: 30, parsley: 1, cilantro: 1, dill: 1, chive: 1, oregano: 1, tarragon: 1, curry leaf: 0.1, cauliflower: 588, ice: 22`,
  cup: `sandwich cookie: 120, potato chip: 56, tortilla chip: 60, sourdough bread: 45, bread: 45, white bread: 45, bacon: 112, dark chocolate: 150, milk chocolate: 150, toffee: 150, caramel candy: 245,
    gingersnap: 110, graham cracker: 84, sucralose: 24, beef chuck: 140, stewing beef: 140, cashew: 137, hard candy: 180, part skim mozzarella: 113, ground beef: 225, pretzel: 45, cracker: 60, oaxaca cheese: 113,
    french fried onion: 55, marshmallow: 50, puffed rice: 15, baguette: 45, brioche: 45, croissant: 45, cheese cracker: 62, vanilla wafer: 85, shrimp: 145, rotisserie chicken: 140, ham: 140, dark chocolate bar: 150`,
  ring: `: 10, pineapple: 84, canned pineapple: 47, onion: 10, red onion: 10, bell pepper: 10, apple: 20`,
  spear: `: 15, asparagus: 16, broccoli: 31, pickle: 35, dill pickle: 35, pineapple: 60`,
  floret: `: 12, broccoli: 11, cauliflower: 13`,
  half: `pear: 76, canned pear: 76, peach: 98, canned peach: 98, apricot: 17, walnut: 2, pecan: 1.5`,
  chunk: `: 20`,
  hunk: `: 40`,
  heart: `romaine lettuce: 200, lettuce: 200, celery: 300`,
  nest: `: 60`,
  pat: `: 5`,
  stick: `butter: 113, margarine: 113, vegan butter: 113, shortening: 205, cinnamon: 2.6, pretzel: 3, celery: 40, carrot: 8, string cheese: 28, mozzarella: 28, lemongrass: 15, surimi: 17, pepperoni: 28,
    imitation crab: 17, breadstick: 10, cream cheese: 113`,
  stalk: `: 40, celery: 40, lemongrass: 15, broccoli: 151, rhubarb: 51, green onion: 15, asparagus: 16, fennel: 40, leek: 89, rosemary: 3,
    bok choy: 14, kale: 20, swiss chard: 48`,
  head: `garlic: 40, broccoli: 350, cauliflower: 588, cabbage: 908, red cabbage: 839, napa cabbage: 840, savoy cabbage: 700,
    iceberg lettuce: 539, romaine lettuce: 626, butterhead lettuce: 163, butter lettuce: 163, lettuce: 360, leaf lettuce: 360, bok choy: 400, fennel: 234,
    radicchio: 230, endive: 513, escarole: 513, celery: 450, kale: 200, frisee: 200, baby bok choy: 100`,
  slice: `: 28, bread: 28, white bread: 28, whole wheat bread: 32, sourdough bread: 50, rye bread: 32, brioche: 40, ciabatta: 50, french bread: 40,
    baguette: 15, bacon: 28, cooked bacon: 8, turkey bacon: 16, canadian bacon: 28, prosciutto: 15, ham: 28, salami: 12, pepperoni: 2, pancetta: 15,
    cheddar: 21, provolone: 21, swiss cheese: 24, american cheese: 19, mozzarella: 28, gouda: 24, monterey jack: 21, pepper jack: 21, muenster: 24,
    tomato: 20, lemon: 8, lime: 7, orange: 15, onion: 14, red onion: 14, cucumber: 7, ginger: 3, pineapple: 56, apple: 15, avocado: 15,
    texas toast: 45, eggplant: 30, pickle: 7, dill pickle: 7, jalapeno: 2, sandwich bread: 28, gluten free bread: 28, turkey: 28, sliced turkey: 28,
    roast beef: 28, chorizo: 6, potato bread: 32, cake: 80, pizza: 107, peach: 18, watermelon: 286, pork belly: 30, french toast: 65`,
  strip: `: 28, bacon: 28, cooked bacon: 8, turkey bacon: 16, lemon zest: 1.5, orange zest: 1.5, bell pepper: 10, kombu: 5`,
  fillet: `: 170, anchovy: 4, chicken breast: 174, salmon: 170, cod: 170, tilapia: 116, trout: 79, sole: 127, haddock: 170, catfish: 159,
    sardine: 24, herring: 60, mackerel: 112, sea bass: 129, snapper: 170, halibut: 170, barramundi: 150, smoked mackerel: 80, pork tenderloin: 450`,
  leaf: `: 1, basil: 0.5, bay leaf: 0.2, mint: 0.2, sage: 0.5, curry leaf: 0.1, makrut lime leaf: 0.5, lime leaf: 0.5, romaine lettuce: 28, lettuce: 15,
    butterhead lettuce: 15, leaf lettuce: 24, iceberg lettuce: 15, cabbage: 23, napa cabbage: 30, kale: 16, swiss chard: 48, collard green: 30, parsley: 0.2`,
  sprig: `: 1, parsley: 1, cilantro: 2.2, dill: 0.2, thyme: 0.8, rosemary: 2, mint: 1, basil: 2.5, oregano: 1, tarragon: 1, sage: 1.5`,
  bunch: `: 60, green onion: 90, radish: 150, carrot: 400, beet: 400, asparagus: 340, broccoli: 608, broccolini: 200, spinach: 340, kale: 200,
    grape: 450, rainbow carrot: 400, turnip: 400, leek: 300, thyme: 20, sage: 20, oregano: 20, tarragon: 20, bok choy: 400, celery: 450`,
  ear: `: 90, corn: 102`,
  pinch: `: 0.36`,
  dash: `: 0.7`,
  grating: `: 0.3`,
  grind: `: 0.1`,
  twist: `: 0.1`,
  handful: `: 30, almond: 28, walnut: 28, cashew: 28, pecan: 28, peanut: 28, spinach: 30, kale: 20, arugula: 20, basil: 10, parsley: 10, cilantro: 8, mint: 8, dill: 5,
    fresh herb: 10, lettuce: 30, cheddar: 28, grape: 60, blueberry: 50, cherry tomato: 75, chocolate chip: 40, raisin: 40, mixed salad green: 30`,
  knob: `: 15, ginger: 15, butter: 15`,
  thumb: `: 15`,
  drizzle: `: 5`,
  splash: `: 15`,
  squeeze: `: 5`,
  glug: `: 14`,
  drop: `: 0.05`,
  square: `: 10, dark chocolate: 10, milk chocolate: 10, baking chocolate: 28, graham cracker: 7`,
  scoop: `: 30, ice cream: 66, protein powder: 30`,
  glass: `: 147`,
  shot: `: 30`,
  cube: `: 4, stock cube: 4, ice: 22, ice cube: 22, sugar: 2.3, tofu: 10, cheddar: 17`,
  pod: `: 1, cardamom: 0.3, vanilla bean: 3, star anise: 2, okra: 12`,
  link: `: 75, breakfast sausage: 25`,
  rack: `: 900`,
  sheet: `: 20, puff pastry: 245, phyllo dough: 19, phyllo: 19, filo pastry: 19, lasagna: 18, nori: 2.6, gelatin: 2.5, graham cracker: 15, pie crust: 229,
    rice paper: 9, matzo: 28, pasta: 18, gluten free pasta: 18, crescent roll dough: 227`,
  wedge: `: 10, lemon: 7, lime: 8, orange: 22`,
  segment: `: 10`,
  ball: `: 28, mozzarella: 125, burrata: 125, pizza dough: 250, bread dough: 250, bocconcini: 30`,
  log: `: 113, goat cheese: 113`,
  wheel: `: 227`,
  roll: `: 43, cookie dough: 468, biscuit dough: 454, sausage: 454, polenta: 510, pie crust: 229, ground beef: 454`,
  side: `: 900, salmon: 900`,
  loaf: `: 454, french bread: 400, baguette: 250, ciabatta: 400, italian bread: 454, focaccia: 450, sourdough bread: 700, challah: 454, brioche: 454`,
  bar: `: 100, candy bar: 45, granola bar: 28`,
  block: `: 227, tofu: 397, firm tofu: 397, extra firm tofu: 397, silken tofu: 340, soft tofu: 397, tempeh: 227, cream cheese: 227, feta: 227, halloumi: 225, paneer: 225, ramen noodle: 85,
    instant ramen: 85`,
  container: `: 227, yogurt: 170, greek yogurt: 170, mascarpone: 227, ricotta: 425, sour cream: 227, cottage cheese: 454, blueberry: 170, raspberry: 170, strawberry: 454`,
  tub: `: 227, whipped topping: 227, mascarpone: 227, ricotta: 425, sour cream: 227, cream cheese: 227, cottage cheese: 454, hummus: 283, yogurt: 500, greek yogurt: 500,
    margarine: 425, frosting: 454, vanilla frosting: 454, chocolate frosting: 454`,
  punnet: `: 250, strawberry: 250, raspberry: 150, blueberry: 150, cherry tomato: 250, mushroom: 250`,
  crate: ``,
  sleeve: `: 113, butter cracker: 100`,
  packet: `: 30, yeast: 7, active dry yeast: 7, instant yeast: 7, gelatin: 7, taco seasoning: 28, ranch seasoning: 28, onion soup mix: 39, baking powder: 15, stevia: 1,
    sugar: 8, oatmeal: 43, ramen noodle: 85, instant ramen: 85, hot chocolate mix: 28, gravy mix: 25, drink mix: 6, ketchup: 9, soy sauce: 6`,
  package: `: 227, cilantro: 30, parsley: 30, basil: 30, mint: 30, dill: 20, chive: 20, thyme: 20, rosemary: 20, sage: 20, tarragon: 20, oregano: 20, cream cheese: 227, spinach: 283, frozen spinach: 283, pasta: 454, spaghetti: 454, penne: 454, macaroni: 454, egg noodle: 340, lasagna: 454, tortellini: 255, ravioli: 255, gnocchi: 500,
    bacon: 340, tofu: 397, firm tofu: 397, extra firm tofu: 397, tempeh: 227, puff pastry: 490, phyllo dough: 454, phyllo: 454, pudding mix: 96, instant pudding mix: 96, cake mix: 432, brownie mix: 520,
    ramen noodle: 85, instant ramen: 85, rice noodle: 227, mushroom: 227, butter: 454, oreo: 405, sandwich cookie: 405, graham cracker: 408, jello: 85, gelatin dessert: 85, yeast: 7, active dry yeast: 7,
    smoked sausage: 397, kielbasa: 397, hot dog: 454, ground beef: 454, chocolate chip: 340, coleslaw mix: 397, baby spinach: 170, salad mix: 283, udon noodle: 200, taco seasoning: 28,
    ranch seasoning: 28, cornbread mix: 240, corn muffin mix: 240, halloumi: 225, feta: 200, marshmallow: 283, italian sausage: 540, stuffing mix: 170, tortilla: 320, crescent roll dough: 227`,
  box: `: 400, pasta: 454, spaghetti: 454, penne: 454, macaroni: 454, cake mix: 432, yellow cake mix: 432, chocolate cake mix: 432, white cake mix: 432, brownie mix: 520, pudding mix: 96, lasagna: 454,
    mac and cheese: 206, vegetable broth: 907, chicken broth: 907, chicken stock: 907, beef broth: 907, stuffing mix: 170, cornbread mix: 240, vanilla wafer: 311, rice cereal: 340, couscous: 165,
    corn muffin mix: 240, graham cracker: 408, jello: 85, gelatin dessert: 85, puff pastry: 490`,
  bag: `: 340, spinach: 142, baby spinach: 142, arugula: 142, mixed salad green: 142, coleslaw mix: 397, chocolate chip: 340, white chocolate chip: 312, marshmallow: 283, mini marshmallow: 283,
    tortilla chip: 340, potato chip: 227, french fry: 794, hash brown: 850, pea: 340, corn: 340, mixed vegetable: 340, broccoli: 340, cauliflower rice: 340, potato: 2268, cranberry: 340, caramel: 312,
    egg noodle: 340, tater tot: 907, shrimp: 454, kale: 283, pretzel: 454, stuffing mix: 397, herbal tea: 2, green tea: 2, tea: 2, black tea: 2, rice: 907, flour: 2268, shredded coconut: 397, cheddar: 227,
    mozzarella: 227`,
  bottle: `: 355, beer: 355, wine: 750, red wine: 750, white wine: 750, champagne: 750, barbecue sauce: 510, soda: 355, cola: 355, salad dressing: 454, italian dressing: 454`,
  carton: `: 473, egg: 600, heavy cream: 473, milk: 1920, chicken broth: 907, vegetable broth: 907, beef broth: 907, chicken stock: 907, strawberry: 454, passata: 500, tomato puree: 500`,
  tube: `: 113, tomato paste: 130, polenta: 510, biscuit dough: 454, crescent roll dough: 227, cookie dough: 468, ground sausage: 454, anchovy paste: 60, breakfast sausage: 454`,
  jar: `: 454, marinara sauce: 680, pasta sauce: 680, tomato sauce: 680, alfredo sauce: 425, salsa: 454, pesto: 190, roasted red pepper: 340, artichoke heart: 340, sun dried tomato: 240,
    olive: 280, kalamata olive: 280, caper: 100, marshmallow creme: 198, peanut butter: 454, nutella: 371, hazelnut spread: 371, mayonnaise: 425, passata: 680, pickle: 680, jam: 340, enchilada sauce: 425,
    curry paste: 112, dulce de leche: 380, caramel sauce: 340, cherry: 283, maraschino cherry: 283, banana pepper: 340, pepperoncini: 340, queso dip: 425, gravy: 340, applesauce: 680`,
  can: `: 411, tomato paste: 170, tomato sauce: 425, canned tomato: 411, canned diced tomato: 411, crushed tomato: 794, tomato: 411, coconut milk: 400, light coconut milk: 400, coconut cream: 400, condensed milk: 397,
    evaporated milk: 354, canned tuna: 142, tuna: 142, canned salmon: 418, canned chicken: 354, canned corn: 432, corn: 432, creamed corn: 418, canned pumpkin: 425, canned green chili: 113, green chili: 113,
    sriracha: 198, chipotle in adobo: 198, chipotle pepper: 198, chipotle: 198, cream of mushroom soup: 298, cream of chicken soup: 298, cream of celery soup: 298, tomato soup: 298, cheese soup: 298, beer: 355, cola: 355, soda: 355, ginger ale: 355, lemonade: 355,
    chicken broth: 411, beef broth: 411, vegetable broth: 411, chicken stock: 411, canned pineapple: 567, pineapple: 567, canned mandarin: 312, canned peach: 425, canned pear: 425, cherry pie filling: 595,
    pie filling: 595, apple pie filling: 595, refried bean: 454, baked bean: 454, chili: 425, chili con carne: 425, enchilada sauce: 283, olive: 170, black olive: 170, canned mushroom: 113, mushroom: 113, water chestnut: 227,
    bamboo shoot: 227, artichoke heart: 397, canned crab: 170, crab: 170, canned clam: 184, clam: 184, anchovy: 56, sardine: 106, biscuit dough: 454, crescent roll dough: 227, cinnamon roll dough: 352,
    canned potato: 425, canned green bean: 411, canned carrot: 411, hominy: 709, jackfruit: 565, rotel: 283, tomato with green chili: 283, canned pea: 425, spam: 340, canned corned beef: 340, frosting: 454,
    sauerkraut: 411, cranberry sauce: 397, whipped cream: 198, nacho cheese sauce: 425, lychee: 565, canned beet: 425, canned cherry: 425, dulce de leche: 380, canned spinach: 383, hash: 425, pizza dough: 391`,
};

/** The drained share of a can's labelled weight (USDA: 253 g of a 439 g can of chickpeas). */
export const DRAINED_SHARE: Readonly<Record<string, number>> = {
  bean: 0.6,
  chickpea: 0.58,
  lentil: 0.6,
  pea: 0.62,
  corn: 0.66,
  tuna: 0.8,
  clam: 0.5,
  pineapple: 0.62,
  mandarin: 0.57,
  peach: 0.6,
  pear: 0.6,
  hominy: 0.6,
  olive: 0.6,
  mushroom: 0.6,
  'artichoke heart': 0.6,
  'water chestnut': 0.62,
  beet: 0.6,
  potato: 0.63,
  jackfruit: 0.5,
  salmon: 0.75,
  chicken: 0.75,
};

/**
 * The edible share of meat and seafood bought with bones or shells: 1 minus the refuse of its raw entry in USDA's SR
 * Legacy (chicken wing 46 %, drumstick 33 %, thigh 21 %, whole chicken 32 %, spareribs 28 %) and Agriculture Handbook
 * 102.
 */
export const EDIBLE_SHARE: Readonly<Record<string, number>> = {
  'chicken wing': 0.54,
  'chicken drumstick': 0.67,
  'chicken leg': 0.73,
  'pork rib': 0.72,
  'baby back rib': 0.72,
  'back rib': 0.72,
  'beef short rib': 0.7,
  'lamb shank': 0.7,
  'beef shank': 0.7,
  oxtail: 0.5,
  'ham hock': 0.5,
  mussel: 0.3,
  clam: 0.25,
  lobster: 0.4,
};

/**
 * The edible share of food bought whole or with bones; '' stands for any other cut: pork chops lose 22 %, chicken
 * breasts 20 %.
 */
export const WITH_BONE_SHARE: Readonly<Record<string, number>> = {
  '': 0.79,
  chicken: 0.68,
  turkey: 0.7,
  duck: 0.66,
};

/**
 * The grams of juice and zest of one fruit (juice: FDC 167747, 168156, 169098, 173039; zest: about a tablespoon, FDC
 * 167749, two for large fruits).
 */
export const PRESSED: Readonly<Record<string, { readonly juice: number; readonly zest: number }>> = {
  lemon: { juice: 48, zest: 6 },
  lime: { juice: 44, zest: 4 },
  orange: { juice: 86, zest: 9 },
  grapefruit: { juice: 196, zest: 12 },
  mandarin: { juice: 45, zest: 5 },
  clementine: { juice: 40, zest: 5 },
  tangerine: { juice: 45, zest: 5 },
};

/**
 * The grams of one inch. In FDC 169231, five slices of ginger, each an inch across and an eighth of an inch thick,
 * weigh 11 g.
 */
export const GRAMS_OF_INCH: Readonly<Record<string, number>> = {
  ginger: 11,
  turmeric: 8,
  galangal: 11,
  cucumber: 36,
  daikon: 50,
  carrot: 9,
  leek: 12,
  lemongrass: 3,
  parmesan: 30,
  cinnamon: 1,
  chorizo: 20,
  baguette: 10,
};

/**
 * Grams per millilitre by category, for foods of unknown weight. Less than 1 for cut food, because a cup of it contains
 * air.
 */
export const GRAMS_OF_MILLILITRE: Readonly<Record<string, number>> = {
  vegetable: 0.5,
  fruit: 0.62,
  protein: 0.58,
  dairy: 0.9,
  grain: 0.55,
  spice: 0.45,
  pantry: 0.85,
};
