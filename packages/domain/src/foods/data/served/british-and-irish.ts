import { servedDishes } from './served-dishes.ts';

/** Dishes of homes, bakeries, chip shops and meal deals in Britain, Ireland and Australia. */
export const BRITISH_AND_IRISH = servedDishes(
  { aisle: 'frozen', category: 'protein' },
  `
  chicken fillet roll; deli chicken roll, breaded chicken roll, chicken fillet baguette, spicy chicken roll | 1 piece 275 | baguette 120, breaded chicken patty 110, mayonnaise 12, lettuce 30
  chicken bread roll; roast chicken roll, chicken salad roll, chicken in a roll | 1 piece 150 | hard roll 65, roast chicken 65, butter 8, lettuce 12
  boiled bacon slice; boiled bacon, slice of boiled bacon, boiled gammon, loin of bacon, back bacon joint | 3 slice 40 | roast ham 40
  back bacon rasher; back bacon, back bacon rashers, grilled back bacon, rasher, smoked back bacon, unsmoked back bacon | 2 piece 25 | cooked canadian bacon 15, cooked bacon 10
  breakfast roll; full breakfast roll, breakfast baguette, all day breakfast roll | 1 piece 265 | baguette 120, cooked sausage 60, cooked bacon 20, fried egg 50, ketchup 15
  ham and cheese pastry; jambon, ham and cheese slice, ham and cheese turnover, ham and cheese bake | 1 piece 95 | puff pastry 50, ham 25, swiss cheese 15 | butter, egg, white sauce
  coddle; dublin coddle, sausage and potato stew | 1 bowl 400 | cooked potato 150, cooked sausage 70, cooked bacon 12, onion 40, water 128 | breadcrumb
  bacon and cabbage; irish bacon and cabbage, boiled bacon and cabbage, ham and cabbage | 1 plate 250 | roast ham 130, cooked cabbage 120
  colcannon; champ, irish champ, mashed potato with cabbage | 1 serving 200 | mashed potato with butter 150, cooked cabbage 50
  jacket potato; jacket spud | 1 piece 230 | baked potato 230
  tuna mayo; tuna mayonnaise, tuna and mayo, tuna sweetcorn mayo, tuna and sweetcorn mayo | 1 serving 100 | canned tuna 75, mayonnaise 25
  egg mayo; egg mayonnaise, egg mayo filling | 1 serving 100 | hard boiled egg 80, mayonnaise 20
  cheese on toast; cheese toast, toast with melted cheese, cheesy toast, grilled cheese on toast | 1 slice 68 | toast 33, cheddar cheese 35 | worcestershire sauce
  chicken bake; chicken pasty, chicken slice, chicken and mushroom slice, chicken and mushroom pasty | 1 piece 130 | puff pastry 55, cooked chicken breast 40, white sauce 35 | butter, egg
  sausage bean and cheese melt; sausage and bean melt, bean and cheese slice | 1 piece 120 | puff pastry 60, baked bean 30, cooked sausage 20, cheddar cheese 10 | butter, egg
  vegan sausage roll; veggie sausage roll, vegetarian sausage roll, quorn sausage roll | 1 piece 100 | puff pastry 46, vegan sausage 54 | egg
  beef stew with dumplings; stew and dumplings, stew with dumplings, beef stew and dumplings | 1 bowl 420 | beef stew 300, german potato dumpling 60, butter 12, flour 15 | soy sauce, sesame seed
  chicken chow mein plate; chicken chow mein, chow mein with chicken, chicken noodles takeaway, pork chow mein, beef chow mein, prawn chow mein, special chow mein | 1 plate 350 | egg fried noodle 250, cooked chicken breast 70, cooked mixed vegetable 30 | soy sauce, oyster sauce, sesame seed
  sandwich meal deal; meal deal, tesco meal deal, boots meal deal, sainsburys meal deal, supermarket meal deal, lunch meal deal | 1 piece 210 | chicken salad sandwich 180, potato chip 28
  boiled new potatoes; new potatoes, new potato, baby potatoes, baby potato, boiled new potato, jersey royals, salad potatoes | 5 piece 40 | cooked potato 40
  fish finger; fish fingers, cod fish fingers, birds eye fish fingers, grilled fish fingers | 4 piece 28 | fish stick 20, cooked cod 8
  breakfast sausage link; sausage link, sausage links, breakfast sausage links, breakfast sausage, breakfast sausages, breakfast links, pork links, chipolata, chipolatas, little sausages, turkey sausage link, turkey sausage links | 2 piece 25 | cooked sausage 25
  mashed cauliflower; cauliflower mash, cauli mash, cauliflower mash with butter, mashed cauliflower with butter | 1 cup 220 | cooked cauliflower 195, butter 10, milk 15
  white sandwich bread; white bread for a sandwich | 1 serving 70 | bread 70
  whole wheat sandwich bread; whole wheat bread for a sandwich | 1 serving 70 | whole wheat bread 70
  rye sandwich bread; rye bread for a sandwich | 1 serving 70 | rye bread 70
  sandwich baguette; baguette for a sandwich | 1 serving 110 | baguette 110
  sourdough sandwich bread; sourdough bread for a sandwich | 1 serving 90 | sourdough bread 90
  pig in a blanket; pigs in blankets, pigs in a blanket, pig in blanket | 3 piece 28 | cooked sausage 20, cooked bacon 4, puff pastry 4
  ginger nut biscuit; ginger nut, ginger nuts, gingernut, gingernuts, ginger biscuit, ginger biscuits | 1 piece 11 | gingersnap 11 | almond
  cocktail sausage roll; mini sausage roll | 3 piece 20 | sausage roll 20
  spice bag; chicken spice bag, spicebag, salt and chilli chicken and chips, munchie box | 1 serving 420 | cooked french fry 210, breaded chicken tender 140, bell pepper 35, onion 30, vegetable oil 8 | soy sauce, egg
  bacon fries; scampi fries, cheese moments, bacon fries snack | 1 bag 25 | corn nut 25 | flour, milk, soy sauce, shrimp
  jam sandwich; jelly sandwich, jam butty, honey sandwich, strawberry jam sandwich, marmalade sandwich | 1 piece 108 | bread 75, jam 25, butter 8
  fish finger sandwich; fish finger butty, fish finger wrap, fish finger bap | 1 piece 180 | bread 75, fish stick 84, butter 6, tartar sauce 15
  crisp sandwich; tayto sandwich, crisp butty | 1 piece 105 | bread 72, butter 8, potato chip 25
  cheese and chutney sandwich; cheese and pickle sandwich, ploughman sandwich, cheese and onion sandwich, cheese savoury sandwich | 1 piece 150 | bread 80, cheddar cheese 40, butter 6, chutney 20 | mayonnaise
  cheese and tomato salad sandwich; cheese and tomato sandwich, cheese salad sandwich | 1 piece 175 | bread 78, cheddar cheese 38, butter 7, tomato 50
  coronation chicken sandwich; chicken mayo and sweetcorn sandwich, chicken and sweetcorn sandwich | 1 piece 185 | bread 85, cooked chicken breast 70, mayonnaise 18, chutney 10 | raisin, almond, yogurt
  prawn mayo sandwich; prawn mayonnaise sandwich, prawn sandwich, shrimp sandwich | 1 piece 160 | bread 78, cooked shrimp 62, mayonnaise 18
  tuna mayo sandwich; tuna mayonnaise sandwich, tuna and sweetcorn sandwich, tuna sweetcorn sandwich, tuna and cucumber sandwich | 1 piece 180 | bread 80, canned tuna 62, mayonnaise 16, canned corn 20
  chicken caesar baguette; chicken caesar sandwich, chicken caesar and bacon baguette, chicken caesar and bacon sandwich, chicken caesar roll, chicken caesar sub, chicken caesar panini, chicken caesar ciabatta, caesar baguette | 1 piece 245 | baguette 120, cooked chicken breast 75, caesar dressing 25, lettuce 20, parmesan 5
  chicken and bacon sandwich; chicken bacon and mayo sandwich, chicken club sandwich, chicken and bacon baguette | 1 piece 195 | bread 85, cooked chicken breast 60, cooked bacon 12, mayonnaise 16, lettuce 20
  chicken salad sandwich with mayonnaise; chicken and salad sandwich, chicken and avocado sandwich, chicken avocado sandwich | 1 piece 200 | bread 80, cooked chicken breast 60, mayonnaise 12, lettuce 25, tomato 25
  all day breakfast sandwich; sausage and egg sandwich, bacon and egg sandwich, egg and bacon sandwich, egg and bacon roll, bacon and egg roll, bacon and egg butty, sausage and egg roll, sausage egg sandwich | 1 piece 200 | bread 80, cooked sausage 30, cooked bacon 15, fried egg 55, ketchup 12 | milk
  salad sandwich; veggie sandwich, vegetable sandwich, plain salad sandwich | 1 piece 190 | bread 80, lettuce 30, tomato 40, cucumber 30, butter 8
  ham salad sandwich; ham and tomato sandwich, ham and salad sandwich | 1 piece 190 | bread 80, ham 50, butter 7, lettuce 25, tomato 28 | egg
  hummus salad sandwich; hummus sandwich, hummus wrap, hummus and vegetable wrap, hummus and falafel sandwich | 1 piece 200 | bread 85, hummus 60, carrot 30, lettuce 25
  cheese and tomato toastie; cheese and onion toastie, cheese and tomato panini, tomato and mozzarella panini, mozzarella and tomato panini, caprese panini, mozzarella panini, caprese sandwich | 1 piece 190 | ciabatta 95, mozzarella 60, tomato 35
  tuna melt panini; tuna panini, tuna melt toastie | 1 piece 210 | ciabatta 95, canned tuna 60, mayonnaise 18, cheddar cheese 30
  ham and cheese panini; cheese and ham panini, ham and cheese ciabatta, ham and mozzarella panini | 1 piece 185 | ciabatta 95, ham 45, cheddar cheese 40
  chicken and mozzarella panini; chicken panini, chicken pesto panini, chicken and bacon panini | 1 piece 220 | ciabatta 95, cooked chicken breast 70, mozzarella 35, pesto 12
  halloumi wrap; halloumi sandwich, halloumi burger | 1 piece 200 | flour tortilla 62, halloumi 65, red bell pepper 40, mayonnaise 8 | sesame seed
  falafel wrap; falafel and hummus wrap, falafel pita, falafel in pita | 1 piece 210 | flour tortilla 62, falafel 80, hummus 30, lettuce 30 | sesame seed
  hoisin duck wrap; duck wrap, duck and hoisin wrap, duck pancake | 1 piece 185 | flour tortilla 62, cooked duck 55, hoisin sauce 22, cucumber 45 | soy sauce
  hot cross bun; teacake, toasted teacake, fruit teacake, tea cake, fruit bun, barmbrack, brack, slice of brack | 1 piece 68 | raisin bread 68 | egg, milk
  malt loaf; soreen, fruit malt loaf | 1 slice 40 | raisin bread 32, malt syrup 8
  potato farl; tattie scone, potato scone, potato cake, boxty farl | 1 piece 60 | mashed potato 38, flour 18, butter 4
  bakewell tart; cherry bakewell, bakewell slice, almond tart | 1 piece 46 | pie crust 20, almond flour 8, sugar 12, jam 6 | egg, butter
  jam tart; treacle tart | 1 piece 35 | pie crust 20, jam 15 | butter, egg, breadcrumb
  iced bun; iced finger, swiss bun, belgian bun, finger bun | 1 piece 70 | dinner roll 50, powdered sugar 20 | butter, egg
  coffee and walnut cake; walnut cake, coffee walnut cake | 1 slice 90 | yellow cake 60, walnut 8, butter 10, powdered sugar 12
  chocolate fridge cake; rocky road, tiffin, hedgehog slice, fifteens | 1 piece 60 | milk chocolate 28, marshmallow 6, graham cracker 16, butter 8, raisin 2 | almond, walnut, egg
  chocolate crispy cake; cornflake bun, rice krispie bun, cornflake cake, chocolate cornflake cake, rice krispie cake, chocolate crackle, krispie bun | 1 piece 25 | corn flake 10, milk chocolate 13, butter 2 | oat, egg
  caramel shortbread; millionaire shortbread, caramel slice, caramel square | 1 piece 63 | shortbread 30, caramel candy 20, milk chocolate 13
  fairy bread; bread and butter with sprinkles | 1 slice 48 | bread 33, butter 7, sprinkle 8
  slice of buttered bread; bread with butter, bread and butter, buttered bread, slice of bread and butter, brown bread and butter | 1 slice 42 | bread 35, butter 7
  digestive biscuit; digestive, plain digestive, mcvitie digestive, wheatmeal biscuit | 2 piece 15 | graham cracker 13.4, vegetable oil 1.6 | milk
  chocolate digestive; chocolate digestive biscuit, choc digestive, milk chocolate digestive, chocolate wheaten, chocolate oat biscuit, chocolate hobnob, choc hobnob | 2 piece 17 | graham cracker 12, vegetable oil 0.9, milk chocolate 4.1 | egg
  oat biscuit; hobnob, oaty biscuit, oatcake biscuit, oat crunch biscuit | 2 piece 15 | oat 5, flour 3.5, butter 3.5, sugar 3
  oatcake; scottish oatcake, rough oatcake, nairns oatcake | 2 piece 11 | oat 8.5, vegetable oil 1.2, whole wheat flour 1.3 | milk
  rich tea biscuit; rich tea, marie biscuit, arrowroot biscuit, tea biscuit, malted milk biscuit, nice biscuit, morning coffee biscuit, maria cookie, galleta maria | 2 piece 8 | graham cracker 7.5, vegetable oil 0.5 | milk
  glucose biscuit; parle g, parle g biscuit, tiger biscuit | 4 piece 6 | graham cracker 5.6, vegetable oil 0.4 | milk
  jam sandwich biscuit; jammie dodger, monte carlo biscuit | 2 piece 19 | shortbread 12, jam 7
  chocolate biscuit bar; tim tam, tim tams, penguin, penguin bar, club bar, club biscuit, orange club, orange club bar, mint club, breakaway, blue riband, tunnock caramel wafer, caramel wafer, two finger kit kat, kit kat 2 finger, 2 finger kit kat | 1 piece 22 | milk chocolate 9, graham cracker 9, butter 4 | egg
  jaffa cake; jaffa | 2 piece 12 | cake 5, milk chocolate 3, jam 4
  marshmallow teacake; tunnock teacake, chocolate teacake, tunnock tea cake, mallow puff | 1 piece 24 | marshmallow 10, milk chocolate 9, graham cracker 5 | egg
  meringue with cream and strawberry; eton mess | 1 serving 185 | meringue 25, heavy cream 60, strawberry 100
  steamed sponge with syrup; sponge pudding, treacle sponge, syrup sponge, jam roly poly, spotted dick, steamed sponge pudding, jam sponge pudding, golden syrup sponge, treacle pudding, self saucing pudding | 1 serving 105 | cake 70, corn syrup 25, butter 8
  fruit crumble; rhubarb crumble, plum crumble, berry crumble, peach crumble, blackberry crumble, apple and blackberry crumble | 1 serving 150 | apple crumble 150
  chocolate tipped ice cream cone; cornetto, sundae cone | 1 piece 78 | ice cream 55, sugar cone 12, dark chocolate 10
  fruit ice lolly; solero, twister, fab, fab lolly, rocket lolly, calippo, paddle pop, ice cream lolly | 1 piece 65 | sherbet 65
  mince and tatties; mince and potatoes, mince and mash, savoury mince and mash | 1 plate 400 | cooked ground beef 110, gravy 70, cooked potato 200, cooked carrot 20 | worcestershire sauce
  savoury mince; mince in gravy, minced beef in gravy, mince and onion | 1 serving 230 | cooked ground beef 120, gravy 80, cooked onion 30 | worcestershire sauce
  liver and onions; liver and bacon, lambs liver and onions | 1 serving 185 | cooked beef liver 115, cooked onion 65, vegetable oil 5
  sausage casserole; sausage hotpot, sausage and bean casserole, sausage stew | 1 serving 330 | cooked sausage 110, baked bean 70, canned tomato 90, cooked carrot 40, onion 20 | breadcrumb
  lamb and potato hotpot; lancashire hotpot, hotpot, lamb hotpot, scouse, lobscouse, stovies, irish stew | 1 plate 380 | cooked stewing beef 100, cooked potato 180, cooked carrot 40, gravy 60 | worcestershire sauce
  fishcake; fish cake, cod fishcake, salmon fishcake | 2 piece 88 | cooked cod 35, mashed potato 35, breadcrumb 12, vegetable oil 6 | egg
  breaded scampi; scampi, scampi bites | 1 serving 150 | fried shrimp 150
  mushy pea; marrowfat pea, processed pea, chip shop peas | 1 serving 120 | cooked split pea 75, water 25 | flour
  chip shop curry sauce; chinese curry sauce, curry sauce pot | 1 serving 150 | curry sauce 150 | flour, soy sauce, mustard
  chip shop chips; chippy chips, chips from the chippy, fish shop chips, large chips from chippy | 1 serving 240 | fast food french fry 170, cooked potato 70
  chips and gravy; chips with gravy, fries and gravy | 1 serving 260 | fast food french fry 160, gravy 100
  cheesy chips; chips and cheese, cheese and chips, chips with cheese | 1 serving 220 | fast food french fry 175, cheddar cheese 45
  battered sausage; jumbo battered sausage, sausage in batter | 1 piece 120 | cooked sausage 82, flour 26, vegetable oil 12 | egg
  chippy fish and chips; fish and chips from the chippy, chip shop fish and chips, fish supper, takeaway fish and chips, large fish and chips | 1 serving 430 | fried fish 210, fast food french fry 150, cooked potato 70
  pie and mash; steak pie and mash, pie and mash with gravy, meat pie and mash | 1 plate 430 | steak pie 210, mashed potato with butter 180, gravy 40 | egg
  chicken and mushroom pie; chicken pie, chicken and leek pie, chicken and ham pie, chicken and vegetable pie | 1 piece 230 | chicken pot pie 230
  party pie; mini meat pie | 2 piece 45 | steak pie 45 | milk, egg
  brandy butter; rum butter, hard sauce | 1 tbsp 18 | butter 45, sugar 48, brandy 7
  crumbed chicken schnitzel; chicken schnitzel, chicken schnitty, schnitty, schnitzel chicken, crumbed chicken, crumbed chicken breast, chicken escalope, chicken milanese, breaded chicken breast | 1 piece 170 | chicken katsu 170
  carrot soup; carrot and coriander soup, carrot and ginger soup, sweet potato soup, root vegetable soup, parsnip soup, spiced parsnip soup, carrot and lentil soup | 1 bowl 300 | cooked carrot 90, cooked potato 30, onion 20, vegetable oil 8, water 152 | light cream
  cullen skink; smoked haddock chowder, smoked haddock soup, seafood chowder, fish chowder, fish soup | 1 bowl 300 | smoked haddock 60, milk 120, cooked potato 80, butter 7, onion 20 | clam, shrimp, flour
  cup a soup; cuppa soup, instant soup, packet soup | 1 cup 230 | cream of vegetable soup 110, water 120
  pea and mint soup; pea soup, green pea soup | 1 bowl 300 | cooked pea 130, onion 20, butter 6, water 144
  vegetable and lentil soup; lentil and bacon soup, red lentil soup, spiced lentil soup | 1 bowl 300 | lentil soup 300
  muller corner; corner yogurt, fruit corner, crunch corner | 1 pot 132 | fruit yogurt 110, jam 22
  muller light; light yogurt, diet yogurt, light fruit yogurt, fat free fruit yogurt | 1 pot 160 | fat free yogurt 160
  grilled gammon; gammon steak, gammon, gammon joint, grilled gammon steak, gammon slice | 1 piece 150 | roast ham 150
  peppercorn sauce; creamy peppercorn sauce, green peppercorn sauce, pepper sauce creamy, au poivre sauce, steak diane sauce | 1 serving 60 | heavy cream 20, beef broth 34, butter 3, black pepper 1, flour 2 | white wine
  mushroom sauce; creamy mushroom sauce, mushroom gravy | 1 serving 70 | cooked mushroom 25, heavy cream 15, beef broth 25, butter 3, flour 2 | white wine
  bearnaise sauce; bearnaise, sauce bearnaise, béarnaise | 1 serving 40 | hollandaise sauce 40
  bread sauce; | 1 serving 60 | milk 42, bread 14, butter 4
  christmas pudding; plum pudding, figgy pudding | 1 serving 110 | raisin 38, bread 14, brown sugar 18, egg 10, flour 8, butter 10, apple 12 | almond, beer, milk
  eccles cake; chorley cake | 1 piece 65 | puff pastry 42, raisin 17, brown sugar 6 | butter, egg
  battenberg cake; battenberg, battenburg | 1 slice 45 | victoria sponge 28, marzipan 12, jam 5 | milk, egg
  nutrition drink; ensure, ensure plus, ensure drink, fortisip, complan, complan shake, boost drink, meritene, build up shake, nutritional drink, fresubin | 1 bottle 200 | milk 130, skim milk powder 22, sugar 24, vegetable oil 8, water 16 | soy milk
  rich tea finger; rich tea fingers | 2 piece 5 | graham cracker 4.6, vegetable oil 0.4 | milk
  fruit puree pouch; baby food, baby food fruit, baby puree, baby food pouch, baby pouch, fruit pouch, ella's kitchen pouch, ellas kitchen pouch, ella kitchen pouch, baby fruit pouch, apple sauce pouch, applesauce pouch, gogo squeez | 1 piece 90 | applesauce 65, banana 25
  fromage frais; petit filous, yogurt tube, yoghurt tube, frubes, gogurt, go gurt, frube, munch bunch, petit suisse, danonino, kids yogurt, kid yogurt | 1 pot 50 | fruit yogurt 50
  protein yogurt; high protein yogurt, skyr, plain skyr, protein yogurt pot, icelandic yogurt | 1 pot 200 | greek yogurt 194, jam 6
  protein pudding; high protein pudding, protein mousse, protein dessert | 1 pot 198 | skim milk 170, whey protein 22, cornstarch 3, cocoa powder 3
  smashed avocado with feta on toast; smashed avo on toast, smashed avocado on toast, smashed avocado on sourdough, smashed avo on sourdough, smashed avo, avo smash, avocado smash, avocado and feta toast | 1 plate 240 | sourdough bread 100, avocado 95, feta 25, olive oil 5 | sesame seed
  vegemite toast; marmite toast, toast with vegemite, marmite on toast, vegemite on toast | 1 slice 42 | toast 33, butter 5, yeast extract 4
  parmigiana and chips; parma and chips, chicken parma with chips, chicken parmi and chips, schnitzel and chips, chicken schnitzel and chips | 1 plate 390 | chicken katsu 190, tomato sauce 40, mozzarella 40, fast food french fry 160
  chiko roll; | 1 piece 160 | pork egg roll 160
  dim sim; dim sims, dim sim fried, dim sims fried, fried dim sim, steamed dim sim | 2 piece 50 | pork dumpling 50
  fruit toast; raisin toast, toasted fruit bread, raisin bread toast | 2 slice 38 | raisin bread 34, butter 4
  toasted banana bread; banana bread from cafe, cafe banana bread, banana loaf | 1 slice 105 | banana bread 98, butter 7
  scrambled egg on buttered toast; scrambled egg on toast, scrambled eggs on toast, scramble on toast | 1 plate 175 | scrambled egg 112, toast 58, butter 5
  chicken and chips; half chicken and chips, chicken with chips | 1 plate 380 | roast chicken 220, fast food french fry 160
  roast chicken dinner; roast lamb dinner, roast pork dinner, roast turkey dinner, roast dinner, sunday roast chicken, sunday roast lamb, sunday roast pork, chicken sunday roast, sunday dinner, sunday lunch | 1 plate 600 | roast chicken 130, roast potato 200, cooked carrot 70, cooked broccoli 60, yorkshire pudding 45, gravy 95
  garlic baguette; garlic bread baguette, garlic baguettes | 1 piece 170 | garlic bread 170
  ready meal lasagne; microwave lasagne, microwave lasagna, frozen lasagne, supermarket lasagne, lasagne ready meal, lasagna ready meal, ready meal lasagna | 1 piece 400 | meat lasagna 400
  meat pie for one; meat pie, aussie meat pie, pie with sauce, four n twenty pie, meat pie with sauce, mince pie savoury, chunky beef pie, beef pie, steak and cheese pie, mince and cheese pie | 1 piece 175 | steak pie 175 | milk, egg
`,
);
