import { servedDishes } from './served-dishes.ts';

/**
 * Dishes that people of one country know by name and other tables have under no name, by their usual recipe and as they
 * are served at home or at a counter there.
 */
export const NATIONAL_DISHES = servedDishes(
  { aisle: 'frozen', category: 'protein' },
  `
  haggis with mashed root vegetable; haggis neeps and tatties, haggis and neeps, haggis with neeps and tatties, haggis and mash, haggis neeps and potatoes, haggis with neeps and potatoes, haggis and neeps and potatoes | 1 plate 380 | haggis 150, mashed potato with butter 130, cooked rutabaga 100 | oat, flour
  oat and raspberry cream; cranachan | 1 glass 170 | heavy cream 75, raspberry 60, oat 20, honey 12, whiskey 5
  breakfast fry plate; full irish, full scottish, full welsh, full irish breakfast, irish breakfast, ulster fry, fry up, a fry, big breakfast, mixed fry, wetherspoons breakfast, pub breakfast, cooked breakfast, full fry | 1 plate 460 | cooked bacon 35, cooked sausage 85, fried egg 60, baked bean 130, toast 50, cooked mushroom 50, blood sausage 30, grilled portobello mushroom 20 | butter, milk
  chips with doner meat; doner meat and chips, doner and chips, donner meat and chips, kebab and chips, kebab meat and chips, halal snack pack, hsp, kebab frites, kebab with chips | 1 serving 420 | fast food french fry 170, beef kofta 160, yogurt 45, lettuce 45 | egg, flour, sesame seed
  chips with garlic and cheese; garlic cheese chips, garlic cheese fries, cheesy garlic chips | 1 serving 300 | fast food french fry 215, cheddar cheese 45, mayonnaise 12, yogurt 28
  chips with curry and cheese; curry cheese chips, curry cheese fries, chips cheese and curry, chips with curry sauce, curry chips, chips and curry sauce | 1 serving 330 | fast food french fry 200, curry sauce 110, cheddar cheese 20 | flour, mustard, soy sauce
  chinese chicken ball; sweet and sour chicken balls, chicken balls, sweet and sour chicken ball | 6 piece 35 | chicken nugget 24, sweet and sour sauce 8, vegetable oil 3 | egg, soy sauce
  chicken snack box; snack box chicken, chicken and chips box, fried chicken and chips, chicken snackbox, southern fried chicken and chips | 1 box 340 | fried chicken 180, fast food french fry 160
  ice cream cone with flake; 99, 99 flake, 99 cone, 99 ice cream, ice cream 99, mr whippy, whippy ice cream, whippy cone, 99 with flake, soft serve cone with flake | 1 piece 125 | soft serve ice cream 105, milk chocolate 9, ice cream cone 9 | soy milk
  roast of turkey and ham; turkey and ham dinner, carvery, carvery dinner, roast turkey and ham, carvery turkey and ham, carvery roast beef, carvery roast, carvery lunch, turkey ham and stuffing dinner | 1 plate 500 | cooked turkey 80, roast ham 50, roast potato 130, mashed potato with butter 80, cooked carrot 70, bread stuffing 40, gravy 70 | egg, celery
  mini egg candy; mini egg, mini eggs, cadbury mini egg, cadbury mini eggs, micro eggs, mini easter eggs, chocolate mini eggs, solid milk eggs | 10 piece 3.2 | milk chocolate 20, sugar 12 | almond, hazelnut, flour, egg
  jam and cream biscuit; viscount, viscount biscuit, kimberley, chocolate kimberley, mikado biscuit, coconut creams | 1 piece 20 | graham cracker 8, milk chocolate 7, sugar 5 | egg, milk
  corn crisps flavoured; nik naks, nice n spicy nik naks, transform a snack, chickatees, hunky dorys | 1 bag 28 | cheese puff 28 | soy sauce
  white sausage pudding; white pudding, white pudding slice | 2 slice 30 | cooked sausage 40, oat 20 | flour, milk, egg
  seaweed and oat patty; laverbread, laver bread | 1 serving 110 | cooked spinach 75, oat 20, vegetable oil 8
  welsh griddle cake; welsh cake, welsh cakes, picau ar y maen | 2 piece 40 | scone 32, raisin 6, butter 2 | egg
  sandwich sub with cold meat; jimmy johns turkey tom, jersey mikes, jersey mikes italian, italian hero, publix sub, wawa hoagie, hoagie | 1 piece 270 | french roll 95, deli turkey 80, provolone 25, mayonnaise 14, lettuce 25, tomato 31 | egg
  double cheeseburger with sauce; in n out double double, double double burger, double double animal style, in n out burger, culvers butterburger, butterburger, butterburger with cheese | 1 piece 320 | hamburger bun 72, beef patty 92, american cheese 28, mayonnaise 15, lettuce 45, tomato 45, onion 23 | soy milk, sesame seed
  small slider burger; white castle slider, slider, sliders, white castle, mini burger, krystal burger | 2 piece 55 | hamburger bun 27, beef patty 22, onion 6 | sesame seed, soy milk, egg
  fast food crispy chicken sandwich; popeyes chicken sandwich, popeyes spicy chicken sandwich, kfc chicken sandwich, zinger burger, kfc zinger burger, kfc zinger, zinger, wendys spicy chicken sandwich | 1 piece 210 | hamburger bun 72, breaded chicken patty 108, mayonnaise 18, pickle 12 | milk, soy milk, sesame seed
  barbecue meat plate; brisket plate, bbq plate, bbq brisket plate, texas bbq plate, two meat plate, barbecue plate | 1 plate 420 | cooked beef brisket 190, baked bean 110, coleslaw 90, bread 30 | soy sauce, egg

  strained sweet yogurt; shrikhand, amrakhand, mishti doi, misti doi, sweet curd bengali | 1 bowl 120 | whole milk greek yogurt 84, sugar 28, heavy cream 8 | pistachio, almond
  mixed vegetable casserole gujarati; undhiyu, undhiyo, surti undhiyu | 1 serving 230 | cooked mixed vegetable 120, cooked potato 60, chickpea flour 10, vegetable oil 20, coconut 10 | peanut, sesame seed, flour
  fried chickpea flour strip; fafda, ganthia, gathiya, papdi gathiya | 1 serving 50 | chickpea flour 34, vegetable oil 16
  mustard greens curry; sarson ka saag, sarso ka saag, sarson da saag, saag, saag makki | 1 serving 220 | cooked mustard green 110, cooked spinach 75, butter 12, onion 18
  maize flatbread; makki di roti, makki ki roti, makke di roti, bajra roti, bajre ki roti, jowar roti, bhakri, jowar bhakri, bajra bhakri | 1 piece 60 | corn flour 34, water 22, ghee 4 | butter, flour
  saffron dough biscuit; shakkarpara, shankarpali, shankarpara, namak para, nimki | 1 handful 30 | flour 17, sugar 6, ghee 7 | milk
  crisp wheat flatbread; khakhra, khakra, methi khakhra | 2 piece 12 | whole wheat flour 10, vegetable oil 2
  paratha roll with filling; kathi roll, kati roll, frankie, frankie roll, egg roll kolkata, kolkata egg roll, chicken roll indian, paneer roll, chicken kathi roll, paneer kathi roll, egg kathi roll, chicken frankie, veg frankie | 1 piece 200 | paratha 95, egg 30, tandoori chicken 45, onion 30 | paneer, milk, soy sauce
  bengali slow cooked meat; kosha mangsho, mutton kosha, mangshor jhol, mutton curry, mutton masala, laal maas, mutton sukka, pepper mutton, goat curry indian | 1 serving 230 | cooked goat meat 130, onion 50, yogurt 25, vegetable oil 18, tomato 15
  bengali fish curry; macher jhol, maach bhaja, shorshe ilish, sorshe ilish, doi maach | 1 serving 220 | cooked tilapia 120, cooked potato 40, tomato 40, mustard oil 14
  meat and wheat porridge; haleem, hareesa meat, harees, harissa porridge, chicken haleem, jareesh | 1 bowl 280 | cooked lamb shoulder 60, cooked bulgur 140, cooked lentil 60, ghee 8, onion 12 | milk, cashew
  thickened sweet milk; rabri, rabdi, basundi, malai rabri | 1 bowl 120 | evaporated milk 100, sugar 16, pistachio 3 | almond
  rose noodle milk dessert; falooda, faluda, faloodeh, royal falooda | 1 glass 320 | milk 190, ice cream 55, sugar 25, cooked rice noodle 40, basil 5 | pistachio, egg, flour, white wine
  sweet rice dumpling with coconut; modak, ukadiche modak, kozhukattai, sweet modak | 2 piece 45 | rice flour 17, coconut 14, palm sugar 10, ghee 2 | flour, egg, soy milk, sesame seed
  sweet lentil flatbread; puran poli, obbattu, holige, bobbatlu, boli sweet | 1 piece 90 | flour 24, cooked lentil 34, palm sugar 20, ghee 8
  roasted dough ball with mash; litti chokha, litti, baati, dal baati, dal baati churma | 1 plate 300 | whole wheat flour 95, chickpea flour 25, ghee 20, cooked eggplant 90, cooked potato 60
  shredded layered flatbread; kothu parotta, kottu, kottu roti, egg kothu parotta, chicken kothu parotta | 1 plate 330 | paratha 170, egg 50, cooked chicken thigh 50, onion 40, vegetable oil 10
  layered flatbread with gravy; parotta with salna, chicken salna with parotta, parotta with kurma, parotta with chicken salna, parotta and salna | 1 plate 330 | paratha 170, chicken curry 160 | cashew, coconut
  malabar flatbread; parotta, porotta, malabar parotta, kerala parotta, barotta | 1 piece 80 | paratha 76, vegetable oil 4 | egg, milk
  black chickpea curry; kadala curry, kala chana, kala chana masala, chana curry | 1 serving 200 | cooked chickpea 120, coconut milk 25, onion 30, vegetable oil 10, tomato 15
  thali sweet with gram flour; mysore pak, mohanthal, besan barfi, kaju barfi | 1 piece 40 | chickpea flour 10, sugar 15, ghee 15 | cashew, milk
  motichoor laddu; motichoor ladoo, boondi ladoo, motichur laddu, boondi laddoo, boondi | 1 piece 45 | chickpea flour 14, sugar 19, ghee 12 | cashew, pistachio
  peanut jaggery brittle; chikki, peanut chikki, til chikki, gajak, gud chana, rewri, tilgul | 1 piece 25 | roasted peanut 14, palm sugar 11 | sesame seed, almond, cashew
  tapioca pearl pilaf; sabudana khichdi, sabudana, sabudana vada, sabudana khichri | 1 plate 200 | tapioca starch 65, roasted peanut 18, cooked potato 60, vegetable oil 9, water 48 | milk, flour
  sour gram curry with fritters; kadhi pakora, kadhi pakoda, punjabi kadhi, kadhi pakora curry | 1 serving 230 | yogurt 100, chickpea flour 25, vegetable oil 14, onion 25, water 65 | egg, flour
  kadhi with fritters and rice; kadhi pakora with rice, kadhi chawal, kadhi rice, kadhi with rice, kadhi chaval | 1 plate 400 | kadhi 190, cooked white rice 175, chickpea flour 12, vegetable oil 8 | egg, flour
  rasam with rice; rasam rice, rasam sadam, rasam and rice | 1 plate 350 | rasam 160, cooked white rice 185, ghee 5
  sambar with rice; sambar rice, sambar sadam, sambhar rice, sambar and rice | 1 plate 350 | sambar 165, cooked white rice 180, ghee 5
  masala instant noodles; maggi, maggi noodles, maggi masala, maggi masala noodles, yippee noodles, wai wai, top ramen curry, maggi 2 minute noodles | 1 packet 70 | ramen noodle 68 | milk

  large crisp tortilla with topping; tlayuda, clayuda | 1 piece 330 | corn tortilla 110, refried bean 80, oaxaca cheese 50, carne asada 60, lettuce 20, lard 10 | flour
  ham and cheese tortilla sandwich; sincronizada, sincronizadas, sincronizada de jamon | 1 piece 150 | flour tortilla 80, ham 35, oaxaca cheese 35
  red sauce potato sandwich; pambazo, pambazos | 1 piece 250 | french roll 95, cooked potato 70, cooked chorizo 40, salsa 25, sour cream 15, vegetable oil 5 | egg, milk
  corn quesadilla; quesadilla de flor de calabaza, quesadillas de flor de calabaza, quesadilla de huitlacoche, quesadilla de champiñones, quesadilla de champinones, quesadilla de maiz, corn tortilla quesadilla, quesadilla de queso, quesadilla de flor, quesadilla de papa | 2 piece 100 | corn tortilla 45, oaxaca cheese 28, zucchini 22, vegetable oil 4 | flour
  chile in walnut sauce; chiles en nogada, chile en nogada | 1 piece 330 | poblano pepper 100, cooked ground pork 90, walnut 25, heavy cream 50, apple 40, pomegranate 25 | raisin, almond
  tortilla soup with avocado; sopa azteca, sopa de tortilla, sopa tarasca | 1 bowl 350 | chicken tortilla soup 300, tortilla chip 15, avocado 20, queso fresco 15 | sour cream
  mexican bread pudding; capirotada | 1 serving 160 | bread pudding 120, queso fresco 15, raisin 15, peanut 10
  mexican puff pastry; oreja, orejas, palmier, palmiers, elephant ear cookie, campechana dulce, garibaldi | 1 piece 60 | puff pastry 50, sugar 10 | butter, egg
  cream filled snack cake; gansito, gansitos, pinguinos, pinguino, submarinos, chocorroles, panquecito, negrito bimbo, ponque, twinkie mexicano | 1 piece 50 | cake 34, marshmallow cream 7, milk chocolate 9 | egg, flour
  marshmallow chocolate lollipop; paleta payaso, bubulubu, bubu lubu, malvabon | 1 piece 45 | marshmallow 28, milk chocolate 17 | soy milk, peanut
  peanut marzipan; mazapan, mazapan de la rosa, paçoca, pacoca, pacoquinha, paçoquita | 1 piece 28 | peanut butter 14, powdered sugar 14 | almond
  tamarind candy; pulparindo, pulparindos, vero mango, pelon pelo rico, chamoy candy, duvalin, bocadin | 1 piece 20 | sugar 16, tamarind 4 | milk, hazelnut
  stuffed corn dough in leaf; hallaca, hallacas, nacatamal, humita, humitas, pamonha, pastel de elote, guanime, tamal colombiano | 1 piece 180 | pork tamale 150, raisin 5, olive 5, corn 20 | milk
  fried cheese stick in dough; tequeño, tequeno, tequeños, tequenos | 4 piece 30 | flour 12, mozzarella 13, vegetable oil 4 | egg
  grilled beef heart skewer; anticucho, anticuchos, espetinho, espetinho de carne, churrasquinho | 2 stick 70 | cooked beef steak 66, vegetable oil 4 | soy sauce
  potato with cheese sauce; papa a la huancaina, papas a la huancaina, ocopa | 1 plate 250 | cooked potato 150, queso fresco 30, evaporated milk 35, vegetable oil 12, hard boiled egg 20 | cracker, walnut
  stuffed hot pepper; rocoto relleno, rocotos rellenos, stuffed rocoto | 1 piece 230 | poblano pepper 90, cooked ground beef 80, queso fresco 30, vegetable oil 6, egg 24 | raisin, peanut, milk
  rotisserie chicken with fries; pollo a la brasa, quarter pollo a la brasa, pollo a la brasa con papas, pollo asado con papas, frango assado com batata, 1/4 pollo a la brasa | 1 plate 400 | rotisserie chicken 220, fast food french fry 150, lettuce 30 | soy sauce
  sausage and fries; salchipapa, salchipapas, choripapa, picada colombiana | 1 serving 240 | fast food french fry 150, hot dog 70, mayonnaise 12, ketchup 8 | soy sauce
  fried rice and beans cake; tacu tacu, tacu tacu con lomo | 1 plate 350 | rice and bean 230, cooked beef steak 80, fried egg 40, vegetable oil 8 | soy sauce, milk
  cold potato terrine; causa, causa limeña, causa rellena, causa de pollo, causa limena | 1 serving 230 | mashed potato 140, chicken salad 60, avocado 25, vegetable oil 8 | egg, canned tuna
  corn pie with meat; pastel de choclo, pastel de papa, pastel de papas | 1 serving 330 | cooked corn 160, cooked ground beef 90, onion 30, hard boiled egg 25, cooked chicken breast 25, vegetable oil 6 | milk, raisin, olive, flour
  hot dog with avocado; completo, completo italiano, italiano completo, completo hot dog | 1 piece 230 | hamburger bun 75, hot dog 55, avocado 50, tomato 30, mayonnaise 20 | egg, mustard
  black beans and rice cuban; moros, moros y cristianos, congri, moro de guandules, moro de habichuelas | 1 plate 300 | cooked white rice 180, cooked black bean 105, vegetable oil 9
  mashed plantain; mangu, mangú, los tres golpes, mangu con los tres golpes, fufu de platano | 1 serving 260 | cooked plantain 220, vegetable oil 12, onion 28 | egg, queso fresco, salami
  puerto rican tamale; pasteles de cerdo, pasteles puertorriqueños | 1 piece 170 | pork tamale 110, cooked plantain 60
  corn and bean rice plate; casado con carne, casado de pollo | 1 plate 430 | cooked white rice 150, cooked black bean 100, cooked beef steak 100, fried plantain 50, lettuce 30 | egg

  cheese stuffed tapioca crepe; tapioca com queijo, tapioca de queijo, tapioca com queijo coalho, tapioca com manteiga, tapioca recheada, beiju, tapioca crepe, tapioca de frango | 1 piece 130 | tapioca starch 62, mozzarella 42, water 26 | butter, egg, flour
  shrimp and bread puree; vatapa, vatapá, bobo de camarao, bobó de camarão, bobó, moqueca de camarao, moqueca de camarão | 1 serving 280 | cooked shrimp 85, cooked cassava 110, coconut milk 60, palm oil 14, onion 11 | bread, cashew, peanut, dried shrimp, cod
  beans with sausage and flour; feijao tropeiro, feijão tropeiro, tutu de feijao, tutu de feijão, tutu a mineira, virado a paulista, virado à paulista, tutu | 1 plate 330 | cooked pinto bean 170, cassava flour 35, cooked sausage 60, fried egg 40, cooked collard green 20, vegetable oil 8 | flour
  cassava and meat bake; escondidinho, escondidinho de carne seca, escondidinho de carne, escondidinho de frango | 1 serving 320 | cooked cassava 165, cooked stewing beef 75, mozzarella 25, butter 5, light cream 30, onion 20
  chicken and rice pot brazilian; galinhada, arroz carreteiro, arroz de carreteiro, arroz com galinha, galinhada mineira | 1 plate 350 | cooked white rice 210, cooked chicken thigh 110, vegetable oil 10, onion 20 | sausage
  sweet hominy pudding; canjica, mungunza, mungunzá, curau, curau de milho | 1 bowl 220 | hominy 90, milk 90, sugar 22, condensed milk 18 | coconut, peanut
  guava paste with cheese; romeu e julieta, goiabada com queijo, queijo com goiabada | 1 serving 70 | guava paste 35, queso fresco 35
  cornmeal cake; bolo de fuba, bolo de fubá, bolo de milho, broa de milho, bolo de mandioca, pan de elote | 1 slice 80 | yellow cake 52, cornmeal 18, milk 10 | coconut
  rolled cake with guava; bolo de rolo, rocambole, roulade cake, pionono, brazo de gitano, brazo de reina, biskuitrolle | 1 slice 60 | cake 38, guava paste 22 | egg, milk, flour
  coconut custard; quindim, quindins, quindao | 1 piece 60 | egg yolk 18, sugar 24, sweetened coconut 10, butter 4 | milk
  coconut candy; cocada, cocadas, cocada branca, coconut ladoo, nariyal ladoo, beijinho, beijinhos | 1 piece 35 | desiccated coconut 11, condensed milk 20, sugar 4 | butter
  peanut brittle bar brazilian; pe de moleque, pé de moleque | 1 piece 30 | peanut brittle 30
  brazilian cheeseburger; x-burger, x burger, x-salada, x salada, x-bacon, x bacon, x-egg, x egg, xis salada, xis | 1 piece 240 | hamburger bun 75, beef patty 95, mozzarella 30, mayonnaise 15, lettuce 10, tomato 20 | egg, soy milk, sesame seed
  loaded brazilian burger; x-tudo, x tudo, xis tudo, xis coração | 1 piece 370 | hamburger bun 80, beef patty 100, mozzarella 35, fried egg 50, cooked bacon 20, ham 25, mayonnaise 20, lettuce 20, corn 25 | soy milk, sesame seed
  fried kibbeh; kibe, kibes, quibe, quibes, kibe frito, kibbeh fried, fried kibbeh balls, kibbe, kibbi | 1 piece 75 | kibbeh 68, vegetable oil 7 | flour
  small chicken pie; empada, empadas, empadinha, empadinhas, empada de frango, empadinha de frango, empada de palmito, empada de camarao | 1 piece 60 | pie crust 34, cooked chicken breast 18, light cream 8 | egg, olive, shrimp
  fried pork belly bites; torresmo, torresmos, chicharron de cerdo, chicharrón de cerdo | 1 serving 60 | crispy fried pork belly 60
  fried cassava; mandioca frita, macaxeira frita, aipim frito, yuca frita, mogo chips, fried yuca | 1 serving 150 | yuca fry 150
  fried polenta; polenta frita, polentinha frita | 1 serving 120 | cooked polenta 95, vegetable oil 10, parmesan 5
  rice fritter; bolinho de arroz, bolinha de queijo, bolinho de queijo, bolinhos de arroz | 3 piece 30 | cooked white rice 18, mozzarella 5, vegetable oil 3.5, egg 3.5 | flour, milk
  steak with onion; bife acebolado, bife a cavalo, bistec encebollado, higado encebollado, liver free steak and onions | 1 serving 180 | cooked beef steak 130, cooked onion 45, vegetable oil 5
  fried chicken pieces with garlic; frango a passarinho, frango à passarinho, chicharron de pollo, chicharrón de pollo | 1 serving 180 | fried chicken wing 180
  creamed chicken and potato salad; salpicao, salpicão, ensalada rusa, insalata russa, rus salatasi, rus salatası, ensaladilla rusa, maionese de batata | 1 serving 170 | potato salad 110, chicken salad 60 | ham, raisin, apple, egg
  passion fruit mousse; mousse de maracuja, mousse de maracujá, mousse de limao, mousse de limão, torta de limao, torta de limão | 1 serving 100 | condensed milk 45, heavy cream 30, passion fruit juice 25 | flour, butter, egg
  carrot cake with chocolate glaze; bolo de cenoura com chocolate, bolo de cenoura com cobertura, bolo de cenoura com calda de chocolate | 1 slice 85 | pound cake 60, chocolate syrup 20, vegetable oil 5 | almond
  stroganoff with rice and potato sticks; estrogonofe de frango com arroz e batata palha, strogonoff com arroz e batata palha, estrogonofe com arroz e batata palha, strogonoff com arroz, estrogonofe com arroz, estrogonofe de carne com arroz, strogonoff de frango com arroz e batata palha | 1 plate 430 | chicken breast 110, heavy cream 60, tomato sauce 40, cooked white rice 180, potato chip 25, vegetable oil 8 | mustard, worcestershire sauce
  potato stick; batata palha, shoestring potato, potato sticks | 1 serving 25 | potato chip 25

  liver sausage bread; leberwurstbrot, leberwurst bread, mettbrot, wurstbrot, salamibrot, schinkenbrot, brot mit leberwurst, brot mit wurst | 1 slice 75 | rye bread 45, liver sausage 22, butter 6 | milk, mustard
  corned beef potato hash; labskaus, labskaus mit spiegelei, lapskaus | 1 plate 400 | cooked potato 200, canned corned beef 90, fried egg 50, pickled beet 40, vegetable oil 6, pickled herring 20
  kale with smoked sausage; grünkohl mit pinkel, grunkohl mit pinkel, grünkohl mit kassler, grünkohl, grunkohl, grünkohl mit kartoffeln | 1 plate 430 | cooked kale 170, smoked sausage 110, cooked potato 140, lard 8 | oat, mustard
  curd dough ball; quarkbällchen, quarkballchen, schmalzkuchen, mutzen, mutzenmandeln, oliebol, oliebollen | 3 piece 35 | doughnut hole 33, sugar 2
  semolina milk porridge; grießbrei, griessbrei, griesbrei, grießpudding, manna porridge, manna kasha, kasza manna, semolina pudding, semolina porridge | 1 bowl 250 | milk 205, semolina 27, sugar 14, butter 4
  red berry compote; rote grütze, rote gruetze, rote grutze, kissel, kisiel, rødgrød, rodgrod med flode | 1 bowl 200 | mixed berry 140, sugar 22, cornstarch 8, water 30
  red berry compote with vanilla sauce; rote grütze mit vanillesauce, rote grütze with vanilla sauce, rote grütze mit vanillesoße, rote gruetze mit vanillesosse, rote grütze with custard | 1 bowl 260 | mixed berry 140, sugar 22, cornstarch 6, water 30, custard 62
  vanilla sauce; vanillesauce, vanillesoße, vanillesosse, custard sauce, creme anglaise, crème anglaise | 1 serving 70 | custard 70
  spiced almond biscuit; spekulatius, speculoos, speculaas, spekulatius keks, lotus biscuit, biscoff, lotus biscoff, biscoff biscuit, dominostein, dominosteine, pfefferkuchen | 3 piece 9 | butter cookie 7, brown sugar 2 | almond, egg
  milk filled chocolate stick; kinderriegel, kinder riegel, kinder stick bar, kinder country, yogurette | 1 piece 21 | milk chocolate 21 | hazelnut
  open ham and egg sandwich; strammer max, stramme lotte, uitsmijter, strammer otto | 1 plate 220 | rye bread 70, ham 50, fried egg 95, butter 6
  sausage salad; wurstsalat, schweizer wurstsalat, bayrischer wurstsalat, fleischsalat | 1 serving 220 | bologna 120, onion 30, pickle 40, swiss cheese 15, vegetable oil 12 | mustard, egg
  bavarian cheese spread; obatzda, obatzter, liptauer, gerupfter | 1 serving 80 | camembert 45, butter 15, cream cheese 15, onion 6 | beer
  yeast dumpling with custard; germknödel, germknodel, dampfnudel, dampfnudeln, dampfnudel mit vanillesauce, buchteln | 1 piece 230 | brioche 120, custard 80, plum 20, butter 8, sugar 6 | poppy seed, soy milk, sesame seed
  chocolate apricot cake; sachertorte, sacher torte, sacher cake | 1 slice 120 | chocolate cake 90, jam 15, dark chocolate 15 | almond
  marzipan chocolate; mozartkugel, mozartkugeln, marzipankartoffel, marzipanbrot | 1 piece 20 | marzipan 12, dark chocolate 8 | pistachio, hazelnut, milk
  gelatin fruit dessert german; götterspeise, gotterspeise, wackelpudding | 1 bowl 125 | gelatin dessert 125
  roll with meat loaf; leberkäse semmel, leberkase semmel, leberkäs semmel, leberkässemmel, leberkäsweckle, fleischkäse brötchen, fleischkäsebrötchen, leberkäse im brötchen | 1 piece 170 | dinner roll 60, leberkase 110 | mustard, egg, milk
  buttered pretzel; butterbrezel, butterbreze, brezel mit butter, butterbrezn | 1 piece 105 | soft pretzel 88, butter 17

  sugared crepe; crepe sucre, crêpe sucre, crepe au sucre, crêpe au sucre, crepe with sugar, crepe with lemon and sugar, lemon and sugar pancake, crêpe beurre sucre, crepe citron, lemon sugar crepe | 1 piece 85 | crepe 68, sugar 11, butter 6
  potato cheese and bacon bake; tartiflette, croziflette, truffade, reblochonnade | 1 plate 330 | cooked potato 180, camembert 75, cooked bacon 25, cooked onion 30, heavy cream 20 | white wine
  minced beef and mash; hachis parmentier, parmentier, parmentier de canard, brandade de morue, brandade, empadao, empadão, pastel de carne com pure | 1 plate 330 | mashed potato with butter 190, cooked ground beef 110, onion 20, gruyere 12 | flour, cod
  salad with warm goat cheese; salade de chevre chaud, salade de chèvre chaud, salade chevre chaud, chevre chaud, chèvre chaud, warm goat cheese salad, goat cheese salad, goats cheese salad | 1 plate 260 | mixed salad green 100, goat cheese 60, toast 40, tomato 40, walnut 8, italian dressing 18 | honey, mustard
  salad with bacon and egg; salade lyonnaise, salade landaise, salade perigourdine, salade aux lardons | 1 plate 250 | mixed salad green 110, cooked bacon 30, poached egg 50, crouton 20, italian dressing 20 | mustard, duck
  potato and cheese puree; aligot, aligot saucisse, aligot with sausage | 1 serving 250 | mashed potato with butter 155, mozzarella 70, heavy cream 25
  chicken with pepper stew; poulet basquaise, poulet basque, pollo al chilindron, pollo alla romana | 1 serving 300 | cooked chicken thigh 150, tomato sauce 70, bell pepper 60, olive oil 10, onion 15 | white wine, ham, flour
  spring lamb stew; navarin, navarin d'agneau, navarin dagneau, agneau navarin | 1 serving 300 | lamb stew 300 | flour, butter
  poached dumpling in sauce; quenelle, quenelles, quenelles de brochet, quenelle de brochet | 1 serving 220 | fish cake 110, white sauce 110 | egg, crayfish, soy milk, sesame seed
  tripe sausage; andouillette, andouillette frites, andouille de guemene | 1 piece 130 | cooked sausage 130 | mustard
  chickpea flour pancake; socca, farinata, panelle, cecina, faina | 1 piece 130 | chickpea flour 48, olive oil 13, water 69 | milk, egg, flour
  onion and anchovy tart; pissaladiere, pissaladière | 1 slice 130 | pizza dough 75, cooked onion 45, anchovy 4, olive 6 | flour
  tuna salad bun; pan bagnat, sandwich thon crudites, sandwich thon crudités, sandwich thon | 1 piece 280 | french roll 105, canned tuna 60, hard boiled egg 35, tomato 50, olive oil 12, lettuce 20 | anchovy, mayonnaise
  floating meringue in custard; ile flottante, île flottante, oeufs a la neige, îles flottantes, floating island | 1 bowl 180 | custard 130, egg white 35, sugar 18 | almond
  almond tea cake; financier, financiers, friand, frangipane slice | 1 piece 35 | almond flour 9, powdered sugar 11, butter 8, egg white 7 | flour
  cherry custard flan; clafoutis, clafoutis aux cerises, far breton, flan patissier, flan pâtissier, flan parisien, part de flan | 1 slice 150 | custard 95, cherry 35, flour 10, sugar 10
  buttery breton cake; kouign amann, kouign-amann, gateau breton, gâteau breton, palet breton, sable breton, galette bretonne | 1 piece 80 | croissant 60, sugar 12, butter 8 | egg
  rum custard cake; canele, cannelé, canelé, canelés, cannele, cannelés | 1 piece 60 | custard 28, sugar 14, flour 12, egg yolk 6 | butter, rum
  shell sponge cake; madeleine, madeleines, magdalena, magdalenas, mantecada, mantecadas | 2 piece 25 | pound cake 25 | milk, almond
  choux ring with praline cream; religieuse, saint honore, chouquette, chouquettes | 1 piece 110 | cream puff 85, almond butter 15, heavy cream 10 | hazelnut
  vanilla slice; mille feuille, millefeuille, mille-feuille, napoleon cake, napoleon, custard slice, vanilla slice australian, kremowka, kremówka, cremeschnitte, cremeschnitten, krempita, krempite | 1 piece 120 | puff pastry 45, custard 60, powdered sugar 15 | egg, milk
  raisin pastry spiral; pain aux raisins, escargot pastry, schnecke, rosinenschnecke, raisin danish, nussschnecke, nussecke | 1 piece 100 | fruit danish 90, raisin 10 | almond, egg
  apple turnover; chausson aux pommes, chausson, apfeltasche, apple pastry | 1 piece 90 | fruit turnover 90 | egg, butter
  lemon tart slice; tarte au citron, tarte citron, lemon tart, tarte au citron meringuee, tarte au citron meringuée, crostata al limone | 1 slice 120 | pie crust 38, lemon curd 72, sugar 10 | egg, butter
  french tacos; tacos francais, french taco, o tacos, otacos, tacos lyonnais | 1 piece 360 | flour tortilla 100, fast food french fry 80, cooked ground beef 90, cheese sauce 85, mayonnaise 5 | egg
  raclette with potatoes; raclette, raclette dinner, raclette meal | 1 plate 400 | cooked potato 200, gruyere 120, ham 50, pickle 30 | prosciutto
  sauerkraut with meats; choucroute, choucroute garnie, sauerkraut with sausage and pork, schlachtplatte | 1 plate 480 | sauerkraut 200, cooked sausage 110, kasseler 70, cooked potato 100 | white wine, mustard
  sandwich american with fries; americain sandwich, sandwich americain, sandwich américain, mitraillette | 1 piece 360 | french roll 120, beef patty 100, fast food french fry 100, mayonnaise 10, lettuce 30 | egg
  raw vegetable starter; assiette de crudites, assiette de crudités, crudites plate, crudités plate, salade de crudités, rohkostsalat, rohkost | 1 plate 220 | carrot 70, tomato 60, cucumber 50, cooked beet 20, italian dressing 22 | egg, mustard
  cured meat toast; rillettes on bread, tartine rillettes, tartine de rillettes, rillettes sandwich | 1 slice 65 | baguette 40, chicken liver pate 25

  italian croissant; cornetto vuoto, cornetto semplice, cornetto italian, brioche col tuppo, cornetto and coffee pastry, cornetto pastry | 1 piece 55 | croissant 55 | honey
  filled italian croissant; cornetto alla crema, cornetto crema, cornetto alla marmellata, cornetto marmellata, cornetto con marmellata, cornetto nutella, cornetto alla nutella, cornetto al cioccolato, cornetto pistacchio, cornetto al pistacchio | 1 piece 80 | croissant 58, custard 22 | hazelnut, pistachio, almond
  cream filled bun; maritozzo, maritozzi, bomba alla crema, bombolone, bomboloni, krapfen alla crema | 1 piece 120 | brioche 70, whipped cream 45, powdered sugar 5
  roman pizza slice; pizza al taglio, pizza al taglio margherita, pizza rossa, trancio di pizza, pizza bianca roman, pizza slice roman, trancio, pizzetta, pizza al taglio patate | 1 slice 160 | pizza 160
  crustless triangle sandwich; tramezzino, tramezzini, tramezzino tonno, tramezzino tuna, tramezzino al tonno, tramezzino prosciutto, tramezzino tonno e uova | 1 piece 110 | bread 55, canned tuna 28, mayonnaise 20, lettuce 7 | ham, egg
  ham panino; panino prosciutto, panino al prosciutto, panino con prosciutto, panino, panino crudo e mozzarella, panino prosciutto e mozzarella, panino al salame, panino salame, panino con mortadella, panino mortadella | 1 piece 170 | ciabatta 100, prosciutto 40, mozzarella 30 | salami, pistachio
  stuffed flatbread italian; piadina, piadina prosciutto, piadina crudo e squacquerone, piadina romagnola, piadina farcita, piadina prosciutto e formaggio | 1 piece 230 | flour tortilla 130, prosciutto 45, mozzarella 45, arugula 10 | lard
  pasta with bacon and cheese; gricia, pasta alla gricia, rigatoni alla gricia | 1 plate 300 | cooked pasta 245, cooked bacon 32, pecorino 25, olive oil 4
  baked pasta; pasta al forno, pasta al forno siciliana, timballo, makaron zapiekany, nudelauflauf, auflauf, pasta bake, makarna firinda, firin makarna, fırın makarna | 1 plate 350 | cooked pasta 200, tomato sauce 60, cooked ground beef 45, mozzarella 35, parmesan 8 | egg, milk
  pasta with eggplant; pasta alla norma, alla norma, rigatoni alla norma | 1 plate 350 | cooked pasta 220, fried eggplant 60, tomato sauce 60, ricotta 15
  bean and pasta soup; pasta e fagioli, pasta fagioli, pasta e ceci, pasta e lenticchie, pasta and beans | 1 bowl 350 | cooked pasta 100, cooked white bean 100, tomato sauce 40, olive oil 8, water 100 | celery, bacon
  bread and vegetable soup; ribollita, pappa al pomodoro, acquacotta, panzanella, acorda, açorda, sopa alentejana | 1 bowl 330 | bread 70, tomato 90, cooked white bean 50, olive oil 14, cooked cabbage 60, water 45 | celery
  risotto with mushroom; risotto ai funghi, risotto alla milanese, risotto milanese, risotto allo zafferano, risotto ai funghi porcini, risotto alla zucca, risotto alla pescatora | 1 plate 330 | cooked arborio rice 260, butter 14, parmesan 16, cooked mushroom 40 | white wine, chicken broth, shrimp
  egg custard foam; zabaione, zabaglione, sabayon | 1 glass 100 | egg yolk 40, sugar 30, dessert wine 30 | milk
  easter dove cake; colomba, colomba di pasqua, colomba pasquale, panettone, pandoro, buccellato, tsoureki, cozonac | 1 slice 90 | brioche 70, raisin 10, sugar 6, butter 4 | almond
  almond macaroon biscuit; amaretti, amaretto biscuit, amarettini, ricciarelli, amaretti biscuits | 3 piece 8 | almond flour 3, sugar 4, egg white 1 | flour
  ricotta filled pastry; sfogliatella, sfogliatelle, aragosta pastry, pasticciotto, pasticciotti, pastiera, pastiera napoletana | 1 piece 110 | puff pastry 50, ricotta 35, sugar 15, custard 10 | egg, almond
  custard tart with pine nuts; torta della nonna, torta della nonna slice, crostata alla crema | 1 slice 110 | pie crust 45, custard 58, pine nut 5, powdered sugar 4 | almond, egg, butter
  jam tart slice; crostata, crostata alla marmellata, crostata di marmellata, linzertorte, linzer torte, mazurek | 1 slice 90 | pie crust 50, jam 40 | egg, butter, almond
  olive oil cracker ring; tarallo, taralli, tarallini, bread rings italian | 8 piece 4 | cracker 4 | white wine
  italian breakfast biscuit; gocciole, frollini, macine, pan di stelle, abbracci, galletti biscuits, oro saiwa, biscotti del mulino bianco, mulino bianco biscuits | 4 piece 12 | cookie 12 | hazelnut, milk, egg
  rum soaked cake; baba al rum, babà, babà al rum, rum baba, savarin | 1 piece 100 | brioche 50, simple syrup 45, rum 5
  shaved ice italian; granita, granita al limone, granita al caffe, granita siciliana, lemon granita | 1 glass 200 | lemonade 160, sugar 20, water 20 | almond
  aubergine parmigiana; parmigiana di melanzane, parmigiana, melanzane alla parmigiana, melanzane parmigiana | 1 serving 280 | fried eggplant 130, tomato sauce 80, mozzarella 50, parmesan 12 | egg, flour
  spaghetti with clams; vongole, spaghetti alle vongole, spaghetti vongole, linguine alle vongole, spaghetti allo scoglio | 1 plate 330 | cooked pasta 240, cooked clam 70, olive oil 14 | white wine, shrimp, mussel
  stuffed pasta tubes baked; cannelloni, cannelloni ricotta e spinaci, cannelloni al ragu | 1 serving 300 | cheese lasagna 300 | egg, flour
  roman fried rice ball; supplì, suppli, supplì al telefono | 1 piece 105 | arancini 105 | egg, flour, soy milk
  florentine steak; fiorentina, bistecca alla fiorentina, bistecca fiorentina | 1 serving 300 | cooked t bone steak 300 | almond
  pistachio ice cream two scoop; gelato two scoops, two scoops gelato, gelato 2 scoops, gelato due gusti, coppetta gelato, cono gelato, cono due gusti | 1 serving 110 | gelato 110 | egg, pistachio, hazelnut, flour

  tripe soup; iskembe, işkembe, iskembe corbasi, işkembe çorbası, kelle paca, kelle paça, flaki, flaczki, flaki po warszawsku, callos, trippa, trippa alla romana | 1 bowl 320 | cooked tripe 110, beef broth 180, butter 8, carrot 22 | flour, egg, milk, celery
  meatballs in bread; köfte ekmek, kofte ekmek, ekmek arası köfte, ekmek arasi kofte, köfte sandwich, kofte sandwich, sucuk ekmek, tavuk ekmek, yarım ekmek köfte | 1 piece 290 | french roll 120, beef kofta 120, tomato 30, onion 20 | milk, egg
  fish in bread; balik ekmek, balık ekmek, balık dürüm, balik durum | 1 piece 270 | french roll 120, cooked mackerel 110, onion 20, lettuce 20
  rolled kebab with yogurt; beyti, beyti kebab, beyti kebap, beyti sarma | 1 plate 380 | beef kofta 180, flour tortilla 80, yogurt 70, tomato sauce 40, butter 10
  chicken skewers with rice; tavuk sis, tavuk şiş, tavuk sis with rice, cop sis, çöp şiş, shish kebab plate, şiş kebap, sis kebap, chicken shish with rice, tavuk pilav, tavuklu pilav | 1 plate 400 | chicken kebab 180, cooked white rice 160, tomato 40, butter 8, onion 12 | milk
  loaded baked potato turkish; kumpir, kumpir with everything | 1 piece 450 | baked potato 250, butter 20, cheddar cheese 50, cooked sausage 40, corn 30, potato salad 60 | egg, olive
  grilled offal sandwich; kokorec, kokoreç, kokorec yarim, tantuni, tantuni durum, tantuni dürüm, sosis sandvic | 1 piece 250 | french roll 110, cooked lamb shoulder 95, tomato 30, vegetable oil 10 | flour
  mussel stuffed with rice; midye dolma, midye, stuffed mussel, stuffed mussels | 5 piece 25 | cooked mussel 9, cooked white rice 15, olive oil 1
  vegetables in olive oil; zeytinyagli enginar, zeytinyağlı enginar, enginar, turlu, türlü, zeytinyagli fasulye, zeytinyağlı fasulye, zeytinyagli, zeytinyağlı taze fasulye, taze fasulye, loubieh bi zeit, loubieh, lubya bi zeit, zeytinyağlı pırasa, kabak yemegi, fasolakia, briam, green beans in olive oil | 1 serving 220 | cooked green bean 140, tomato 50, olive oil 15, onion 20
  chickpeas with meat; etli nohut, nohut yemegi, nohut yemeği, kuru fasulye etli, etli kuru fasulye | 1 serving 270 | cooked chickpea 150, cooked stewing beef 50, tomato sauce 35, vegetable oil 10, water 25
  bulgur salad; kisir, kısır, bulgur salatasi, bulgur salatası, eetch, bulgur salad turkish | 1 serving 170 | cooked bulgur 110, tomato paste 10, pomegranate molasses 6, olive oil 12, parsley 12, green onion 20
  red lentil patty; mercimek koftesi, mercimek köftesi, mercimekli kofte, lentil kofte, mercimek köfte | 4 piece 30 | cooked lentil 13, cooked bulgur 13, olive oil 2.5, onion 1.5
  raw bulgur patty; çiğ köfte, cig kofte, cigkofte, cig köfte, çig köfte | 5 piece 25 | cooked bulgur 18, pepper paste 4, olive oil 2.5 | flour, walnut
  raw bulgur wrap; çiğ köfte dürüm, cig kofte durum, cig kofte wrap, çiğ köfte wrap, cig köfte dürüm | 1 piece 240 | flour tortilla 75, cooked bulgur 105, pepper paste 20, olive oil 12, lettuce 28 | walnut
  pepper and walnut paste; acuka, muhammara dip, acika, ezme, acili ezme, acılı ezme | 2 tbsp 20 | muhammara 20
  aubergine dip turkish; patlican ezme, patlıcan ezme, patlican salatasi, patlıcan salatası, babaganus, zacusca eggplant, salata de vinete, melitzanosalata | 1 serving 100 | cooked eggplant 85, olive oil 9, garlic 3
  turkish milk pudding; kazandibi, tavuk gogsu dessert, tavukgogsu, tavuk göğsü tatlısı, muhallebi, mahalabia, muhalabia, muhallabia, keskul, keşkül, malabi, sutlac turkish | 1 bowl 180 | milk 140, sugar 22, rice flour 16 | rose wine, pistachio, almond, chicken
  noahs pudding; asure, aşure, ashure | 1 bowl 200 | cooked bulgur 60, cooked chickpea 25, sugar 35, dried apricot 15, raisin 12, walnut 6, water 47 | hazelnut, milk
  semolina halva; irmik helvasi, irmik helvası, un helvasi, un helvası, halwa semolina | 1 serving 100 | semolina 32, sugar 30, butter 15, milk 23 | pine nut, sesame seed
  syrup soaked fried dough; lokma, lokma tatlisi, tulumba, tulumba tatlısı, tulumba tatlisi, luqaimat, lgeimat, loukoumades, awameh, awwamat, zalabia, sekerpare, şekerpare, hanim gobegi, balushahi, bamiyeh | 4 piece 22 | glazed doughnut 16, sugar 5, vegetable oil 1 | egg, hazelnut, semolina
  turkish ice cream; dondurma, maras dondurma, maraş dondurması | 1 serving 100 | ice cream 100 | pistachio
  floss halva; pismaniye, pişmaniye, cotton halva | 1 handful 30 | cotton candy 22, butter 5, flour 3 | sesame seed
  flaky izmir pastry; boyoz, katmer, gerdan boyoz | 1 piece 55 | puff pastry 50, water 5 | egg
  turkish toasted sandwich; kumru, kumru sandwich, kumru with sucuk, çeşme kumru, ayvalik tostu, ayvalık tostu, atom tost | 1 piece 220 | hard roll 105, cheddar cheese 45, cooked chorizo 30, tomato 30, butter 10 | milk, sesame seed, mayonnaise
  turkish cheese toastie; kasarli tost, kaşarlı tost, karisik tost, karışık tost, sucuklu tost, bazlama tost | 1 piece 140 | bread 80, cheddar cheese 42, cooked chorizo 10, butter 8 | milk, sesame seed
  lamb on aubergine puree; hunkar begendi, hünkar beğendi, hünkarbeğendi, ali nazik, alinazik | 1 plate 340 | lamb stew 180, cooked eggplant 100, white sauce 50, butter 10 | yogurt
  long flatbread with mince; etli ekmek, etliekmek, findik lahmacun, fındık lahmacun, cantik | 1 piece 230 | lahmacun 230
  sliced lamb kebab; cag kebabi, cağ kebabı, kuzu sis, kuzu şiş, urfa kebap, urfa kebab, adana kebab with bulgur, adana kebap with bulgur, adana with bulgur, adana porsiyon, adana plate | 1 plate 370 | beef kofta 180, cooked bulgur 120, tomato 50, onion 20 | flour, milk
  fried anchovies; hamsi, hamsi tava, hamsi tavası, boquerones fritos, alici fritte, sardalya izgara, pescaito frito | 1 serving 160 | fried fish 160

  yam and seed soup nigerian; banga soup, ofe akwu, nsala, nsala soup, ofe nsala, white soup, gbegiri, miyan kuka, ofe oha, oha soup, ora soup, bitterleaf soup, onugbu soup, ofe onugbu | 1 serving 250 | cooked stewing beef 70, palm oil 18, cooked spinach 60, fish stock 80, onion 22 | salt cod, crayfish, dried shrimp, egusi, flour, cod, shrimp
  draw soup with meat; ogbono soup, ogbono, ogbono stew, draw soup | 1 serving 250 | cooked stewing beef 80, egusi 18, palm oil 16, cooked okra 50, fish stock 86 | cod, dried shrimp, shrimp, flour
  cassava shred salad; abacha, african salad, abacha and ugba | 1 plate 250 | cooked cassava 150, palm oil 20, cooked white bean 30, fried fish 30, onion 20 | dried shrimp, cod
  fried sweet dough ball; buns nigerian, nigerian buns, boflot, bofrot, gbofloto, bofloto, beignet africain | 2 piece 45 | african doughnut 45 | milk, egg
  egg in fried dough; egg roll nigerian, nigerian egg roll | 1 piece 150 | african doughnut 90, hard boiled egg 55, vegetable oil 5 | milk
  maize porridge stiff; posho, nshima, nsima, sima, sadza, isitshwala, papa meal, pap stiff, phutu, uphuthu, tuwo masara | 1 serving 250 | ugali 250 | flour
  ugali with stew; sadza with beef stew, sadza and beef, nshima with chicken, ugali with beef, ugali and beef stew, ugali and sukuma, ugali with sukuma wiki, pap and stew, sadza and relish, posho and beans, ugali beef | 1 plate 430 | ugali 260, cooked stewing beef 90, tomato sauce 40, cooked kale 40 | flour
  iron pot stew; potjiekos, potjie, oxtail potjie, lamb potjie | 1 bowl 350 | beef stew 350 | red wine, flour
  steak and chip sandwich; gatsby, gatsby steak, masala steak gatsby | 1 piece 400 | french roll 140, cooked beef steak 110, fast food french fry 100, lettuce 45, mayonnaise 5 | egg, milk
  fava bean fritter; taameya, taamiya, tameya, taameya sandwich, egyptian falafel | 3 piece 32 | falafel 32 | sesame seed, egg, flour
  plantain roasted; boli, bole, roasted plantain, grilled plantain, boli and groundnut | 1 piece 160 | cooked plantain 160
  rice cake nigerian; waina, sinasir, masa hausa | 3 piece 45 | dosa 40, sugar 3, vegetable oil 2

  dipping noodles with pork; tsukemen, abura soba, mazesoba, maze soba | 1 bowl 500 | cooked egg noodle 300, roast pork 50, beef broth 110, hard boiled egg 30, vegetable oil 10 | soy sauce, flour, fish stock
  runny savoury pancake; monjayaki, monja | 1 serving 300 | okonomiyaki 260, water 40 | fish stock, shrimp, mayonnaise, milk
  panko potato croquette; korokke, croquette japanese, curry korokke, menchi katsu, korokke pan | 1 piece 80 | mashed potato 48, cooked ground beef 12, panko 10, vegetable oil 10 | egg, milk, flour
  breaded skewers; kushikatsu, kushiage | 5 stick 35 | chicken nugget 30, cooked onion 5 | egg, shrimp, milk
  japanese hot pot; nabe, chanko nabe, motsunabe, yosenabe, mizutaki, hot pot japanese, shabu shabu, shabushabu | 1 bowl 480 | cooked pork shoulder 90, tofu 90, napa cabbage 140, cooked udon noodle 60, fish stock 100 | soy sauce, shrimp, cod, sesame seed
  savoury egg custard; chawanmushi, gyeran jjim, gyeranjjim, steamed egg, steamed eggs chinese, steamed egg custard, korean steamed egg, 계란찜 | 1 bowl 160 | egg 65, fish stock 90, soy sauce 3 | shrimp, milk
  cold tofu with soy; hiyayakko, hiyashi tofu, cold tofu, liang ban doufu | 1 serving 160 | silken tofu 150, soy sauce 7, green onion 5 | bonito flake
  braised root vegetable strips; kinpira, kinpira gobo, hijiki, hijiki no nimono, kiriboshi daikon, simmered hijiki | 1 serving 70 | carrot 45, lotus root 18, soy sauce 4, sugar 2, sesame oil 2 | fish stock, tofu
  japanese pickle; tsukemono, takuan, umeboshi, kkakdugi, oi kimchi, danmuji, suan cai, zha cai | 1 serving 40 | kimchi 40
  noodle bun; yakisoba pan, yakisoba bread, yakisobapan | 1 piece 150 | french roll 70, yakisoba 79 | egg, soy sauce
  potato stick snack; jagariko, jagabee, potato sticks japanese, karamucho | 1 pack 57 | potato chip 57 | milk, wheat cracker
  shaved ice with syrup; kakigori, raspado japones, snowball syrup, hawaiian shave ice, shave ice | 1 bowl 250 | water 180, simple syrup 55, condensed milk 15
  convenience store steamed bun; nikuman, pizza man, pizzaman, anman, niku man, dai bao | 1 piece 110 | bao bun 110 | milk, oyster sauce
  beef and onion over rice; yoshinoya, yoshinoya gyudon, yoshinoya beef bowl, sukiya gyudon, matsuya gyumeshi, gyudon namimori, beef bowl yoshinoya | 1 bowl 370 | cooked white rice 250, cooked pork belly 35, cooked stewing beef 50, onion 30, soy sauce 8 | fish stock, sugar
  demi glace beef rice; hayashi rice, hashed beef rice, beef stew rice | 1 plate 430 | cooked white rice 220, beef stew 190, butter 8 | flour, milk, red wine
  ketchup spaghetti; naporitan, napolitan, naporitan spaghetti, spaghetti naporitan, neapolitan spaghetti japanese | 1 plate 360 | cooked pasta 250, ketchup 45, cooked sausage 35, onion 20, butter 8 | milk, soy sauce
  cod roe pasta; mentaiko pasta, tarako pasta, tarako spaghetti, mentaiko spaghetti | 1 plate 320 | cooked pasta 260, fish roe 30, butter 16, light cream 14 | soy sauce, egg
  ginger pork with rice; shogayaki, shogayaki teishoku, ginger pork, pork shogayaki, buta no shogayaki | 1 plate 400 | cooked pork shoulder 110, cooked white rice 210, cabbage 55, soy sauce 12, vegetable oil 8, sugar 5 | egg
  caramel custard japanese; purin, purin pudding, japanese pudding, custard pudding japanese | 1 pot 110 | flan 110
  fried shrimp japanese; ebi fry, ebi furai, ebifurai, prawn katsu, ebi tempura | 3 piece 35 | fried shrimp 35 | egg, milk, flour
  fried tofu in broth; agedashi tofu, agedashi, agedashi dofu | 1 serving 200 | fried tofu 90, fish stock 90, cornstarch 8, soy sauce 10
  fried tofu pouch sushi; inari, inari sushi, inarizushi, yubuchobap, yubu chobap | 2 piece 50 | cooked white rice 35, fried tofu 10, sugar 3 | soy sauce, fish stock, sesame seed, shrimp
  rice dumpling skewer; dango, mitarashi dango, hanami dango, tteok sticks, tangyuan, tang yuan, songpyeon, yakgwa free rice cake, sesame rice ball, glutinous rice balls, bilo bilo | 3 piece 25 | mochi 23, sugar 2 | sesame seed, soy sauce, peanut, egg

  boiled pork wraps; bossam, jokbal, suyuk, bossam with kimchi, ssam, ssambap | 1 serving 220 | cooked pork belly 90, cooked pork shoulder 80, lettuce 35, doubanjiang 10 | kimchi, shrimp, sesame oil, soy sauce
  rice cake soup; tteokguk, tteok mandu guk, tteokmanduguk, rice cake soup korean, ddukguk | 1 bowl 600 | korean rice cake 180, beef broth 360, egg 30, cooked stewing beef 30 | soy sauce, pork dumpling, anchovy
  dumpling soup; mandu guk, manduguk, mandoo guk, dumpling soup korean, dumplings in broth | 1 bowl 500 | pork dumpling 170, beef broth 310, egg 20 | soy sauce, anchovy
  rice cake with noodles; rabokki, rabokki with cheese | 1 plate 450 | tteokbokki 280, ramen noodle 60, hard boiled egg 50, water 60 | asian fish cake
  korean tempura; twigim, twigim set, gochujeon, gim mari, gimmari | 4 piece 35 | vegetable tempura 35 | egg, shrimp, soy sauce
  kimchi pancake; kimchijeon, kimchi jeon, kimchi buchimgae, bindaetteok, pajeon large, haemul pajeon, buchimgae, seafood pancake korean | 1 piece 200 | korean pancake 190, vegetable oil 10 | kimchi, shrimp, egg, squid, milk
  sweet crispy chicken; dakgangjeong, dak gangjeong, popcorn chicken korean | 1 serving 200 | korean fried chicken 200
  sweet and sour pork korean; tangsuyuk, tang su yuk, guo bao rou, gu lou yuk, sweet and sour pork chinese, cantonese sweet and sour pork | 1 serving 250 | sweet and sour pork 250 | egg, oyster sauce
  braised soy chicken; jjimdak, andong jjimdak, galbijjim, galbi jjim, dakdoritang, dakbokkeumtang, da pan ji, big plate chicken, braised short ribs korean | 1 serving 320 | cooked chicken thigh 170, cooked potato 70, glass noodle 20, soy sauce 15, sugar 6, carrot 30 | sesame oil, gochujang, flour
  rolled omelette; gyeran mari, gyeranmari, gyeran mali, rolled omelette korean | 4 piece 27 | omelette 24, carrot 2, vegetable oil 1
  honey pastry; yakgwa, chapssal yakgwa | 1 piece 30 | glazed doughnut 22, honey 6, sesame oil 2 | pine nut
  korean lunch box; dosirak, dosirak lunch, convenience store dosirak, bulgogi dosirak | 1 box 430 | cooked white rice 230, beef bulgogi 90, omelette 40, kimchi 40, spanish croquette 30 | soy sauce
  abalone porridge; jeonbokjuk, juk with abalone, jeonbok juk, hobakjuk, dakjuk | 1 bowl 400 | congee 350, abalone 30, sesame oil 6 | soy sauce, chicken
  grilled intestines; gopchang, makchang, daechang, gopchang gui, chunchullo, chunchuli | 1 serving 150 | cooked beef short rib 150 | soy sauce, sesame oil
  raw fish over rice; hoe deopbap, hwe deopbap, hoedeopbap, hwedupbap, hoe dup bap | 1 bowl 450 | cooked white rice 210, salmon sashimi 90, lettuce 90, gochujang 25, sesame oil 8 | soy sauce, shrimp, egg
  raw fish platter korean; hoe, hwe, korean sashimi, modum hoe | 1 serving 180 | salmon sashimi 90, whitefish 90 | gochujang
  blood sausage korean; soondae, sundae sausage, sundae korean, sundae guk, sundaeguk, soondae guk | 1 serving 200 | blood sausage 70, glass noodle 40, cooked white rice 60, onion 30 | soy sauce
  spicy squid stir fry; ojingeo bokkeum, ojingeo, nakji bokkeum, jjukkumi, spicy squid, spicy octopus | 1 serving 230 | cooked squid 140, onion 45, gochujang 20, vegetable oil 8, sugar 4, carrot 13 | soy sauce, sesame oil, shrimp
  pork cutlet korean; dongaseu, donkaseu, donkkaseu, donkatsu | 1 plate 380 | tonkatsu 180, cooked white rice 140, cabbage 40, steak sauce 20 | soy sauce, egg
  kimbap roll whole; gimbap 1 roll, 1 roll gimbap, kimbap 1 roll, 1 roll of gimbap, 1 roll kimbap, roll of kimbap, gimbap roll, kimbap roll, tuna gimbap, chamchi gimbap, one roll of kimbap | 1 roll 240 | kimbap 240 | canned tuna, mayonnaise, flour
  cheese corn dog; corn dog korean, korean corn dog, hotdog korean, mozzarella corn dog, gamja hotdog | 1 piece 150 | sausage corn dog 95, mozzarella 40, sugar 6, vegetable oil 9 | potato
  marshmallow chocolate pie cake; choco pie, chocopie, orion choco pie, lotte choco pie, mallowpie | 1 piece 33 | graham cracker 14, marshmallow 11, milk chocolate 8 | egg
  egg bread korean; gyeran bbang, gyeranppang | 1 piece 110 | pancake 60, egg 45, sugar 5

  fried dough stick; youtiao, you tiao, yau char kwai, cakwe, chinese doughnut stick, chinese cruller, dough stick | 1 piece 50 | fry bread 43, vegetable oil 7 | egg, soy milk
  pan fried soup bun; shengjianbao, sheng jian bao, shengjian, pan fried bun, pan fried pork bun | 4 piece 45 | bao bun 42, vegetable oil 3 | sesame seed, oyster sauce, milk
  sticky rice in leaf; lo mai gai, nuomi ji, lor mai gai, nuo mi ji, sticky rice chicken | 1 piece 180 | sticky rice 130, cooked chicken thigh 35 | soy sauce
  chinese meat sandwich; roujiamo, rou jia mo, chinese burger, rougamo | 1 piece 180 | pita bread 95, cooked pork belly 45, cooked pork shoulder 40 | soy sauce
  cold skin noodles; liangpi, liang pi, cold skin noodle, liangfen, cold rice noodles | 1 bowl 350 | cooked rice noodle 280, cucumber 40, chili oil 12, soy sauce 12, seitan 20 | sesame seed, peanut, egg
  hand pulled noodle soup; lanzhou lamian, lamian, lamian beef noodle soup, la mian, lanzhou beef noodles, niu rou mian, beef lamian, biangbiang noodles, biang biang noodles, chongqing noodles, xiao mian, chongqing xiaomian, knife cut noodles, dao xiao mian, crossing the bridge noodles, guoqiao mixian | 1 bowl 600 | cooked udon noodle 300, beef broth 220, cooked stewing beef 60, chili oil 10, bok choy 20 | soy sauce, egg, peanut
  hot and sour glass noodles; suan la fen, suanlafen, hot and sour glass noodle, luosifen, luo si fen, snail noodles, guilin mifen, mixian | 1 bowl 500 | cooked rice noodle 250, vegetable broth 200, peanut 15, chili oil 15, bok choy 20 | soy sauce, escargot, egg
  large pork meatball; lion's head, lions head, lion's head meatballs, lions head meatball, shi zi tou | 2 piece 90 | cooked ground pork 68, tofu 14, vegetable oil 5, soy sauce 3 | egg, flour, milk
  fish in chili oil; shuizhu, shui zhu yu, shuizhu yu, boiled fish sichuan, sichuan boiled fish, shui zhu rou pian, suan cai yu, pickled fish, sour cabbage fish, water boiled fish | 1 serving 320 | cooked cod 170, chili oil 30, bean sprout 80, doubanjiang 20, fish stock 20 | egg, soy sauce
  spicy hot pot bowl; malatang, mala tang, mala xiang guo, malaxiangguo, mala dry pot, maocai, mala hotpot | 1 bowl 500 | tofu 60, cooked pork shoulder 60, bok choy 120, cooked rice noodle 120, beef broth 110, chili oil 20 | soy sauce, peanut, sesame seed, shrimp, asian fish cake
  spiced lamb skewer; lamb skewers, lamb skewer, yangrou chuan, yang rou chuan, chuanr, lamb kebab chinese, cumin lamb, cumin lamb stir fry, toothpick lamb, shashlik, szaszlyk, szaszłyk, arrosticini, arrosticino | 5 stick 35 | cooked lamb shoulder 33, vegetable oil 2 | soy sauce
  stir fried potato pepper eggplant; di san xian, disanxian, yuxiang eggplant, fish fragrant eggplant, yu xiang qie zi, hong shao qiezi, sichuan eggplant | 1 serving 250 | fried eggplant 150, cooked potato 50, bell pepper 30, soy sauce 8, vegetable oil 10 | oyster sauce
  shredded pork in garlic sauce; yuxiang rousi, yu xiang rou si, fish fragrant pork, jing jiang rou si, shredded pork with garlic sauce, green pepper pork, qing jiao rou si | 1 serving 250 | cooked pork shoulder 110, bell pepper 80, bamboo shoot 35, vegetable oil 14, soy sauce 10 | egg, milk
  braised offal and egg; lou mei, lu wei, luwei, lu rou | 1 serving 150 | cooked tripe 60, hard boiled egg 50, fried tofu 40 | soy sauce
  fried sesame ball; sesame balls, sesame ball, jian dui, jin dui, buchi, onde onde, matuan | 2 piece 45 | mochi 34, vegetable oil 5, sesame seed 4, sugar 2
  candied hawthorn stick; tanghulu, tang hulu, bing tang hulu, candied fruit skewer, hawthorn flakes, haw flakes, hawthorn | 1 stick 80 | strawberry 55, sugar 25
  puffed wheat sweet square; sachima, shaqima, sa qi ma | 1 piece 35 | doughnut 22, sugar 10, vegetable oil 3 | egg, sesame seed
  radish cake; turnip cake, lo bak go, luo bo gao, chai tow kway, carrot cake singapore | 2 piece 70 | cooked white rice 45, daikon 18, vegetable oil 4, salami 3 | dried shrimp, soy sauce, egg, milk
  century egg; pidan, thousand year egg, preserved egg | 1 piece 60 | hard boiled egg 60 | duck egg
  tea egg; tea eggs, cha ye dan, soy egg, ajitama, marinated egg, mayak egg, mayak eggs, 茶叶蛋 | 1 piece 52 | hard boiled egg 50, soy sauce 2
  century egg porridge; congee with century egg and pork, pidan shou rou zhou, century egg congee, century egg and pork congee, pork congee, rice porridge with egg, fish congee, chicken congee, zhou with egg | 1 bowl 380 | congee 300, cooked pork shoulder 40, hard boiled egg 40 | soy sauce
  roast meat on rice; char siu rice, char siu with rice, roast duck rice, roast duck with rice, siu mei rice | 1 plate 400 | char siu pork 130, cooked white rice 230, bok choy 40 | oyster sauce
  twice cooked pork with rice; hui guo rou with rice, yuxiang rousi with rice, red braised pork with rice | 1 plate 430 | twice cooked pork 200, cooked white rice 230 | soy sauce, tofu, peanut
  mapo tofu on rice; mapo tofu with rice, mapo tofu and rice, mapo tofu rice | 1 plate 450 | mapo tofu 230, cooked white rice 220 | soy sauce
  kung pao chicken on rice; kung pao chicken with rice, kung pao chicken and rice, gong bao chicken with rice, cashew chicken with rice, cashew chicken and rice | 1 plate 450 | kung pao chicken 230, cooked white rice 220 | peanut, cashew, soy sauce
  murukku piece; murukku, chakli, chakri, chakali, murukku spiral | 3 piece 15 | rice flour 8, chickpea flour 3.2, vegetable oil 3.8 | butter, sesame seed
  light corn snack; quavers, wotsits, skips, pom bear, pom bears, wheat crunchies, french fries crisps, cheese curls bag | 1 bag 16 | cheese puff 16 | soy sauce, shrimp, potato

  vegetable stew with shrimp paste; pinakbet, pakbet, pinakbet with bagnet, ginataang gulay, ginataang kalabasa, dinengdeng, laing, ginataang langka | 1 serving 220 | cooked pumpkin 60, cooked okra 40, cooked eggplant 45, cooked pork belly 30, coconut milk 35, shrimp paste 10 | fish sauce, flour
  pork blood stew; dinuguan, dinardaraan | 1 serving 230 | cooked pork belly 35, cooked pork shoulder 85, blood sausage 40, white vinegar 20, onion 50 | fish sauce
  fresh spring roll filipino; lumpiang sariwa, fresh lumpia, lumpia sariwa, popiah | 1 piece 180 | crepe 60, cooked mixed vegetable 80, peanut sauce 30, lettuce 10 | egg, shrimp, soy sauce
  milkfish with garlic rice; bangsilog, bangus silog, daing na bangus with rice, dangsilog, bangus with rice | 1 plate 330 | milkfish 100, cooked white rice 170, fried egg 50, vegetable oil 10 | soy sauce
  eggplant omelette; tortang talong, tortang giniling, torta talong | 1 piece 160 | cooked eggplant 80, egg 60, vegetable oil 12, ground pork 8 | milk
  battered quail egg; kwek kwek, kwek-kwek, tokneneng | 4 piece 22 | quail egg 11, flour 7, vegetable oil 4
  purple yam jam; ube halaya, ube jam, halayang ube, ube | 2 tbsp 20 | cooked taro 9, condensed milk 7, sugar 3, butter 1 | coconut
  pandan coconut salad; buko pandan, buko salad, fruit salad filipino | 1 bowl 180 | gelatin dessert 70, coconut 40, heavy cream 30, condensed milk 30, pineapple 10
  yumburger; jollibee yumburger, yum burger, cheesy yumburger, jollibee yum | 1 piece 115 | hamburger bun 55, beef patty 42, mayonnaise 12 | soy milk, sesame seed, american cheese
  thai fried rice; khao pad, khao phad, thai fried rice with egg, khao pad gai, khao pad moo, pineapple fried rice thai | 1 plate 350 | fried rice 330, egg 20 | fish sauce, shrimp, oyster sauce
  poached chicken rice; khao man gai, chicken rice singapore, com ga hoi an, hainan chicken rice, nasi ayam | 1 plate 370 | hainanese chicken rice 370 | soy sauce, ginger
  grilled pork skewer thai; moo ping, mu ping, moo satay, sate babi, nem nuong | 3 stick 45 | cooked pork shoulder 42, sugar 2, soy sauce 1 | fish sauce, oyster sauce
  fried spring roll vietnamese; cha gio, chả giò, nem ran, nem rán, imperial roll, nems, nem | 3 piece 45 | pork egg roll 45 | shrimp, fish sauce, egg
  crispy rice flour crepe; banh xeo, bánh xèo, banh khot | 1 piece 250 | rice flour 50, coconut milk 35, cooked shrimp 35, cooked pork belly 30, bean sprout 70, vegetable oil 15, lettuce 15 | fish sauce, flour, milk, egg
  noodles with pork and greens; cao lau, cao lầu, mi quang, mì quảng, bun rieu, hu tieu, bun thang | 1 bowl 420 | cooked rice noodle 230, roast pork 70, beef broth 80, lettuce 30, peanut 8 | shrimp, crab, fish sauce, egg, flour
  pork rib tea soup; bak kut teh, bah kut teh | 1 bowl 400 | cooked pork rib 110, pork stew 60, beef broth 230 | soy sauce, oyster sauce
  prawn noodles; hokkien mee, hae mee, prawn mee, curry mee, char hor fun | 1 plate 380 | cooked egg noodle 220, cooked shrimp 45, roast pork 35, egg 30, vegetable oil 18, bean sprout 30 | soy sauce, oyster sauce, squid
  noodles with chicken indonesian; mie ayam, mie ayam bakso, bakmi, bakmi ayam, bakso with noodles | 1 bowl 400 | cooked egg noodle 210, cooked chicken thigh 60, chicken broth 110, vegetable oil 12, bok choy 20 | soy sauce, egg
  fish cake in vinegar sauce; pempek, empek empek, siomay, batagor, otak otak | 1 serving 180 | fish cake 130, sweet soy sauce 20, egg 30 | peanut, shrimp, tapioca starch
  fried tempeh; tempeh goreng, tempe goreng, tempe mendoan, mendoan, tempe orek | 3 piece 35 | cooked tempeh 30, vegetable oil 5 | flour
  fried beef with pepper sauce; lok lak, lok lak beef, bo luc lac, shaking beef, beef lok lak | 1 plate 380 | cooked beef steak 130, cooked white rice 190, lettuce 40, vegetable oil 10, soy sauce 8 | oyster sauce, egg
  coconut fish custard; amok, fish amok | 1 serving 250 | cooked cod 120, coconut milk 90, egg 20, thai curry paste 15 | fish sauce, shrimp paste, milk
  sweet bean dessert; chè, che ba mau, chè ba màu, bubur kacang hijau, es campur, cendol, es cendol, ais kacang, abc dessert | 1 glass 280 | cooked mung bean 70, coconut milk 60, sugar 25, water 100, gelatin dessert 25
  coconut curry noodle soup; khao soi, khao soi gai, curry laksa, laksa lemak | 1 bowl 480 | laksa 430, chow mein noodle 25, cooked chicken thigh 25 | egg, fish sauce, shrimp paste

  silesian dumpling; kluski slaskie, kluski śląskie, pyzy, kopytka, kopytka plain, kopytka z sosem, kopytka with sauce, kartacze, szare kluski | 1 plate 250 | gnocchi 235, cooked bacon 8, butter 7 | egg, soy milk, sesame seed
  open baguette pizza; zapiekanka, zapiekanka z pieczarkami, zapiekanki, zapiekanka z serem | 1 piece 250 | baguette 130, mozzarella 60, cooked mushroom 40, ketchup 20
  fruit dumplings; knedle, knedle ze sliwkami, knedle ze śliwkami, zwetschgenknödel, marillenknödel, marillenknodel, ovocne knedliky, knedliky ovocne, gombotki | 5 piece 55 | gnocchi 40, plum 12, sugar 3 | breadcrumb, butter, egg, soy milk, sesame seed
  bread dumplings; knedliky, knedlíky, houskové knedlíky, houskove knedliky, semmelknödel, semmelknodel, serviettenknödel, bread dumpling | 4 slice 40 | bread 28, milk 7, egg 5 | flour, soy milk, sesame seed
  beef roll in gravy; zrazy, zrazy wolowe, zrazy wołowe, gulasz, gulasz wieprzowy, gulasz wołowy, gulasz z kasza, pörkölt, porkolt, bogracs, bogrács gulyás, perkelt | 1 serving 270 | beef goulash 270 | flour, sour cream
  groat blood sausage; kaszanka, kaszanka z cebula, kaszanka z cebulą, kiszka, krupniok, jelito | 1 piece 150 | blood sausage 100, cooked buckwheat 40, vegetable oil 10 | barley flour
  smoked sheep cheese grilled; oscypek, oscypek z zurawina, oscypek z żurawiną, grilled oscypek, parenica | 2 slice 30 | gouda 30 | cranberry sauce
  white wheat roll; kajzerka, kajzerki, kaiser roll, kaisersemmel, semmel, bulka, bułka, bulka kajzerka, bagietka, rohlik, rohlík, rozek, zsemle | 1 piece 55 | hard roll 55 | milk, egg
  filled white bun; kajzerka z szynka i serem, kajzerka z szynką i serem, kajzerka z szynka, kajzerka z serem, bułka z szynką, bulka z szynka i serem, bułka z serem, semmel mit wurst, wurstsemmel, schinkensemmel, käsesemmel, käsebrötchen, schinkenbrötchen, wurstbrötchen, salamibrötchen, brötchen mit käse, brötchen mit salami | 1 piece 115 | hard roll 58, ham 25, gouda 22, butter 8 | egg
  bread with lard; chleb ze smalcem, smalec z ogorkiem, zsíros kenyér, zsiros kenyer, schmalzbrot, griebenschmalzbrot | 1 slice 65 | rye bread 45, lard 14, onion 6
  cabbage and pasta squares; lazanki, łazanki, łazanki z kapustą, krautfleckerl, haluski cabbage | 1 plate 320 | cooked pasta 170, cooked cabbage 100, cooked sausage 35, vegetable oil 10 | mushroom
  apple cake polish; szarlotka, szarlotka z lodami, jablecznik, jabłecznik, apfelkuchen, apfelkuchen mit streusel, gedeckter apfelkuchen, appeltaart, sharlotka | 1 slice 130 | apple cake 115, sugar 10, butter 5 | egg
  milk foam chocolate; ptasie mleczko, bird's milk candy, ptasie mleczko 1, ptichye moloko, zefir, zefir marshmallow | 3 piece 12 | marshmallow 8, milk chocolate 4 | egg white
  milk fudge candy; krowki, krówki, krowka, krówka, korovka, tablet sweet, scottish tablet, tablet fudge, iris candy | 2 piece 15 | fudge 15 | milk
  orange filled biscuit; delicje, delicje szampanskie, pim's, pims biscuit, lu pims | 2 piece 13 | cake 5, jam 5, dark chocolate 3 | egg, milk, flour
  fried meat pastry; chebureki, cheburek, czebureki, cebureki, pirozhki, pirozhok, pirozhki with meat, pirozhki with cabbage, belyashi, belyash, samsa, samsa with meat, sambousek, sambusek, sambousek meat, sambusa, fatayer, fatayer spinach, spinach fatayer, sfeeha | 1 piece 95 | fry bread 60, cooked ground beef 25, onion 10 | egg, milk, pine nut
  noodle and lamb soup; lagman, laghman, lagman soup, shorpo, shurpa, shorba with noodles, ash reshteh, ash-e reshteh, aash | 1 bowl 400 | cooked egg noodle 140, cooked lamb shoulder 70, tomato 50, bell pepper 40, beef broth 100, vegetable oil 10 | cooked kidney bean, milk
  meat in aspic; kholodets, studen, holodets, galareta, galaretka z nozek, sülze, sulze, aspic, kocsonya | 1 serving 130 | cooked pork shoulder 75, gelatin 4, beef broth 51 | egg, carrot
  honey layer cake; medovik, honey cake russian, miodownik, marlenka, medovnik | 1 slice 110 | cake 55, honey 15, sour cream 30, sugar 10 | egg, flour, butter
  chicken in paprika cream; paprikas csirke, paprikás csirke, csirkepaprikas, csirkepaprikás, papricaș, chicken paprikash with nokedli, paprikash | 1 plate 380 | chicken paprikash 220, spaetzle 160 | sour cream
  fish soup hungarian; halaszle, halászlé, ucha, ukha, ryba po grecku, riblja corba, bouillabaisse hungarian | 1 bowl 350 | cooked cod 110, fish stock 190, onion 30, vegetable oil 8, carrot 12 | celery, flour
  fried curd doughnut; papanasi, papanași, papanasi cu smantana | 1 piece 180 | doughnut 120, sour cream 35, jam 25 | cottage cheese
  spit cake; trdelnik, trdelník, kurtoskalacs, kürtőskalács, chimney cake, baumkuchen | 1 piece 120 | brioche 95, sugar 18, butter 7 | walnut, almond
  fried carnival pastry; faworki, chrusciki, chruściki, chiacchiere, frappe di carnevale, bugnes, crostoli, khvorost | 1 serving 50 | fry bread 36, vegetable oil 6, powdered sugar 8 | egg yolk, milk
  baked curd pie; racuchy, racuszki, oladi, oladyi, oladky | 4 piece 45 | pancake 38, apple 5, powdered sugar 2 | yogurt
  vegetable stew with sausage hungarian; lecso, lecsó, leczo, letscho, bigos with sausage hungarian | 1 bowl 320 | bell pepper 120, tomato 100, cooked sausage 60, onion 30, vegetable oil 10 | egg, flour
  polish slaw; surowka, surówka, surowka z marchewki, surówka z kapusty, coleslaw polish, bialakapusta surowka, krautsalat, cabbage salad | 1 serving 120 | cabbage 80, carrot 25, vegetable oil 7, apple 8

  stuffed vine leaf lebanese; warak enab, warak dawali, waraq inab, yabrak, yaprak sarma, yalanji, dolmades, dolmadakia, stuffed grape leaves | 5 piece 30 | stuffed grape leaf 30
  eggplant egg pita; sabich, sabih | 1 piece 320 | pita bread 95, fried eggplant 80, hard boiled egg 50, hummus 35, tomato 40, tahini 10 | pickle
  turkey schnitzel israeli; schnitzel israeli, israeli schnitzel, schnitzel in pita | 1 piece 150 | chicken katsu 150
  rolled yeast pastry yemenite; jachnun, kubaneh, malawah, malawach, mlawach | 1 piece 150 | paratha 130, butter 12, honey 8 | egg
  sabbath stew; cholent, chulent, hamin, adafina, dafina | 1 bowl 350 | cooked white bean 110, cooked stewing beef 80, cooked potato 90, pearl barley 15, vegetable oil 6, water 49 | egg
  date filled cookie; maamoul, ma'amoul, mamoul, maamoul dates, kleicha, kaak, ma'amoul pistachio, maamoul pistachio | 2 piece 35 | shortbread 21, date 14 | walnut, pistachio, egg, soy milk
  cream filled phyllo; znoud el sit, znoud, ashta, shaabiyat, qatayef, atayef, katayef, warbat, halawet el jibn, halawet el jibneh | 1 piece 80 | phyllo dough 22, ricotta 28, sugar 20, vegetable oil 6, heavy cream 4 | pistachio, flour
  white brine cheese; akkawi, nabulsi cheese, jibneh, jibne, ackawi, beyaz peynir, sirene, telemea | 1 serving 40 | feta 40 | egg
  gulf rice with meat; saleeg, kabsa lamb, kabsa chicken, machboos chicken, machboos, majboos, mandi, chicken mandi, zurbian, ouzi, quzi, bukhari rice with chicken | 1 plate 430 | cooked white rice 250, roast chicken 130, vegetable oil 14, onion 20, almond 5 | milk, yogurt, raisin
  sweet vermicelli with egg; balaleet, balalit | 1 plate 230 | cooked egg noodle 140, sugar 18, egg 55, butter 10
  stuffed folded pancake; mutabbaq, mutabak, murtabak, martabak, martabak telur, bolani, aushak, qutab, gozleme spinach | 1 piece 180 | paratha 110, cooked ground beef 35, egg 25, onion 10 | milk
  lentil and noodle yogurt dish; ashak, mantu, mantu afghan, mantoo, manti with yoghurt, manti with yogurt, turkish manti, kayseri mantisi, turkish manti with yogurt | 1 plate 320 | cooked cheese ravioli 200, cooked ground beef 35, yogurt 75, butter 10 | egg
  persian kebab with rice; koobideh, koobideh with rice, chelo kabab, chelo kebab, joojeh kabab, joojeh, joojeh kabab with rice, kabab barg, jujeh kabab, barg | 1 plate 460 | persian rice 270, beef kofta 140, cooked tomato 45, butter 5 | yogurt, flour
  chickpea and meat stew persian; dizi, abgoosht, abgusht, gheymeh, khoresh gheymeh | 1 bowl 350 | cooked stewing beef 90, cooked chickpea 80, cooked potato 80, tomato sauce 30, vegetable oil 8, water 62 | flour
  smoked eggplant with egg; mirza ghasemi, mirza qasemi, kashk bademjan, kashk e bademjan, kashke bademjan, borani bademjan | 1 serving 200 | fried eggplant 120, egg 40, yogurt 25, tomato 15 | walnut
  herb frittata; kuku sabzi, kookoo sabzi, kuku sibzamini, eggah, ejjeh, ejje | 1 slice 120 | egg 70, spinach 30, vegetable oil 10, parsley 10 | walnut, flour
  saffron rice pudding; sholeh zard, shole zard, firni, phirni | 1 bowl 180 | rice pudding 150, sugar 20, butter 6 | almond, pistachio
  barberry rice with chicken; zereshk polo, zereshk polo ba morgh, zereshk polo with chicken, baghali polo, adas polo, tahchin, lubia polo | 1 plate 450 | persian rice 300, cooked chicken thigh 130, dried cranberry 12, butter 8 | milk, egg, yogurt
  persian flatbread; sangak, barbari, taftoon, lavash, noon barbari, nan e barbari, lavash bread, tonis puri, shoti | 1 piece 90 | pita bread 90 | sesame seed
  yogurt bread casserole; fatteh, fattah, fatta, fatteh hummus, fetteh | 1 plate 350 | cooked chickpea 110, yogurt 140, pita chip 40, butter 10, pine nut 6, tahini 10
  stuffed courgette; kousa mahshi, kousa, koosa mahshi, mahshi, mahshi kousa, mahshi warak, mahshi cabbage, mahshi koromb, kousa bi laban, malfouf, malfouf mahshi, kabak dolma, biber dolma, biber dolması | 1 serving 300 | zucchini 120, cooked white rice 90, cooked ground beef 50, tomato sauce 40
  okra stew with lamb; bamia, bamya, bamieh, bamia with lamb, bamya stew | 1 serving 250 | cooked okra 130, cooked lamb shoulder 60, tomato sauce 45, vegetable oil 8 | flour
  manakish with cheese; manakish cheese, manoushe cheese, manoushe jibneh, manakeesh jibneh, cheese manakish, manouche jebne, cheese manoushe | 1 piece 170 | pizza dough 110, mozzarella 50, feta 10 | sesame seed
  zaatar flatbread whole; manoushe zaatar, manoushe, manaeesh, manakish zaatar, man'oushe, manousheh, manousheh zaatar, zaatar manoushe, manouche zaatar, manakeesh zaatar, man'ousheh zaatar | 1 piece 140 | pizza dough 100, olive oil 18, zaatar 15, sesame seed 5
  garlic sauce lebanese; toum, toum garlic sauce, garlic sauce kebab, skordalia | 1 tbsp 15 | vegetable oil 50, garlic 25, lemon juice 15 | egg white, milk
  lamb sausage lebanese; makanek, sujuk fried, sujuk, makanek sausage, merguez, merguez sausage, merguez 2 | 2 piece 55 | cooked sausage 55
  sweet cheese semolina dessert; mafroukeh, namoura with ashta, layali lubnan | 1 piece 100 | semolina 30, milk 40, sugar 20, heavy cream 10 | pistachio

  caribbean curry wrap; roti caribbean, chicken roti, curry chicken roti, goat roti, buss up shut, buss up shot with curry, dhalpuri roti, dhal puri, trinidad roti, roti with curry chicken | 1 piece 400 | paratha 150, chicken curry 190, cooked potato 60 | mustard
  cornmeal and okra; cou cou, coucou, cou cou and flying fish, funchi, fungi caribbean, turn cornmeal, turned cornmeal | 1 serving 250 | cooked polenta 200, cooked okra 35, butter 8
  pepperpot stew; pepperpot, pepper pot, pepperpot guyana, cook up rice, cook-up rice, pelau, chicken pelau, trini pelau | 1 plate 350 | cooked white rice 170, cooked chicken thigh 90, cooked black bean 60, coconut milk 25, vegetable oil 6 | cassava, flour
  coconut tart; gizzada, pinch me round, coconut drops, sugar cake, coconut drop, sweetbread trinidad, toto | 1 piece 70 | pie crust 25, sweetened coconut 35, brown sugar 10 | butter, egg
  fried pork haitian; griot, griyo, griot with pikliz, griot haitien, masitas de puerco, masitas | 1 serving 180 | pork carnitas 170, vegetable oil 10 | orange
  spicy pickled cabbage; pikliz, curtido, escovitch vegetables, encurtido | 1 serving 60 | cabbage 40, carrot 15, white vinegar 5 | white wine
  black mushroom rice; diri ak djon djon, diri djon djon, diri kole, diri ak pwa, rice and beans haitian | 1 plate 280 | rice and pea 270, butter 10 | mushroom
  macaroni pie slice; macaroni pie, bajan macaroni pie, macaroni pie trinidad | 1 slice 200 | mac and cheese 180, egg 20
  fish in pickled pepper sauce; escovitch fish, escoveitch fish, escovitch, escovitch snapper, brown stew fish, steamed fish jamaican, fried snapper | 1 serving 200 | fried fish 160, onion 25, carrot 15
  cassava flatbread; bammy, bammies, casabe, casava bread, steamed bammy, fried bammy | 1 piece 90 | cooked cassava 82, vegetable oil 5 | coconut milk, flour
  cornmeal porridge sweet; cornmeal porridge, cornmeal porridge jamaican, hominy porridge, mingau, mingau de fuba, akasan, peanut porridge, bulgur porridge | 1 bowl 320 | cornmeal 45, milk 120, condensed milk 30, water 125 | flour
  spiced bun with cheese; bun and cheese, easter bun and cheese, bulla and cheese, bulla with cheese, jamaican bun and cheese | 1 piece 130 | raisin bread 90, cheddar cheese 40
  spiced round cake; bulla, bulla cake, jamaican bulla, rock bun, rock cake, rock cakes, ginger bulla | 1 piece 90 | scone 70, brown sugar 20 | egg
  red pea stew with meat; stew peas, stewed peas, red peas soup, gungo peas soup, mannish water, goat soup | 1 bowl 350 | cooked kidney bean 130, cooked stewing beef 60, coconut milk 50, flour 15, water 95
  conch fritter; conch fritters, saltfish fritters, saltfish fritter, stamp and go, accra, acra, accras de morue, accras, cod fritters caribbean, whitebait fritter | 4 piece 30 | corn fritter 24, conch 5, vegetable oil 1 | cod, shrimp, salt cod
  shark sandwich; bake and shark, shark and bake, bake and saltfish, fried bake, bakes and saltfish | 1 piece 260 | fry bread 120, fried fish 100, lettuce 20, mayonnaise 15 | egg
  pie in pea soup; pie floater, pie and peas, pie and mushy peas | 1 plate 400 | steak pie 200, cooked split pea 150, ketchup 20, water 30 | milk, egg
  pineapple candy; pineapple lumps, jaffas lollies, jaffas, jet planes, minties, fantales, kool mints, starburst babies | 5 piece 7 | hard candy 3, milk chocolate 4 | egg white
  cherry coconut bar; cherry ripe, bounty, bounty bar, bounty chocolate, mounds bar, almond joy | 1 bar 52 | sweetened coconut 22, milk chocolate 30 | almond, hazelnut
  hokey pokey; hokey pokey ice cream, honeycomb ice cream, hokey pokey scoop | 1 serving 120 | ice cream 105, caramel candy 15
  earth oven meal; hangi, hāngi, umu | 1 plate 480 | roast lamb 130, roast potato 150, cooked sweet potato 100, cooked pumpkin 80, bread stuffing 20 | egg
`,
);

