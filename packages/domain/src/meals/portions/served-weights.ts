/*
 * The weight in grams of one unit of a food as served, without inedible parts, keyed by the food's name; '' applies to
 * any other food. Glasses, bowls and plates are from Public Health England's 'Food Portion Sizes' and FNDDS, packets
 * and bars are the sizes of single servings on sale, café cups are from the menus of chains. A food's usual portion in
 * the same unit takes precedence over these, and these over the packages that kitchens buy (`units/usual-weights`).
 */
export const SERVED_WEIGHTS: Readonly<Record<string, string>> = {
  piece: `green bean: 6, cooked green bean: 6, canned green bean: 6, dragon fruit: 200, roasted almond: 1.2, honey roasted almond: 1.2, roasted cashew: 1.5, roasted pecan: 1.5, pita chip: 3, plantain chip: 0.84, sweet potato chip: 2, vegetable chip: 2, corn nut: 2, tostone: 25, meatballs in brown sauce: 30, fish balls in sauce: 45, cheese quesadilla: 100, olive: 4, mango: 320, milk chocolate: 8, dark chocolate: 8, white chocolate: 8, soda cracker: 3, egg white omelette: 36, rice cracker: 2, fast food french fry: 5, french fry: 5, sweet potato fry: 6, yuca fry: 15, potato wedge: 25, onion rings portion: 12, bag of sweets: 3, jelly baby: 6.4, ring mint: 1.5, mint pellet: 0.5, gum sweet: 5.5, fruit pastille sweet: 3.7, fruit gum sweet: 3.4, gummy pig: 8.5, liquorice allsort: 6, candy coated chocolate: 0.95, peanut chocolate candy: 2.4, fruit candy: 1.05, malted chocolate ball: 2, cooked pork rib: 35, pancake: 50, scrambled egg: 61, sausage: 50, dried mango: 10, dried pineapple: 15, dried apple: 5, dried banana: 5, banana chip: 3, bread: 35, whole wheat bread: 35, toast: 30, whole wheat toast: 30, pizza: 350, thin crust pizza: 320, thick crust pizza: 450, pepperoni pizza: 380, sausage pizza: 400, meat and vegetable pizza: 420, vegetable pizza: 400, ham and pineapple pizza: 400, white pizza: 350, vegan pizza: 350, chapati: 40, club sandwich with chicken and bacon: 240, pork dumpling: 28, fried pork dumpling: 28, chicken nugget: 16, fried chicken: 95, baklava: 40, cooked potato: 100, cooked chorizo: 60,
    chicken burrito: 300, beef burrito: 300, bean burrito: 220, sugar: 4, potato chip: 2, mashed potato: 100, dinner roll: 45, hard roll: 57, cheeseburger: 150, hamburger: 130,
    cake: 80, bagel: 105, doughnut: 60, cookie: 16, cooked sausage: 50, meatball: 28, pork carnitas: 60, kiwi: 69, scrapple: 56, onion ring: 10, cooked french fry: 5,
    beef taco: 100, chicken taco: 100, fish taco: 120, churro: 30, cooked mussel: 8, cooked scallop: 15, cooked clam: 10, oat: 40, tofu: 125, samosa: 80, masala dosa: 170`,
  glass: `: 240, beer: 330, light beer: 330, stout: 330, hard cider: 330, strong beer: 250, whiskey: 44, vodka: 44, rum: 44, gin: 44, brandy: 44, tequila: 44, cream liqueur: 50, protein shake: 300`,
  mug: `: 280`,
  cup: `mac and cheese: 220, coffee: 240, tea: 240, green tea: 240`,
  pint: `: 473, beer: 568, light beer: 568, stout: 568, hard cider: 568, strong beer: 568, milk: 568, reduced fat milk: 568, low fat milk: 568, skim milk: 568, whole milk: 568, non alcoholic beer: 568, gluten free beer: 568, shandy: 568, ice cream: 265, rich ice cream: 430`,
  tube: `ring mint: 34, chewy mint: 37, fruit pastille sweet: 50, fruit gum sweet: 45, candy coated chocolate: 38, chocolate caramel sweet: 42`,
  packet: `: 30, canned tuna: 74, tuna in oil: 74, cocoa mix: 28, ring mint: 34, chewy mint: 37, mint pellet: 18, fruit pastille sweet: 50, fruit gum sweet: 45, fruit chew: 45, fruit candy: 50, chocolate caramel sweet: 42, cooked oatmeal: 180, maple instant oatmeal: 155, sugar: 4, brown sugar: 4, ketchup: 9, mustard: 5, mayonnaise: 12, honey: 9, jam: 14, butter: 5, coffee creamer: 3, soy sauce: 8, hot sauce: 5, ranch dressing: 28, barbecue sauce: 28, dipping sauce: 28, soda cracker: 6, peanut butter: 32, ramen noodle: 85, instant coffee: 2`,
  box: `raisin: 28, mint pellet: 18, mac and cheese: 594, apple juice: 200, orange juice: 200, chocolate milk: 240, milk: 240, fruit punch: 200, gummy candy: 85`,
  tbsp: `oat: 8, quick oat: 8, gluten free oat: 8, muesli: 10, granola: 10, low fat granola: 10`,
  punnet: `: 250, raspberry: 150, blueberry: 150`,
  sleeve: `: 110`,
  jar: `fruit puree pouch: 113`,
  floret: `: 12, broccoli: 10, cooked broccoli: 10, cauliflower: 13, cooked cauliflower: 13`,
  knob: `: 15, butter: 10`,
  pack: `natto: 45, seaweed snack: 5, nori: 5`,
  carton: `: 240, orange juice: 200, apple juice: 200, coconut water: 330, egg: 600, egg white: 450, soup: 400`,
  bottle: `: 500, beer: 340, light beer: 340, stout: 340, strong beer: 340, non alcoholic beer: 340, hard seltzer: 355, soju: 360, red wine: 750, white wine: 750, rose wine: 750, sparkling wine: 750, prosecco: 750, orange juice: 300, apple juice: 300,
    cola: 500, fruit smoothie: 250, frappuccino: 280, protein shake: 330`,
  can: `red wine: 250, white wine: 250, gin and tonic: 250, iced latte: 240, hard cider: 330, sparkling water: 330, iced coffee: 240, sports drink: 330, canned tuna: 130, tuna in oil: 110, sardine in tomato sauce: 125, canned mackerel: 125, tuna salad: 85, baked bean: 415, tomato soup: 400`,
  shot: `: 44, espresso: 30`,
  bowl: `: 250, cooked white rice: 200, cooked brown rice: 200, fried rice: 250, cooked pasta: 220, cooked whole wheat pasta: 220, ice cream: 130, yogurt: 200, greek yogurt: 200, strawberry: 150, blueberry: 150, mixed berry: 150, fruit salad: 200,
    mixed salad green: 80, potato chip: 40, tortilla chip: 40, popcorn: 25, buttered popcorn: 25, granola: 60, pretzel: 50, mixed nut: 60, cooked lentil: 200, mashed potato: 210, guacamole: 120, edamame: 155, cooked edamame: 155, hummus: 120, chili con carne: 300,
    dal tadka: 220, chana masala: 220, rajma: 220, cereal: 40, corn flake: 35, oat: 40, quick oat: 40, muesli: 60, grape: 150, cherry: 140, pork rind: 30, olive: 60, salsa: 80, curry: 300`,
  plate: `: 350, jeera rice: 250, lemon rice: 250, rice pilaf: 250, spanish rice: 250, coconut rice: 250, cooked white rice: 250, cooked pasta: 300, fried rice: 350, cooked poha: 180, mixed salad green: 100, pierogi: 280, pork dumpling: 220, cooked french fry: 165, sushi: 240, salmon sushi roll: 240, cheddar cheese: 90, soup: 350`,
  katori: `: 150`,
  pot: `: 150, sugar free gelatin: 90, gelatin dessert: 99, sugar free pudding: 106, chicken pasta salad: 280, tuna pasta salad: 260, pasta salad with vegetables: 230, macaroni salad: 230, beer: 285, tea: 480, coffee: 480, hummus: 200`,
  bag: `: 30, spinach: 140, arugula: 140, canned tuna: 74, tuna in oil: 74, fruit candy: 50, fruit chew: 45, gummy pig: 170, maple instant oatmeal: 155, popcorn: 30, buttered popcorn: 80, roasted peanut: 50, peanut: 50, mixed nut: 50, roasted mixed nut: 50, almond: 40, roasted almond: 40, cashew: 40, roasted cashew: 40, pistachio: 50, gummy candy: 85, jelly bean: 85, hard candy: 85, candy coated chocolate: 48, pretzel: 42, tortilla chip: 35,
    nacho cheese tortilla chip: 35, trail mix: 50, beef jerky: 35, seaweed snack: 5, mixed salad green: 140, carrot: 85, cookie: 60, pita chip: 40, chocolate covered raisin: 45, chocolate covered peanut: 45, honey roasted peanut: 50, cooked french fry: 117`,
  bar: `: 45, granola bar: 30, protein bar: 60, dark chocolate: 45, milk chocolate: 45, white chocolate: 45, energy bar: 68`,
  slice: `baklava: 40, cooked turkey bacon: 10, turkey bacon: 10, pizza: 107, thin crust pizza: 90, pepperoni pizza: 111, watermelon: 280, cantaloupe: 70, honeydew: 125, mango: 60, vegan cheese: 20, cooked turkey: 40, roast pork: 40, roast beef: 28, pork pie: 75, tofu: 85, meatloaf: 108, garlic bread: 32, banana bread: 60, french toast: 65,
    cooked bacon: 8, blood sausage: 25, fried plantain: 15, baguette: 30, focaccia: 57, naan: 45, apple: 20, omelette: 60, quiche: 140, pickle: 7, prosciutto: 12, smoked salmon: 25, mortadella: 15, cheese: 24, cheddar cheese: 24, gouda: 24, edam cheese: 24`,
  scoop: `: 60, macaroni salad: 100, potato salad: 100, tuna salad: 100, egg salad: 100, chicken salad: 100, rich ice cream: 70, whey protein: 30, soy protein powder: 30, casein protein: 30, mass gainer: 50, collagen powder: 10, mashed potato: 60, cooked white rice: 100, creatine: 5`,
  handful: `: 30, bag of crisps: 15, corn snack: 15, light corn snack: 12, stacked potato chip: 15, nacho cheese tortilla chip: 20, grape: 75, blueberry: 75, raspberry: 60, cherry tomato: 75, mixed berry: 70, strawberry: 70, cherry: 70, potato chip: 15, tortilla chip: 20, popcorn: 8, cooked french fry: 40, cereal: 20, gummy candy: 30, pretzel: 20, granola: 30, raisin: 30, candy coated chocolate: 30`,
  square: `: 10, milk chocolate: 6, white chocolate: 6`,
  chunk: `: 20`,
  bunch: `: 30, grape: 150, asparagus: 150, spinach: 100, kale: 100, carrot: 300`,
  dollop: `: 20`,
  drizzle: `: 7`,
  splash: `: 15, milk: 20`,
  ladle: `: 120`,
  cube: `sugar: 3, dark chocolate: 10`,
  stick: `pork souvlaki: 100, chicken kebab: 100, beef kebab: 100, carrot: 10, celery: 15, string cheese: 28, mozzarella stick: 31, fish stick: 28, beef stick: 20, breadstick: 10, ice pop: 52, churro: 30, : 40, beef suya: 60, chicken satay: 30, chicken yakitori: 40, cheddar cheese: 24, mozzarella: 28, cinnamon: 3, butter: 113, surimi: 17, chewing gum: 2, frozen fruit bar: 90, pretzel: 5, beef jerky: 20, chocolate biscuit stick: 3`,
  wedge: `: 30, cheese snack portion: 18, watermelon: 280, cantaloupe: 70, potato wedge: 25, brie: 30, apple: 30, cooked potato: 40, cheddar cheese: 30`,
  basket: `: 150, cooked french fry: 165, onion ring: 120, bread: 100`,
  cone: `: 140`,
  strip: `: 28, cooked bacon: 8, bacon: 8, turkey bacon: 11, cooked turkey bacon: 11, chicken tender: 45, breaded chicken tender: 30, bell pepper: 10, beef jerky: 20`,
  rasher: `: 25, bacon: 25, cooked bacon: 8, turkey bacon: 11, cooked turkey bacon: 11, vegan bacon: 10`,
  schooner: `: 425, sherry: 100`,
  middy: `: 285`,
  stubby: `: 375`,
  longneck: `: 750`,
  jug: `: 500, beer: 1140, light beer: 1140, hard cider: 1140, water: 1000, margarita: 1000`,
  rack: `: 400`,
  bird: `: 610`,
  roll: `tuna sushi roll: 180, shrimp sushi roll: 180, avocado roll: 150, eel roll: 180, california roll: 200, spicy tuna roll: 200, maki piece: 115, kimbap: 230, sushi: 180, salmon sushi roll: 180, sushi piece: 190`,
};

