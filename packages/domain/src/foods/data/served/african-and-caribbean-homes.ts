import { servedDishes } from './served-dishes.ts';

/** Dishes of African, Caribbean and Middle Eastern homes and stalls. */
export const AFRICAN_AND_CARIBBEAN_HOMES = servedDishes(
  { aisle: 'frozen', category: 'protein' },
  `
  pounded yam swallow; pounded yam, fufu, swallow, poundo, iyan, amala, tuwo, tuwo shinkafa, banku, kenkey ball, eba, garri eba, eba ball, pounded yam wrap | 1 serving 250 | fufu 250
  pounded yam with egusi; pounded yam and egusi, eba and egusi, eba with egusi, fufu and egusi, fufu and egusi soup, eba and egusi soup, pounded yam and egusi soup, garri and egusi, amala and ewedu, amala and egusi, fufu with egusi | 1 plate 440 | fufu 250, egusi soup 190 | dried shrimp, anchovy
  okra stew with meat; okra soup, okro soup, okra stew, ogbono soup, ogbono, ewedu soup, ewedu, draw soup, bhindi stew | 1 serving 220 | okra 100, roast beef 40, vegetable oil 10, water 60 | dried shrimp, anchovy, flour
  vegetable soup nigerian; efo riro, efo, edikang ikong, afang soup, afang, bitter leaf soup, oha soup, spinach stew, edikaikong | 1 serving 200 | cooked spinach 110, roast beef 45, vegetable oil 14, tomato sauce 30 | dried shrimp, anchovy, flour
  red stew with meat; nigerian stew, beef stew nigerian, tomato stew, obe ata, ofada stew, ayamase, ayamase stew, ofada sauce, designer stew, chicken stew nigerian, pepper stew, buka stew | 1 serving 180 | tomato sauce 75, cooked stewing beef 70, vegetable oil 15, onion 20 | dried shrimp, anchovy, flour
  rice and stew; white rice and stew, rice and beef stew, rice and chicken stew, ofada rice, ofada rice and stew, ofada rice with ayamase, ofada rice and ayamase, rice and ofada stew | 1 plate 400 | cooked white rice 240, tomato sauce 60, cooked stewing beef 75, vegetable oil 12 | dried shrimp, anchovy, flour
  jollof rice plate with chicken; jollof rice with chicken, jollof and chicken, jollof rice and chicken, party jollof, jollof rice and turkey, jollof with chicken, rice and chicken nigerian | 1 plate 420 | jollof rice 300, roast chicken 120 | dried shrimp
  yam and eggs; yam and egg, yam and egg sauce, boiled yam and egg, boiled yam and egg sauce, fried yam and egg, yam and fried eggs, dodo and egg, plantain and egg, plantain and eggs | 1 plate 330 | cooked sweet potato 60, cooked cassava 140, scrambled egg 100, tomato 20, vegetable oil 8
  boiled yam; white yam, yam slice, cooked yam, asun yam, yam porridge, asaro, yam pottage | 1 serving 220 | cooked potato 90, cooked cassava 130 | dried shrimp, anchovy
  fried yam; dundun, yamarita, yam chips, yam fries | 1 serving 150 | cooked cassava 130, vegetable oil 14
  bean porridge; ewa, ewa riro, beans porridge, beans pottage, ewa agoyin, ewa aganyin, nigerian beans, beans and plantain, beans and dodo, red red | 1 serving 250 | cooked black eyed pea 215, vegetable oil 12, onion 15, tomato sauce 10 | dried shrimp, anchovy, flour
  bean pudding; moi moi, moin moin, moimoi | 1 piece 130 | steamed bean pudding 130 | dried shrimp, anchovy, milk
  corn pap porridge; corn pap, pap, akamu, ogi, koko, hausa koko, uji, custard porridge, corn porridge, millet porridge | 1 bowl 300 | cooked grits 250, milk 30, sugar 10 | flour
  soaked garri; garri, garri soaked, gari soakings, drinking garri, soaked garri with sugar and groundnut, garri soaked with sugar and groundnut, garri and groundnuts, garri with sugar and groundnut, garri and milk | 1 bowl 100 | tapioca starch 60, sugar 10, roasted peanut 25
  puff puff ball; puff puff, puffpuff, bofrot, puff puffs | 4 piece 32 | african doughnut 32 | egg, milk
  suya on a stick; suya stick, suya, beef suya stick, chicken suya, tsire, suya wrap, kilishi, stick meat | 1 stick 60 | beef suya 60
  nigerian meat pie; meat pie nigerian, mr biggs meat pie, chicken pie nigerian, fish pie nigerian | 1 piece 130 | beef empanada 130 | milk
  malt drink; maltina, malta, malta guinness, supermalt, malt, vitamalt, amstel malta, malzbier, vita malt | 1 bottle 330 | cola 330, malt syrup 10
  sweet hibiscus drink; hibiscus drink, zobo, zobo drink, sorrel drink, bissap, agua de jamaica, jamaica water, hibiscus tea sweetened, karkade | 1 glass 250 | water 228, sugar 22
  tigernut drink; kunu, kunu aya, chapman | 1 glass 250 | rice milk 250
  agege bread; sweet bread nigerian, butter bread, hard dough bread, hardo bread | 2 slice 50 | dinner roll 50
  coco bread; cocobread, jamaican coco bread | 1 piece 110 | dinner roll 110
  indomie with egg; indomie and egg, indomie noodles and egg, indomie noodles with egg, noodles and egg, noodles with egg, instant noodles with egg, ramen with egg, maggi with egg, maggi noodles with egg | 1 bowl 350 | ramen noodle 70, egg 55, water 230 | soy milk
  instant noodles; indomie, indomie noodles, maggi noodles, yippee noodles, wai wai, mi goreng, indomie mi goreng, packet noodles, super noodles, instant noodle, ramen noodles packet, packet of ramen, noodle packet, 2 minute noodles, two minute noodles, lucky me, pancit canton instant, lucky me pancit canton, ramyeon packet | 1 packet 80 | ramen noodle 80
  shin ramyun; ramyun, ramyeon, ramyun packet, shin ramen, shin ramyun black, neoguri, jin ramen, buldak, buldak noodles, buldak ramen, spicy ramyun, samyang, samyang noodles, fire noodles, jjapaguri, chapagetti | 1 packet 117 | ramen noodle 117
  cup noodles; cup noodle, cup ramyun, cup ramen, cup ramyeon, pot noodle, instant noodle cup, noodle pot, bombay bad boy, king pot noodle, itsu noodles | 1 pot 300 | ramen noodle 72, vegetable oil 3, water 225 | egg, soy milk, milk, shrimp
  pepper soup with meat; pepper soup, chicken pepper soup, goat pepper soup, light soup, goat light soup | 1 bowl 350 | west african pepper soup 350 | dried shrimp, anchovy
  goat meat stew; asun, nkwobi, isi ewu, gizdodo, goat stew, peppered goat, peppered chicken, peppered turkey, turkey stew, curry goat, goat curry, mutton curry | 1 serving 220 | cooked goat meat 140, tomato sauce 50, vegetable oil 12, onion 18 | dried shrimp, flour
  fried whole fish; fried fish and plantain, croaker, fried croaker, fried tilapia | 1 serving 150 | fried fish 150
  akara balls; akara, kosai, akara ball, bean cake, koose | 4 piece 38 | bean fritter 38 | egg, flour
  waakye plate; waakye with stew, waakye and fish | 1 plate 420 | waakye 300, tomato sauce 60, vegetable oil 10, hard boiled egg 50
  kelewele; spicy fried plantain, dodo, aloco, alloco, maduros, platano maduro, platanos maduros, tajadas | 1 serving 120 | fried plantain 120
  nigerian fried rice; fried rice and chicken, fried rice with chicken, fried rice and turkey | 1 plate 400 | fried rice 280, roast chicken 120
  jerk chicken with rice; jerk chicken and rice, jerk chicken with rice and peas, jerk chicken rice and peas, jerk chicken rice and pea, brown stew chicken with rice, curry goat and rice, curry goat with rice | 1 plate 430 | jerk chicken 170, rice and pea 260
  brown stew chicken; stew chicken, stewed chicken, pollo guisado, chicken stew caribbean | 1 serving 230 | cooked chicken thigh 150, tomato sauce 50, vegetable oil 8, onion 20 | flour
  festival; fried dumpling, johnny cake, bakes, johnnycake | 2 piece 55 | fry bread 55
  roti with curry; chicken roti, goat roti, trini roti, doubles, curry chicken roti | 1 piece 330 | paratha 120, chicken curry 210
  saltfish; saltfish and dumplings, saltfish fritter | 1 serving 150 | ackee and saltfish 150
  injera with stew; injera with doro wat, injera with lentils, injera and wat, ethiopian platter, injera platter, beyaynetu | 1 plate 420 | injera 200, misir wat 120, cooked cabbage 60, vegetable oil 8
  ugali with greens; ugali and sukuma, ugali and sukuma wiki, ugali sukuma, ugali with sukuma wiki, sadza, sadza and relish, pap and vleis, nsima, sukuma wiki | 1 plate 400 | ugali 260, cooked collard green 120, vegetable oil 8
  mandazi bun; mandazi, mahamri, maandazi | 2 piece 50 | african doughnut 50 | egg, milk
  hummus with pita; hummus and pita, pita and hummus, hummus with bread | 1 plate 140 | hummus 80, pita bread 60
  shawarma plate; chicken shawarma plate, shawarma with rice, chicken shawarma with rice, shawarma bowl, halal cart chicken over rice, chicken over rice, halal plate, chicken and rice platter, kebab with rice, chicken kebab with rice, chelo kebab, kabab koobideh, koobideh, gyro plate | 1 plate 450 | chicken kebab 170, rice pilaf 220, tzatziki 30, lettuce 30 | sesame seed
  biryani with meat; lamb biryani, mutton biryani, beef biryani, hyderabadi biryani, biryani, biriyani, chicken biriyani, dum biryani | 1 plate 350 | cooked white rice 190, roast lamb 100, vegetable oil 12, cooked onion 30, yogurt 18 | cashew, butter
  semolina swallow; semo, semovita, wheat swallow, semo and egusi base | 1 serving 250 | semolina 70, water 180
  semolina cake in syrup; basbousa, namoura, revani, harissa cake, hareesa, safouf | 1 piece 75 | semolina 28, sugar 24, butter 8, yogurt 10, water 5 | almond, coconut, egg
  fava beans with bread; ful with bread, foul with bread, ful and bread, ful sandwich, foul sandwich, ful medames with bread | 1 plate 260 | cooked fava bean 160, olive oil 8, pita bread 80, tomato 12 | sesame seed
  south african dried beef; biltong, beef biltong, droewors, dried wors, game biltong | 1 bag 30 | cooked beef steak 150, salt 3
  jute leaf soup with rice; molokhia, mulukhiyah, molokhia with rice, molokheya with rice, molokhia with chicken, mloukhieh | 1 plate 400 | cooked spinach 130, cooked chicken breast 70, cooked white rice 190, butter 8
  puff pastry milk pudding; om ali, umm ali, oum ali | 1 serving 200 | puff pastry 45, milk 120, heavy cream 20, sugar 12 | almond, raisin, pistachio
  sweet savory chicken pie; bastilla, b'stilla, pastilla au poulet | 1 piece 180 | phyllo dough 50, cooked chicken breast 80, almond 15, egg 20, butter 10, sugar 5
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
`,
);
