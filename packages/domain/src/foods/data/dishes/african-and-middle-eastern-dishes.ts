import { food, foodGroup, recipe } from '../../food-row.ts';

/** Dishes of Africa, the Levant, Turkey, Iran and the Caucasus as they are eaten. */
export const AFRICAN_AND_MIDDLE_EASTERN_DISHES = foodGroup({ aisle: 'frozen' }, [
  recipe(
    'jollof rice',
    'grain',
    { cup: 190 },
    'cooked white rice 220, tomato sauce 60, onion 30, red bell pepper 30, vegetable oil 15',
    {
      aliases: 'jollof, jollof rice with chicken, thieboudienne',
      madeOf: 'rice, tomato, onion, bell pepper, chili, thyme, curry powder',
    },
  ),
  food('fufu', 2709568, 'vegetable', { cup: 240 }, [166, 1.5, 33.59, 2.99], {
    aliases: 'foufou, pounded yam, eba, banku',
    madeOf: 'cassava, plantain',
    aisle: 'grains',
  }),
  recipe(
    'egusi soup',
    'protein',
    { cup: 240 },
    'pumpkin seed 40, cooked spinach 100, cooked beef chuck 60, beef broth 120, vegetable oil 20',
    {
      aliases: 'egusi stew, efo riro, ogbono soup, okra soup',
      allergens: ['shellfish', 'fish'],
      madeOf: 'pumpkin seed, spinach, beef, dried shrimp, palm oil, fish, chili',
    },
  ),
  recipe('beef suya', 'protein', { piece: 50 }, 'cooked beef steak 150, roasted peanut 12, vegetable oil 6', {
    aliases: 'suya, kyinkyinga',
    allergens: ['peanuts'],
    madeOf: 'beef, peanut, chili, ginger',
  }),
  recipe('kenkey', 'grain', { piece: 250 }, 'cornmeal 60, water 150', {
    aliases: 'ga kenkey, fante kenkey, dokono, komi',
    madeOf: 'cornmeal',
    aisle: 'grains',
  }),
  recipe('ugali', 'grain', { cup: 240 }, 'cornmeal 60, water 180', {
    aliases: 'sadza, nshima, pap, maize meal porridge',
    madeOf: 'cornmeal',
    aisle: 'grains',
  }),
  recipe(
    'doro wat',
    'protein',
    { cup: 240 },
    'cooked chicken thigh 160, onion 120, hard boiled egg 40, ghee 20',
    {
      aliases: 'doro wot, ethiopian chicken stew, tibs, wot',
      allergens: ['dairy', 'eggs'],
      madeOf: 'chicken, onion, egg, butter, chili, berbere',
    },
  ),
  recipe(
    'misir wat',
    'pantry',
    { cup: 220 },
    'cooked lentil 200, onion 60, vegetable oil 20, tomato paste 8',
    {
      aliases: 'misir wot, ethiopian lentil stew, ethiopian lentil',
      madeOf: 'lentil, onion, berbere, vegetable oil',
    },
  ),
  recipe(
    'bobotie',
    'protein',
    { cup: 220 },
    'cooked ground beef 160, bread 25, egg 40, milk 50, raisin 15, onion 40',
    {
      allergens: ['nuts', 'dairy', 'eggs', 'gluten', 'sulfites'],
      madeOf: 'beef, bread, egg, milk, raisin, almond, curry powder',
    },
  ),
  recipe('bunny chow', 'protein', { piece: 300 }, 'bread 120, beef curry 180', {
    allergens: ['gluten'],
    madeOf: 'bread, beef, potato, curry powder',
  }),
  recipe(
    'groundnut stew',
    'protein',
    { cup: 240 },
    'cooked chicken thigh 120, peanut butter 35, tomato sauce 80, onion 40, sweet potato 50',
    {
      aliases: 'peanut stew, maafe, african peanut stew, peanut soup',
      allergens: ['peanuts'],
      madeOf: 'chicken, peanut, tomato, onion, sweet potato',
    },
  ),
  recipe(
    'chicken tagine',
    'protein',
    { cup: 240 },
    'cooked chicken thigh 160, onion 60, carrot 40, dried apricot 20, green olive 15, olive oil 12',
    {
      aliases: 'tagine, tajine, lamb tagine, moroccan chicken, moroccan tagine',
      allergens: ['nuts', 'sulfites'],
      madeOf: 'chicken, lamb, onion, carrot, apricot, olive, lemon, almond, cinnamon, cumin',
    },
  ),
  recipe(
    'harira',
    'pantry',
    { cup: 240 },
    'cooked lentil 60, chickpea 40, tomato sauce 60, chicken broth 180, roast lamb 20, olive oil 5',
    {
      aliases: 'moroccan soup, harira soup',
      allergens: ['gluten'],
      madeOf: 'lentil, chickpea, tomato, lamb, flour, celery',
    },
  ),
  recipe(
    'couscous royale',
    'grain',
    { cup: 220 },
    'cooked couscous 180, cooked chicken leg 80, chickpea 40, cooked carrot 40, cooked zucchini 40, olive oil 8',
    {
      aliases: 'couscous with vegetables, moroccan couscous, couscous with meat',
      allergens: ['gluten'],
      madeOf: 'couscous, chicken, lamb, chickpea, carrot, zucchini',
    },
  ),
  recipe(
    'shakshuka',
    'protein',
    { cup: 240 },
    'egg 110, canned diced tomato 200, bell pepper 60, onion 50, olive oil 15',
    {
      aliases: 'shakshouka, egg in tomato sauce, menemen, eggs in purgatory',
      allergens: ['eggs'],
      madeOf: 'egg, tomato, bell pepper, onion, garlic, cumin, paprika',
    },
  ),
  recipe('ful medames', 'pantry', { cup: 240 }, 'fava bean 240, olive oil 15, lemon juice 10, tomato 30', {
    aliases: 'foul mudammas',
    madeOf: 'fava bean, olive oil, lemon, garlic, cumin',
  }),
  recipe(
    'koshari',
    'grain',
    { cup: 220 },
    'cooked white rice 90, cooked pasta 60, cooked lentil 60, chickpea 20, tomato sauce 50, vegetable oil 12',
    {
      aliases: 'kushari',
      allergens: ['gluten'],
      madeOf: 'rice, pasta, lentil, chickpea, tomato, onion',
    },
  ),
  food('kibbeh', 2708716, 'protein', { piece: 45 }, [168, 8.76, 17.99, 7.2], {
    aliases: 'kibby, kibbe',
    allergens: ['nuts', 'gluten'],
    madeOf: 'beef, lamb, bulgur, onion, pine nut',
  }),
  recipe('beef kofta', 'protein', { piece: 60 }, 'cooked ground beef 180, onion 25, parsley 8, olive oil 4', {
    aliases: 'kofta, kofte, lamb kofta, kefta, seekh kebab, adana kebab, cevapi',
    madeOf: 'beef, lamb, onion, parsley, cumin, garlic',
  }),
  recipe(
    'chicken shawarma',
    'protein',
    { piece: 250 },
    'cooked chicken thigh 120, pita bread 60, tzatziki 25, lettuce 20, tomato 25, olive oil 6',
    {
      aliases:
        'shawarma, beef shawarma, chicken shawarma wrap, chicken shawarma sandwich, shawarma sandwich, shawarma chicken, shawarma chicken sandwich, doner, donner kebab, chicken gyro',
      allergens: ['dairy', 'gluten', 'sesame'],
      madeOf: 'chicken, pita bread, yogurt, garlic, tahini, lettuce, tomato',
    },
  ),
  recipe('labneh', 'dairy', { tbsp: 18 }, 'whole milk greek yogurt 100', {
    aliases: 'lebneh, yogurt cheese, strained yogurt cheese',
    allergens: ['dairy'],
    madeOf: 'yogurt',
  }),
  recipe('halva', 'pantry', { piece: 30 }, 'tahini 50, sugar 45, pistachio 4', {
    aliases: 'halvah, halwa, tahini halva',
    allergens: ['nuts', 'sesame'],
    madeOf: 'sesame paste, sugar, pistachio',
    aisle: 'snacks',
  }),
  recipe(
    'fattoush',
    'vegetable',
    { cup: 120 },
    'romaine lettuce 80, tomato 60, cucumber 60, pita bread 20, olive oil 12, lemon juice 10, radish 15',
    {
      aliases: 'fattoush salad',
      allergens: ['gluten'],
      madeOf: 'lettuce, tomato, cucumber, pita bread, olive oil, lemon, sumac',
      aisle: 'produce',
    },
  ),
  recipe(
    'shirazi salad',
    'vegetable',
    { cup: 160 },
    'cucumber 100, tomato 100, red onion 20, olive oil 10, lemon juice 10',
    {
      aliases: 'israeli salad, kachumber, coban salad',
      madeOf: 'cucumber, tomato, onion, olive oil, lemon',
      aisle: 'produce',
    },
  ),
  recipe(
    'muhammara',
    'pantry',
    { tbsp: 16 },
    'roasted red pepper 150, walnut 50, olive oil 20, breadcrumb 15, pomegranate molasses 10',
    {
      aliases: 'red pepper dip, romesco, romesco sauce',
      allergens: ['nuts', 'gluten', 'sulfites'],
      madeOf: 'red pepper, walnut, breadcrumb, pomegranate molasses, almond',
      aisle: 'sauces',
    },
  ),
  recipe('lahmacun', 'grain', { piece: 120 }, 'pizza dough 70, cooked ground lamb 40, tomato 20, onion 10', {
    aliases: 'turkish pizza, pide',
    allergens: ['dairy', 'gluten'],
    madeOf: 'flour, lamb, tomato, onion, chili',
  }),
  recipe('borek', 'grain', { piece: 120 }, 'phyllo dough 60, feta 40, egg 15, olive oil 8', {
    aliases: 'burek, cheese borek, bourekas, tiropita',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, feta, egg, butter',
    aisle: 'bakery',
  }),
  recipe(
    'knafeh',
    'pantry',
    { piece: 150 },
    'phyllo dough 50, mozzarella 50, simple syrup 40, butter 20, pistachio 5',
    {
      aliases: 'kunafa, kanafeh',
      allergens: ['nuts', 'dairy', 'gluten'],
      madeOf: 'flour, cheese, butter, sugar, pistachio',
      aisle: 'bakery',
    },
  ),
  recipe('turkish delight', 'pantry', { piece: 15 }, 'sugar 80, cornstarch 12, water 8', {
    aliases: 'lokum',
    allergens: ['nuts'],
    madeOf: 'sugar, cornstarch, pistachio',
    aisle: 'snacks',
  }),
  recipe(
    'ghormeh sabzi',
    'protein',
    { cup: 240 },
    'cooked beef chuck 100, cooked spinach 100, cooked kidney bean 60, onion 30, vegetable oil 12',
    {
      aliases: 'persian stew, fesenjan',
      allergens: ['nuts'],
      madeOf: 'beef, kidney bean, spinach, parsley, onion, walnut',
    },
  ),
  recipe('dukkah', 'pantry', { tbsp: 8 }, 'hazelnut 60, sesame seed 30, ground coriander 6', {
    allergens: ['nuts', 'sesame'],
    madeOf: 'hazelnut, sesame seed, coriander, cumin',
    aisle: 'baking',
  }),
  recipe(
    'mansaf',
    'protein',
    { cup: 230 },
    'roast lamb 120, yogurt 100, cooked white rice 190, pita bread 25, almond 6',
    {
      aliases: 'jordanian mansaf',
      allergens: ['dairy', 'gluten', 'nuts'],
      madeOf: 'lamb, yogurt, rice, bread, almond',
    },
  ),
  recipe(
    'maqluba',
    'grain',
    { cup: 200 },
    'cooked white rice 180, cooked chicken thigh 80, cooked eggplant 70, vegetable oil 12',
    { aliases: 'makloubeh, maqlooba, maklouba', madeOf: 'rice, chicken, eggplant, vegetable oil' },
  ),
  recipe(
    'kabsa',
    'grain',
    { cup: 200 },
    'cooked white rice 210, cooked chicken thigh 110, tomato 30, vegetable oil 8, raisin 6',
    {
      aliases: 'chicken kabsa, machboos, mandi, chicken mandi, majboos',
      allergens: ['sulfites'],
      madeOf: 'rice, chicken, tomato, raisin, onion, vegetable oil',
    },
  ),
  recipe('persian rice', 'grain', { cup: 160 }, 'cooked white rice 150, vegetable oil 8', {
    aliases: 'tahdig, chelow, crispy persian rice, polow',
    madeOf: 'rice, vegetable oil',
  }),
  recipe(
    'mujaddara',
    'grain',
    { cup: 200 },
    'cooked lentil 95, cooked white rice 95, onion 45, olive oil 11',
    { aliases: 'mujadara, mejadra, mujadarah, lentil and rice', madeOf: 'lentil, rice, onion, olive oil' },
  ),
  recipe('manakish', 'grain', { piece: 100 }, 'pizza dough 80, olive oil 10, sesame seed 4', {
    aliases: 'manaeesh, zaatar manakish, manoushe, zaatar bread',
    allergens: ['gluten', 'sesame'],
    madeOf: 'flour, olive oil, sesame seed',
    aisle: 'bakery',
  }),
  recipe(
    'iskender kebab',
    'protein',
    { piece: 340 },
    'roast lamb 125, pita bread 70, tomato sauce 60, yogurt 70, butter 10',
    { aliases: 'iskender', allergens: ['dairy', 'gluten'], madeOf: 'lamb, bread, tomato, yogurt, butter' },
  ),
  recipe(
    'steamed bean pudding',
    'protein',
    { piece: 150 },
    'cooked black eyed pea 100, egg 15, vegetable oil 8, onion 10, water 15',
    {
      aliases: 'moi moi, moin moin, moyin moyin',
      allergens: ['eggs'],
      madeOf: 'black eyed pea, egg, onion, vegetable oil',
    },
  ),
  recipe('bean fritter', 'protein', { piece: 40 }, 'cooked black eyed pea 70, vegetable oil 15, onion 10', {
    aliases: 'akara, acaraje, kosai, accra',
    madeOf: 'black eyed pea, onion, vegetable oil',
  }),
  recipe('african doughnut', 'grain', { piece: 40 }, 'flour 55, sugar 15, vegetable oil 12, water 30', {
    aliases: 'puff puff, bofrot, mandazi, magwinya, vetkoek',
    allergens: ['gluten'],
    madeOf: 'flour, sugar, vegetable oil',
    aisle: 'bakery',
  }),
  recipe('chin chin', 'grain', { cup: 100 }, 'flour 60, sugar 14, butter 8, egg 8, vegetable oil 16', {
    aliases: 'nigerian chin chin',
    allergens: ['dairy', 'eggs', 'gluten'],
    madeOf: 'flour, sugar, butter, egg, vegetable oil',
    aisle: 'snacks',
  }),
  recipe('waakye', 'grain', { cup: 190 }, 'cooked white rice 150, cooked black eyed pea 60', {
    aliases: 'waakye rice, rice and cowpea',
    madeOf: 'rice, black eyed pea',
  }),
  recipe(
    'west african pepper soup',
    'protein',
    { cup: 240 },
    'cooked stewing beef 70, onion 15, tomato 20, vegetable oil 3, water 190',
    {
      aliases: 'pepper soup, goat pepper soup, catfish pepper soup, nigerian pepper soup',
      madeOf: 'beef, onion, tomato, vegetable oil',
    },
  ),
]);