/** Grams by size, for kinds of food that are served in sizes. */
export const SERVED_SIZES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  café: {
    small: 300,
    short: 240,
    tall: 355,
    regular: 350,
    medium: 400,
    grande: 473,
    large: 500,
    venti: 591,
    'extra large': 600,
  },
  'flat white': { small: 200, regular: 245, medium: 245, large: 340 },
  soda: { small: 360, medium: 510, regular: 510, large: 690, 'extra large': 850 },
  wine: { small: 125, medium: 175, regular: 150, large: 250 },
  beer: { small: 285, medium: 400, regular: 330, large: 500 },
  pizza: { small: 430, medium: 650, large: 900, 'extra large': 1150 },
  fries: { small: 75, medium: 117, regular: 117, large: 154, 'extra large': 180 },
};

/** Factors for sizes of foods without their own sizes, from the ratios of small, medium and large fruit and bakes. */
export const SIZE_FACTORS: Readonly<Record<string, number>> = {
  'fun size': 0.35,
  mini: 0.5,
  small: 0.75,
  short: 0.75,
  regular: 1,
  medium: 1,
  tall: 1,
  large: 1.3,
  grande: 1.3,
  venti: 1.6,
  'extra large': 1.5,
};

/**
 * Factors for a plate, bowl or portion of a dish. The small and large portions of the Food Standards Agency's 'Food
 * Portion Sizes' are further from the medium ones than those of fruit: pasta 150, 230 and 350 g, rice 100, 180 and 290,
 * potatoes 120, 175 and 220, chips 100, 165 and 240.
 */
