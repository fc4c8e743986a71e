import { servedDishes } from './served-dishes.ts';

/** Dishes of West African, Caribbean, East African and Middle Eastern homes and stalls. */
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
`,
);