/** Drinks of the same countries. */
export const NATIONAL_DRINKS = servedDishes(
  { aisle: 'drinks', category: 'beverage' },
  `
  pumpkin spice latte; starbucks pumpkin spice latte, psl, pumpkin latte | 1 medium 473 | reduced fat milk 360, coffee 60, sugar 40, whipped cream 18
  fermented pineapple drink; tepache, kvass, kwas chlebowy, boza, kombucha drink pineapple | 1 glass 250 | water 222, sugar 22, pineapple juice 6 | barley flour, bread, beer
  milky coffee brazilian; pingado, café com leite, cafe com leite, média, media café com leite | 1 glass 200 | milk 110, coffee 82, sugar 8
  passion fruit drink; suco de maracuja, suco de maracujá, suco de caju, suco de acerola, suco de goiaba, suco de abacaxi, suco, suco natural | 1 glass 300 | passion fruit juice 90, water 190, sugar 20
  banana milk shake; vitamina de banana, vitamina, vitamina de abacate, vitamina de mamao, batida de banana, licuado de platano, licuado, licuado de fresa, batido de platano, guineo batido | 1 glass 300 | milk 200, banana 90, sugar 10
  cola and orange drink; spezi, mezzo mix, schwip schwap, cola mix | 1 bottle 500 | cola 330, orange soda 170
  bottled cola drink; fritz kola, afri cola, vita cola, club cola, thums up, inca kola, kofola, inka cola, inka kola, sinalco, julmust, påskmust, paskmust, cockta, rc cola, campa cola, hoop cola, cola turka, breizh cola, cheerwine | 1 bottle 330 | cola 330
  herbal lemonade; almdudler, almdudler original, kräuterlimonade | 1 bottle 350 | water 321, sugar 29
  whey soda; rivella, rivella rot, rivella red | 1 bottle 330 | water 285, sugar 30, skim milk 15
  fermented lemonade; bionade, bionade holunder, bionade elderberry | 1 bottle 330 | water 312, sugar 18
  lower sugar soda; irn bru, barr irn bru, lilt, tizer, tango, tango orange, orange tango, apple tango, fizzy vimto, vimto fizzy, sparkling vimto, barr cream soda, barr soda, r whites, r whites lemonade, dandelion and burdock | 1 can 330 | water 314, sugar 16
  marble bottle soda; ramune, ramune soda | 1 bottle 200 | lemon lime soda 200
  lemon beer; alsterwasser, alster, panache, panaché, clara con limon, radler naturtrüb, radler, natur radler, russ, weizen radler | 1 glass 500 | beer 250, lemon lime soda 250
  wheat beer; hefeweizen, weizen, weissbier, weißbier, weizenbier, hefe, paulaner, erdinger, franziskaner | 1 glass 500 | beer 500
  syrup drink; sirop, sirop a l'eau, grenadine drink, menthe a l'eau, diabolo menthe, diabolo grenadine, diabolo | 1 glass 250 | water 220, simple syrup 30
  orange fizz drink; orangina, schweppes agrum, san pellegrino aranciata, aranciata, chinotto, crodino, cedrata, bitter soda, sanbitter | 1 bottle 250 | orange soda 250
  turnip drink; salgam, şalgam, salgam suyu, şalgam suyu | 1 glass 200 | water 190, carrot 10
  orchid root milk drink; sahlep, salep, sahlab, sahlep drink | 1 cup 220 | milk 190, sugar 20, cornstarch 6 | coconut, pistachio
  turkish black tea; cay, çay, demli cay, demli çay, turkish tea | 1 glass 100 | tea 100
  anise spirit; raki, rakı, ouzo, arak, arak lebanese, pastis, ricard, sambuca, tsipouro | 1 glass 60 | vodka 60 | gin
  fermented milk drink; calpis, calpico, milkis, calpis water, bikkle | 1 glass 250 | skim milk 30, sugar 27, water 193
  isotonic drink japanese; pocari sweat, pocari, aquarius, aquarius drink | 1 bottle 500 | sports drink 500
  whisky soda; highball, whisky highball, kaku highball, jack and soda, whiskey soda, kakubin highball | 1 glass 350 | whiskey 45, sparkling water 305
  plum liqueur; umeshu, plum wine, maesil ju, bokbunja | 1 glass 90 | liqueur 30, sake 60 | white wine
  sweet rice drink; sikhye, sikhae, cinnamon punch korean, sujeonggwa, misugaru | 1 glass 240 | water 205, sugar 25, cooked white rice 10 | barley flour, pine nut, soybean
  sweetened soy drink; doujiang, dou jiang, tau huay drink, soya drink sweet, vitasoy | 1 bowl 300 | soy milk 290, sugar 10
  beer chinese; tsingtao, tsing tao, snow beer, harbin beer, yanjing, cass, hite, terra beer, kloud, taiwan beer | 1 bottle 330 | beer 330
  sago sugar drink; sago gulaman, sago't gulaman, gulaman, buko juice, buko pandan drink | 1 glass 300 | water 240, brown sugar 30, tapioca starch 15, gelatin dessert 15
  date grape drink; jallab, tamarind drink, tamer hindi, qamar al din, amardeen, vimto drink, rose water drink, sharbat, rooh afza | 1 glass 250 | water 215, sugar 25, grape juice 10 | pine nut, white wine
  rum drink; rum punch, planters punch, mai tai punch, ti punch, dark and stormy, painkiller cocktail | 1 glass 200 | rum 50, orange juice 100, pineapple juice 40, simple syrup 15
  sorrel drink; sorrel, sorrel drink jamaican, mauby, ginger beer jamaican, supligen, peanut punch, irish moss drink, bissap | 1 glass 250 | water 215, sugar 32, ginger 3 | milk, peanut, soy milk
`,
);
