import { servedDishes } from './served-dishes.ts';

/**
 * Dishes of homes in the Nordic countries, the Low Countries, the Balkans, Russia, the Levant, North and South Africa.
 */
export const MORE_HOMES = servedDishes(
  { aisle: 'frozen', category: 'protein' },
  `
  semolina cake in syrup; basbousa, namoura, revani, harissa cake, hareesa, safouf | 1 piece 75 | semolina 28, sugar 24, butter 8, yogurt 10, water 5 | almond, coconut, egg
  fried flat pastry with sugar; beaver tail, beavertail, beavertails, elephant ear, fried dough with sugar | 1 piece 120 | glazed doughnut 105, sugar 12, butter 3 | egg
  fava beans with bread; ful with bread, foul with bread, ful and bread, ful sandwich, foul sandwich, ful medames with bread | 1 plate 260 | cooked fava bean 160, olive oil 8, pita bread 80, tomato 12 | sesame seed
  south african dried beef; biltong, beef biltong, droewors, dried wors, game biltong | 1 bag 30 | cooked beef steak 150, salt 3
  nordic cream bun; semla, fastelavnsbolle, laskiaispulla, fastlagsbulle | 1 piece 110 | brioche 60, whipped cream 35, almond flour 10, powdered sugar 5
  cardamom bun; kanelbulle, kardemummabulle, korvapuusti, pulla, skillingsbolle, kanelsnegl | 1 piece 85 | cinnamon roll 85
  rye crust pasty with rice; karelian pasty, karjalanpiirakka, karelian pie, piirakka | 1 piece 75 | cooked white rice 40, rye bread 25, butter 5, milk 5 | egg
  salmon and potato soup; salmon soup, lohikeitto, fiskesuppe, fiskesoppa, laxsoppa, creamy salmon soup, kalakeitto | 1 bowl 350 | cooked salmon 70, cooked potato 90, milk 150, heavy cream 20, cooked carrot 20 | shrimp, flour, soy milk
  brown whey cheese; brunost, gjetost, brunost on bread | 2 slice 15 | caramel candy 4, gouda 11
  hash of meat and potato; pyttipanna, pytt i panna, biksemad, hash with egg | 1 plate 330 | cooked potato 180, roast beef 70, cooked onion 25, fried egg 50, butter 6
  fish balls in sauce; fiskeboller, fiskefrikadeller, fiskekaker, fish fingers homemade | 1 serving 220 | salmon cake 130, white sauce 90
  meatballs in brown sauce; kjøttkaker, kjottkaker, köttbullar, kottbullar, lihapullat, frikadeller, meatballs and gravy | 1 serving 220 | meatball 140, gravy 80 | milk, egg, breadcrumb, anchovy
  mashed potato with vegetable; stamppot, boerenkool, hutspot, andijviestamppot, stoemp, stamppot boerenkool, boerenkoolstamppot | 1 plate 350 | mashed potato with butter 240, kale 80, gravy 30
  stamppot with smoked sausage; stamppot with sausage, boerenkool met worst, stamppot met rookworst, stamppot with rookworst | 1 plate 430 | mashed potato with butter 230, kale 75, cooked sausage 100, gravy 30
  minced meat roll deep fried; frikandel, frikandel speciaal, frikadel, mexicano snack, kaassouffle, kaassoufflé, kipcorn | 1 piece 85 | cooked sausage 50, breadcrumb 10, vegetable oil 3, water 22 | milk, egg
  ragout croquette; kroket, broodje kroket filling, kalfskroket, garnalenkroket | 1 piece 70 | spanish croquette 70 | shrimp
  roll with croquette; broodje kroket, broodje frikandel, broodje bal | 1 piece 130 | dinner roll 55, spanish croquette 70, mustard 5
  chocolate sprinkles on bread; hagelslag, hagelslag on bread, boterham met hagelslag, bread with sprinkles, vlokken on bread | 1 slice 55 | bread 35, butter 5, milk chocolate 15
  peanut butter on bread; boterham met pindakaas, pindakaas, bread with peanut butter | 1 slice 52 | bread 35, peanut butter 17
  cheese on bread; boterham met kaas, käsebrot, bread with cheese, bread and cheese, smörgås med ost, ostmacka, brødskive med ost, chleb z serem | 1 slice 62 | bread 35, butter 5, gouda 22
  split pea soup thick; erwtensoep, snert, ärtsoppa, artsoppa, hernekeitto, split pea soup with sausage | 1 bowl 350 | cooked split pea 190, cooked sausage 35, cooked carrot 30, water 95
  chicken in cream stew; waterzooi, vol au vent, vol-au-vent, koninginnenhapje, blanquette, blanquette de veau, fricassee, chicken fricassee, hühnerfrikassee | 1 serving 300 | cooked chicken breast 110, white sauce 120, cooked carrot 35, cooked potato 35 | celery, egg
  beef in beer stew; carbonnade, stoofvlees, carbonade flamande, stoverij, hachee | 1 serving 280 | cooked stewing beef 150, gravy 100, cooked onion 30 | beer, bread, mustard
  stoofvlees with fries; stoofvlees met friet, stoofvlees frietjes, carbonnade frites, carbonnade with fries | 1 plate 430 | cooked stewing beef 140, gravy 100, fast food french fry 170 | beer, bread, mustard
  fries with mayonnaise; friet met, patat met, patatje met, frites mayo, pommes mit mayo, pommes rot weiß, patat met mayonaise, fries with mayo, fries and mayo | 1 serving 190 | fast food french fry 160, mayonnaise 30
  small puffed pancakes; poffertjes, ebelskiver, æbleskiver, mini pancakes | 10 piece 12 | pancake 10, butter 1, powdered sugar 1
  dutch pancake; pannenkoek, pannekoek, pannenkoek met stroop, pannkakor, pannukakku, palacinky, palačinky, palačinke, palacinke, palacinta, blinchiki, livance, lívance | 2 piece 100 | crepe 88, jam 12
  beef in cream sauce with dumplings; svickova, svíčková, svickova na smetane, sauerbraten with dumplings, sauerbraten mit knödel | 1 plate 450 | cooked stewing beef 120, gravy 110, light cream 30, german potato dumpling 180 | milk, celery, bread, soy milk, sesame seed
  fried cheese; smazeny syr, smažený sýr, smazak, vyprážaný syr, vyprazany syr, breaded cheese | 1 piece 140 | edam cheese 100, breadcrumb 20, vegetable oil 14, egg 8
  sheep cheese dumplings; bryndzove halusky, bryndzové halušky, halusky, halušky, strapacky | 1 plate 330 | gnocchi with tomato sauce 210, feta 70, cooked bacon 25, butter 10 | soy milk, sesame seed
  small egg noodle dumplings; nokedli, knöpfle, galuska, spätzle mit sosse | 1 serving 180 | cooked egg noodle 172, butter 8 | soy milk, sesame seed
  fried dough with cheese; langos, lángos, langosch, lángos with cheese, langos with cheese, langos with cheese and sour cream | 1 piece 200 | fry bread 140, sour cream 30, cheddar cheese 30 | milk
  stuffed pepper in tomato sauce; plnena paprika, plněná paprika, punjene paprike, töltött paprika, toltott paprika, polneti piperki, ardei umpluti | 1 serving 300 | stuffed pepper with meat 220, tomato sauce 80 | flour, milk
  cabbage roll in sauce; golubtsi, golubtzi, holubky, holubce, töltött káposzta, sarmale, punjeni kupus, kåldolmar, kaalikääryle | 2 piece 170 | stuffed cabbage roll with beef 145, tomato sauce 20, sour cream 5
  cold kefir soup; okroshka, chlodnik, chłodnik, šaltibarščiai, saltibarsciai, tarator, holodnik | 1 bowl 300 | yogurt 120, cucumber 50, hard boiled egg 25, cooked potato 30, water 75 | sausage
  cabbage soup; shchi, shchi with sour cream, zelnacka, zelňačka, kyselica, rasol, ciorba, ciorba de burta, ciorba de perisoare, solyanka, rassolnik | 1 bowl 350 | cabbage 90, cooked stewing beef 35, cooked potato 60, beef broth 150, sour cream 15
  potato dumplings filled; vareniki, vareniki with potato, vareniki with cherries, vareniki with cottage cheese, koldunai, cepelinai, varenyky, wareniki | 8 piece 30 | pierogi 28, sour cream 2 | soy milk, sesame seed
  meat dumplings with sour cream; pelmeni with sour cream, pelmeni with smetana, manti, manty, khinkali, kreplach, uszka | 1 plate 280 | pelmeni 250, sour cream 30
  buckwheat with meat; grechka, grechka with chicken, grechka with cutlet, buckwheat with chicken, buckwheat with meat, гречка | 1 plate 320 | cooked buckwheat 200, frikadelle 110, butter 8
  rice pilaf with meat; plov, uzbek plov, pilau with lamb, osh, palov, pilaw, arroz de pato | 1 plate 350 | cooked white rice 210, cooked stewing beef 80, cooked carrot 40, vegetable oil 20 | milk, flour
  layered herring salad; shuba, herring under a fur coat, selyodka pod shuboy, sillsallad | 1 serving 180 | cooked beet 50, cooked potato 45, pickled herring 35, mayonnaise 25, cooked carrot 25 | egg
  georgian cheese bread; khachapuri, khachapuri adjaruli, adjarian khachapuri, imeruli | 1 piece 250 | pizza dough 130, mozzarella 60, feta 35, egg 20, butter 5
  sweet curd snack; glazed curd bar, tvorog, tvorog with sour cream, syrok, varškės sūrelis, túró rudi, turo rudi | 1 piece 45 | cottage cheese 25, milk chocolate 12, sugar 8
  savory cheese pastry; gibanica, zelnik, banitsa, pogaca filled, burek with cheese, sirnica, cheese burek, tiropita, byrek | 1 piece 170 | borek 170
  meat burek; burek, burek with meat, burek with yogurt, byrek with meat, börek mit hackfleisch | 1 piece 200 | borek 130, cooked ground beef 70
  grilled sausages in flatbread; cevapi, ćevapi, cevapcici, ćevapčići, cevapi in lepinja, cevapi in somun, cevapi with bread, čevapčiči | 1 plate 280 | beef kofta 150, pita bread 100, onion 30 | soy milk
  balkan burger; pljeskavica, pljeskavica in lepinja, pljeskavica in bread | 1 piece 290 | pita bread 110, beef patty 130, onion 25, sour cream 25 | egg, soy milk, sesame seed
  pepper relish; ajvar, lutenica, ljutenica, pindjur, zacusca | 2 tbsp 20 | roasted red pepper 85, olive oil 8, cooked eggplant 7
  balkan salad with cheese; shopska, shopska salad, sopska salata, šopska, serbian salad, horiatiki | 1 bowl 250 | tomato 110, cucumber 80, feta 40, onion 15, olive oil 5
  polenta with cheese and cream; mamaliga, mamaliga with cheese, mămăligă, mamaliga cu branza si smantana, kacamak, kačamak, polenta with cheese | 1 plate 320 | ugali 230, feta 50, sour cream 40
  chopped meat rolls; mici, mititei, mici with mustard | 4 piece 60 | beef kofta 60 | flour
  jute leaf soup with rice; molokhia, mulukhiyah, molokhia with rice, molokheya with rice, molokhia with chicken, mloukhieh | 1 plate 400 | cooked spinach 130, cooked chicken breast 70, cooked white rice 190, butter 8
  puff pastry milk pudding; om ali, umm ali, oum ali | 1 serving 200 | puff pastry 45, milk 120, heavy cream 20, sugar 12 | almond, raisin, pistachio
  sweet savory chicken pie; pastilla, bastilla, b'stilla, pastilla au poulet | 1 piece 180 | phyllo dough 50, cooked chicken breast 80, almond 15, egg 20, butter 10, sugar 5
  layered griddle flatbread; msemen, meloui, msemmen, rghaif, khobz tajine, mlawi, malawach, murtabak | 1 piece 95 | paratha 95
  griddle flatbread with honey; msemen with honey, baghrir, baghrir with honey, meloui with honey, mlawi with honey | 1 piece 110 | paratha 90, honey 15, butter 5
  sweet mint tea; mint tea with sugar, moroccan mint tea, maghrebi tea, atay, shai bil nana | 1 glass 120 | tea 110, sugar 10
  spiced chickpea flour stew; shiro, shiro wat, shiro wot | 1 serving 200 | cooked split pea 120, vegetable oil 14, onion 30, water 36 | flour
  shiro with injera; injera with shiro, shiro and injera, shiro wat with injera, injera and shiro | 1 plate 380 | injera 190, cooked split pea 110, vegetable oil 14, onion 30, water 36
  seasoned minced beef; kitfo, tibs, derek tibs, beef tibs, lamb tibs, gored gored | 1 serving 200 | cooked ground beef 165, butter 18, onion 17
  tibs with injera; kitfo with injera, injera with tibs, tibs and injera, beef tibs with injera, injera with kitfo | 1 plate 390 | injera 190, cooked stewing beef 150, butter 15, onion 35
  leaf and peanut stew; ndole, ndolé, ndole with shrimp, saka saka, pondu, sauce feuille, cassava leaf stew, cassava leaves, palava sauce, matapa | 1 serving 250 | cooked spinach 130, peanut butter 35, cooked stewing beef 50, vegetable oil 15, water 20 | dried shrimp, anchovy, flour
  ndole with plantain; ndole with plantains, ndolé with plantains, ndole and plantain, ndole et plantains | 1 plate 400 | cooked spinach 120, peanut butter 30, cooked stewing beef 50, vegetable oil 15, fried plantain 150 | dried shrimp, anchovy
  peanut stew with rice; mafe, mafé, maafe, mafe with rice, mafé with rice, mafe and rice, groundnut soup with rice, domoda, tigadegena | 1 plate 420 | groundnut stew 220, cooked white rice 200 | anchovy, flour
  onion lemon chicken with rice; yassa, poulet yassa, chicken yassa, chicken yassa and rice, yassa poulet, chicken yassa with rice | 1 plate 430 | cooked chicken thigh 150, cooked onion 80, cooked white rice 190, vegetable oil 12 | mustard, egg, flour, soy milk
  cassava couscous with fish; attieke, attiéké, attieke poisson, attieke with fish, garba | 1 plate 400 | cooked cassava 220, fried fish 120, tomato 40, onion 15, vegetable oil 10
  boerewors in a roll; boerewors roll, boerie roll, boerewors bun | 1 piece 190 | dinner roll 60, cooked bratwurst 100, cooked onion 20, ketchup 10
  porridge with sausage; pap and wors, pap en wors, pap with boerewors, pap and boerewors, pap and chakalaka with wors | 1 plate 380 | ugali 250, cooked bratwurst 110, tomato sauce 20 | flour
  spicy vegetable relish; chakalaka, atchar, sheba relish | 1 serving 120 | baked bean 40, cooked carrot 30, tomato 30, onion 15, vegetable oil 5
  apricot sponge pudding; malva pudding, malva pudding with custard | 1 serving 140 | cake 90, heavy cream 20, sugar 20, butter 10 | flour, date
  milk tart; melktert, milk tart slice | 1 slice 110 | pie crust 30, vanilla pudding 80 | egg
  fried dough twist; koeksister, koeksisters, koesister, vetkoek plain, magwinya, fat cakes, fat cake | 2 piece 50 | african doughnut 40, sugar 10 | egg, milk
  vetkoek with mince; vetkoek and mince, kota, bunny kota, vetkoek filled | 1 piece 230 | fry bread 110, cooked ground beef 100, onion 20
  samp and beans; samp, umngqusho, samp and beans with meat, githeri, mukimo, irio | 1 plate 300 | hominy 160, cooked pinto bean 120, vegetable oil 8
  pilau with beef; pilau beef, beef pilau, east african pilau, swahili pilau, spiced rice with beef | 1 plate 350 | cooked white rice 240, cooked stewing beef 70, vegetable oil 14, onion 26 | milk, flour
  chapati with beans; chapati and beans, chapo beans, chapati beans, chapati and ndengu, chapati ndengu, beans and chapati | 1 plate 320 | chapati 120, rajma 200
  rolex wrap; rolex, chapati rolled with egg, egg chapati | 1 piece 220 | chapati 100, egg 100, vegetable oil 8, tomato 12
  matoke; matooke, steamed matoke, matoke with groundnut sauce, katogo | 1 serving 250 | plantain 220, onion 15, vegetable oil 8
  labneh and zaatar bread; labneh with bread, labneh and bread, labneh with zaatar and bread, labneh sandwich, labneh wrap | 1 plate 130 | greek yogurt 55, pita bread 65, olive oil 8 | sesame seed
  falafel platter; falafel plate, falafel plate with hummus and salad, falafel plate with hummus, falafel with hummus and salad, falafel meal, falafel bowl | 1 plate 400 | falafel 110, hummus 70, mixed salad green 80, tomato 50, pita bread 60, olive oil 8 | sesame seed
  chicken with sumac on bread; musakhan, chicken musakhan | 1 plate 380 | roast chicken 170, naan 120, cooked onion 70, olive oil 18
  rice with meat upside down; maqluba, makloubeh, maqlooba, ouzi, kabuli pulao, kabuli palaw, qabuli, mandi, chicken mandi, lamb mandi, machboos, majboos, biryani arabic, bukhari rice | 1 plate 430 | cooked white rice 230, roast chicken 120, cooked eggplant 50, vegetable oil 16, almond 6 | yogurt, raisin
  meat flatbread; lahmacun, lahm bi ajeen, sfiha, lahmajoun, lahmacun wrap | 1 piece 150 | pizza dough 85, ground beef 50, tomato 15 | sesame seed
  persian herb stew with rice; ghormeh sabzi, gormeh sabzi, ghormeh sabzi with rice, khoresh, gheymeh, gheimeh, fesenjan, khoresh bademjan, persian stew with rice | 1 plate 450 | cooked white rice 220, cooked stewing beef 80, cooked spinach 80, cooked kidney bean 40, vegetable oil 18 | walnut, flour
  turkey burger in a bun; turkey burger, chicken burger homemade, turkey burger with bun | 1 piece 220 | hamburger bun 60, cooked ground turkey 113, mayonnaise 10, lettuce 17, tomato 20 | egg, soy milk, sesame seed
  dim sum dumpling; har gow, dim sum, dim sum har gow, har gau, shrimp dumpling, prawn dumpling, crystal dumpling, dim sum prawn dumplings | 4 piece 25 | cooked shrimp 13, flour 8, pork dumpling 4
  rice noodle roll; cheung fun, cheong fun, rice rolls, chee cheong fun | 1 serving 220 | cooked rice noodle 175, cooked shrimp 30, soy sauce 12, vegetable oil 5 | sesame oil
  duck pancake; peking duck pancake, peking duck pancakes, crispy duck pancake, crispy duck pancakes, duck pancakes, crispy aromatic duck, duck in pancakes | 4 piece 45 | flour tortilla 14, cooked duck 20, hoisin sauce 5, cucumber 6 | milk, egg
  filled sponge roll; nanaimo bar, nanaimo, date square, matrimonial cake | 1 piece 60 | graham cracker 15, butter 12, milk chocolate 14, powdered sugar 14, coconut 5 | egg, milk, almond, walnut
  peameal bacon on a bun; peameal bacon sandwich, peameal sandwich, peameal bacon on a kaiser | 1 piece 190 | hamburger bun 65, cooked canadian bacon 115, mustard 10
  thali plate; veg thali, vegetable thali, thali, gujarati thali, south indian meals, rajasthani thali, meals plate | 1 plate 600 | chapati 80, cooked white rice 150, dal tadka 130, cooked mixed vegetable 110, potato curry 90, yogurt 40, vegetable oil 10 | almond, cashew, butter
  prawn curry; prawn masala, shrimp masala, prawn curry indian, jhinga masala, goan prawn curry, chingri malai curry, shrimp curry, prawns masala, prawn korma | 1 serving 220 | cooked shrimp 110, tomato sauce 50, coconut milk 25, onion 25, vegetable oil 12 | mustard, cashew
  pani puri piece; pani puri, golgappa, gol gappa, puchka, golgappe, panipuri | 6 piece 28 | puri 7, cooked potato 9, cooked mung bean 4, water 8 | flour, tamarind
  spicy fried chicken bites; chicken 65, chilli chicken dry, gobi 65 chicken, chicken 65 dry, chicken pakora, chicken popcorn indian | 1 serving 180 | chicken nugget 150, vegetable oil 8, onion 22 | egg, soy sauce, yogurt
  chicken biryani plate; chicken biryani, chicken dum biryani, biryani chicken, hyderabadi chicken biryani, kolkata biryani, fish biryani, prawn biryani | 1 plate 350 | cooked white rice 190, cooked chicken thigh 100, vegetable oil 12, cooked onion 30, yogurt 18 | cashew, raisin, egg, butter
  amino acid drink; bcaa, bcaa drink, bcaas, electrolyte drink, electrolytes, pre workout, preworkout, pre-workout, eaa drink, eaas, glutamine, citrulline, beta alanine, nuun, liquid iv zero, lemsip, alka seltzer, hydration tablet, emergen-c | 1 glass 250 | lemon juice 12, water 238
  fat bomb; fat bombs, keto fat bomb, keto fat bombs, peanut butter fat bomb | 1 piece 20 | peanut butter 8, coconut oil 5, cream cheese 5, cocoa powder 2 | almond, cashew
  pre workout powder; preworkout, pre workout, preworkout powder, pre workout drink | 1 scoop 10 | water 9, sugar 1
  creatine; creatine monohydrate, creatine powder, creatine mono, monohydrate, creatine capsules, creatine gummy | 1 tsp 5 | water 5
  vitamin tablet; multivitamin, multivitamins, multi vitamin, vitamin, vitamins, vitamin pill, vitamin supplement, vitamin c, vitamin d, vitamin d3, vitamin b12, vitamin c tablet, vitamin d tablet, zinc, zinc tablet, magnesium, magnesium tablet, iron tablet, iron supplement, calcium tablet, folic acid, caffeine tablet, caffeine pill, melatonin, ashwagandha, probiotic capsule, turmeric capsule, supplements, berocca, centrum | 1 piece 1 | water 1
  dextrose powder; maltodextrin, maltodextrin powder, glucose powder, carb powder, cyclic dextrin, highly branched cyclic dextrin | 1 scoop 30 | sugar 30
  plant protein shake; vegan protein shake, plant based protein shake, vegan shake, pea protein shake, plant protein, vegan protein drink | 1 bottle 330 | soy protein powder 30, water 300
  personal pan pizza; personal pan pepperoni, personal pan pizza pepperoni, pizza hut personal pan pepperoni pizza, personal pepperoni pizza, individual pizza, personal pizza, pizza hut personal pan | 1 piece 230 | pepperoni pizza 230
  chicken plate with rice and salad; chicken plate, chicken rice and salad, chicken with rice and salad, grilled chicken with rice and salad, grilled chicken rice and salad, grilled chicken with rice, chicken and rice plate, rice with grilled chicken | 1 plate 400 | cooked chicken breast 130, cooked white rice 180, mixed salad green 60, tomato 25, olive oil 6
  tempeh bowl with rice; tempeh bowl, tempeh rice bowl, tempeh buddha bowl | 1 bowl 400 | tempeh 110, cooked brown rice 170, cooked mixed vegetable 105, sesame dressing 15 | soy sauce, peanut
  muesli; müsli, müesli, musli, mysli, swiss muesli, dry muesli, no added sugar muesli, no sugar muesli, fruit muesli, fruit and nut muesli, alpen, swiss style muesli | 1 bowl 60 | oat 38, raisin 12, almond 5, bran flake 5
  muesli with fruit and milk; fruit and fibre with milk, granola with milk, granola and milk, muesli with banana | 1 bowl 215 | granola 45, reduced fat milk 150, banana 20 | almond, raisin
`,
);