export const HELPING_FACTORS: Readonly<Record<string, number>> = {
  small: 0.65,
  large: 1.4,
  'extra large': 1.6,
};

/** How much of a food is added to another, as '30 g': to a hot drink, to pancakes, to each slice of bread, or to anything. */
export const ADDED_TABLE: Readonly<
  Record<'drink' | 'pancakes' | 'bread' | 'any', Readonly<Record<string, string>>>
> = {
  drink: {
    '30 g': `milk, reduced fat milk, low fat milk, skim milk, lactose free milk, soy milk, oat milk, almond milk, rice milk, coconut milk beverage,
      goat milk, vanilla soy milk, vanilla almond milk, evaporated milk`,
    '20 g': `light cream, heavy cream, half and half, fat free half and half, coffee creamer`,
    '15 g': `condensed milk, whipped cream, whipped topping`,
    '1 tsp 4': `sugar, brown sugar`,
    '1 tsp 7': `honey, maple syrup, agave syrup`,
    '1 slice 8': `lemon, lime`,
  },
  pancakes: { '2 tbsp 20': `maple syrup, honey, agave syrup, table syrup` },
  bread: {
    '24 g': `cheese, cheddar cheese, american cheese, swiss cheese, gouda, edam cheese, brie, provolone, monterey jack, vegan cheese`,
    '28 g': `ham, deli ham, deli turkey, deli chicken, prosciutto, smoked salmon`,
    '18 g': `salami`,
    '20 g': `cream cheese, light cream cheese, cheese spread`,
    '5 g': `ghee, yeast extract`,
    '35 g': `cooked turkey, roast beef`,
    '30 g': `hummus`,
    '40 g': `cottage cheese, low fat cottage cheese, fat free cottage cheese, ricotta, part skim ricotta`,
  },
  any: {
    '125 g': `milk, reduced fat milk, low fat milk, skim milk, lactose free milk, soy milk, oat milk, almond milk, rice milk, coconut milk beverage,
      goat milk, vanilla soy milk, vanilla almond milk, kefir`,
    '130 g': `yogurt, low fat yogurt, greek yogurt, low fat greek yogurt, whole milk greek yogurt, soy yogurt, vanilla yogurt, fruit yogurt`,
    '1 piece 50': `egg, poached egg, fried egg, hard boiled egg`,
    '7 g': `butter, vegan butter, margarine, ghee`,
    '1 tbsp 15': `heavy cream, light cream, condensed milk`,
    '2 tsp 5': `olive oil, vegetable oil`,
    '14 g': `honey, maple syrup, agave syrup`,
    '100 g': `chicken breast, cooked chicken breast, cooked salmon, cooked shrimp, cooked beef steak, roast chicken, tofu, canned tuna`,
    '120 g': `chili con carne`,
    '2 tbsp 20': `cranberry sauce`,
    '70 g': `cooked turkey, roast beef, cooked tuna, strawberry, blueberry, raspberry, blackberry, mixed berry, cherry, grape, pineapple, mango, pomegranate`,
    '40 g': `mozzarella, feta, halloumi, pesto, granola, low fat granola, muesli`,
    '20 g': `lettuce, mixed salad green, spinach, arugula, pickle`,
    '45 g': `tomato, onion, cucumber`,
  },
};
