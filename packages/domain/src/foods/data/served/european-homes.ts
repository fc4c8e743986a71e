import { servedDishes } from './served-dishes.ts';

/** Dishes of homes and snack bars in Europe, and of its neighbours from Turkey to Georgia. */
export const EUROPEAN_HOMES = servedDishes(
  { aisle: 'frozen', category: 'protein' },
  `
  cheese and ham open sandwich; kanapka, kanapki, kanapka z serem, kanapka z szynka, kanapka z szynka i serem, belegtes brot, abendbrot, schinkenbrot, wurstbrot | 1 piece 75 | rye bread 40, butter 5, ham 15, gouda 15
  buttered roll; buttered bread roll, roll and butter, roll with butter, buttered bap, buttered dinner roll | 1 piece 65 | dinner roll 57, butter 8
  buttered cheese roll; cheese roll, käsebrötchen, cheese bread roll, brötchen mit käse, belegtes brötchen, belegte brötchen, belegtes brötchen mit käse, belegte brötchen mit käse, cheese open sandwich | 1 piece 90 | hard roll 55, butter 7, gouda 28
  meat roll with liver cheese; leberkäsbrötchen, leberkässemmel, leberkäse im brötchen, fleischkäsebrötchen | 1 piece 155 | leberkase 100, hard roll 55 | milk
  sausage in a bread roll; bratwurst im brötchen, bratwurst in brötchen, bratwurst in a roll, thüringer im brötchen, bratwurstbrötchen, bockwurst im brötchen | 1 piece 165 | cooked bratwurst 110, hard roll 50, mustard 5
  schnitzel roll; schnitzelbrötchen, schnitzelsemmel, schnitzel sandwich | 1 piece 185 | wiener schnitzel 120, hard roll 58, mayonnaise 7
  fish roll; fischbrötchen, bismarckbrötchen, matjesbrötchen, backfischbrötchen | 1 piece 160 | hard roll 58, pickled herring 80, onion 22 | mayonnaise, flour
  ground pork roll; mettbrötchen, mettbrot, hackepeter | 1 piece 110 | hard roll 50, ground pork 50, onion 10 | butter
  doner kebab; döner, doner, döner kebab, döner im brot, doner kebap, döner sandwich, kebab, kebap, döner teller, donner kebab, chicken doner, chicken döner, hähnchen döner | 1 piece 360 | pita bread 110, roast lamb 110, lettuce 45, cabbage 45, tomato 20, tzatziki 30 | sesame seed, soy sauce
  doner wrap; dürüm, durum, dürüm döner, döner wrap, kebab wrap, chicken kebab wrap, shawarma wrap | 1 piece 360 | flour tortilla 100, roast lamb 110, lettuce 60, tomato 40, tzatziki 40 | sesame seed, soy sauce
  kebab and chips; doner and chips, kebab meat and chips, döner box, doner box | 1 serving 330 | roast lamb 140, fast food french fry 170, tzatziki 20 | yogurt, flour
  currywurst with fries; currywurst pommes, currywurst mit pommes, currywurst and chips, currywurst and fries | 1 plate 330 | currywurst 200, fast food french fry 160
  schnitzel with fries; schnitzel mit pommes, schnitzel pommes, schnitzel and chips, schnitzel and fries | 1 plate 340 | wiener schnitzel 180, fast food french fry 160
  schnitzel with potato salad; schnitzel mit kartoffelsalat, schnitzel and potato salad | 1 plate 360 | wiener schnitzel 170, potato salad 190
  lentil stew with sausage; linseneintopf, linsensuppe, linsen mit spätzle, erbseneintopf, erbsensuppe, bohneneintopf, fasolka po bretonsku, grochówka, grochowka | 1 bowl 400 | lentil soup 350, cooked sausage 40 | flour
  potato soup; kartoffelsuppe, kartoffelsuppe mit würstchen, zupa ziemniaczana | 1 bowl 350 | cooked potato 150, cooked carrot 40, hot dog 30, light cream 15, water 115 | flour, soy milk
  dumplings in broth; maultaschen in brühe, maultaschensuppe, pierogi in broth | 1 bowl 400 | maultaschen 200, beef broth 200 | soy milk, sesame seed
  red beet soup with dumplings; barszcz z uszkami, barszcz czerwony z uszkami, barszcz with uszka, barszcz czerwony with uszka, red borscht with dumplings | 1 bowl 360 | pierogi 60, beef broth 200, cooked beet 100 | soy milk, sesame seed
  clear beet soup; barszcz, barszcz czerwony, clear borscht, czerwony barszcz | 1 cup 250 | beef broth 170, cooked beet 75, sugar 4 | milk
  chicken broth with noodles; rosol, rosół, rosol z makaronem, hühnersuppe, nudelsuppe, canja, canja de galinha, tavuk corbasi, tavuk çorbası, sehriye corbasi, brodo, pastina | 1 bowl 350 | chicken broth 250, cooked egg noodle 70, cooked chicken breast 20, cooked carrot 10
  cucumber soup; ogórkowa, ogorkowa, zupa ogórkowa, kapusniak, kapuśniak, krupnik, vegetable soup with potatoes, zupa jarzynowa, kohlsuppe | 1 bowl 350 | cooked potato 110, cooked carrot 40, light cream 20, chicken broth 180
  tomato soup with rice; pomidorowa, zupa pomidorowa, tomato soup with noodles, pomidorowa z ryzem, pomidorowa z makaronem | 1 bowl 350 | tomato soup 260, cooked white rice 60, light cream 15
  fried pork cutlet; breaded pork cutlet, kotlet schabowy, schabowy, schweineschnitzel, schnitzel vom schwein, pork schnitzel, milanesa de cerdo, panado, panados, cotoletta | 1 piece 150 | wiener schnitzel 150
  meat patty; kotlet mielony, mielony, kotlety mielone, frikadellen, bulette, buletten, fleischpflanzerl, faschierte laibchen, polpette, köfte ev, kotlet | 1 piece 100 | frikadelle 100 | milk
  potato pancakes with apple sauce; reibekuchen mit apfelmus, kartoffelpuffer mit apfelmus, reibekuchen, kartoffelpuffer | 3 piece 75 | potato pancake 60, applesauce 15
  polish potato pancake; placki ziemniaczane, placek ziemniaczany, placki, latke, potato latke | 3 piece 60 | potato pancake 60
  polish dumplings; pierogi ruskie, ruskie, pierogi ruskie z cebulka, pierogi z miesem, pierogi z mięsem, pierogi z kapusta i grzybami, pierogi z kapustą, potato and cheese pierogi, cheese and potato pierogi, fried pierogi | 8 piece 40 | pierogi 40 | soy milk, sesame seed
  sweet cheese dumplings; leniwe, leniwe pierogi, pierogi leniwe, kopytka, pierogi z jagodami, pierogi z serem, pierogi z truskawkami, topfenknödel, quarkknödel | 1 plate 250 | cottage cheese 105, flour 75, egg 25, butter 10, sugar 8, water 27 | soy milk, sesame seed
  polish stuffed cabbage; golabki, gołąbki, golabki in tomato sauce, gołąbki in tomato sauce, golabek, gołąbki z ryżem, gołąbki w sosie pomidorowym, golabki w sosie, lahana sarma, lahana dolmasi | 2 piece 180 | stuffed cabbage roll with beef 150, tomato sauce 30
  scrambled eggs with butter; jajecznica, jajecznica na masle, jajecznica na maśle, rührei mit schinken, sahanda yumurta, strapatsada | 1 serving 165 | scrambled egg 160, butter 5
  yeast bun with filling; drozdzowka, drożdżówka, jagodzianka, hefeteilchen, nussschnecke, zimtschnecke, puddingteilchen, streuselschnecke, rosinenschnecke, mohnschnecke, franzbrötchen | 1 piece 95 | fruit danish 95 | almond, hazelnut
  polish doughnut; paczek, pączek, pączki, paczki, berliner, krapfen, berliner pfannkuchen, faworki, sufganiyah, bola de berlim, ponczki | 1 piece 72 | jelly doughnut 72
  apple pancake; small apple fritter, apple fritters, racuchy, racuchy z jablkami, racuchy z jabłkami, apfelküchle, nalesniki z jablkami, oladki | 3 piece 55 | pancake 40, apple 12, vegetable oil 3
  crepes with cheese; nalesniki, naleśniki, nalesniki z serem, naleśniki z serem, palatschinken, palacsinta, pfannkuchen mit quark | 2 piece 110 | crepe 65, cottage cheese 38, sugar 7
  cheesecake polish; sernik, käsekuchen, kasekuchen, quarkkuchen, topfentorte, serowiec, baked curd cake | 1 slice 115 | cottage cheese 62, egg 18, sugar 17, butter 12, flour 10
  poppy seed cake; makowiec, mohnkuchen, mohnstrudel | 1 slice 90 | yellow cake 65, poppy seed 15, honey 10 | almond, walnut
  fruit compote drink; kompot, kompot z jablek, kompot owocowy, komposto, kissel | 1 glass 250 | apple juice 120, sugar 3, water 130
  cottage cheese tub; serek wiejski, wiejski, hüttenkäse, körniger frischkäse, bialy ser | 1 pot 200 | cottage cheese 200
  polish thin sausage; kabanos, kabanosy, kabanossi, landjäger, cabanossi, snack salami | 2 piece 25 | salami 25 | milk
  vegetable salad with mayonnaise; salatka jarzynowa, sałatka jarzynowa, russian salad, ensaladilla rusa, olivier salad, salad olivier, rus salatasi, ensaladilla, fleischsalat | 1 serving 150 | cooked potato 60, cooked pea 20, cooked carrot 25, hard boiled egg 20, mayonnaise 25
  cucumber in sour cream; mizeria, gurkensalat mit sahne, gurkensalat | 1 serving 120 | cucumber 95, sour cream 25
  buckwheat with sauce; kasza z sosem, kasza gryczana z sosem, kasza z gulaszem | 1 plate 320 | cooked buckwheat 180, beef goulash 140
  white sausage; biala kielbasa, biała kiełbasa, weisswurst, weißwurst, kielbasa, kiełbasa, polish sausage | 1 piece 100 | cooked bratwurst 100 | milk
  tarte flambee for one; large tarte flambee, flammkuchen, flamm kuchen, tarte flambée, flammkuchen elsässer art | 1 piece 250 | tarte flambee 250
  spaghetti ice; spaghettieis, spaghetti eis, eisbecher, eiskaffee, knickerbocker glory | 1 serving 220 | ice cream 150, whipped cream 35, strawberry sauce 35 | flour
  muesli with milk; müsli mit milch, muesli and milk | 1 bowl 185 | oat 38, raisin 12, almond 5, bran flake 5, reduced fat milk 125 | hazelnut
  muesli with yogurt; müsli mit joghurt, muesli and yogurt, bircher muesli, bircher müsli, granola mit joghurt | 1 bowl 215 | granola 20, oat 35, yogurt 140, raisin 5, apple 15 | almond, hazelnut
  swiss rosti; rösti, rosti, röschti, berner rösti | 1 plate 220 | cooked potato 195, butter 12, vegetable oil 6
  alpine macaroni; macaroni with potatoes and cheese, älplermagronen, älplermakronen, alplermagronen | 1 plate 400 | cooked pasta 170, cooked potato 90, gruyere 45, heavy cream 40, cooked onion 30, applesauce 25
  swiss sausage salad; wurst-käse-salat, wurstsalat, cervelatsalat, straßburger wurstsalat, schweizer wurstsalat, wurst käse salat | 1 plate 250 | bologna 110, swiss cheese 50, pickle 40, onion 25, vegetable oil 12, white vinegar 10
  farikal; fårikål, får i kål | 1 plate 400 | cooked lamb shoulder 140, cooked cabbage 220, water 40 | flour
  norwegian custard bun; skolebolle, skoleboller, skolebrød, skolebrod | 1 piece 110 | brioche 75, custard 25, sugar 7, desiccated coconut 3
  soft potato flatbread; lefse, lefser, lompe, lomper, potetlefse, potetlompe, vestlandslefse | 1 piece 60 | flour tortilla 35, cooked potato 21, butter 4
  grandiosa pizza; grandiosa, pizza grandiosa | 0.5 piece 540 | pizza 420, tomato sauce 120
  belgian smos; smos, broodje smos, smos kaas hesp, smos kaas en hesp, smos ham kaas, smos kaas, smos hesp, smoske | 1 piece 270 | baguette 130, gouda 30, ham 30, hard boiled egg 25, tomato 25, lettuce 10, mayonnaise 20
  mussels and fries; mosselen met friet, mosselen met frieten, mosselen friet, mosselen met frietjes, moules frites, moules et frites | 1 plate 430 | cooked mussel 200, cooked onion 30, butter 10, white wine 40, fast food french fry 150 | celery, milk
  herb quark; kräuterquark, quark with herbs, quark mit kräutern, twaróg ze szczypiorkiem, twarożek ze szczypiorkiem | 1 serving 100 | quark 96, chive 4
  quark with fruit; quark mit früchten, quark mit obst, früchtequark, fruchtquark, quarkspeise, obstquark, beerenquark, quarkspeise mit beeren, quarkspeise mit früchten, skyr mit beeren, joghurt mit früchten | 1 serving 230 | quark 160, mixed berry 60, sugar 10
  noodles with tomato sauce; nudeln mit tomatensoße, nudeln mit tomatensosse, nudeln mit soße, pasta al pomodoro, pasta pomodoro, spaghetti al pomodoro, pasta with red sauce, pasta and sauce, pasta with sauce, pasta with marinara | 1 plate 370 | cooked pasta 250, marinara sauce 120 | egg
  noodles with bolognese; nudeln mit bolognese, spaghetti bolo, makaron z sosem, pasta bolognese, penne bolognese, tagliatelle bolognese, pasta alla bolognese, spaghetti bolognaise, spagbol | 1 plate 380 | spaghetti with meat sauce 380 | egg
  cheese noodles; pasta with cheese, pasta with butter and cheese, butter noodles, buttered noodles, pasta with butter, noodles with cheese, makaron z serem | 1 plate 260 | cooked pasta 220, butter 14, parmesan 15 | egg
  chicken pasta; creamy chicken pasta, chicken and bacon pasta, pasta with chicken, chicken pesto pasta, pasta bake, chicken pasta bake | 1 plate 380 | cooked pasta 220, cooked chicken breast 80, alfredo sauce 55, tomato 25
  gnocchi with tomato and mozzarella; gnocchi alla sorrentina, gnocchi bake | 1 plate 330 | gnocchi with tomato sauce 290, mozzarella 40
  turkish breakfast; kahvalti, kahvaltı, serpme kahvalti, turkish breakfast plate | 1 plate 380 | bread 90, feta 50, hard boiled egg 50, olive 30, tomato 80, cucumber 50, honey 15, butter 10
  sausage and eggs turkish; sucuklu yumurta, sucuk with eggs, eggs with sucuk, sucuk and eggs | 1 serving 165 | fried egg 110, cooked chorizo 45, butter 5
  bulgur pilaf; bulgur pilavi, bulgur pilavı, pilav, pirinç pilavı, turkish rice, pilav rice | 1 serving 180 | cooked bulgur 160, vegetable oil 8, tomato paste 5 | milk
  flat bread with meat; kiymali pide, kıymalı pide, pide, sucuklu pide | 1 piece 250 | pizza dough 170, ground beef 40, mozzarella 40
  stuffed flatbread; gözleme, gozleme, peynirli gözleme, spinach gozleme, gözleme mit spinat | 1 piece 200 | flour tortilla 120, feta 45, spinach 30, butter 6
  stuffed vine leaves; yaprak sarma, sarma yaprak, zeytinyağlı dolma, dolma, dolmas, dolmades, yalanci dolma | 5 piece 30 | stuffed grape leaf 30 | pine nut
  stuffed peppers with rice; biber dolma, biber dolmasi, gefüllte paprika, stuffed bell pepper | 1 piece 200 | stuffed pepper with meat 200
  stuffed eggplant; imam bayildi, patlican, stuffed aubergine, melanzane ripiene | 1 serving 220 | cooked eggplant 150, olive oil 14, onion 30, tomato 30
  white bean stew; kuru fasulye, kurufasulye, fasulye, fasolada, gigantes, fabada, etli kuru fasulye, taze fasulye | 1 serving 250 | cooked white bean 120, tomato sauce 60, olive oil 10, onion 30, water 30 | flour
  grilled meatballs with rice; izgara köfte, köfte mit reis, köfte teller, kofte with rice, inegol kofte, köfte and rice | 1 plate 330 | beef kofta 120, rice pilaf 170, tomato 40 | egg, breadcrumb
  minced meat kebab; adana kebab, adana kebap, urfa kebab, adana, lamb kofte kebab, lamb kofta, shish kofte, seekh kebab, sheekh kebab, chapli kebab | 1 serving 170 | beef kofta 170 | milk, flour
  turkish lentil soup; mercimek corbasi, mercimek çorbası, mercimek, ezogelin, ezogelin corbasi | 1 bowl 300 | lentil soup 300
  yogurt soup; yayla corbasi, yayla çorbası, tarhana, tarhana corbasi | 1 bowl 300 | yogurt 90, cooked white rice 50, butter 5, water 155
  yogurt with cucumber; cacik, cacık, haydari | 1 serving 150 | yogurt 100, cucumber 48, olive oil 2
  diluted yogurt drink; salted yogurt drink, ayran, doogh, chaas, chaach, buttermilk drink, salted lassi | 1 glass 250 | yogurt 145, water 105
  turkish pastry with cheese; su böregi, su böreği, sigara böregi, sigara böreği, peynirli börek, poğaça, pogaca, acma, açma, kol böreği | 1 piece 90 | borek 90 | sesame seed
  rice pudding turkish; sütlac, sütlaç, arroz con leche, arroz doce, milchreis, ryz na mleku, riz au lait, firni, phirni | 1 serving 200 | rice pudding 200
  paella with chicken; arroz de marisco, arroz negro | 1 plate 350 | seafood paella 350
  salt cod with potatoes; bacalhau à brás, bacalhau a bras, bacalhau, bacalhau com natas, bacalhau à gomes de sá, brandade | 1 plate 320 | salt cod 35, cod 60, cooked potato 130, egg 60, onion 20, olive oil 18 | light cream
  kale and potato soup; caldo verde, sopa de legumes, sopa | 1 bowl 300 | cooked potato 120, kale 40, cooked chorizo 12, olive oil 5, water 123 | milk, flour, soy milk
  francesinha; portuguese meat sandwich | 1 piece 460 | bread 120, cooked beef steak 90, ham 40, cooked sausage 60, mozzarella 90, gravy 120 | beer
  pork roll portuguese; bifana, prego no pão, pork sandwich, lombo sandwich, pulled pork ciabatta, roast pork sandwich, pork roll | 1 piece 210 | hard roll 95, roast pork 95, gravy 15
  toast with butter on griddle; pão na chapa, pao na chapa, torrada, torrada com manteiga, tostada con mantequilla, pão com manteiga, pan con mantequilla, tartine, tartine beurre, brot mit butter, butterbrot | 1 piece 60 | french roll 50, butter 10
  toasted ham and cheese; tosta mista, misto quente, mixto, sandwich mixto, toast jambon fromage, sandwich jambon fromage, jambon fromage, schinken käse toast, toast hawaii | 1 piece 130 | bread 75, ham 25, gouda 25, butter 5
  ham baguette; jambon beurre, sandwich jambon beurre, ham and butter baguette, baguette with ham, baguette with ham and cheese, ham and cheese baguette, bocadillo de jamon, bocadillo | 1 piece 200 | baguette 130, ham 45, butter 12, swiss cheese 13
  half coffee half milk; café com leite, cafe com leite, café con leche, cafe con leche, galao, galão, café au lait, milchkaffee, sütlü kahve | 1 cup 200 | coffee 80, milk 120
  tapioca crepe; tapioca com queijo, crepioca, tapioca recheada | 1 piece 110 | tapioca starch 50, mozzarella 35, water 25 | egg, flour
  cod fritter; bolinho de bacalhau, pastel de bacalhau, cod fishcake fritter, accra, acra | 3 piece 30 | salmon cake 30 | milk
  fried pastry; pastel de feira, pastel de carne, pastel frito, rissole, rissol | 1 piece 90 | beef empanada 90 | butter
  rice and beans with steak; arroz e feijão com bife, arroz e feijao com bife, arroz feijão e bife, prato feito, arroz e feijão com frango, rice beans and steak, rice and beans with beef | 1 plate 430 | cooked white rice 160, cooked black bean 120, cooked beef steak 120, vegetable oil 6
  rice and beans brazilian; arroz e feijão, arroz e feijao, arroz com feijão, arroz feijao, gallo pinto, moros y cristianos, casado | 1 plate 270 | cooked white rice 155, cooked black bean 110, vegetable oil 6
  toasted cassava flour; farofa, farofa de manteiga | 2 tbsp 12 | flour 18, butter 5 | egg
  stroganoff brazilian; estrogonofe, estrogonofe de frango, strogonoff, chicken stroganoff, strogonoff de frango | 1 serving 280 | cooked chicken breast 120, heavy cream 40, tomato sauce 60, mushroom 50, onion 10 | flour
  fish stew brazilian; moqueca, moqueca de peixe, caldeirada, fish stew | 1 serving 330 | cooked cod 150, coconut milk 70, tomato 60, bell pepper 30, vegetable oil 8 | shrimp, flour
  picanha steak; churrasco picanha, maminha, fraldinha | 1 serving 180 | cooked strip steak 180
  mixed salad; salada mista, ensalada mixta, gemischter salat, salade verte, salade mixte, salada, salata, coban salatasi, çoban salatası, choban salad, shepherd salad, israeli salad, kachumber, kachumber salad, surowka, surówka, insalata mista | 1 serving 150 | lettuce 50, tomato 50, cucumber 40, olive oil 5
  flatbread with egg; shakshouka with bread, shakshuka with bread | 1 plate 370 | shakshuka 300, bread 60
  ravioli with butter; tortellini with cream, tortellini alla panna, tortelloni, ravioli with sauce, tortellini with pesto, tortellini with sauce, filled pasta, fresh tortellini | 1 plate 280 | cooked cheese tortellini 230, alfredo sauce 50
  pizza margherita whole; pizza margherita, margherita, margherita pizza, pizza marinara, neapolitan pizza, pizza napoletana, pizza prosciutto, pizza funghi, pizza salami, pizza salame, pizza diavola, pizza quattro formaggi, pizza quattro stagioni, salami pizza, pizza tonno, pizza hawaii, frozen pizza, whole pizza, tiefkühlpizza, dr oetker pizza, ristorante pizza | 1 piece 350 | thin crust pizza 350
  arancini ball; arancino, suppli, supplì, panzerotto, panzerotti | 1 piece 110 | arancini 110
  croquettes with mash; kroketten, kroketki, potato croquette, croquettes de pomme de terre, croqueta de jamon | 4 piece 30 | mashed potato 20, breadcrumb 5, vegetable oil 4
  pasta with salmon in cream; salmon pasta, creamy salmon pasta, pasta with salmon | 1 plate 380 | cooked pasta 220, cooked salmon 80, alfredo sauce 60, lemon juice 5
  tuna pasta bake; tuna pasta, pasta with tuna, tuna pasta from home | 1 plate 370 | cooked pasta 220, canned tuna 70, alfredo sauce 50, cheddar cheese 20 | egg
  pasta with shrimp; prawn pasta, shrimp pasta, prawn linguine, shrimp linguine, prawn spaghetti | 1 plate 360 | cooked pasta 220, cooked shrimp 80, olive oil 12, tomato sauce 45
  pasta in creamy tomato sauce; creamy tomato pasta, creamy pasta, tomato and mascarpone pasta, pasta with creamy tomato sauce | 1 plate 370 | cooked pasta 230, alfredo sauce 60, marinara sauce 80
  bavarian pretzel; brezel, breze, brezn, laugenbrezel, laugenstange, laugenbrötchen, butterbrezel | 1 piece 85 | soft pretzel 82, butter 3
  scrambled eggs with tomato and pepper; menemen | 1 plate 200 | scrambled egg 100, tomato 70, bell pepper 22, olive oil 8
  eggplant stuffed with ground meat; karniyarik, karnıyarık | 1 piece 220 | cooked eggplant 130, cooked ground beef 45, onion 15, tomato 20, vegetable oil 10
  tomato with mozzarella; tomato and mozzarella, tomato mozzarella, mozzarella and tomato, tomate mozzarella, caprese, caprese salad, insalata caprese, tomato mozzarella salad | 1 plate 200 | tomato 115, mozzarella 75, olive oil 8
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
  muesli; müsli, müesli, musli, mysli, swiss muesli, dry muesli, no added sugar muesli, no sugar muesli, fruit muesli, fruit and nut muesli, alpen, swiss style muesli | 1 bowl 60 | oat 38, raisin 12, almond 5, bran flake 5
  muesli with fruit and milk; fruit and fibre with milk, granola with milk, granola and milk, muesli with banana | 1 bowl 215 | granola 45, reduced fat milk 150, banana 20 | almond, raisin
`,
);
