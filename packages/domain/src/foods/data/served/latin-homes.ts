import { servedDishes } from './served-dishes.ts';

/** Dishes of Mexican, Texan, Central and South American homes and stands. */
export const LATIN_HOMES = servedDishes(
  { aisle: 'frozen', category: 'protein' },
  `
  taco on corn tortilla; street taco, street taco carne asada, taco carne asada, taco asada, taco pastor, taco carnitas, taco barbacoa, taco birria, carne asada street taco, street corn tortilla taco, taco de pastor, taco al pastor, tacos de asada, taco de asada, carne asada taco, asada taco, carnitas taco, taco de carnitas, barbacoa taco, taco de barbacoa, lengua taco, taco de lengua, birria taco, taco de birria, quesabirria, quesabirria taco, suadero taco, chorizo taco, pastor taco, tripa taco, taco de canasta | 3 piece 80 | corn tortilla 36, pork carnitas 36, onion 8 | milk
  brisket taco; pulled pork taco, bbq taco, shredded beef taco, chicken tinga taco, tinga taco, korean taco | 2 piece 110 | flour tortilla 42, cooked beef brisket 48, onion 10, salsa 10 | soy sauce, milk
  breakfast taco with egg; egg and bacon taco, bacon and egg taco, chorizo and egg taco, migas taco, bacon egg and cheese taco | 2 piece 100 | flour tortilla 42, scrambled egg 42, cooked bacon 6, cheddar cheese 10
  mexican roll with meat; torta, torta de milanesa, torta ahogada, torta de jamon, torta de jamón, torta de carnitas, torta de asada, cemita, milanesa torta, torta de pollo | 1 piece 260 | french roll 95, wiener schnitzel 90, avocado 28, mayonnaise 8, oaxaca cheese 20, tomato 20 | egg
  chicken tamale; tamal, tamales de pollo, tamale de pollo, tamales de puerco, tamales de rajas, tamales de mole, tamales de elote, tamales oaxaqueños, tamal de puerco, tamales rojos, tamales verdes, tamal de rajas, beef tamale, tamale, cheese tamale, pork tamales | 2 piece 130 | pork tamale 130
  sweet tamale; tamal de dulce, champurrado with tamal | 1 piece 110 | pork tamale 85, sugar 15, raisin 10
  enchiladas with cream; enchiladas suizas, enchilada suiza, enchiladas verdes, enchiladas rojas, enchilada verde, green enchiladas, red enchiladas, enchiladas de pollo, enchiladas potosinas, enfrijoladas, entomatadas | 3 piece 120 | chicken enchilada 110, sour cream 10
  enchiladas in mole; enmoladas, enchiladas de mole, enchiladas with mole, mole verde, mole con pollo | 3 piece 120 | chicken enchilada 95, mole sauce 25 | peanut, almond, sesame seed
  masa cake with bean; sope, sopes, huarache, tlacoyo, sope with beans, memela, sopes with beans | 2 piece 110 | corn tortilla 45, refried bean 30, vegetable oil 4, queso fresco 12, lettuce 15, salsa 5 | egg, flour
  gringa; mulita, quesadilla de tinga, quesadilla al pastor | 1 piece 190 | flour tortilla 70, pork carnitas 60, oaxaca cheese 55
  fideo; sopa de fideo, fideo soup, sopa de fideos, sopa de letras, sopa de pasta, sopa de estrellas | 1 bowl 300 | cooked pasta 90, tomato sauce 40, vegetable oil 6, chicken broth 165
  beans with rice; rice and refried beans, arroz y frijoles, arroz con frijoles, rice and beans, frijoles con arroz, beans and rice, rice with beans | 1 plate 300 | cooked white rice 165, cooked pinto bean 130, vegetable oil 5
  charro beans; frijoles charros, frijoles de la olla, habichuelas guisadas, habichuelas, caraotas, porotos, borracho beans, ranch beans | 1 bowl 200 | cooked pinto bean 150, cooked bacon 8, tomato 25, onion 15
  mexican scrambled eggs; huevos a la mexicana, huevos mexicanos, huevos con nopales, mexican style eggs | 2 piece 85 | scrambled egg 115, tomato 35, onion 15, vegetable oil 5
  huevos con chorizo; huevos con jamon, chorizo and eggs, eggs with chorizo, chorizo con huevo, migas, machaca con huevo, huevos divorciados, machaca | 2 piece 90 | scrambled egg 125, cooked chorizo 35, tomato 20
  pork in chile sauce; chile verde, chili verde, chile colorado, asado de puerco, carne guisada, guisado, bistec ranchero, puerco en salsa verde, tinga de pollo, chicken tinga, tinga, birria stew | 1 serving 230 | cooked pork shoulder 140, salsa verde 70, vegetable oil 6, onion 15
  breaded beef cutlet; milanesa, milanesa de res, milanesa de pollo, milanesa de ternera, milanesa napolitana, suprema, bife a milanesa, bife à milanesa | 1 piece 150 | wiener schnitzel 150
  carne asada plate; asada plate, carne asada with rice and beans, fajita plate, fajitas with rice and beans, combo plate, mexican plate, enchilada plate, carne asada plate with rice and beans | 1 plate 400 | carne asada 120, spanish rice 110, refried bean 110, corn tortilla 52
  corn in a cup; esquites, elote en vaso, corn in a cup, street corn, mexican street corn, street corn cup | 1 cup 190 | cooked corn 140, mayonnaise 15, cotija cheese 18, sour cream 12 | butter
  ceviche tostada; tostada de ceviche, tostadas de ceviche, shrimp tostada, aguachile, coctel de camaron, shrimp cocktail mexican, campechana | 1 serving 190 | ceviche 145, cooked shrimp 15, tostada shell 20, avocado 15
  tostada with topping; tostada de tinga, chicken tostada, tostada de pollo, tostada de frijoles | 2 piece 110 | tostada 110
  flautas; flauta, taquitos dorados, tacos dorados, taco dorado, chicken flauta, chicken taquito, chicken taquitos, rolled taco, rolled tacos, beef flauta | 3 piece 55 | beef taquito 50, sour cream 5
  chicharron; chicharrones, chicharron de harina, chicharrón | 1 bag 28 | pork rind 28
  fresh tomato salsa; nopales salad, pico de gallo, pico | 1 serving 90 | tomato 55, onion 25, cilantro 10
  atole; champurrado, atole de vainilla, mazamorra, arroz con leche drink | 1 cup 240 | milk 170, sugar 18, cornstarch 14, water 38
  cafe de olla; café de olla, mexican coffee, sweet black coffee, cafezinho, cafecito, tinto | 1 cup 200 | coffee 190, brown sugar 10
  paleta; paleta de fresa, paleta de mango, paleta de agua, paleta de limon, mexican popsicle, raspado, raspa, mangonada, snow cone, slushie, slushy, slurpee, icee, slush puppie | 1 piece 90 | frozen fruit bar 90 | milk
  pan tostado with butter; bolillo with butter, bolillo con mantequilla, pan con mantequilla mexicano, telera | 1 piece 90 | french roll 82, butter 8
  mollete; molletes, bolillo with beans and cheese | 2 piece 110 | french roll 45, refried bean 40, oaxaca cheese 22
  gorditas de azucar; bunuelo, buñuelo, buñuelos, sopapilla, sopaipilla, churro with cajeta | 2 piece 45 | fry bread 36, sugar 7, honey 2
  empanada; empanadas, empanada de carne, empanada de pollo, chicken empanada, salteña, empanada argentina | 1 piece 110 | beef empanada 110
  arepa with cheese; arepa con queso, arepa de queso, arepa reina pepiada, reina pepiada, arepa with chicken, arepa rellena, arepa with beans and cheese, stuffed arepa, cachapa | 1 piece 180 | arepa 100, mozzarella 35, cooked chicken breast 30, avocado 20
  pupusas with curtido; pupusa, pupusa revuelta, pupusas revueltas, bean pupusa, pork pupusa | 2 piece 120 | cheese pupusa 120 | raisin
  baleada; baleadas, honduran taco | 1 piece 170 | flour tortilla 75, refried bean 65, sour cream 18, queso fresco 15
  pabellon criollo; pabellón, bandeja, ropa vieja with rice, ropa vieja with rice and beans, lechon asado with rice, pernil with rice, arroz con gandules, pernil, arroz con gandules y pernil | 1 plate 450 | ropa vieja 140, cooked white rice 170, cooked black bean 80, fried plantain 60
  tallarines verdes; tallarin saltado, tallarines rojos, tallarin verde | 1 plate 370 | pasta with pesto 330, cooked beef steak 40 | soy sauce
  papa rellena; papas rellenas, relleno de papa, alcapurria, croqueta de papa | 1 piece 140 | mashed potato 85, cooked ground beef 35, vegetable oil 12, flour 8 | egg
  seco de pollo; seco de carne, arroz tapado, estofado de pollo, pollo guisado with rice, sancocho, ajiaco, sopa de res, cazuela | 1 bowl 420 | chicken stew 300, cooked white rice 70, cooked potato 50 | beer
  mixed grill plate; provoleta, choripán with chimichurri, morcipan, asado, parrillada, asado argentino, mixed grill, mixed grill plate | 1 plate 280 | cooked beef short rib 130, cooked sausage 70, cooked skirt steak 80
  cheese empanada; empanada de queso, pastel de queijo, pastel de feira de queijo, cheese pastel | 1 piece 95 | pie crust 50, mozzarella 45 | egg
  pozole bowl; pozole, pozole rojo, pozole verde, posole, red pozole, chicken pozole, pork pozole | 1 bowl 460 | hominy 120, cooked pork shoulder 85, chicken broth 235, cabbage 20
  menudo bowl; menudo, menudo rojo, menudo soup | 1 bowl 460 | cooked tripe 120, hominy 110, beef broth 220, vegetable oil 6
  huevos rancheros plate; huevos rancheros, ranchero eggs, huevos rancheros with beans | 1 plate 290 | fried egg 100, corn tortilla 52, salsa 75, refried bean 60, vegetable oil 4
  chicken fajita plate; chicken fajitas, beef fajitas, steak fajitas, shrimp free fajitas, fajitas, fajita | 2 piece 165 | cooked chicken breast 120, bell pepper 60, onion 40, flour tortilla 62, vegetable oil 8
`,
);
