import { food, foodGroup, recipe } from '../../food-row.ts';
import { dairy, YOGURT } from '../cooking.ts';

/** Substitutes for milk, eggs, meat, wheat, sugar and fat. */
export const FREE_FROM_FOODS = foodGroup({ aisle: 'dairy' }, [
  food('coconut yogurt', 2707569, 'dairy', { cup: 245 }, [108, 2.37, 12.91, 5.61], {
    aliases: 'vegan coconut yogurt, coconut milk yogurt, dairy free coconut yogurt',
    madeOf: 'coconut',
    cook: dairy(YOGURT),
  }),
  food('almond yogurt', 2707570, 'dairy', { cup: 245 }, [128, 3.03, 12.98, 7.03], {
    aliases: 'almond milk yogurt, vegan almond yogurt, cashew yogurt, oat yogurt',
    allergens: ['nuts'],
    madeOf: 'almond',
  }),
  // Mycoprotein bound with egg white. USDA has no row for it, so the recipe matches the energy on its label.
  recipe('mycoprotein', 'protein', { cup: 110 }, 'egg white 90, chickpea flour 8, vegetable oil 2', {
    aliases: 'mycoprotein mince, mycoprotein piece, mycoprotein fillet',
    allergens: ['eggs', 'gluten'],
    madeOf: 'egg white, flour',
    aisle: 'frozen',
  }),
  recipe(
    'vegan cream cheese',
    'dairy',
    { tbsp: 15 },
    'cashew 60, coconut oil 15, lemon juice 8, water 50, salt 1',
    {
      aliases: 'dairy free cream cheese, tofu cream cheese, almond cream cheese, plant based cream cheese',
      allergens: ['nuts', 'soy'],
      madeOf: 'cashew, coconut oil, soy',
    },
  ),
  recipe('vegan parmesan', 'dairy', { tbsp: 6 }, 'cashew 70, nutritional yeast 28, salt 2', {
    aliases: 'dairy free parmesan, cashew parmesan, plant based parmesan',
    allergens: ['nuts'],
    madeOf: 'cashew, nutritional yeast',
  }),
  recipe('vegan feta', 'dairy', { tbsp: 10 }, 'tofu 80, olive oil 12, lemon juice 8', {
    aliases: 'tofu feta, dairy free feta, vegan halloumi',
    allergens: ['soy'],
    madeOf: 'tofu, olive oil',
  }),
  recipe('vegan sour cream', 'dairy', { tbsp: 15 }, 'cashew 45, water 60, lemon juice 6', {
    aliases: 'dairy free sour cream, cashew sour cream, cashew cream, plant based sour cream',
    allergens: ['nuts'],
    madeOf: 'cashew',
  }),
  recipe('vegan oat cream', 'dairy', { tbsp: 15 }, 'oat milk 80, canola oil 15', {
    aliases:
      'oat cream, vegan cream, plant cream, dairy free cream, oat cooking cream, plant based cream, vegan cooking cream, vegan heavy cream',
    allergens: ['gluten'],
    madeOf: 'oat, canola oil',
  }),
  food('vegan soy cream', 2705610, 'dairy', { tbsp: 15 }, [136, 1, 11.38, 9.97], {
    aliases:
      'soy cream, soy creamer, vegan creamer, vegan coffee creamer, dairy free creamer, oat creamer, non dairy creamer',
    allergens: ['soy'],
    madeOf: 'soy',
  }),
  recipe('vegan whipped cream', 'dairy', { tbsp: 5 }, 'coconut cream 90, powdered sugar 10', {
    aliases: 'coconut whipped cream, dairy free whipped cream, vegan whipped topping',
    madeOf: 'coconut, sugar',
  }),
  food('vegan coconut ice cream', 2707452, 'dairy', { cup: 140 }, [159, 0.87, 18.24, 9.27], {
    aliases:
      'vegan ice cream, coconut ice cream, dairy free ice cream, oat ice cream, soy ice cream, almond ice cream, non dairy ice cream, plant based ice cream',
    allergens: ['nuts', 'soy'],
    madeOf: 'coconut, sugar, soy, almond',
    aisle: 'frozen',
  }),
  recipe('vegan milk chocolate', 'pantry', { piece: 10 }, 'dark chocolate 100', {
    aliases:
      'vegan chocolate, dairy free chocolate, oat milk chocolate, vegan chocolate chip, dairy free chocolate chip',
    allergens: ['soy'],
    madeOf: 'cocoa butter, sugar',
    aisle: 'snacks',
  }),
  recipe('vegan egg', 'protein', { tbsp: 15 }, 'mung bean 18, canola oil 8, water 74', {
    aliases: 'vegan egg substitute, plant based egg, just egg scramble, egg replacer',
    allergens: ['soy'],
    madeOf: 'mung bean, tofu, canola oil',
  }),
  recipe('vegan chicken', 'protein', { piece: 50 }, 'veggie chicken 100', {
    aliases:
      'plant based chicken, vegan chicken strip, vegan chicken nugget, vegan nugget, plant based nugget, chicken substitute',
    allergens: ['gluten', 'soy'],
    madeOf: 'soy, wheat gluten',
  }),
  recipe(
    'vegan sausage',
    'protein',
    { piece: 75 },
    'tofu 45, vital wheat gluten 22, canola oil 12, onion 10, water 11',
    {
      aliases:
        'plant based sausage, vegan hot dog, vegan bratwurst, vegan italian sausage, vegan chorizo, seitan sausage',
      allergens: ['gluten', 'soy'],
      madeOf: 'soy, wheat gluten, canola oil',
    },
  ),
  recipe('vegan bacon', 'protein', { piece: 15 }, 'tempeh 70, soy sauce 8, maple syrup 6, canola oil 10', {
    aliases: 'plant based bacon, tempeh bacon, vegan bacon strip',
    allergens: ['gluten', 'soy'],
    madeOf: 'tempeh, soy sauce, maple syrup',
  }),
  recipe(
    'plant burger',
    'protein',
    { piece: 113 },
    'soy protein powder 16, coconut oil 9, canola oil 8, water 60, potato starch 5',
    {
      aliases:
        'beyond burger, impossible burger, plant based burger patty, beyond meat, impossible meat, vegan beef burger',
      allergens: ['dairy', 'soy'],
      madeOf: 'soy, pea protein, coconut oil, canola oil',
    },
  ),
  recipe('vegan tuna', 'protein', { cup: 200 }, 'chickpea 70, vegan mayonnaise 22, celery 10', {
    aliases: 'chickpea tuna, vegan tuna salad, smashed chickpea salad',
    madeOf: 'chickpea, vegan mayonnaise, celery',
  }),
  recipe('vegan fish sauce', 'pantry', { tbsp: 18 }, 'soy sauce 60, water 30, kelp 10', {
    aliases: 'vegetarian fish sauce, plant based fish sauce, fishless sauce, seaweed sauce',
    allergens: ['gluten', 'soy'],
    madeOf: 'soy sauce, kelp',
    aisle: 'sauces',
  }),
  recipe(
    'vegan pesto',
    'pantry',
    { tbsp: 16 },
    'basil 30, olive oil 45, pine nut 15, nutritional yeast 5, garlic 3',
    {
      aliases: 'dairy free pesto, basil pesto without cheese',
      allergens: ['nuts'],
      madeOf: 'basil, olive oil, pine nut, nutritional yeast',
      aisle: 'sauces',
    },
  ),
  recipe(
    'nut free pesto',
    'pantry',
    { tbsp: 16 },
    'basil 30, olive oil 45, sunflower seed 12, parmesan 12, garlic 3',
    {
      aliases: 'pesto without nut, sunflower seed pesto',
      allergens: ['dairy'],
      madeOf: 'basil, olive oil, sunflower seed, parmesan',
      aisle: 'sauces',
    },
  ),
  recipe('vegan honey', 'pantry', { tbsp: 21 }, 'agave syrup 100', {
    aliases: 'bee free honey, honea, plant honey',
    madeOf: 'agave',
    aisle: 'sauces',
  }),
  recipe('vegan ranch dressing', 'pantry', { tbsp: 15 }, 'vegan mayonnaise 70, soy milk 28, lemon juice 2', {
    aliases: 'dairy free ranch, vegan ranch',
    allergens: ['soy'],
    madeOf: 'vegan mayonnaise, soy milk',
    aisle: 'sauces',
  }),
  recipe(
    'vegan mac and cheese',
    'grain',
    { cup: 220 },
    'cooked pasta 170, vegan cheese 40, oat milk 40, nutritional yeast 4',
    {
      aliases: 'dairy free mac and cheese, vegan mac n cheese, vegan macaroni and cheese',
      allergens: ['gluten'],
      madeOf: 'pasta, vegan cheese, oat milk, nutritional yeast',
      aisle: 'frozen',
    },
  ),
  recipe(
    'vegan pizza',
    'grain',
    { piece: 110 },
    'pizza dough 120, tomato sauce 40, vegan cheese 35, bell pepper 20, mushroom 15',
    {
      aliases: 'dairy free pizza, pizza without cheese, cheeseless pizza, pizza marinara',
      allergens: ['gluten'],
      madeOf: 'flour, tomato, vegan cheese, bell pepper, mushroom',
      aisle: 'frozen',
    },
  ),
  recipe(
    'vegan lasagna',
    'grain',
    { cup: 230 },
    'lasagna sheet 35, water 55, tomato sauce 90, tofu 50, cooked spinach 30, vegan cheese 15',
    {
      aliases: 'dairy free lasagna, vegan lasagne, dairy free lasagne',
      allergens: ['gluten', 'soy'],
      madeOf: 'pasta, tomato, tofu, spinach, vegan cheese',
      aisle: 'frozen',
    },
  ),
  recipe(
    'vegan cake',
    'pantry',
    { piece: 90 },
    'flour 45, sugar 40, canola oil 15, oat milk 45, cocoa powder 5',
    {
      aliases:
        'eggless cake, egg free cake, dairy free cake, vegan cupcake, vegan chocolate cake, wacky cake, vegan muffin',
      allergens: ['gluten'],
      madeOf: 'flour, sugar, canola oil, oat milk, cocoa powder',
      aisle: 'bakery',
    },
  ),
  recipe(
    'vegan cookie',
    'pantry',
    { piece: 30 },
    'flour 45, sugar 30, canola oil 20, dark chocolate 15, oat milk 5',
    {
      aliases: 'dairy free cookie, egg free cookie, eggless cookie, vegan chocolate chip cookie',
      allergens: ['gluten', 'soy'],
      madeOf: 'flour, sugar, canola oil, cocoa butter',
      aisle: 'bakery',
    },
  ),
  recipe(
    'vegan brownie',
    'pantry',
    { piece: 45 },
    'flour 25, sugar 40, cocoa powder 14, canola oil 18, oat milk 25',
    {
      aliases: 'dairy free brownie, eggless brownie',
      allergens: ['gluten'],
      madeOf: 'flour, sugar, cocoa powder, canola oil, oat milk',
      aisle: 'bakery',
    },
  ),
  recipe(
    'vegan pancake',
    'grain',
    { piece: 40 },
    'flour 50, oat milk 60, sugar 4, canola oil 6, baking powder 2',
    {
      aliases: 'eggless pancake, dairy free pancake, egg free pancake, vegan waffle',
      allergens: ['gluten'],
      madeOf: 'flour, oat milk, sugar, canola oil',
      aisle: 'frozen',
    },
  ),
  recipe(
    'vegan meatball',
    'protein',
    { piece: 25 },
    'textured vegetable protein 20, water 45, canola oil 6, flour 8, onion 12, tomato paste 4',
    {
      aliases: 'plant based meatball, meatless vegan meatball',
      allergens: ['gluten', 'soy'],
      madeOf: 'soy, flour, onion, canola oil',
    },
  ),
  recipe('vegan ricotta', 'dairy', { cup: 240 }, 'tofu 85, olive oil 8, lemon juice 7', {
    aliases: 'tofu ricotta, dairy free ricotta, almond ricotta',
    allergens: ['soy'],
    madeOf: 'tofu, olive oil, lemon',
  }),
  recipe(
    'vegan caesar dressing',
    'pantry',
    { tbsp: 15 },
    'vegan mayonnaise 75, lemon juice 12, caper 8, dijon mustard 5',
    {
      aliases: 'dairy free caesar dressing, egg free caesar dressing',
      allergens: ['sulfites'],
      madeOf: 'vegan mayonnaise, lemon, caper, mustard',
      aisle: 'sauces',
    },
  ),
  recipe(
    'vegan jerky',
    'protein',
    { piece: 20 },
    'textured vegetable protein 60, soy sauce 20, water 15, maple syrup 5',
    {
      aliases: 'mushroom jerky, soy jerky, plant based jerky',
      allergens: ['gluten', 'soy'],
      madeOf: 'soy, soy sauce, maple syrup',
      aisle: 'snacks',
    },
  ),
  recipe('vegan gummy', 'pantry', { piece: 3 }, 'sugar 75, water 22, pectin 3', {
    aliases: 'vegan gummy bear, gelatin free gummy, vegan marshmallow, vegan candy',
    madeOf: 'sugar, pectin',
    aisle: 'snacks',
  }),
  recipe('keto pancake', 'grain', { piece: 40 }, 'almond flour 45, egg 80, cream cheese 40, butter 5', {
    aliases: 'almond flour pancake, low carb pancake, paleo pancake, grain free pancake',
    allergens: ['nuts', 'dairy', 'eggs'],
    madeOf: 'almond, egg, cream cheese, butter',
    aisle: 'frozen',
  }),
  recipe('keto cracker', 'grain', { piece: 4 }, 'almond flour 60, egg 20, sesame seed 15, flaxseed 15', {
    aliases: 'almond flour cracker, low carb cracker, seed cracker, flackers, grain free cracker',
    allergens: ['nuts', 'eggs', 'sesame'],
    madeOf: 'almond, egg, sesame seed, flaxseed',
    aisle: 'snacks',
  }),
  food('low calorie bread', 2707635, 'grain', { piece: 23 }, [207, 8.7, 44.3, 2.5], {
    aliases: 'diet bread, light bread, reduced calorie bread',
    allergens: ['gluten'],
    madeOf: 'flour, wheat gluten, yeast',
    aisle: 'bakery',
  }),
  food('caffeine free diet cola', 2710544, 'beverage', { cup: 240 }, [1, 0.12, 0.12, 0], {
    aliases: 'caffeine free diet coke, caffeine free diet pepsi, caffeine free coke zero',
    madeOf: 'sweetener',
    aisle: 'drinks',
  }),
  food('unsweetened iced tea', 2710517, 'beverage', { cup: 240 }, [1, 0, 0.3, 0], {
    aliases: 'sugar free iced tea, iced tea without sugar, black iced tea',
    madeOf: 'tea',
    aisle: 'drinks',
  }),
  food('gluten free pizza', 2708693, 'grain', { piece: 95 }, [264, 8.73, 26.53, 13.62], {
    aliases: 'gluten free cheese pizza',
    allergens: ['dairy'],
    madeOf: 'rice flour, cheese, tomato, tapioca starch',
    aisle: 'frozen',
  }),
  recipe(
    'cauliflower crust pizza',
    'grain',
    { piece: 110 },
    'cauliflower 100, mozzarella 60, egg 15, tomato sauce 25',
    {
      aliases: 'cauliflower pizza, keto pizza, low carb pizza, grain free pizza',
      allergens: ['dairy', 'eggs'],
      madeOf: 'cauliflower, mozzarella, egg, tomato',
      aisle: 'frozen',
    },
  ),
  food('gluten free cookie', 2707991, 'pantry', { piece: 20 }, [474, 2.19, 76.03, 17.89], {
    aliases: 'gluten free biscuit, gluten free chocolate chip cookie',
    allergens: ['dairy', 'eggs'],
    madeOf: 'rice flour, sugar, butter, egg',
    aisle: 'bakery',
  }),
  food('gluten free cake', 2707870, 'pantry', { piece: 75 }, [410, 4.87, 37.93, 29.42], {
    aliases: 'gluten free cupcake, gluten free muffin, gluten free brownie, gluten free birthday cake',
    allergens: ['dairy', 'eggs'],
    madeOf: 'rice flour, sugar, butter, egg, milk',
    aisle: 'bakery',
  }),
  food('gluten free cracker', 2708188, 'grain', { piece: 4 }, [453, 11.25, 66.3, 15.84], {
    aliases: 'gluten free crispbread',
    madeOf: 'rice flour, potato starch, tapioca starch',
    aisle: 'snacks',
  }),
  food('gluten free pancake', 2708311, 'grain', { piece: 40 }, [215, 3.31, 40.32, 4.55], {
    aliases: 'gluten free waffle',
    allergens: ['eggs'],
    madeOf: 'rice flour, potato starch, egg',
    aisle: 'frozen',
  }),
  food('gluten free pretzel', 2708287, 'grain', { piece: 120 }, [297, 4.03, 57.27, 5.74], {
    madeOf: 'rice flour, corn starch',
    aisle: 'snacks',
  }),
  recipe(
    'gluten free granola',
    'grain',
    { cup: 110 },
    'gluten free oat 60, almond 15, honey 15, coconut oil 10',
    {
      aliases: 'gluten free muesli',
      allergens: ['nuts'],
      madeOf: 'gluten free oat, almond, honey, coconut oil',
      aisle: 'grains',
    },
  ),
  recipe('gluten free noodle', 'grain', { cup: 176 }, 'cooked rice noodle 100', {
    aliases: 'gluten free ramen, gluten free egg noodle cooked',
    madeOf: 'rice',
    aisle: 'grains',
  }),
  recipe(
    'grain free granola',
    'pantry',
    { cup: 110 },
    'almond 40, pecan 20, pumpkin seed 15, desiccated coconut 15, honey 10',
    {
      aliases: 'paleo granola, keto granola',
      allergens: ['nuts'],
      madeOf: 'almond, pecan, pumpkin seed, coconut, honey',
      aisle: 'grains',
    },
  ),
  recipe(
    'almond flour bread',
    'grain',
    { piece: 40 },
    'almond flour 60, egg 70, coconut oil 8, flaxseed 6, baking powder 2',
    {
      aliases: 'paleo bread, almond bread, grain free bread',
      allergens: ['nuts', 'eggs'],
      madeOf: 'almond, egg, coconut oil, flaxseed',
      aisle: 'bakery',
    },
  ),
  recipe(
    'almond flour cookie',
    'pantry',
    { piece: 25 },
    'almond flour 55, butter 20, egg 12, stevia 10, dark chocolate 8',
    {
      aliases: 'keto cookie, low carb cookie, grain free cookie, paleo cookie',
      allergens: ['nuts', 'dairy', 'eggs', 'soy'],
      madeOf: 'almond, butter, egg, sweetener',
      aisle: 'bakery',
    },
  ),
  recipe('keto ice cream', 'dairy', { cup: 130 }, 'heavy cream 70, almond milk 50, egg yolk 15, stevia 5', {
    aliases: 'low carb ice cream, sugar free ice cream, no sugar added ice cream, rebel ice cream',
    allergens: ['nuts', 'dairy', 'eggs'],
    madeOf: 'cream, almond milk, egg, sweetener',
    aisle: 'frozen',
  }),
  recipe('shirataki noodle', 'vegetable', { cup: 140 }, 'water 97, xanthan gum 3', {
    aliases:
      'konjac noodle, miracle noodle, konjac rice, miracle rice, low carb noodle, keto noodle, low carb pasta, keto pasta, konjac pasta',
    aisle: 'produce',
  }),
  recipe('zucchini noodle', 'vegetable', {}, 'cooked zucchini 100'),
  food('sugar free syrup', 169878, 'pantry', { tbsp: 16 }, [51, 0.8, 11.99, 0], {
    aliases:
      'sugar free maple syrup, sugar free pancake syrup, keto syrup, sugar free vanilla syrup, skinny syrup',
    madeOf: 'sweetener',
    aisle: 'sauces',
  }),
  food('sugar free jam', 2710304, 'pantry', { tbsp: 18 }, [121, 0.55, 29.6, 0], {
    aliases: 'sugar free jelly, sugar free preserve, sugar free marmalade, sugar free strawberry jam',
    madeOf: 'fruit, sweetener, pectin',
    aisle: 'sauces',
  }),
  food('sugar free chocolate', 2710349, 'pantry', { piece: 10 }, [590, 12.39, 37.68, 43.27], {
    aliases: 'keto chocolate, sugar free dark chocolate, no sugar chocolate, sugar free chocolate chip',
    allergens: ['dairy'],
    madeOf: 'cocoa butter, sweetener, milk',
    aisle: 'snacks',
  }),
  food('sugar free candy', 2710370, 'pantry', { piece: 5 }, [394, 0, 98.6, 0], {
    aliases: 'sugar free gummy, sugar free mint, sugar free lollipop, sugar free hard candy',
    madeOf: 'sweetener',
    aisle: 'snacks',
  }),
  food('sugar free gelatin', 2710313, 'pantry', { cup: 240 }, [20, 0.83, 4.22, 0], {
    aliases: 'sugar free jello, diet jello, sugar free jelly dessert',
    madeOf: 'gelatin, sweetener',
    aisle: 'baking',
  }),
  food('sugar free pudding', 2705695, 'dairy', { cup: 240 }, [76, 3.48, 10.48, 2.16], {
    aliases: 'sugar free chocolate pudding, diet pudding',
    allergens: ['dairy'],
    madeOf: 'milk, sweetener',
  }),
  food('sugar free cookie', 2707988, 'pantry', { piece: 16 }, [523, 10.34, 50.52, 31.03], {
    aliases: 'sugar free biscuit, diabetic cookie',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, butter, egg, sweetener',
    aisle: 'bakery',
  }),
  recipe('sugar free ketchup', 'pantry', { tbsp: 17 }, 'tomato paste 55, white vinegar 15, water 30', {
    aliases: 'no sugar added ketchup, unsweetened ketchup, keto ketchup, low sugar ketchup',
    madeOf: 'tomato, vinegar, sweetener',
    aisle: 'sauces',
  }),
  recipe(
    'sugar free barbecue sauce',
    'pantry',
    { tbsp: 17 },
    'tomato paste 45, apple cider vinegar 15, water 35, worcestershire sauce 5',
    {
      aliases: 'keto bbq sauce, sugar free bbq sauce',
      allergens: ['gluten', 'fish', 'sulfites'],
      madeOf: 'tomato, vinegar, sweetener, worcestershire sauce',
      aisle: 'sauces',
    },
  ),
  food('fat free sour cream', 173444, 'dairy', { tbsp: 16 }, [74, 3.1, 15.6, 0], {
    aliases: 'nonfat sour cream',
    allergens: ['dairy'],
    madeOf: 'cream',
  }),
  food('fat free cream cheese', 2705769, 'dairy', { tbsp: 18 }, [105, 15.69, 7.66, 1], {
    aliases: 'nonfat cream cheese',
    allergens: ['dairy'],
    madeOf: 'cream cheese',
  }),
  food('fat free yogurt', 2705420, 'dairy', { cup: 245 }, [50, 4.23, 8.08, 0.09], {
    aliases: 'nonfat yogurt, skim yogurt',
    allergens: ['dairy'],
    madeOf: 'yogurt',
  }),
  food('fat free half and half', 172212, 'dairy', { tbsp: 16 }, [59, 2.6, 9, 1.4], {
    aliases: 'nonfat half and half',
    allergens: ['dairy'],
    madeOf: 'milk, sugar',
  }),
  food('fat free cottage cheese', 172181, 'dairy', { cup: 145 }, [72, 10.34, 6.66, 0.29], {
    aliases: 'nonfat cottage cheese, dry curd cottage cheese',
    allergens: ['dairy'],
    madeOf: 'cottage cheese',
  }),
  food('fat free cheddar', 2705711, 'dairy', { piece: 28 }, [157, 32.14, 7.14, 0], {
    aliases: 'fat free cheese, nonfat cheese, fat free cheddar cheese',
    allergens: ['dairy'],
    madeOf: 'cheese',
  }),
  food('fat free mayonnaise', 2710235, 'pantry', { tbsp: 16 }, [64, 0.2, 15.8, 0], {
    aliases: 'nonfat mayonnaise, fat free mayo',
    allergens: ['dairy', 'eggs'],
    madeOf: 'egg, vinegar, milk',
    aisle: 'sauces',
  }),
  food('fat free ranch dressing', 2710236, 'pantry', { tbsp: 15 }, [107, 1.4, 20, 2.7], {
    aliases: 'nonfat ranch',
    allergens: ['dairy', 'eggs'],
    madeOf: 'milk, egg',
    aisle: 'sauces',
  }),
  food('fat free italian dressing', 2710234, 'pantry', { tbsp: 15 }, [47, 0.97, 8.75, 0.87], {
    aliases: 'fat free vinaigrette, oil free dressing',
    madeOf: 'vinegar',
    aisle: 'sauces',
  }),
]);
