import { food, foodGroup, recipe } from '../../food-row.ts';

/** Dishes of North American homes, diners and counters as they are eaten. */
export const AMERICAN_DISHES = foodGroup({ aisle: 'frozen' }, [
  food('pot roast', 2705848, 'protein', { piece: 150 }, [251, 28.39, 0, 15.35], {
    aliases: 'chuck roast dinner, mississippi roast, slow cooker roast',
    madeOf: 'beef, carrot, onion, potato',
  }),
  food('prime rib', 168679, 'protein', { piece: 150 }, [400, 22.57, 0, 33.7], {
    aliases: 'prime rib roast, beef rib roast',
    madeOf: 'beef',
    state: 'cooked',
  }),
  food('salisbury steak', 2706380, 'protein', { piece: 170 }, [149, 6.98, 6.78, 10.47], {
    aliases: 'hamburger steak, hamburger steak with gravy',
    allergens: ['eggs', 'gluten'],
    madeOf: 'beef, breadcrumb, egg, gravy, onion, flour',
  }),
  food('chicken fried steak', 2705842, 'protein', { piece: 170 }, [306, 19.9, 7.94, 21.05], {
    aliases: 'country fried steak, breaded steak, cube steak fried',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'beef, flour, milk, egg, vegetable oil',
  }),
  recipe('london broil', 'protein', { piece: 150 }, 'cooked flank steak 150, soy sauce 4, olive oil 4', {
    aliases: 'marinated flank steak',
    allergens: ['gluten', 'soy', 'fish'],
    madeOf: 'beef, soy sauce, worcestershire sauce, garlic',
    state: 'cooked',
  }),
  food('tri tip', 168735, 'protein', { piece: 150 }, [221, 25.66, 0, 12.36], {
    aliases: 'tri tip roast, tri tip steak, santa maria tri tip',
    madeOf: 'beef',
    aisle: 'meat',
    state: 'cooked',
  }),
  recipe('hanger steak', 'protein', { piece: 150 }, 'cooked skirt steak 100', {
    aliases: 'grilled hanger steak',
    madeOf: 'beef',
    state: 'cooked',
  }),
  recipe(
    'surf and turf',
    'protein',
    { piece: 280 },
    'cooked beef tenderloin 150, cooked lobster 100, butter 15',
    {
      aliases: 'steak and lobster, steak and shrimp',
      allergens: ['dairy', 'shellfish'],
      madeOf: 'beef, lobster, butter, shrimp',
    },
  ),
  food('pulled pork', 173344, 'protein', { cup: 240 }, [168, 13.19, 18.74, 4.42], {
    aliases: 'bbq pork, barbecue pork, smoked pulled pork',
    madeOf: 'pork, barbecue sauce',
  }),
  recipe('pulled chicken', 'protein', { cup: 220 }, 'cooked chicken thigh 160, barbecue sauce 60', {
    aliases: 'bbq chicken, barbecue chicken, buffalo chicken, shredded chicken with sauce',
    madeOf: 'chicken, barbecue sauce',
  }),
  food('white chicken chili', 2706427, 'protein', { cup: 240 }, [95, 9.92, 9.68, 1.91], {
    aliases: 'white chili, white bean chicken chili',
    allergens: ['dairy'],
    madeOf: 'chicken, white bean, chili, onion, sour cream',
  }),
  food('turkey chili', 2706425, 'protein', { cup: 253 }, [99, 10.2, 10.25, 2.08], {
    aliases: 'chicken chili, turkey chili with bean',
    madeOf: 'turkey, chicken, kidney bean, tomato, onion',
  }),
  food('vegetarian chili', 2707411, 'pantry', { cup: 254 }, [119, 6.28, 18.89, 2.42], {
    aliases: 'vegan chili, bean chili, three bean chili, veggie chili',
    madeOf: 'kidney bean, black bean, tomato, onion, bell pepper, chili',
  }),
  food('chili mac', 2706483, 'grain', { cup: 230 }, [126, 8.99, 14.35, 3.65], {
    aliases: 'chili macaroni, american chop suey, hamburger helper, beefaroni, cheeseburger macaroni',
    allergens: ['dairy', 'gluten'],
    madeOf: 'beef, pasta, tomato, kidney bean, cheese, milk',
  }),
  food('frito pie', 2708506, 'protein', { cup: 200 }, [328, 9.96, 26.32, 20.98], {
    aliases: 'walking taco, chili pie',
    allergens: ['dairy'],
    madeOf: 'corn chip, beef, kidney bean, cheese, tomato',
  }),
  recipe(
    'tater tot casserole',
    'protein',
    { cup: 220 },
    'cooked ground beef 100, hash brown patty 110, cream of mushroom soup 60, cheddar cheese 20',
    {
      aliases: 'hotdish, tater tot hotdish, hash brown casserole, funeral potato',
      allergens: ['dairy', 'gluten', 'soy'],
      madeOf: 'beef, potato, mushroom, milk, flour, cheese',
    },
  ),
  recipe('tater tot', 'vegetable', { piece: 9 }, 'hash brown patty 100', {
    aliases: 'potato tot, potato puff',
    madeOf: 'potato, vegetable oil',
  }),
  recipe(
    'chicken casserole',
    'protein',
    { cup: 220 },
    'cooked chicken breast 120, cooked white rice 100, cream of chicken soup 60, cheddar cheese 15',
    {
      aliases:
        'chicken and rice casserole, chicken rice casserole, chicken spaghetti, king ranch chicken, chicken divan',
      allergens: ['dairy', 'gluten'],
      madeOf: 'chicken, rice, milk, flour, cheese',
    },
  ),
  food('chicken tetrazzini', 2706534, 'protein', { cup: 240 }, [119, 11.96, 6.96, 4.79], {
    aliases: 'turkey tetrazzini, tetrazzini',
    allergens: ['dairy', 'gluten'],
    madeOf: 'chicken, pasta, milk, flour, mushroom, cheese, butter',
  }),
  food('chicken a la king', 2706787, 'protein', { cup: 240 }, [187, 9.41, 6.76, 13.8], {
    allergens: ['dairy', 'gluten'],
    madeOf: 'chicken, milk, flour, butter, pea, carrot, mushroom',
  }),
  food('chicken stew', 2706678, 'protein', { cup: 240 }, [84, 9.24, 6.29, 2.34], {
    aliases: 'chicken stew with vegetable, brunswick stew, chicken fricassee',
    allergens: ['gluten'],
    madeOf: 'chicken, potato, carrot, onion, flour',
  }),
  food('lamb stew', 2706660, 'protein', { cup: 240 }, [117, 8.19, 6.29, 6.39], {
    aliases: 'lamb casserole, mutton stew, lancashire hotpot',
    allergens: ['gluten'],
    madeOf: 'lamb, potato, carrot, onion, flour',
  }),
  food('pork stew', 2706519, 'protein', { cup: 240 }, [109, 8.35, 6.29, 5.42], {
    aliases: 'green chili pork, chile verde, pork chili verde, pork casserole',
    allergens: ['gluten'],
    madeOf: 'pork, potato, carrot, onion, flour',
  }),
  food('shrimp scampi', 2706458, 'protein', { cup: 140 }, [192, 15.41, 2.27, 12.98], {
    aliases: 'prawn scampi, scampi',
    allergens: ['dairy', 'shellfish', 'sulfites'],
    madeOf: 'shrimp, butter, garlic, white wine',
  }),
  recipe(
    'shrimp and grits',
    'protein',
    { cup: 240 },
    'cooked grits 200, cooked shrimp 80, butter 10, cheddar cheese 15, cooked bacon 6',
    {
      aliases: 'grits and shrimp',
      allergens: ['dairy', 'shellfish'],
      madeOf: 'shrimp, grits, butter, cheese, bacon',
    },
  ),
  recipe(
    'shrimp etouffee',
    'protein',
    { cup: 240 },
    'cooked shrimp 100, cooked white rice 120, butter 18, onion 40, flour 10, bell pepper 20',
    {
      aliases: 'etouffee, crawfish etouffee',
      allergens: ['dairy', 'gluten', 'shellfish'],
      madeOf: 'shrimp, rice, butter, flour, onion, celery, bell pepper',
    },
  ),
  food('shrimp creole', 2706713, 'protein', { cup: 243 }, [123, 10.12, 11.92, 3.64], {
    aliases: 'creole shrimp',
    allergens: ['shellfish'],
    madeOf: 'shrimp, rice, tomato, bell pepper, onion',
  }),
  food('shrimp cocktail', 2706449, 'protein', { cup: 230 }, [99, 13.24, 7.92, 1.22], {
    aliases: 'prawn cocktail',
    allergens: ['gluten', 'shellfish', 'fish'],
    madeOf: 'shrimp, cocktail sauce',
    aisle: 'meat',
  }),
  recipe(
    'shrimp po boy',
    'protein',
    { piece: 280 },
    'fried shrimp 110, baguette 100, mayonnaise 20, lettuce 20, tomato 30',
    {
      aliases: 'po boy, oyster po boy, po boy sandwich',
      allergens: ['eggs', 'gluten', 'shellfish'],
      madeOf: 'shrimp, bread, mayonnaise, flour, egg',
      aisle: 'bakery',
    },
  ),
  recipe(
    'lobster roll',
    'protein',
    { piece: 170 },
    'cooked lobster 100, hamburger bun 45, mayonnaise 20, butter 5',
    {
      aliases: 'crab roll',
      allergens: ['dairy', 'eggs', 'gluten', 'shellfish'],
      madeOf: 'lobster, bread, mayonnaise, butter, celery',
      aisle: 'bakery',
    },
  ),
  food('lobster bisque', 2707140, 'protein', { cup: 245 }, [75, 2.28, 5.9, 4.81], {
    aliases: 'bisque, shrimp bisque, crab bisque, seafood bisque, seafood chowder, fish chowder',
    allergens: ['dairy', 'gluten', 'shellfish'],
    madeOf: 'lobster, cream, flour, butter',
  }),
  food('corn chowder', 171585, 'vegetable', { cup: 240 }, [99, 3.1, 7.5, 6.3], {
    aliases: 'chicken corn chowder, potato corn chowder',
    allergens: ['dairy', 'gluten'],
    madeOf: 'corn, chicken, potato, milk, flour',
  }),
  food('matzo ball soup', 2709151, 'protein', { cup: 241 }, [73, 3.09, 10.68, 1.96], {
    aliases: 'chicken matzo ball soup, kneidlach',
    allergens: ['eggs', 'gluten'],
    madeOf: 'matzo, egg, chicken broth, celery',
  }),
  food('dirty rice', 2709078, 'grain', { cup: 190 }, [112, 5.12, 17.25, 2.25], {
    aliases: 'cajun rice',
    madeOf: 'rice, chicken liver, pork, onion, bell pepper',
  }),
  recipe(
    'hoppin john',
    'grain',
    { cup: 200 },
    'cooked black eyed pea 120, cooked white rice 120, bacon 12, onion 20',
    { aliases: 'black eyed pea and rice', madeOf: 'black eyed pea, rice, bacon, onion' },
  ),
  recipe(
    'biscuits and gravy',
    'grain',
    { piece: 225 },
    'buttermilk biscuit 100, white sauce 90, cooked sausage 35',
    {
      aliases: 'sausage gravy and biscuit, sausage gravy',
      allergens: ['dairy', 'gluten'],
      madeOf: 'flour, butter, milk, sausage',
    },
  ),
  recipe('chicken and waffles', 'protein', { piece: 250 }, 'fried chicken 140, waffle 80, table syrup 30', {
    aliases: 'chicken waffle',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'chicken, flour, egg, milk, syrup',
  }),
  recipe('poutine', 'vegetable', { cup: 220 }, 'fast food french fry 170, mozzarella 50, gravy 80', {
    aliases: 'loaded poutine, cheese fry, chili cheese fry, loaded fry, disco fry',
    allergens: ['dairy', 'gluten'],
    madeOf: 'potato, cheese, gravy, beef, flour',
  }),
  food('potato skin', 2709489, 'vegetable', { piece: 45 }, [199, 6.07, 16.34, 12.4], {
    aliases: 'loaded potato skin, stuffed potato skin, twice baked potato, loaded baked potato',
    allergens: ['dairy'],
    madeOf: 'potato, cheese, bacon, sour cream',
  }),
  food('stuffed mushroom', 2710052, 'vegetable', { piece: 24 }, [288, 10.7, 27.72, 15], {
    aliases: 'stuffed mushroom cap',
    allergens: ['dairy', 'gluten'],
    madeOf: 'mushroom, breadcrumb, cheese, butter',
  }),
  food('layer dip', 2707401, 'pantry', { cup: 230 }, [146, 5.41, 6.67, 11.33], {
    aliases: 'seven layer dip, 7 layer dip, taco dip, mexican dip',
    allergens: ['dairy'],
    madeOf: 'refried bean, avocado, sour cream, cheese, tomato, olive',
    aisle: 'dairy',
  }),
  recipe('crab dip', 'dairy', { tbsp: 16 }, 'cream cheese 100, crab 100, mayonnaise 30, cheddar cheese 20', {
    aliases: 'hot crab dip, buffalo chicken dip, smoked fish dip, clam dip',
    allergens: ['dairy', 'eggs', 'shellfish'],
    madeOf: 'crab, cream cheese, mayonnaise, cheese',
    aisle: 'dairy',
  }),
  food('cheese ball', 2705781, 'dairy', { tbsp: 15 }, [441, 17.89, 4.84, 38.88], {
    aliases: 'cheese log',
    allergens: ['nuts', 'dairy'],
    madeOf: 'cream cheese, cheese, pecan',
    aisle: 'dairy',
  }),
  recipe('tuna melt', 'protein', { piece: 190 }, 'tuna salad 100, bread 60, american cheese 30, butter 6', {
    aliases: 'tuna melt sandwich, patty melt, crab melt',
    allergens: ['dairy', 'eggs', 'gluten', 'fish'],
    madeOf: 'tuna, mayonnaise, bread, cheese, butter',
    aisle: 'bakery',
  }),
  recipe(
    'chicken melt',
    'protein',
    { piece: 180 },
    'cooked chicken breast 80, bread 60, american cheese 30, mayonnaise 10',
    {
      aliases:
        'chicken panini, turkey melt, turkey panini, chicken cheese sandwich, panini, turkey and cheese sandwich',
      allergens: ['dairy', 'eggs', 'gluten'],
      madeOf: 'chicken, turkey, bread, cheese, mayonnaise',
      aisle: 'bakery',
    },
  ),
  recipe(
    'italian sub',
    'protein',
    { piece: 250 },
    'salami 35, ham 35, provolone 30, baguette 100, lettuce 20, tomato 30, italian dressing 12',
    {
      aliases:
        'hoagie, italian hoagie, sub sandwich, hero sandwich, submarine sandwich, grinder, muffuletta, italian sandwich',
      allergens: ['dairy', 'gluten'],
      madeOf: 'salami, ham, cheese, bread, lettuce, tomato, italian dressing',
      aisle: 'bakery',
    },
  ),
  recipe('avocado toast', 'grain', { piece: 100 }, 'whole wheat toast 40, avocado 60, olive oil 4', {
    aliases: 'avo toast, smashed avocado on toast, smashed avocado toast, avocado on toast',
    allergens: ['gluten'],
    madeOf: 'bread, avocado, olive oil, lemon',
    aisle: 'bakery',
  }),
  food('egg benedict', 2707180, 'protein', { piece: 150 }, [288, 13.81, 8.48, 22.1], {
    aliases: 'benedict, eggs florentine, eggs royale',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'egg, english muffin, ham, butter, hollandaise sauce',
  }),
  recipe('bagel with cream cheese', 'grain', { piece: 130 }, 'bagel 100, cream cheese 30', {
    aliases: 'cream cheese bagel, bagel and cream cheese, bagel and schmear',
    allergens: ['dairy', 'gluten'],
    madeOf: 'flour, cream cheese',
    aisle: 'bakery',
  }),
  recipe(
    'lox bagel',
    'protein',
    { piece: 185 },
    'bagel 100, cream cheese 30, smoked salmon 45, red onion 8, caper 3',
    {
      aliases: 'bagel with lox, bagel and lox, smoked salmon bagel, salmon bagel',
      allergens: ['dairy', 'gluten', 'fish'],
      madeOf: 'flour, cream cheese, salmon, onion, caper',
      aisle: 'bakery',
    },
  ),
  recipe('buttered toast', 'grain', { piece: 37 }, 'toast 30, butter 7', {
    aliases: 'toast with butter, toast and butter, bread and butter, bread with butter',
    allergens: ['dairy', 'gluten'],
    madeOf: 'bread, butter',
    aisle: 'bakery',
  }),
  recipe('toast with jam', 'grain', { piece: 50 }, 'toast 30, butter 5, jam 15', {
    aliases: 'jam on toast, toast and jam, bread with jam, bread and jam',
    allergens: ['dairy', 'gluten'],
    madeOf: 'bread, butter, jam',
    aisle: 'bakery',
  }),
  recipe('peanut butter toast', 'grain', { piece: 55 }, 'whole wheat toast 35, peanut butter 20', {
    aliases: 'peanut butter on toast, toast with peanut butter, peanut butter sandwich',
    allergens: ['peanuts', 'gluten'],
    madeOf: 'bread, peanut butter',
    aisle: 'bakery',
  }),
  recipe('egg on toast', 'grain', { piece: 175 }, 'toast 60, scrambled egg 110, butter 6', {
    aliases: 'egg toast, scrambled egg on toast, poached egg on toast, egg and toast',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'bread, egg, butter',
    aisle: 'bakery',
  }),
  recipe(
    'breakfast hash',
    'vegetable',
    { cup: 200 },
    'hash brown 160, fried egg 50, cooked sausage 40, cooked bell pepper 20',
    {
      aliases: 'breakfast skillet, breakfast bowl, breakfast potato, sweet potato hash, egg and potato hash',
      allergens: ['eggs'],
      madeOf: 'potato, egg, sausage, bell pepper, vegetable oil',
    },
  ),
  recipe('egg bite', 'protein', { piece: 65 }, 'egg 100, cottage cheese 30, gruyere 15, cooked bacon 8', {
    aliases: 'egg white bite, egg muffin cup, egg cup, crustless quiche, sous vide egg bite',
    allergens: ['dairy', 'eggs'],
    madeOf: 'egg, cottage cheese, gruyere, bacon',
  }),
  recipe(
    'western omelette',
    'protein',
    { piece: 180 },
    'omelette 120, ham 25, bell pepper 20, onion 15, cheddar cheese 15',
    {
      aliases:
        'denver omelette, ham and cheese omelette, vegetable omelette, spinach omelette, mushroom omelette, veggie omelette, meat lover omelette',
      allergens: ['dairy', 'eggs'],
      madeOf: 'egg, ham, bell pepper, onion, cheese, butter',
    },
  ),
  recipe(
    'overnight oat',
    'grain',
    { cup: 240 },
    'oat 45, milk 120, yogurt 60, chia seed 8, honey 8, blueberry 20',
    {
      aliases: 'bircher muesli, overnight oats with fruit, soaked oat',
      allergens: ['dairy', 'gluten'],
      madeOf: 'oat, milk, yogurt, chia seed, honey, blueberry, apple',
      aisle: 'grains',
    },
  ),
  recipe('baked oatmeal', 'grain', { piece: 120 }, 'oat 60, milk 120, egg 25, banana 40, maple syrup 12', {
    aliases: 'oatmeal bake, baked oat',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'oat, milk, egg, banana, maple syrup',
    aisle: 'grains',
  }),
  recipe('oatmeal with fruit', 'grain', { cup: 240 }, 'cooked oatmeal 220, banana 50, brown sugar 6', {
    aliases: 'oatmeal with banana, oatmeal with berry, oatmeal with milk, apple cinnamon oatmeal',
    allergens: ['dairy', 'gluten'],
    madeOf: 'oat, banana, sugar, milk',
    aisle: 'grains',
  }),
  recipe('chia pudding', 'pantry', { cup: 220 }, 'chia seed 30, almond milk 180, maple syrup 10', {
    aliases: 'chia seed pudding, coconut chia pudding',
    allergens: ['nuts'],
    madeOf: 'chia seed, almond milk, maple syrup',
    aisle: 'dairy',
  }),
  recipe('cereal with milk', 'grain', { cup: 150 }, 'toasted oat cereal 30, reduced fat milk 120', {
    aliases: 'cereal and milk, bowl of cereal with milk, cornflakes with milk, granola with milk',
    allergens: ['dairy', 'gluten'],
    madeOf: 'oat, milk, sugar, wheat',
    aisle: 'grains',
  }),
  recipe('granola with yogurt', 'dairy', { cup: 230 }, 'yogurt 150, granola 40, blueberry 40, honey 8', {
    aliases:
      'yogurt with granola, yogurt and granola, yogurt bowl, yogurt with fruit, greek yogurt with berry, greek yogurt with honey, yogurt and fruit',
    allergens: ['nuts', 'dairy', 'gluten'],
    madeOf: 'yogurt, granola, honey, almond, oat',
    aisle: 'dairy',
  }),
  recipe(
    'buddha bowl',
    'vegetable',
    { cup: 220 },
    'cooked quinoa 120, chickpea 60, cooked sweet potato 80, avocado 40, kale 20, tahini 15',
    {
      aliases: 'grain bowl, nourish bowl, veggie bowl, quinoa bowl, power bowl, harvest bowl, hippie bowl',
      allergens: ['sesame'],
      madeOf: 'quinoa, chickpea, sweet potato, avocado, kale, tahini',
    },
  ),
  recipe(
    'chicken rice bowl meal',
    'protein',
    { cup: 220 },
    'cooked chicken breast 120, cooked white rice 160, cooked broccoli 80',
    {
      aliases:
        'chicken broccoli rice, chicken rice and broccoli, chicken and rice, chicken breast and rice, meal prep chicken',
      madeOf: 'chicken, rice, broccoli',
    },
  ),
  recipe(
    'quinoa salad',
    'grain',
    { cup: 180 },
    'cooked quinoa 160, cucumber 50, tomato 50, feta 20, olive oil 12, lemon juice 8',
    {
      aliases: 'mediterranean quinoa salad, couscous salad, rice salad, farro salad',
      allergens: ['dairy'],
      madeOf: 'quinoa, cucumber, tomato, feta, olive oil, lemon',
      aisle: 'produce',
    },
  ),
  recipe(
    'chef salad',
    'protein',
    { cup: 140 },
    'romaine lettuce 120, ham 40, deli turkey 40, hard boiled egg 40, swiss cheese 25, tomato 50',
    {
      aliases: 'chef salad without dressing, julienne salad',
      allergens: ['dairy', 'eggs'],
      madeOf: 'lettuce, ham, turkey, egg, cheese, tomato',
      aisle: 'produce',
    },
  ),
  recipe('waldorf salad', 'fruit', { cup: 140 }, 'apple 120, celery 40, walnut 20, mayonnaise 25, grape 30', {
    aliases: 'apple walnut salad',
    allergens: ['nuts', 'eggs'],
    madeOf: 'apple, celery, walnut, mayonnaise, grape',
    aisle: 'produce',
  }),
  recipe(
    'wedge salad',
    'vegetable',
    { piece: 240 },
    'iceberg lettuce 150, blue cheese dressing 45, cooked bacon 12, tomato 30, blue cheese 10',
    {
      aliases: 'iceberg wedge',
      allergens: ['dairy', 'eggs'],
      madeOf: 'lettuce, blue cheese, bacon, tomato, mayonnaise',
      aisle: 'produce',
    },
  ),
  food('spinach salad', 2709831, 'vegetable', { cup: 75 }, [84, 7.02, 2.09, 5.07], {
    aliases: 'spinach salad with bacon',
    allergens: ['eggs'],
    madeOf: 'spinach, egg, bacon, mushroom',
    aisle: 'produce',
  }),
  recipe(
    'three bean salad',
    'pantry',
    { cup: 170 },
    'kidney bean 80, chickpea 60, canned green bean 60, italian dressing 25, red onion 12',
    {
      aliases: 'bean salad, chickpea salad, black bean salad, white bean salad, lentil salad, cowboy caviar',
      madeOf: 'kidney bean, chickpea, green bean, vinegar, onion, olive oil',
      aisle: 'canned',
    },
  ),
  food('broccoli salad', 2709812, 'vegetable', { cup: 160 }, [270, 5.83, 10.38, 22.82], {
    aliases: 'broccoli bacon salad, broccoli raisin salad',
    allergens: ['dairy', 'eggs', 'sulfites'],
    madeOf: 'broccoli, cheese, bacon, mayonnaise, raisin',
    aisle: 'produce',
  }),
  food('ambrosia salad', 2709286, 'fruit', { cup: 193 }, [75, 0.81, 16.45, 0.98], {
    aliases: 'ambrosia, fruit fluff, watergate salad',
    allergens: ['dairy'],
    madeOf: 'orange, coconut, marshmallow, pineapple, cream',
    aisle: 'produce',
  }),
  food('seafood salad', 2706838, 'protein', { cup: 208 }, [190, 10.12, 1.25, 15.82], {
    aliases: 'crab salad, shrimp salad, imitation crab salad, lobster salad',
    allergens: ['eggs', 'shellfish'],
    madeOf: 'shrimp, crab, mayonnaise, celery',
    aisle: 'dairy',
  }),
  recipe('kale caesar', 'vegetable', { cup: 100 }, 'kale 90, caesar dressing 30, parmesan 10, crouton 12', {
    aliases: 'kale salad, kale caesar salad',
    allergens: ['dairy', 'eggs', 'gluten', 'fish'],
    madeOf: 'kale, caesar dressing, parmesan, crouton',
    aisle: 'produce',
  }),
  recipe(
    'asian chicken salad',
    'protein',
    { cup: 140 },
    'cooked chicken breast 90, napa cabbage 100, carrot 25, sesame dressing 30, almond 10, chow mein noodle 10',
    {
      aliases:
        'chinese chicken salad, oriental chicken salad, grilled chicken salad, chicken garden salad, southwest chicken salad',
      allergens: ['nuts', 'eggs', 'gluten', 'soy', 'sesame'],
      madeOf: 'chicken, cabbage, carrot, sesame dressing, almond, noodle, soy sauce',
      aisle: 'produce',
    },
  ),
  food('seven layer salad', 2709829, 'vegetable', { cup: 170 }, [229, 4.7, 5.79, 20.71], {
    aliases: '7 layer salad, layered salad',
    allergens: ['dairy', 'eggs'],
    madeOf: 'lettuce, pea, mayonnaise, cheese, egg, bacon',
    aisle: 'produce',
  }),
  food('corn pudding', 2710046, 'vegetable', { cup: 246 }, [116, 4.54, 14.98, 5.12], {
    aliases: 'corn casserole, scalloped corn',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'corn, milk, egg, flour, butter',
  }),
  food('corn fritter', 2710047, 'vegetable', { piece: 35 }, [404, 7.37, 33.55, 27.14], {
    aliases: 'zucchini fritter, sweetcorn fritter, vegetable fritter, fritter',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'corn, flour, egg, milk, vegetable oil',
  }),
  food('fried green tomato', 2709725, 'vegetable', { piece: 28 }, [216, 3.68, 21.78, 12.84], {
    allergens: ['eggs', 'gluten'],
    madeOf: 'tomato, cornmeal, flour, egg, vegetable oil',
  }),
  recipe(
    'sweet potato casserole',
    'vegetable',
    { cup: 220 },
    'mashed sweet potato 200, butter 15, brown sugar 25, pecan 12, marshmallow 12',
    {
      aliases: 'candied yam, candied sweet potato',
      allergens: ['nuts', 'dairy'],
      madeOf: 'sweet potato, butter, sugar, pecan, marshmallow',
    },
  ),
  recipe('glazed carrot', 'vegetable', { cup: 150 }, 'cooked carrot 180, butter 10, honey 10', {
    aliases: 'honey glazed carrot, honey roasted carrot',
    allergens: ['dairy'],
    madeOf: 'carrot, butter, honey',
  }),
  food('oyster rockefeller', 2706849, 'protein', { piece: 35 }, [134, 7.64, 9.38, 7.53], {
    aliases: 'baked oyster',
    allergens: ['dairy', 'gluten', 'shellfish'],
    madeOf: 'oyster, spinach, butter, breadcrumb',
  }),
  food('clam casino', 2706564, 'protein', { piece: 30 }, [162, 11.8, 10.3, 7.9], {
    aliases: 'stuffed clam, baked clam',
    allergens: ['dairy', 'gluten', 'shellfish'],
    madeOf: 'clam, bacon, breadcrumb, butter',
  }),
  food('gefilte fish', 2706551, 'protein', { piece: 50 }, [82, 10.39, 8.74, 0.41], {
    allergens: ['eggs', 'gluten', 'fish'],
    madeOf: 'fish, egg, matzo, onion',
    aisle: 'canned',
  }),
  recipe(
    'noodle kugel',
    'grain',
    { piece: 150 },
    'cooked egg noodle 180, cottage cheese 60, sour cream 40, egg 40, sugar 25, butter 10',
    {
      aliases: 'kugel, sweet kugel',
      allergens: ['dairy', 'eggs', 'gluten'],
      madeOf: 'noodle, egg, cottage cheese, sour cream, sugar, butter',
    },
  ),
  recipe(
    'hawaiian plate lunch',
    'protein',
    { piece: 420 },
    'cooked white rice 200, cooked chicken thigh 120, macaroni salad 100',
    {
      aliases: 'loco moco, plate lunch, kalua pork plate, spam musubi',
      allergens: ['eggs', 'gluten', 'soy'],
      madeOf: 'rice, chicken, beef, egg, gravy, pasta, mayonnaise, soy sauce',
    },
  ),
  recipe(
    'crunchwrap',
    'protein',
    { piece: 250 },
    'flour tortilla 70, cooked ground beef 60, tostada shell 15, cheese sauce 25, sour cream 15, lettuce 15, tomato 15',
    {
      aliases: 'crunchwrap supreme, cheesy gordita crunch, chalupa, chalupa supreme, mexican pizza',
      allergens: ['dairy', 'gluten'],
      madeOf: 'flour tortilla, beef, cheese, sour cream, lettuce, tomato',
    },
  ),
  recipe(
    'buffalo chicken wrap',
    'protein',
    { piece: 220 },
    'breaded chicken tender 80, flour tortilla 65, buffalo sauce 15, ranch dressing 15, lettuce 20',
    {
      aliases:
        'crispy chicken wrap, snack wrap, chicken caesar wrap, chicken ranch wrap, buffalo chicken sandwich',
      allergens: ['dairy', 'eggs', 'gluten'],
      madeOf: 'chicken, flour tortilla, buffalo sauce, ranch dressing, lettuce, cheese',
    },
  ),
  recipe('bacon cheeseburger', 'protein', { piece: 200 }, 'cheeseburger 130, cooked bacon 14', {
    aliases: 'baconator, bacon burger, quarter pounder, smash burger, barbecue bacon burger',
    allergens: ['dairy', 'eggs', 'gluten', 'soy', 'sesame'],
    madeOf: 'beef, bread, cheese, bacon, mayonnaise',
  }),
  recipe('chicken tender', 'protein', { piece: 45 }, 'breaded chicken tender 100', {
    aliases: 'chicken strip, chicken finger, popcorn chicken, tendies, boneless wing',
    allergens: ['eggs', 'gluten'],
    madeOf: 'chicken, flour, egg, vegetable oil',
  }),
  food('vegetable wrap', 2709136, 'vegetable', { piece: 200 }, [160, 5.42, 19.71, 6.55], {
    aliases:
      'veggie wrap, hummus wrap, veggie sandwich, vegetable sandwich, vegetarian sandwich, hummus sandwich',
    allergens: ['dairy', 'gluten', 'sesame'],
    madeOf: 'flour tortilla, lettuce, tomato, cucumber, hummus, cheese',
    aisle: 'bakery',
  }),
  recipe('cucumber sandwich', 'grain', { piece: 110 }, 'bread 50, cucumber 40, cream cheese 20', {
    aliases: 'tea sandwich, finger sandwich, cream cheese sandwich',
    allergens: ['dairy', 'gluten'],
    madeOf: 'bread, cucumber, cream cheese',
    aisle: 'bakery',
  }),
  recipe('cheese sandwich', 'grain', { piece: 108 }, 'bread 60, cheddar cheese 40, butter 8', {
    aliases: 'cheese and tomato sandwich, cheese roll, cheddar sandwich, cheese and pickle sandwich',
    allergens: ['dairy', 'gluten'],
    madeOf: 'bread, cheese, butter',
    aisle: 'bakery',
  }),
  recipe('bacon sandwich', 'protein', { piece: 116 }, 'bread 70, cooked bacon 40, butter 6', {
    aliases: 'bacon roll, bacon butty, bacon and egg roll, bacon bap',
    allergens: ['dairy', 'gluten'],
    madeOf: 'bread, bacon, butter',
    aisle: 'bakery',
  }),
  recipe('chip butty', 'grain', { piece: 170 }, 'bread 70, fast food french fry 90, butter 8', {
    allergens: ['dairy', 'gluten'],
    madeOf: 'bread, potato, butter',
    aisle: 'bakery',
  }),
  recipe(
    'corned beef and cabbage',
    'protein',
    { cup: 220 },
    'cooked cabbage 120, cooked potato 80, cooked carrot 40, pastrami 110',
    {
      aliases: 'corned beef and cabbage dinner, corned beef cabbage',
      madeOf: 'corned beef, cabbage, potato, carrot',
    },
  ),
  recipe(
    'milanesa sandwich',
    'protein',
    { piece: 190 },
    'breaded chicken patty 100, hamburger bun 60, mayonnaise 12, lettuce 10',
    {
      aliases: 'milanesa torta, torta de milanesa, torta',
      allergens: ['eggs', 'gluten'],
      madeOf: 'chicken, breadcrumb, egg, bread, mayonnaise',
    },
  ),
]);
