import { servedDishes } from './served-dishes.ts';

/** Items of fast-food and coffee chains, diners, delis and corner shops, mainly in North America. */
export const FAST_FOOD = servedDishes(
  { aisle: 'frozen', category: 'protein' },
  `
  double bacon cheeseburger; baconator, double bacon burger, bacon double cheeseburger, five guys bacon cheeseburger | 1 piece 305 | hamburger bun 75, beef patty 140, cooked bacon 25, american cheese 40, mayonnaise 15, ketchup 10 | soy milk, sesame seed
  large cheeseburger with sauce; big tasty, big king, double whopper, smashburger, smash burger, double smash burger, gourmet burger, five guys cheeseburger, five guys burger, five guys hamburger, restaurant burger, pub burger, cheeseburger from restaurant, wagyu burger | 1 piece 300 | hamburger bun 85, beef patty 130, american cheese 30, mayonnaise 20, lettuce 20, tomato 20 | soy milk, sesame seed
  restaurant cheeseburger; shackburger, shack burger, burger from five guys, in n out cheeseburger, dave single, daves single, five guys little cheeseburger, little cheeseburger, cheeseburger deluxe | 1 piece 240 | hamburger bun 75, beef patty 105, american cheese 25, mayonnaise 15, lettuce 10, tomato 15 | soy milk, sesame seed
  fast food cheeseburger; mcdonald cheeseburger, mcdonalds cheeseburger, mcd cheeseburger, maccas cheeseburger, burger king cheeseburger | 1 piece 115 | hamburger bun 52, beef patty 38, american cheese 14, ketchup 11 | egg, soy milk, sesame seed
  fast food hamburger; mcdonald hamburger, mcdonalds hamburger, hamburger from mcdonalds, hamburger from mcd, mcd hamburger | 1 piece 100 | hamburger bun 52, beef patty 37, ketchup 11 | egg, soy milk, sesame seed
  filet o fish; fish burger, fillet o fish, filet o fish burger, mcfish | 1 piece 142 | hamburger bun 60, fish stick 56, american cheese 13, tartar sauce 13
  crispy chicken burger with mayo; chicken royale, chicken legend, mcspicy, mccrispy, zinger tower burger, tower burger, fillet tower burger, chicken deluxe, chick fil a deluxe sandwich, popeyes classic chicken sandwich, fried chicken sandwich, chicken burger meal size, crispy chicken burger | 1 piece 215 | hamburger bun 75, breaded chicken patty 105, mayonnaise 18, lettuce 17
  grilled chicken burger; nandos burger, nandos chicken burger, peri peri chicken burger, nandos pitta | 1 piece 230 | hamburger bun 75, cooked chicken breast 110, mayonnaise 15, lettuce 30
  bread pocket with beef and cabbage; runza, bierock, beef runza, runza sandwich | 1 piece 230 | dinner roll 110, cooked ground beef 70, cooked cabbage 35, onion 15
  portobello burger; mushroom burger, halloumi and mushroom burger | 1 piece 220 | hamburger bun 75, grilled portobello mushroom 85, mozzarella 30, mayonnaise 15, lettuce 15 | egg, soy milk, sesame seed
  plant burger in a bun; beyond burger, impossible burger, plant based burger, vegan burger, vegan cheeseburger, impossible whopper, plant burger in bun, beyond meat burger, mcplant, plant burger sandwich | 1 piece 230 | plant burger 113, hamburger bun 75, vegan mayonnaise 14, lettuce 14, tomato 14 | sesame seed, milk, egg
  soft serve with cookie pieces; mcflurry, oreo mcflurry, mcflurry oreo, m and m mcflurry, blizzard, oreo blizzard, dairy queen blizzard | 1 piece 205 | soft serve ice cream 182, sandwich cookie 23
  hotcakes; pancakes with butter and syrup, mcdonald hotcakes, short stack, stack of pancakes, pancake stack | 1 serving 215 | pancake 150, butter 10, table syrup 55
  mcgriddle; sausage mcgriddle, sausage egg and cheese mcgriddle, sausage egg mcgriddle, bacon mcgriddle | 1 piece 195 | pancake 78, cooked sausage 43, scrambled egg 45, american cheese 14, table syrup 15
  bacon egg and cheese sandwich; bacon egg and cheese, bacon egg cheese, bacon egg and cheese roll, breakfast sandwich, bacon egg and cheese muffin, bacon gouda sandwich, ham egg and cheese sandwich | 1 piece 155 | dinner roll 60, egg 55, american cheese 22, cooked bacon 14
  bacon egg and cheese bagel; bacon egg and cheese on a bagel, breakfast bagel, sausage egg and cheese bagel, bacon bagel | 1 piece 205 | bagel 100, egg 55, american cheese 25, cooked bacon 16
  sausage egg and cheese biscuit; bacon egg and cheese biscuit, sausage egg biscuit, breakfast biscuit | 1 piece 165 | buttermilk biscuit 65, cooked sausage 40, scrambled egg 45, american cheese 14
  sausage egg and cheese sandwich; sausage egg and cheese, sausage egg cheese sandwich, sausage egg and cheese croissant, croissan wich, croissanwich | 1 piece 165 | croissant 60, cooked sausage 40, scrambled egg 48, american cheese 17
  roll of a dinner; dinner roll, dinner rolls, hawaiian roll, hawaiian rolls, kings hawaiian roll, parker house roll | 1 piece 35 | dinner roll 35
  sausage muffin; sausage mcmuffin, sausage and cheese muffin | 1 piece 115 | english muffin 57, cooked sausage 43, american cheese 15 | egg
  dipping sauce; polynesian sauce, chick fil a sauce, chickfila sauce, sweet and sour dip, bbq dip, dipping sauce packet, mcnugget sauce, sweet n sour sauce dip, canes sauce, cane sauce, honey mustard dip | 1 piece 28 | sugar 7, ketchup 10, vegetable oil 7, mustard 2, water 2
  fried chicken breast piece; chick fil a nugget, chick fil a nuggets, chick fil a nuggets 8 count, grilled style nugget | 8 piece 14 | chicken nugget 9, cooked chicken breast 5 | milk, egg
  chicken biscuit; chick fil a chicken biscuit, bojangles chicken biscuit, cajun filet biscuit | 1 piece 150 | buttermilk biscuit 70, breaded chicken patty 80
  popcorn chicken bites; popcorn chicken, chicken bites, chicken pop, chicken popper, taiwanese popcorn chicken | 1 serving 115 | chicken nugget 115 | egg, milk, soy sauce
  breaded chicken bite in sauce; boneless chicken wing, boneless wing, boneless wings, boneless buffalo wings | 1 serving 190 | breaded chicken tender 155, buffalo sauce 35 | soy sauce, milk
  mashed potato bowl with chicken; kfc bowl, kfc famous bowl, famous bowl | 1 bowl 490 | mashed potato with butter 230, chicken nugget 110, cooked corn 60, gravy 70, cheddar cheese 20 | egg
  crunchy taco; hard shell taco, hard taco, taco bell taco, taco bell crunchy taco, doritos locos taco, dorito loco taco, doritos loco taco, crunchy beef taco, taco supreme, crunchy taco supreme | 1 piece 80 | taco shell 13, cooked ground beef 32, cheddar cheese 10, lettuce 20, tomato 5 | oat, soy sauce, sour cream
  taco in flatbread; cheesy gordita crunch, gordita crunch | 1 piece 155 | flour tortilla 58, taco shell 13, cooked ground beef 40, cheddar cheese 20, ranch dressing 12, lettuce 12 | oat, soy sauce
  fried bread taco; chalupa, chalupa supreme, beef chalupa, chalupa from taco bell | 1 piece 150 | fry bread 52, cooked ground beef 40, cheddar cheese 12, sour cream 15, lettuce 20, tomato 11 | milk, egg, soy sauce
  quesarito; beefy 5 layer burrito, 5 layer burrito, beefy five layer burrito, grilled cheese burrito, burrito supreme, loaded beef burrito | 1 piece 245 | flour tortilla 75, cooked ground beef 50, refried bean 55, cheddar cheese 25, sour cream 20, cheese sauce 20 | soy sauce
  tostada pizza; mexican pizza, taco bell mexican pizza | 1 piece 215 | taco shell 42, refried bean 60, cooked ground beef 45, cheddar cheese 25, tomato 23, enchilada sauce 20 | flour, soy sauce
  crisp cinnamon twist; cinnamon twist, cinnamon twists | 1 serving 35 | churro 35
  teriyaki chicken sub; chicken teriyaki sub, sweet onion chicken teriyaki, chicken teriyaki sandwich, rotisserie chicken sub, oven roasted chicken sub, grilled chicken sub, chicken sub | 1 piece 270 | french roll 85, cooked chicken breast 85, teriyaki sauce 25, lettuce 40, tomato 35 | mayonnaise
  tuna sub; subway tuna, tuna subway, tuna footlong | 1 piece 250 | french roll 85, tuna salad 105, lettuce 30, tomato 30
  steak and cheese sub; subway steak and cheese, steak sub, steak and cheese sandwich, philly cheesesteak sub | 1 piece 245 | french roll 85, cooked flank steak 80, american cheese 25, onion 25, bell pepper 30 | mayonnaise, soy sauce
  veggie delite; veggie sub, vegetable sub, subway veggie | 1 piece 210 | french roll 85, american cheese 12, lettuce 40, tomato 38, cucumber 35 | mayonnaise
  six inch salami and ham sub; italian bmt, bmt, subway bmt, subway italian bmt, italian bmt sub, spicy italian sub, subway spicy italian | 1 piece 225 | french roll 78, ham 35, salami 20, pepperoni 10, lettuce 35, tomato 30, provolone 15 | egg
  chicken bacon ranch sub; chicken and bacon ranch sub, chicken bacon ranch melt, chicken bacon ranch sandwich, chicken bacon ranch wrap, chicken ranch wrap, snack wrap | 1 piece 265 | french roll 85, cooked chicken breast 80, cooked bacon 10, cheddar cheese 20, ranch dressing 22, lettuce 48
  italian beef sandwich; italian beef, french dip, french dip sandwich, roast beef dip | 1 piece 260 | french roll 90, roast beef 135, gravy 35 | soy sauce
  philly cheesesteak; cheesesteak, cheese steak, philly cheese steak, philly steak sandwich, philly | 1 piece 290 | french roll 105, cooked skirt steak 110, american cheese 35, cooked onion 40
  fast food roast beef sandwich; arby roast beef, arby classic roast beef, classic roast beef, arbys roast beef, beef and cheddar | 1 piece 154 | hamburger bun 68, roast beef 84, vegetable oil 5
  burger patty melt; patty melt, frisco melt, texas melt | 1 piece 225 | rye bread 75, beef patty 110, swiss cheese 28, butter 12 | mayonnaise
  chili cheese dog; coney dog, coney island dog | 1 piece 175 | hot dog 50, hamburger bun 45, chili con carne 55, cheddar cheese 25 | soy sauce, flour
  large hot dog in bun; plain hot dog in bun, costco hot dog, ballpark hot dog, stadium hot dog | 1 piece 150 | hot dog 85, hamburger bun 55, ketchup 10 | soy sauce, milk
  loaded chili cheese fries; chili cheese fries, loaded fries, bacon cheese fries, animal fries, loaded chips, dirty fries, carne asada fries | 1 serving 300 | fast food french fry 170, chili con carne 90, cheddar cheese 40 | flour, milk
  fries with cheese sauce; cheese fries, cheesy fries, fries with cheese | 1 serving 200 | fast food french fry 160, cheese sauce 40
  orange chicken with rice; orange chicken and rice, panda express orange chicken bowl, orange chicken bowl, panda bowl, panda express bowl, panda bowl with orange chicken | 1 plate 400 | orange chicken 170, fried rice 230
  chicken teriyaki with rice; chicken teriyaki bowl, teriyaki chicken bowl, teriyaki bowl, teriyaki chicken and rice, chicken teriyaki rice bowl, chicken and rice bowl, chicken rice bowl, chicken rice box | 1 bowl 420 | teriyaki chicken 190, cooked white rice 230
  rice bowl with beef; beef rice bowl, beef burrito bowl, ground beef burrito bowl, burrito bowl with beef, steak bowl, steak rice bowl, beef bowl, bulgogi bowl, bulgogi rice bowl, beef bulgogi bowl, steak burrito bowl | 1 bowl 420 | beef bulgogi 190, cooked white rice 230 | egg
  salmon rice bowl; salmon bowl, salmon and rice bowl, salmon teriyaki bowl, salmon sushi bowl | 1 bowl 420 | cooked salmon 120, cooked white rice 220, avocado 40, cucumber 30, soy sauce 10 | sesame seed, mayonnaise
  tofu rice bowl; tofu bowl, buddha bowl, tofu buddha bowl, vegan bowl, vegan buddha bowl, grain bowl, quinoa bowl, veggie bowl, nourish bowl | 1 bowl 420 | tofu 120, cooked brown rice 160, cooked mixed vegetable 90, avocado 35, sesame dressing 15 | soy sauce, peanut, cashew
  chicken grain bowl; harvest bowl, sweetgreen harvest bowl, cava bowl, mediterranean bowl, power bowl, chicken salad bowl | 1 bowl 420 | cooked chicken breast 110, cooked brown rice 110, mixed salad green 90, feta 25, cooked sweet potato 55, italian dressing 30 | almond, tahini
  sushi piece; sushi, sushi roll, sushi rolls, maki roll, rainbow roll, dragon roll, philadelphia roll, uramaki, salmon avocado roll, salmon avocado maki | 6 piece 29 | cooked white rice 22, salmon sashimi 6, mayonnaise 1 | soy sauce, shrimp, sesame seed, egg
  maki piece; maki, salmon maki, tuna maki, sushi maki, hosomaki, salmon hosomaki, tekka maki, cucumber maki, avocado maki | 6 piece 19 | cooked white rice 15, salmon sashimi 4 | soy sauce, shrimp, sesame seed, egg
  sushi box; salmon sushi box, sushi set, sushi platter, sushi bento, mixed sushi box, sushi meal, sushi pack, sushi tray | 1 serving 265 | cooked white rice 165, salmon sashimi 70, avocado 20, mayonnaise 7, soy sauce 5 | shrimp, sesame seed, egg
  bento box; bento, bento lunch, chicken bento, salmon bento | 1 serving 450 | cooked white rice 200, teriyaki chicken 130, tamagoyaki 40, cooked mixed vegetable 80 | salmon
  sushi hand roll; hand roll, temaki, tuna hand roll, salmon hand roll, sushi hand roll tuna, hand roll tuna | 1 piece 110 | cooked white rice 80, salmon sashimi 25, mayonnaise 4, nori 1 | shrimp, sesame seed
  sushi burrito; sushi wrap | 1 piece 330 | cooked white rice 220, salmon sashimi 80, avocado 30, mayonnaise 10 | soy sauce, shrimp, sesame seed
  nigiri; salmon nigiri, tuna nigiri, nigiri sushi | 2 piece 32 | cooked white rice 21, salmon sashimi 11 | shrimp, egg, sesame seed
  snack box with ham and cheese; lunchable, lunchables, lunchable pizza | 1 piece 90 | ham 30, cracker 30, american cheese 30
  protein box; starbucks protein box, egg and cheese protein box, cheese and fruit box, snack box, bistro box | 1 piece 200 | hard boiled egg 80, cheddar cheese 28, apple 55, bread 25, peanut butter 12 | almond, cashew
  hot pocket; hot pockets, pepperoni hot pocket, hot pocket pepperoni, ham and cheese hot pocket, lean pocket | 1 piece 127 | pizza dough 75, pepperoni 14, mozzarella 20, marinara sauce 18
  banana pudding; nilla wafer pudding, southern banana pudding | 1 serving 170 | vanilla pudding 100, vanilla wafer 20, banana 40, whipped topping 10 | egg
  pimento cheese sandwich; pimiento cheese sandwich | 1 piece 130 | bread 70, cheddar cheese 35, mayonnaise 20, roasted red pepper 5 | worcestershire sauce
  pimento cheese; pimiento cheese | 2 tbsp 15 | cheddar cheese 60, mayonnaise 32, roasted red pepper 8 | worcestershire sauce
  tomato sandwich; tomato mayo sandwich, tomato and mayo sandwich | 1 piece 170 | bread 70, tomato 82, mayonnaise 18
  fried bologna sandwich; bologna sandwich, baloney sandwich, fried baloney sandwich, spam sandwich | 1 piece 145 | bread 70, bologna 55, mayonnaise 12, mustard 5
  banana and peanut butter sandwich; peanut butter and banana sandwich, peanut butter banana sandwich, peanut butter banana toast | 1 piece 150 | bread 70, peanut butter 32, banana 50
  peanut butter between bread; peanut butter sandwich, peanut butter bread | 1 piece 102 | bread 70, peanut butter 32
  pulled pork roll; bbq pork sandwich, barbecue sandwich, bbq sandwich, brisket sandwich, bbq brisket sandwich, pulled pork bun | 1 piece 210 | hamburger bun 70, barbecue pulled pork 140 | worcestershire sauce
  pork and corn stew; brunswick stew | 1 bowl 250 | pulled pork 60, cooked corn 50, cooked lima bean 40, tomato sauce 60, cooked potato 40 | worcestershire sauce
  fried catfish dinner; fish fry, fish fry plate, fried fish dinner, catfish plate | 1 plate 380 | fried catfish 170, hush puppy 70, coleslaw 90, fast food french fry 110
  fried chicken dinner; fried chicken plate, fried chicken meal, kfc meal, kfc 3 piece meal, three piece chicken dinner | 1 plate 420 | fried chicken 220, mashed potato with butter 120, coleslaw 80
  chicken fried chicken; country fried chicken | 1 piece 180 | chicken fried steak 180
  meat and three; meatloaf dinner, meatloaf plate, meatloaf with mashed potatoes | 1 plate 400 | beef meatloaf 150, mashed potato with butter 180, cooked green bean 70 | worcestershire sauce
  turkey dinner; thanksgiving dinner, thanksgiving plate, christmas dinner, turkey and stuffing dinner | 1 plate 520 | cooked turkey 130, mashed potato with butter 130, bread stuffing 90, cooked green bean 70, gravy 70, cranberry sauce 30
  cheesy grits; cheese grits, grits with cheese | 1 bowl 250 | cooked grits 215, cheddar cheese 20, butter 10
  marshmallow sandwich cookie; moon pie, moonpie, wagon wheel, choco pie, wagon wheel biscuit | 1 piece 57 | graham cracker 30, marshmallow 15, milk chocolate 12 | egg
  oatmeal creme pie; oatmeal cream pie, little debbie oatmeal creme pie | 1 piece 38 | oatmeal cookie 28, marshmallow cream 10
  honey bun; glazed honey bun | 1 piece 85 | glazed doughnut 85 | egg
  snack cake; zebra cake, twinkie, twinkies, ho ho, ding dong, hostess cupcake, swiss cake roll, swiss roll, little debbie, cosmic brownie | 1 piece 65 | cake 55, whipped topping 10 | egg, milk, flour
  large bakery cookie; crumbl cookie, subway cookie, cafe cookie, giant cookie, levain cookie, starbucks cookie | 1 piece 80 | cookie 80 | walnut, almond, peanut
  protein cookie; lenny and larry cookie, complete cookie | 1 piece 90 | cookie 66, whey protein 16, oat 8
  date and nut ball; protein ball, bliss ball, energy ball, energy bite, date ball, peanut butter energy ball | 2 piece 25 | date 11, peanut butter 6, almond 2, oat 6
  protein pancake; banana pancake, banana oat pancake, protein pancakes | 2 piece 70 | egg 25, banana 25, oat 12, whey protein 8
  protein oats; proats, protein oatmeal, protein porridge | 1 bowl 300 | cooked oatmeal 265, whey protein 30, peanut butter 5
  egg roll in a bowl; crack slaw | 1 bowl 300 | cooked ground pork 120, cooked cabbage 160, soy sauce 12, sesame oil 5 | egg
  steak and eggs; steak and egg, steak with eggs | 1 plate 300 | cooked beef steak 170, fried egg 100, butter 8
  steak and potatoes; steak and mash, steak dinner, steak with baked potato, steak and baked potato | 1 plate 420 | cooked beef steak 190, baked potato 190, butter 14
  chicken quesadilla from cafe; quesadilla with chicken, chicken and cheese quesadilla, steak quesadilla | 1 piece 200 | flour tortilla 70, cooked chicken breast 70, monterey jack 60
  breakfast burrito with egg potato and cheese; breakfast burrito, egg and cheese burrito, egg burrito, breakfast wrap, egg wrap, egg and bacon wrap, egg and cheese wrap, potato egg and cheese burrito, bacon egg and cheese burrito, chorizo and egg burrito, breakfast burrito egg potato cheese | 1 piece 240 | flour tortilla 72, scrambled egg 90, cooked hash brown 45, cheddar cheese 25, salsa 10
  pancakes and bacon; pancake breakfast, pancakes eggs and bacon, grand slam, american breakfast, breakfast platter, breakfast plate | 1 plate 330 | pancake 115, scrambled egg 100, cooked bacon 25, table syrup 40, butter 8
  hashbrown casserole; cheesy potatoes, funeral potatoes, loaded hash brown | 1 serving 170 | cooked hash brown 110, cheddar cheese 30, sour cream 20, onion 10 | corn flake, cream of chicken soup
  egg omelette with cheese and ham; denver omelette, ham and cheese omelette, cheese and ham omelette, ham and mushroom omelette, bacon and cheese omelette, omelette from diner | 1 piece 190 | omelette 130, ham 30, cheddar cheese 30 | butter
  spinach and feta wrap; starbucks spinach feta wrap, spinach feta wrap, spinach and feta pastie | 1 piece 160 | flour tortilla 70, egg white 45, spinach 20, feta 25 | milk
  rice with luncheon meat and nori; spam musubi, musubi | 1 piece 130 | cooked white rice 85, luncheon meat 42, soy sauce 3
  rice with burger patty and gravy; loco moco, hawaiian hamburger plate | 1 plate 480 | cooked white rice 220, beef patty 120, fried egg 50, gravy 90 | worcestershire sauce, soy sauce, breadcrumb
  chicken pasta salad; | 1 serving 280 | cooked pasta 170, cooked chicken breast 55, mayonnaise 16, tomato 40
  southwest salad; southwest chicken salad, bbq chicken salad, santa fe salad, mexican salad | 1 bowl 380 | lettuce 120, cooked chicken breast 100, black bean 40, cooked corn 30, cheddar cheese 20, tortilla chip 10, ranch dressing 30 | egg
  side salad; small side salad, side salad with dressing, salad with dressing, house salad, garden salad with dressing, green salad with dressing | 1 bowl 140 | mixed salad green 90, tomato 35, italian dressing 15 | egg, milk
  salmon salad; grilled salmon salad, salmon caesar salad | 1 bowl 330 | mixed salad green 140, cooked salmon 110, tomato 50, olive oil 12 | egg, milk, anchovy
  chicken salad plate with dressing; grilled chicken salad, chicken salad with dressing, green salad with chicken, salad with chicken, salad with grilled chicken, chicken and avocado salad, chicken avocado salad, garden salad with chicken, garden salad with grilled chicken | 1 bowl 310 | mixed salad green 130, cooked chicken breast 110, tomato 50, italian dressing 22 | milk, egg
  egg and cheese sandwich; egg and cheese bagel thin, egg and cheese on a roll, egg and cheese roll, egg cheese sandwich, egg and cheese muffin, egg and cheese english muffin, egg and cheese breakfast sandwich | 1 piece 140 | dinner roll 62, fried egg 55, american cheese 22
  pasta salad with vegetables; pasta salad, pasta pot, italian pasta salad, deli pasta salad | 1 serving 230 | cooked pasta 140, tomato 40, cucumber 25, italian dressing 25 | mozzarella, egg
  tuna pasta salad; tuna mayo pasta, tuna pasta pot | 1 serving 260 | cooked pasta 160, canned tuna 55, mayonnaise 22, canned corn 20
  pesto pasta salad; pesto chicken pasta salad, pesto pasta pot | 1 serving 250 | cooked pasta 170, pesto 28, cooked chicken breast 40, tomato 15 | egg
  prawn salad plate; prawn salad, king prawn salad, grilled shrimp salad | 1 bowl 300 | mixed salad green 140, cooked shrimp 100, tomato 45, olive oil 10
  steak salad; beef salad, grilled steak salad | 1 bowl 320 | mixed salad green 140, cooked beef steak 110, tomato 50, olive oil 12
  halloumi salad; grilled halloumi salad | 1 bowl 290 | mixed salad green 130, halloumi 80, tomato 60, olive oil 10
  biscuit with sausage gravy; biscuits and gravy, biscuit and gravy, sausage gravy and biscuits, biscuits with gravy, biscuits and sausage gravy | 2 piece 130 | buttermilk biscuit 60, white sauce 50, cooked sausage 20 | flour
  frozen chocolate shake; frosty, wendys frosty, chocolate frosty, vanilla frosty, small frosty | 1 cup 230 | chocolate milkshake 230
  iced tea with lemonade; arnold palmer, half and half tea, half tea half lemonade | 1 glass 300 | sweet iced tea 150, lemonade 150
  loaded baked potato; loaded jacket potato, fully loaded potato, baked potato loaded, loaded potato | 1 piece 320 | cooked potato 230, cheddar cheese 30, sour cream 30, cooked bacon 15, butter 10, green onion 5
  soft breadstick; olive garden breadstick, olive garden breadsticks, breadsticks olive garden, pizza hut breadstick, pizza hut breadsticks, soft breadsticks, garlic breadsticks | 1 piece 42 | dinner roll 37, butter 4, garlic 1
  turkey and cheese sandwich; turkey cheese sandwich, turkey and swiss sandwich, turkey swiss sandwich | 1 piece 160 | bread 62, deli turkey 56, swiss cheese 24, lettuce 10, mayonnaise 8
  side caesar salad; small caesar salad, side caesar, caesar side salad | 1 piece 95 | romaine lettuce 55, caesar dressing 20, crouton 10, parmesan 7
  turkey club sandwich; turkey club, turkey bacon club, turkey club sub, turkey and bacon sandwich, turkey blt | 1 piece 240 | bread 90, deli turkey 80, cooked bacon 16, mayonnaise 16, lettuce 18, tomato 20
  creme brulee ramekin; creme brulee, crème brûlée | 1 pot 100 | heavy cream 66, egg yolk 16, sugar 18
  chicken burrito bowl with everything; chipotle bowl, chipotle chicken bowl, chicken burrito bowl, burrito bowl chipotle, chipotle burrito bowl, chicken bowl chipotle, chipotle chicken burrito bowl, burrito bowl with chicken, chicken bowl | 1 bowl 470 | cooked white rice 130, cooked chicken thigh 115, cooked black bean 105, cheddar cheese 28, salsa 60, lettuce 32 | soy sauce
  onion rings portion; onion rings, beer battered onion rings, side of onion rings | 1 serving 90 | onion ring 90
  mini crustless sandwich; uncrustable, uncrustables, smuckers uncrustable | 1 piece 58 | peanut butter and jelly sandwich 58
  ice cream shake; mango shake, banana shake, fruit shake, mango milkshake, banana milkshake, avocado shake, papaya shake, oreo shake, oreo milkshake, cookies and cream milkshake, milkshake, shake, milk shake | 1 glass 350 | strawberry milkshake 350 | cookie, soy milk
  fried flat pastry with sugar; beaver tail, beavertail, beavertails, elephant ear, fried dough with sugar | 1 piece 120 | glazed doughnut 105, sugar 12, butter 3 | egg
  turkey burger in a bun; turkey burger, chicken burger homemade, turkey burger with bun | 1 piece 220 | hamburger bun 60, cooked ground turkey 113, mayonnaise 10, lettuce 17, tomato 20 | egg, soy milk, sesame seed
  filled sponge roll; nanaimo bar, nanaimo, date square, matrimonial cake | 1 piece 60 | graham cracker 15, butter 12, milk chocolate 14, powdered sugar 14, coconut 5 | egg, milk, almond, walnut
  peameal bacon on a bun; peameal bacon sandwich, peameal sandwich, peameal bacon on a kaiser | 1 piece 190 | hamburger bun 65, cooked canadian bacon 115, mustard 10
  personal pan pizza; personal pan pepperoni, personal pan pizza pepperoni, pizza hut personal pan pepperoni pizza, personal pepperoni pizza, individual pizza, personal pizza, pizza hut personal pan | 1 piece 230 | pepperoni pizza 230
  chicken plate with rice and salad; chicken plate, chicken rice and salad, chicken with rice and salad, grilled chicken with rice and salad, grilled chicken rice and salad, grilled chicken with rice, chicken and rice plate, rice with grilled chicken | 1 plate 400 | cooked chicken breast 130, cooked white rice 180, mixed salad green 60, tomato 25, olive oil 6
`,
);
