import { servedDishes } from './served-dishes.ts';

/**
 * Dishes of homes, stalls and takeaways in India, China, Korea, Japan, the Philippines, Vietnam, Thailand and Malaysia.
 */
export const ASIAN_HOMES = servedDishes(
  { aisle: 'frozen', category: 'protein' },
  `
  idli with sambar; idli sambar, idly sambar, idli sambhar, idli with chutney, idly, idli and chutney | 2 piece 100 | idli 60, sambar 40 | coconut chutney
  dosa with sambar; masala dosa with sambar, dosa and sambar, dosa with chutney, plain dosa with sambar | 1 plate 240 | dosa 110, sambar 110, coconut chutney 20 | butter
  rich pork ramen; tonkotsu ramen, tonkotsu, tantanmen, pork bone ramen | 1 bowl 600 | restaurant ramen 555, roast pork 20, lard 25
  bread pav; pav, ladi pav, pao, bun pav | 1 piece 40 | dinner roll 40
  masala omelette; indian omelette, omelette masala, egg bhurji, anda bhurji, burji | 1 serving 130 | omelette 110, onion 15, tomato 10
  bread omelette; omelette with bread, egg toast, bread omelet, anda bread | 1 plate 175 | omelette 105, bread 70
  semolina upma; upma, rava upma, sooji upma, suji upma, semiya upma, vermicelli upma | 1 bowl 220 | semolina 48, vegetable oil 9, onion 20, carrot 15, water 128 | cashew, peanut
  paneer tikka; tandoori paneer, paneer tikka dry, grilled paneer, paneer tikka starter | 6 piece 27 | paneer 21, yogurt 3, onion 3
  chicken tikka piece; chicken tikka, tikka, malai tikka, chicken tikka dry, hariyali tikka | 6 piece 28 | tandoori chicken 28
  paneer bhurji; paneer scramble, scrambled paneer | 1 serving 180 | paneer 100, onion 35, tomato 35, vegetable oil 8
  paneer in gravy; shahi paneer, kadai paneer, kadhai paneer, paneer makhani, paneer lababdar, paneer curry, paneer masala, paneer tikka masala, matar paneer masala, paneer sabzi, chilli paneer, paneer chilli | 1 serving 220 | paneer butter masala 220 | flour
  vegetable sabzi; sabzi, subzi, sabji, mixed veg sabzi, aloo sabzi, aloo sabji, lauki, lauki sabzi, gobi sabzi, beans sabzi, cabbage sabzi, torai, turai, karela, poriyal, thoran, beans poriyal, jeera aloo, aloo methi, dum aloo, mixed vegetable curry | 1 serving 150 | cooked mixed vegetable 90, cooked potato 50, vegetable oil 9 | butter
  puri bhaji; poori bhaji, puri sabzi, poori masala, poori with potato, puri aloo | 1 plate 260 | puri 100, potato curry 160
  paratha with curd; aloo paratha with curd, aloo paratha and curd, paratha with pickle, stuffed paratha, gobi paratha, methi paratha, mooli paratha | 1 piece 120 | aloo paratha 120
  butter chicken with naan; butter chicken and naan, chicken tikka masala and naan, butter chicken naan, naan and butter chicken | 1 plate 340 | butter chicken 250, naan 90
  butter chicken with rice; butter chicken and rice, chicken tikka masala with rice, chicken tikka masala and rice, tikka masala and rice, curry and rice, curry with rice, chicken curry and rice, chicken jalfrezi and rice, tikka masala with rice, chicken tikka masala ready meal | 1 plate 450 | butter chicken 240, cooked white rice 210
  sweet and sour chicken with rice; sweet and sour chicken and rice, sweet and sour pork with rice, sweet and sour chicken rice, general tso with rice, general tso chicken with rice, black bean chicken with rice, chicken black bean with rice, beef black bean with rice, lemon chicken with rice | 1 plate 440 | sweet and sour chicken 220, cooked white rice 220
  beef and broccoli with rice; beef broccoli and rice, beef with broccoli and rice, mongolian beef with rice, mongolian beef, pepper steak with rice | 1 plate 430 | beef and broccoli 230, cooked white rice 200 | oyster sauce
  chilli con carne with rice; chili con carne with rice, chilli and rice, chili and rice, chilli con carne and rice, chili with rice, chilli with rice, chili mit reis, chili con carne mit reis | 1 plate 430 | chili con carne 240, cooked white rice 190
  thai green curry with rice; green curry with rice, thai green curry and rice, thai red curry with rice, thai curry with rice, red curry with rice, thai red curry and rice | 1 plate 440 | thai green curry 240, cooked white rice 200
  thai curry with coconut; thai red curry, red curry, thai curry, yellow curry, thai yellow curry, thai red chicken curry, coconut curry, coconut chicken curry, chicken coconut curry | 1 serving 250 | thai green curry 250 | shrimp paste, fish sauce
  basil chicken with rice; pad kra pao, pad krapow, pad kaprao, thai basil chicken, thai basil chicken with rice, basil chicken, pad gra prow | 1 plate 400 | cooked ground chicken 130, cooked white rice 200, fried egg 45, vegetable oil 10, fish sauce 8 | oyster sauce, soy sauce
  pad thai;  | 1 plate 380 | chicken pad thai 380
  stir fried rice noodle with egg; drunken noodles, pad kee mao, singapore noodles, singapore fried noodles, mee goreng, mie goreng, bami goreng, chow fun, beef chow fun, ho fun | 1 plate 370 | cooked rice noodle 240, cooked chicken breast 35, cooked shrimp 15, egg 30, vegetable oil 20, soy sauce 15 | oyster sauce, fish sauce, tofu
  coconut rice with chicken and peanut; nasi lemak, nasi lemak with chicken, nasi padang, nasi campur | 1 plate 380 | cooked white rice 200, coconut milk 45, fried chicken 80, hard boiled egg 25, roasted peanut 15, anchovy 5, chili oil 8 | shrimp paste, soy sauce
  vietnamese rice plate; com tam, broken rice, com ga | 1 plate 400 | rice with grilled pork chop 400 | fish sauce, soy sauce
  rice noodle salad bowl; bun cha, bun thit nuong, bun bowl, vermicelli bowl, bun ga | 1 bowl 400 | cooked rice noodle 200, roast pork 90, lettuce 60, carrot 40, roasted peanut 8 | fish sauce
  egg fried rice; chinese egg fried rice, fried rice with egg, chahan, yangzhou fried rice, special fried rice, chicken egg fried rice, house fried rice, chaufa, arroz chaufa | 1 serving 280 | fried rice 280 | oyster sauce, sesame oil, shrimp
  steamed filled bun; char siu bao, pork bun, bbq pork bun, baozi, steamed bun, steamed pork bun, siopao, siopao asado, bao | 1 piece 95 | bao bun 95 | oyster sauce, milk
  gua bao; bao with pork belly, pork belly bao, duck bao, chicken bao | 1 piece 120 | bao bun 65, cooked pork belly 45, cucumber 10 | milk
  scallion flatbread; scallion pancake, congyoubing, spring onion pancake, jianbing | 1 piece 100 | paratha 85, egg 15
  chinese dumplings; jiaozi, gyoza, dumplings, chicken gyoza, pork gyoza, gyozas, dumpling, boiled dumplings, steamed dumplings, chicken dumplings, momo, momos, chicken momo, mandu fried, potsticker, pot stickers | 6 piece 28 | fried pork dumpling 28
  tomato and egg stir fry; tomato egg stir fry, tomato and eggs, tomato scrambled eggs, egg and tomato stir fry, tomato egg | 1 serving 250 | scrambled egg 110, tomato 130, vegetable oil 8 | soy sauce
  udon in broth; udon, udon noodles, udon soup, beef udon, chicken udon, kitsune udon, niku udon, kake udon, soba soup, hot soba, kake soba, kalguksu, guksu, janchi guksu | 1 bowl 520 | cooked egg noodle 220, chicken broth 250, fried tofu 25, soy sauce 12, green onion 8 | egg, cod, fish sauce
  wonton noodle soup; wonton noodles, wantan mee, wonton mee soup, hong kong wonton noodles | 1 bowl 500 | cooked egg noodle 150, pork dumpling 110, chicken broth 230, bok choy 10 | shrimp, sesame oil
  soto ayam; soto, indonesian chicken soup, soto betawi | 1 bowl 450 | cooked chicken breast 70, cooked rice noodle 80, chicken broth 260, hard boiled egg 25, bean sprout 15 | peanut, soy sauce, fish sauce
  bakso; bakso soup, meatball noodle soup, mie bakso | 1 bowl 480 | meatball 110, cooked rice noodle 100, beef broth 260, green onion 10 | soy sauce, egg, flour
  noodle soup with beef; beef noodle soup bowl, taiwanese beef noodle soup, lanzhou noodles, beef noodles, noodle soup, noodle soup with pork, banh canh, batchoy, la paz batchoy, mami | 1 bowl 550 | cooked udon noodle 230, beef broth 240, roast beef 45, fried tofu 15, green onion 10 | soy sauce, fish stock, egg
  cold soba; zaru soba, zarusoba, cold udon, somen, hiyashi chuka, naengmyeon, mul naengmyeon, cold noodles, hiyashi soba | 1 serving 310 | cooked soba noodle 270, soy sauce 20, hard boiled egg 20 | fish stock, sesame seed
  spicy cold noodles; bibim naengmyeon, bibim guksu, bibimguksu, bibim noodles, jjolmyeon | 1 bowl 450 | cooked soba noodle 330, gochujang 35, hard boiled egg 25, cucumber 40, sesame oil 6, sugar 8
  black bean noodles; jjajangmyeon, jajangmyeon, zhajiangmian, jjajang, jajangmyun | 1 bowl 550 | cooked udon noodle 330, cooked ground pork 65, onion 80, vegetable oil 16, doubanjiang 35 | oyster sauce, egg
  spicy seafood noodle soup; jjamppong, jjambbong, champon | 1 bowl 650 | cooked udon noodle 250, mixed seafood 100, beef broth 240, onion 40, vegetable oil 12 | soy sauce, egg
  korean soybean stew; doenjang jjigae, doenjang soup, dwenjang jjigae, soybean paste stew | 1 bowl 350 | tofu 80, miso 20, zucchini 80, onion 40, beef broth 130 | anchovy, clam
  soft tofu stew; sundubu, soondubu, sundubu jjigae, soondubu jjigae, soft tofu soup, tofu soup, tofu stew | 1 bowl 400 | silken tofu 200, egg 40, ground pork 20, vegetable oil 5, beef broth 135 | clam, anchovy, soy sauce
  stew with sausage and ramen; army stew, budae jjigae, army base stew | 1 bowl 500 | hot dog 60, luncheon meat 40, ramen noodle 35, kimchi 80, tofu 50, beef broth 235 | soy sauce, gochujang, anchovy
  seaweed soup; miyeokguk, miyuk guk, beef seaweed soup, miyeok guk | 1 bowl 350 | beef broth 270, cooked stewing beef 30, wakame 45, sesame oil 3 | soy sauce, anchovy
  ginseng chicken soup; samgyetang, dakgaejang | 1 bowl 690 | cooked chicken thigh 220, sticky rice 130, chicken broth 420 | flour, egg
  beef bone soup; seolleongtang, galbitang, gomtang, yukgaejang, korean beef soup, galbi tang, haejangguk, gamjatang | 1 bowl 500 | beef broth 330, cooked stewing beef 110, cooked rice noodle 60 | soy sauce, sesame oil
  korean short ribs; galbi, kalbi, la galbi, bulgalbi | 1 serving 170 | cooked beef short rib 120, teriyaki sauce 50 | sesame oil
  spicy pork; jeyuk bokkeum, jeyuk, spicy pork bulgogi, dak galbi, dakgalbi, pork bulgogi, dakbulgogi | 1 serving 220 | cooked pork shoulder 140, gochujang 25, onion 45, vegetable oil 8 | soy sauce, sesame oil
  kimchi stew with rice; kimchi jjigae with rice, kimchi jjigae and rice, kimchi stew and rice | 1 plate 560 | kimchi jjigae 350, cooked white rice 210 | flour
  korean side dishes; banchan, namul, spinach namul, sigeumchi namul, kongnamul, bean sprout namul | 1 serving 80 | cooked spinach 75, sesame oil 4 | soy sauce, fish sauce
  sweet korean pancake; hotteok, hoddeok, bungeoppang, gyeran ppang, taiyaki, dorayaki, imagawayaki | 1 piece 90 | pancake 65, brown sugar 14, vegetable oil 5, peanut 4
  korean toast; gilgeori toast, street toast, egg drop sandwich, egg drop toast | 1 piece 200 | toast 75, egg 60, ham 25, american cheese 18, cabbage 15, butter 8
  banana milk; banana flavored milk, binggrae banana milk, strawberry flavored milk, flavoured milk, flavored milk | 1 bottle 300 | milk 282, sugar 18 | oat
  kaya toast; kaya butter toast, roti kaya, kaya toast set | 2 piece 75 | toast 50, butter 10, sugar 9, coconut milk 6 | egg
  iced malted chocolate milk; milo peng, milo ping, milo ais, iced milo, milo dinosaur, cold milo | 1 glass 350 | water 230, condensed milk 40, malt drink powder 30 | milk
  canned milk coffee; can coffee, boss coffee, can coffee boss, suntory boss, georgia coffee, canned coffee with milk | 1 can 190 | coffee 148, milk 30, sugar 12
  iced coffee milk; oak iced coffee, coffee milk, dare iced coffee, milky iced coffee, iced coffee drink | 1 bottle 300 | reduced fat milk 240, coffee 45, sugar 15 | soy milk
  yakult; yogurt drink yakult, probiotic shot, yakult drink, yoghurt drink yakult | 1 bottle 65 | skim milk 55, sugar 10
  triangle kimbap; samgak kimbap, triangle gimbap, tuna mayo onigiri, tuna onigiri, salmon onigiri, rice ball, onigiri rice ball, convenience store onigiri | 1 piece 110 | cooked white rice 95, tuna salad 14, nori 1 | soy sauce, sesame seed
  egg sandwich japanese; tamago sando, tamago sandwich, egg sando, japanese egg sandwich, konbini egg sandwich | 1 piece 130 | bread 65, hard boiled egg 52, mayonnaise 15
  pork cutlet sandwich; katsu sando, katsu sandwich, tonkatsu sando, chicken katsu sando | 1 piece 190 | bread 80, tonkatsu 100, steak sauce 10 | soy sauce, egg
  melon bread; melon pan, melonpan, anpan, curry pan, cream pan, bolillo, soboro bread, red bean bun, ensaymada, pan de coco, spanish bread | 1 piece 95 | brioche 95 | sesame seed
  tonkatsu with rice; tonkatsu set, tonkatsu teishoku, chicken katsu with rice, chicken katsu and rice, karaage set, karaage don, karaage with rice, donkatsu, donkkaseu | 1 plate 430 | tonkatsu 150, cooked white rice 210, cabbage 60, steak sauce 15
  grilled mackerel with rice; saba shioyaki, grilled fish set, grilled mackerel and rice, grilled salmon set, yakizakana | 1 plate 300 | cooked mackerel 85, cooked white rice 180, daikon 30 | soy sauce
  natto with rice; natto rice, natto gohan, natto and rice | 1 bowl 230 | natto 45, cooked white rice 180, soy sauce 5 | fish stock
  egg over rice; tamago kake gohan, tkg, rice with fried egg, sinangag with egg, gyeran bap | 1 bowl 260 | cooked white rice 200, egg 50, soy sauce 5, butter 5 | fish stock
  curry rice japanese; curry rice, kare raisu, coco ichibanya, beef curry rice, japanese curry | 1 plate 450 | japanese curry with rice 450
  katsu curry with rice; katsu curry, chicken katsu curry, wagamama katsu curry, chicken katsu wagamama, wagamama chicken katsu, wagamama chicken katsu curry, tonkatsu curry, yasai katsu curry | 1 plate 560 | chicken katsu 180, cooked white rice 240, curry sauce 140 | butter, flour
  hamburg steak; hambagu, japanese hamburger steak, hamburg | 1 piece 170 | frikadelle 145, steak sauce 25 | milk
  omurice; omelette rice, omuraisu | 1 plate 350 | fried rice 210, scrambled egg 105, ketchup 30
  simmered beef and potatoes; nikujaga, sukiyaki, oden, shabu shabu | 1 serving 280 | cooked stewing beef 60, cooked potato 130, onion 40, soy sauce 12, sugar 8, water 30 | fish stock, egg, cod
  fish rice bowl; unagi don, unadon, unagi bowl, eel rice bowl, unaju, tendon, tempura don, kaisendon, tekkadon, salmon don, negitoro don | 1 bowl 400 | cooked white rice 270, cooked mackerel 95, teriyaki sauce 30 | shrimp, egg, flour
  thin chapati; phulka, phulkas, fulka, rotli, rotlis, thin roti | 2 piece 30 | chapati 30
  home dal; dal, daal, dhal, dal tadka, tadka dal, tarka dal, moong dal, mung dal, toor dal, masoor dal, chana dal, yellow dal, dal fry, plain dal, bowl of dal | 1 bowl 220 | cooked lentil 125, water 55, ghee 5, onion 12, tomato 20
  spring roll; spring rolls, fried spring roll, veg spring roll, vegetable spring roll, mini spring roll, egg roll mini | 3 piece 40 | vegetable egg roll 40
  pork lumpia finger; lumpia shanghai, pork lumpia, lumpiang shanghai, shanghai rolls | 5 piece 20 | lumpia 20
  pancit plate; pancit canton, pancit bihon, pancit guisado, pancit plate, pancit malabon, palabok, pancit palabok | 1 plate 300 | pancit 300
  silog breakfast; tocilog, cornsilog, spamsilog, hotsilog, tocino with rice, tocino with garlic rice, tocino and rice, tocino and garlic rice, spam and egg with rice, spam egg and rice, spam and rice, spam eggs and rice | 1 plate 330 | pork carnitas 90, cooked white rice 185, fried egg 50, vegetable oil 6 | soy sauce
  tocino; pork tocino, sweet cured pork | 1 serving 100 | char siu pork 100
  garlic fried rice; garlic rice, sinangag, java rice | 1 cup 165 | cooked white rice 156, vegetable oil 7 | egg, flour, soy milk
  adobo with rice; chicken adobo with rice, chicken adobo and rice, pork adobo with rice, adobo and rice, adobo rice | 1 plate 400 | chicken adobo 190, cooked white rice 210
  braised pork belly in soy; pork adobo, adobong baboy, humba, pork humba, pork hamonado, braised pork belly, hong shao rou, red braised pork, dong po pork, bo kho, thit kho, kakuni, lu rou fan | 1 serving 180 | cooked pork belly 90, cooked pork shoulder 80, soy sauce 12, sugar 5 | fish sauce, egg
  pork sour soup; sinigang na baboy, nilaga, nilagang baka, bulalo, tinola, tinolang manok, chicken tinola, tola | 1 bowl 380 | sinigang 380 | shrimp, fish sauce
  mung bean soup bowl; monggo, ginisang monggo, munggo, mung bean soup, monggo soup | 1 bowl 250 | mung bean stew 250 | shrimp, fish sauce, flour
  oxtail stew in peanut sauce; kare kare, kare-kare, karekare, oxtail kare kare, kare kare with bagoong | 1 serving 300 | oxtail in peanut sauce 300 | shrimp paste, flour, soy milk
  lechon; lechon kawali, crispy pata, bagnet, lechon belly, chicharon bulaklak, siu yuk, crispy pork belly, roast pork belly, moo krob | 1 serving 120 | crispy fried pork belly 120 | soy sauce
  chicken inasal; inasal, lechon manok, chicken barbecue, grilled chicken leg, ayam bakar, gai yang, ayam penyet | 1 piece 170 | cooked chicken leg 165, vegetable oil 5 | soy sauce
  pork barbecue stick; pork bbq stick, pork barbecue, isaw, pork skewer, pork bbq | 1 stick 55 | char siu pork 55
  fried milkfish; fried bangus, daing na bangus, bangus fried, bangus, pritong isda, fried tilapia filipino, fried galunggong, tuyo | 1 piece 130 | fried fish 130 | soy sauce
  beef caldereta; kaldereta, caldereta, mechado, afritada, menudo filipino, pork menudo, chicken afritada, pork afritada, bistek, bistek tagalog, beef pares, pares | 1 serving 230 | beef stew 170, cooked beef chuck 50, vegetable oil 8 | soy sauce, shrimp paste, peanut butter
  corned beef with rice; corned beef and rice, ginisang corned beef, corned beef guisado | 1 plate 310 | canned corned beef 95, cooked white rice 200, onion 10, vegetable oil 5
  rice porridge with chicken; arroz caldo, lugaw, goto, aroskaldo, chicken congee, jook, jok, cháo gà, okayu, juk, dakjuk, pork congee | 1 bowl 360 | congee 285, cooked chicken breast 45, vegetable oil 5, hard boiled egg 25 | fish sauce, soy sauce
  balut; penoy, duck embryo egg | 1 piece 95 | hard boiled egg 95, duck 5
  banana spring roll; banana lumpia, turon, turon with langka, maruya, pisang goreng | 2 piece 70 | banana fritter 70 | egg, soy milk
  sugared banana on a stick; banana cue, banana q, bananacue, bananaque, kamote cue, camote cue | 1 stick 100 | fried plantain 85, brown sugar 15
  shaved ice bowl; halo-halo, mais con hielo, shaved ice dessert, patbingsu, bingsu, ais kacang, cendol | 1 bowl 240 | halo halo 240
  sweet tofu cup; taho, taho with arnibal, tau foo fah, douhua | 1 cup 220 | tofu pudding with syrup 220 | milk
  steamed rice cake filipino; bibingka, puto, kutsinta, suman, kakanin, sapin sapin, puto bumbong, biko, palitaw | 1 piece 80 | rice flour cake 80 | flour
  polvoron; pastillas, yema, dulce de leche candy, peda, pedha, kaju katli, kaju barfi, milk cake, mysore pak, soan papdi, mithai, petha, sandesh | 2 piece 22 | barfi 22 | flour, almond
  jollibee chickenjoy; chickenjoy, jollibee chicken | 1 piece 110 | fried chicken 110
  fried chicken with rice; chickenjoy with rice, jollibee chicken with rice, fried chicken and rice | 1 serving 290 | fried chicken 130, cooked white rice 150, gravy 20
  filipino spaghetti; jollibee spaghetti, sweet spaghetti, jolly spaghetti, spaghetti pinoy | 1 plate 300 | spaghetti with meat sauce 245, hot dog 35, sugar 10, cheddar cheese 10
  soda cracker; saltines, saltine, skyflakes, sky flakes, cream cracker, jacobs cracker, jacob cream cracker, saltine cracker, soda crackers, water biscuit | 5 piece 5 | cracker 5
  samosa chaat; chaat, papdi chaat, dahi puri, aloo chaat, dahi bhalla, sev puri, ragda pattice, masala puri, dahi vada | 1 plate 180 | bhel puri 140, yogurt 40 | flour, roasted peanut, cashew
  misal pav; misal, dabeli, kanda poha with sev | 1 plate 330 | rajma 170, dinner roll 80, potato chip 20, onion 30 | roasted peanut
  dhokla plate; khandvi, handvo, patra, muthia | 4 piece 35 | dhokla 35
  bread pakora; mirchi bajji, bonda, batata vada, aloo bonda, bhajiya, bhajia, chilli bajji | 3 piece 35 | pakora 35 | flour
  onion bhaji; onion bhajia, onion pakora, onion bhajis, bhaji | 2 piece 50 | onion 22, chickpea flour 14, vegetable oil 6, water 8 | flour, egg
  namkeen; bombay mix, chivda, sev, bhujia, aloo bhujia, mixture, murukku, chakli, mathri, farsan, haldiram bhujia, chanachur, bikaneri bhujia | 1 handful 30 | potato chip 15, roasted peanut 7, chickpea flour 8 | flour, cashew
  roasted chana; roasted chickpeas, roasted chickpea, bhuna chana, roasted makhana, makhana, phool makhana, roasted gram | 1 handful 30 | chickpea flour 28, vegetable oil 2
  sprouts salad; sprout salad, moong sprouts, sprouts chaat, moong salad, chana salad | 1 bowl 170 | cooked mung bean 110, onion 20, tomato 25, cucumber 15
  lentil stew with rice plate; dal and rice, dal chawal, dal rice, daal chawal, dal bhat, daal and rice, dal with chawal, varan bhat, sambar rice, sambar sadam, bisi bele bath, rasam rice, lentils and rice, sambhar rice | 1 plate 380 | cooked lentil 105, water 45, ghee 5, onion 10, tomato 15, cooked white rice 200 | flour
  bean curry with rice plate; rajma rice, rajma chawal, rajma with rice, rajma and rice, chole chawal, chole rice, chana masala with rice, chana masala and rice, chickpea curry with rice, kadhi chawal, kadhi rice | 1 plate 400 | rajma 200, cooked white rice 200 | yogurt
  seasoned rice plate; puliyogare, tamarind rice, tomato rice, coconut rice, ghee rice, puliyodarai, vangi bath, tomato bath, khichdi rice, tawa pulao, veg biryani, vegetable biriyani, veg biriyani, veg fried rice, schezwan rice, schezwan fried rice, gobi manchurian with rice, veg pulao with raita | 1 plate 260 | vegetable biryani 200, cooked white rice 50, vegetable oil 8 | peanut, cashew, soy sauce, sesame seed
  gobi manchurian; chilli chicken, chicken manchurian, chicken lollipop, dragon chicken | 1 serving 200 | sweet and sour chicken 200
  hakka noodles; veg hakka noodles, chicken hakka noodles, veg noodles, chicken noodles, schezwan noodles, veg chowmein, chowmein, chow mein, vegetable chow mein | 1 plate 300 | egg fried noodle 300 | oyster sauce, sesame seed
  appam with stew; appam, appam and stew, puttu, idiyappam, string hopper, puttu and kadala, neer dosa | 2 piece 70 | dosa 70 | coconut milk, flour
  fish fry indian; fish fry with rice, fish moilee, meen curry, macher jhol, macher jhol and rice | 1 plate 400 | fish curry 190, cooked white rice 210
  semolina sweet; sooji halwa, sheera, kesari, rava kesari, moong dal halwa, halwa, semiya payasam, payasam, seviyan, sheer khurma | 1 serving 130 | suji halwa 130 | cashew, almond
  ragi porridge; ragi malt, ragi mudde, ragi java, sattu drink, sattu, dalia, daliya, broken wheat porridge | 1 bowl 240 | cooked oatmeal 240 | milk
  sugarcane juice; nimbu pani, shikanji, jaljeera, aam panna, roohafza, rooh afza | 1 glass 250 | water 225, sugar 25
  filter coffee with milk; filter kaapi, degree coffee, indian coffee, milky coffee, nescafe with milk and sugar, 3 in 1 coffee, cafe touba | 1 cup 180 | south indian filter coffee 180
  pad thai with shrimp; shrimp pad thai, prawn pad thai | 1 plate 380 | chicken pad thai 330, cooked shrimp 50
  vegetable dumpling; vegetable gyoza, veg gyoza, veg momos, veg momo, vegetable momo, vegetable dumplings, veg dumplings | 6 piece 28 | flour 9, cabbage 12, carrot 4, vegetable oil 1.5, soy sauce 1 | egg, sesame seed
  chicken korma with rice; chicken korma and rice, chicken korma ready meal, korma and rice, korma with rice | 1 plate 450 | chicken korma 240, cooked white rice 210
  kung pao chicken with rice; kung pao chicken and rice | 1 plate 430 | kung pao chicken 220, cooked white rice 210
  massaman curry with rice; massaman with rice, massaman curry and rice, panang curry with rice, panang with rice | 1 plate 440 | massaman curry 240, cooked white rice 200
  fried cauliflower in sauce; gobi manchurian, veg manchurian, gobi 65, gobi manchurian dry, cauliflower manchurian | 1 serving 195 | cooked cauliflower 120, flour 25, vegetable oil 18, soy sauce 10, ketchup 20 | cornstarch
  shrimp and pork dumpling; siomai, shumai, siu mai, pork siomai, shu mai | 4 piece 25 | pork dumpling 18, cooked shrimp 7 | egg, soy sauce, sesame oil
  dim sum dumpling; har gow, dim sum, dim sum har gow, har gau, shrimp dumpling, prawn dumpling, crystal dumpling, dim sum prawn dumplings | 4 piece 25 | cooked shrimp 13, flour 8, pork dumpling 4
  rice noodle roll; cheung fun, cheong fun, rice rolls, chee cheong fun | 1 serving 220 | cooked rice noodle 175, cooked shrimp 30, soy sauce 12, vegetable oil 5 | sesame oil
  duck pancake; peking duck pancake, peking duck pancakes, crispy duck pancake, crispy duck pancakes, duck pancakes, crispy aromatic duck, duck in pancakes | 4 piece 45 | flour tortilla 14, cooked duck 20, hoisin sauce 5, cucumber 6 | milk, egg
  thali plate; veg thali, vegetable thali, thali, gujarati thali, south indian meals, rajasthani thali, meals plate | 1 plate 600 | chapati 80, cooked white rice 150, dal tadka 130, cooked mixed vegetable 110, potato curry 90, yogurt 40, vegetable oil 10 | almond, cashew, butter
  prawn curry; prawn masala, shrimp masala, prawn curry indian, jhinga masala, goan prawn curry, chingri malai curry, shrimp curry, prawns masala, prawn korma | 1 serving 220 | cooked shrimp 110, tomato sauce 50, coconut milk 25, onion 25, vegetable oil 12 | mustard, cashew
  pani puri piece; pani puri, golgappa, gol gappa, puchka, golgappe, panipuri | 6 piece 28 | puri 7, cooked potato 9, cooked mung bean 4, water 8 | flour, tamarind
  spicy fried chicken bites; chicken 65, chilli chicken dry, gobi 65 chicken, chicken 65 dry, chicken pakora, chicken popcorn indian | 1 serving 180 | chicken nugget 150, vegetable oil 8, onion 22 | egg, soy sauce, yogurt
  chicken biryani plate; chicken biryani, chicken dum biryani, biryani chicken, hyderabadi chicken biryani, kolkata biryani, fish biryani, prawn biryani | 1 plate 350 | cooked white rice 190, cooked chicken thigh 100, vegetable oil 12, cooked onion 30, yogurt 18 | cashew, raisin, egg, butter
  tempeh bowl with rice; tempeh bowl, tempeh rice bowl, tempeh buddha bowl | 1 bowl 400 | tempeh 110, cooked brown rice 170, cooked mixed vegetable 105, sesame dressing 15 | soy sauce, peanut
`,
);
