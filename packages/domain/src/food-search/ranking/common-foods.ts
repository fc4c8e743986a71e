const names = (text: string): readonly string[] => text.split(/,\s+/).map((name) => name.trim());

/**
 * Foods of the table that most people log in most weeks. Of several foods that match a prefix ('chi', 'app') or a
 * single word ('chicken') equally well, these come first. Chosen by what food diaries and shopping baskets in Britain
 * and North America contain most.
 */
const EVERYDAY = names(`
  apple, banana, orange, strawberry, blueberry, grape, lemon, watermelon, mango, pineapple, peach, pear, avocado, raspberry,
  tomato, cherry tomato, potato, cooked potato, mashed potato, sweet potato, cooked sweet potato, onion, garlic, carrot, cooked carrot, broccoli, cooked broccoli, spinach,
  cucumber, lettuce, bell pepper, corn, cooked corn, mushroom, zucchini, cauliflower, green bean, pea, celery, cabbage, asparagus,
  chicken breast, cooked chicken breast, chicken thigh, cooked chicken thigh, roast chicken, chicken, chicken nugget, ground beef, cooked ground beef, beef steak,
  cooked beef steak, bacon, cooked bacon, ham, sausage, cooked sausage, turkey breast, turkey, deli turkey, pork chop, cooked pork chop, hot dog,
  salmon, cooked salmon, canned tuna, tuna in oil, shrimp, cooked shrimp, cod, cooked cod, fish stick, fish finger,
  egg, fried egg, scrambled egg, hard boiled egg, omelette, milk, reduced fat milk, skim milk, almond milk, oat milk, soy milk, butter, cheddar cheese, mozzarella,
  cream cheese, cottage cheese, yogurt, greek yogurt, tofu, whey protein, protein bar, protein shake,
  bread, whole wheat bread, toast, bagel, flour tortilla, hamburger bun, croissant, pancake, waffle, english muffin,
  white rice, cooked white rice, brown rice, cooked brown rice, fried rice, pasta, cooked pasta, spaghetti, spaghetti with meat sauce, oat, cooked oatmeal, corn flake, granola, quinoa, cooked quinoa,
  black bean, baked bean, chickpea, lentil, cooked lentil, kidney bean, hummus, peanut butter, almond, walnut, peanut, cashew, mixed nut,
  olive oil, mayonnaise, ketchup, honey, sugar, salt, jam, soy sauce, salsa, maple syrup,
  milk chocolate, dark chocolate, cookie, cake, muffin, doughnut, brownie, ice cream, popcorn, potato chip, tortilla chip, french fry, cooked french fry, cracker, rice cake, granola bar,
  pizza, pepperoni pizza, hamburger, cheeseburger, ham sandwich, turkey sandwich, cheese sandwich, beef burrito, chicken burrito, chicken curry, mac and cheese, meat lasagna, sushi,
  garden salad without dressing, caesar salad without dressing, chicken salad, potato salad, vegetable soup, chicken noodle soup, tomato soup,
  coffee, coffee with milk, latte, tea, tea with milk, green tea, orange juice, apple juice, cola, diet cola, lemonade, beer, red wine, white wine, water`);

