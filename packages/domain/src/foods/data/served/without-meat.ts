import { servedDishes } from './served-dishes.ts';

/** Dishes that have one name with meat or fish and another without. */
export const WITHOUT_MEAT = servedDishes(
  { aisle: 'frozen', category: 'protein' },
  `
  vegan schnitzel; vegan cutlet, vegan escalope, plant based schnitzel | 1 piece 100 | vegan chicken 100
  veggie schnitzel; vegetarian schnitzel, meatless schnitzel | 1 piece 100 | veggie chicken 100
  vegetable omelette; veggie omelette, veg omelette, spinach omelette, mushroom omelette, spinach and mushroom omelette, mushroom and spinach omelette, pepper omelette, onion omelette, tomato omelette, vegetable omelet, egg omelette with vegetables | 1 piece 175 | omelette 125, mushroom 20, bell pepper 15, spinach 15
  vegetable omelette with cheese; cheese and mushroom omelette, mushroom and cheese omelette, spinach and cheese omelette, spinach and feta omelette, feta and spinach omelette, veggie omelette with cheese, veggie and cheese omelette, broccoli and cheese omelette, tomato and cheese omelette, spinach cheese omelette, mushroom cheese omelette, spinach feta omelette | 1 piece 190 | omelette 125, cheddar cheese 25, mushroom 20, spinach 20
  crackers with cheese; cheese and crackers, crackers and cheese, cheese with crackers, cheese and biscuits, cheese crackers and grapes, crackers cheese | 1 plate 65 | cheddar cheese 35, cracker 30
  egg and cheese bagel; egg bagel sandwich, bagel with egg and cheese, egg cheese bagel, bagel egg and cheese, bagel egg cheese, egg and cheese on a bagel | 1 piece 190 | bagel 100, fried egg 55, american cheese 20, butter 5
  egg and cheese biscuit; egg cheese biscuit, biscuit with egg and cheese | 1 piece 145 | buttermilk biscuit 70, scrambled egg 50, american cheese 20
  egg and cheese taco; bean and egg taco, egg and potato taco, potato and egg taco, potato egg and cheese taco, egg taco | 1 piece 105 | flour tortilla 32, scrambled egg 45, cooked potato 15, cheddar cheese 12
  bean tostada; tostada with beans, bean and cheese tostada | 1 piece 120 | corn tortilla 25, refried bean 60, cheddar cheese 12, lettuce 18, vegetable oil 4
  potato taco; tacos de papa, potato flauta, flautas de papa, taco de papa | 2 piece 80 | corn tortilla 28, mashed potato 42, vegetable oil 6, cheddar cheese 6
  cheese and onion pasty; cheese pasty, cheese and onion slice, cheese and onion bake, cheese onion pasty | 1 piece 135 | puff pastry 50, cheddar cheese 25, mashed potato 47, cooked onion 13 | milk, egg
  flat bread with cheese; cheese pide, peynirli pide, kasarli pide, kaşarlı pide | 1 piece 220 | pita bread 140, mozzarella 70, butter 6 | egg
  cheese baguette; baguette with cheese, cheese and tomato baguette, brie baguette | 1 piece 185 | baguette 110, cheddar cheese 50, butter 10, tomato 15
  egg biryani; egg biriyani, anda biryani | 1 plate 350 | vegetable biryani 280, hard boiled egg 70
  mushroom stroganoff; vegetarian stroganoff | 1 serving 250 | cooked mushroom 150, sour cream 50, cooked onion 40, butter 8 | flour
  spaghetti with lentil sauce; lentil bolognese, lentil spag bol, vegan bolognese, veggie bolognese, vegetarian bolognese, vegan spag bol, veggie spag bol, lentil ragu, lentil bolognese with spaghetti, soy mince bolognese | 1 plate 400 | cooked pasta 210, cooked lentil 80, tomato sauce 100, olive oil 8
  vegetarian chili with rice; veggie chili with rice, bean chili with rice, vegan chili with rice, chili sin carne with rice, veggie chilli with rice, vegan chilli with rice, bean chilli with rice | 1 plate 430 | vegetarian chili 250, cooked white rice 180
  vegetable pad thai; tofu pad thai, veggie pad thai, vegetarian pad thai, veg pad thai | 1 plate 380 | cooked rice noodle 220, tofu 70, egg 30, bean sprout 40, peanut 12, vegetable oil 14, sugar 10 | fish sauce, soy sauce, shrimp
  lentil stew without meat; lentil stew, bean stew, vegetable and bean stew, vegetable and lentil stew | 1 bowl 300 | cooked lentil 140, cooked carrot 45, cooked onion 30, tomato 60, olive oil 7 | celery, flour
  bowl of beans; pot beans, pinto beans bowl, bowl of pinto beans | 1 bowl 220 | cooked pinto bean 215, vegetable oil 4
  breakfast potatoes; breakfast potato, home fries, homefries, sweet potato hash, egg and potato hash, country potatoes | 1 serving 160 | cooked potato 145, cooked onion 15, vegetable oil 9
  plate of chips with salsa; chips and salsa, chips with salsa, salsa and chips, chips salsa, salsa with chips | 1 serving 105 | tortilla chip 45, salsa 60
  chips and dip; potato chips and dip, chips with dip, chips and onion dip, crisps and dip | 1 serving 70 | potato chip 40, onion dip 30
  chickpea salad; chick pea salad, chickpea and cucumber salad, mediterranean chickpea salad, chickpea salad bowl | 1 bowl 220 | cooked chickpea 125, cucumber 35, tomato 35, onion 10, olive oil 9
  falafel salad; falafel salad bowl, salad with falafel, falafel bowl | 1 bowl 300 | falafel 85, mixed salad green 100, tomato 50, cucumber 40, hummus 25 | sesame seed, flour
  plant protein bar; vegan protein bar, vegan bar, plant based protein bar, pea protein bar, trek bar, vegan snack bar | 1 bar 55 | soy protein powder 14, date 18, oat 12, almond butter 8, dark chocolate 3 | peanut, cashew
  burrito bowl with tofu; sofritas bowl, chipotle sofritas bowl, sofritas burrito bowl, tofu burrito bowl, vegan burrito bowl | 1 bowl 440 | fried tofu 90, cooked white rice 130, cooked black bean 110, salsa 70, lettuce 30, vegetable oil 5 | soy sauce
  smoothie bowl; fruit smoothie bowl, berry smoothie bowl, smoothie bowl with granola | 1 bowl 360 | fruit smoothie 270, banana 50, granola 30, honey 7
  buttermilk biscuit with butter; biscuit with butter, biscuit and butter, buttered biscuit, biscuit with honey, biscuit with jam, biscuit with jelly, biscuit and jelly | 1 piece 68 | buttermilk biscuit 60, butter 8
  buttered grits; grits with butter, grits and butter | 1 bowl 250 | cooked grits 238, butter 12
  coffee with milk; white coffee, coffee white, white americano, americano with milk, instant coffee with milk, coffee and milk | 1 cup 240 | coffee 210, reduced fat milk 30
`,
);