/** Foods that many people log now and then. */
const COMMON = names(`
  red onion, green onion, leek, sweet potato fry, roast potato, baked potato, potato wedge, hash brown, kale, romaine lettuce, mixed salad green, cooked mushroom, cooked cauliflower, cooked green bean,
  cooked spinach, cooked pea, cooked asparagus, cooked zucchini, brussels sprout, eggplant, pumpkin, beet, canned corn, canned tomato, tomato sauce, mixed vegetable, edamame, radish, coleslaw, pickle, olive,
  kiwi, cherry, plum, grapefruit, mandarin, cantaloupe, mixed berry, blackberry, cranberry, raisin, date, applesauce, fruit salad, lime, nectarine, pomegranate, coconut, banana chip, dried mango,
  chicken wing, cooked chicken wing, chicken drumstick, cooked chicken drumstick, fried chicken, ground chicken, breaded chicken tender, crispy chicken sandwich, grilled chicken sandwich, rotisserie chicken,
  ground turkey, cooked ground turkey, turkey bacon, roast beef, beef stew, beef patty, beef jerky, lean ground beef, ribeye steak, beef burrito, beef taco,
  pork loin, roast pork, ground pork, barbecue pulled pork, pork rib, cooked pork rib, salami, pepperoni, prosciutto, bratwurst, lamb chop, roast lamb, ground lamb, meatball, beef meatloaf,
  tilapia, cooked tilapia, tuna steak, smoked salmon, trout, mackerel, sardine, crab, fried fish, tuna salad, haddock, cooked haddock, canned salmon,
  egg white, poached egg, egg salad, deviled egg, low fat milk, half and half, heavy cream, sour cream, whipped cream, frozen yogurt, fruit yogurt, low fat yogurt, vanilla yogurt, kefir, chocolate milk,
  parmesan, feta, swiss cheese, goat cheese, brie, blue cheese, american cheese, monterey jack, mozzarella stick, halloumi, gouda, margarine, lactose free milk,
  sourdough bread, rye bread, baguette, pita bread, naan, corn tortilla, dinner roll, brioche, ciabatta, garlic bread, banana bread, cornbread, french toast, buttermilk biscuit, scone, cinnamon roll,
  crepe, bran flake, puffed rice, toasted oat cereal, low fat granola, cereal with milk, couscous, cooked couscous, ramen noodle, egg noodle, cooked egg noodle, rice noodle, macaroni, ravioli, pasta with tomato sauce, pasta salad with vegetables, whole wheat pasta,
  pinto bean, refried bean, cannellini bean, tempeh, falafel, veggie burger, seitan, chili con carne, almond butter, pistachio, pecan, hazelnut, roasted almond, roasted peanut, trail mix, sunflower seed, chia seed, flaxseed, pumpkin seed,
  coconut oil, vegetable oil, mustard, barbecue sauce, hot sauce, ranch dressing, italian dressing, gravy, guacamole, pesto, marinara sauce, balsamic vinegar, brown sugar, hazelnut spread, tzatziki, black pepper, cinnamon,
  oatmeal cookie, sugar cookie, chocolate cake, carrot cake, cheesecake, cupcake, apple pie, pumpkin pie, chocolate chip muffin, glazed doughnut, chocolate ice cream, chocolate chip, marshmallow, gummy candy, rice pudding, custard, gelatin dessert,
  pretzel, graham cracker, cheese puff, onion ring, hash brown patty, rice cracker, pita chip, sweet potato chip, fruit snack,
  hot dog sandwich, grilled cheese sandwich, tuna sandwich, egg sandwich, ham and cheese sandwich, chicken salad sandwich, peanut butter and jelly sandwich, sausage sandwich, bacon sandwich, chicken wrap, bacon lettuce tomato sandwich, sausage egg muffin, chicken taco, cheese quesadilla, chicken quesadilla, nacho with cheese, bean burrito, chicken burrito bowl,
  spaghetti with meatball, chicken pot pie, shepherd pie with meat, beef stroganoff, chicken pad thai, chicken fried rice, egg fried rice, chicken biryani, beef curry, vegetable curry, butter chicken, pork dumpling, vegetable egg roll, miso soup, lentil soup, salmon sushi roll, greek salad without dressing, macaroni salad, side salad, stuffed pepper with meat, chicken parmesan, orange chicken,
  iced coffee, espresso, cappuccino, mocha, decaf coffee, hot chocolate, sweet iced tea, herbal tea, sparkling water, coconut water, cranberry juice, grape juice, tomato juice, fruit smoothie, energy drink, sports drink, lemon lime soda, root beer, ginger ale, light beer, hard cider, rose wine, sparkling wine, whiskey, vodka, rum, gin, margarita, vegetable juice, kombucha, chicken broth, coconut milk`);

/**
 * How common a food of the table is: 2 is everyday, 1 common, 0 anything else. By the table's name, not the shown name.
 */
export const COMMONNESS: ReadonlyMap<string, 0 | 1 | 2> = new Map([
  ...COMMON.map((name) => [name, 1] as const),
  ...EVERYDAY.map((name) => [name, 2] as const),
]);
