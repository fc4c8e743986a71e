import type { Food } from '../../food.ts';
import { food } from '../../food-row.ts';

/** Sauces, vinegars, stocks, pickles and other jars and cans. */
export const CONDIMENTS: readonly Food[] = [
  food('canned tomato', 170051, 'pantry', { cup: 240, tbsp: 15 }, [16, 0.79, 3.47, 0.25], {
    aliases: `tinned tomato, whole peeled tomato, canned whole tomato, can of tomato, canned plum tomato,
      canned cherry tomato, san marzano tomato, pelati, pomodori pelati, tomato in juice, peeled tomato,
      peeled plum tomato`,
  }),
  food('canned diced tomato', 333281, 'pantry', { cup: 245, piece: 400 }, [18, 0.84, 3.32, 0.5], {
    aliases: `diced tomato, chopped tomato, fire roasted diced tomato, fire roasted tomato, polpa, tomato polpa,
      rotel, rotel tomato, diced tomato with green chili, diced tomato with basil,
      diced tomato with garlic, diced tomato and green chili, canned diced tomato and green chili,
      polpa di pomodoro`,
  }),
  food('crushed tomato', 170501, 'pantry', { cup: 242 }, [32, 1.64, 7.29, 0.28], {
    aliases: `canned crushed tomato, tomato pulp, crushed canned tomato, crushed tomato in puree,
      fire roasted crushed tomato, ground tomato, kitchen ready tomato`,
  }),
  food('tomato paste', 170459, 'pantry', { cup: 264, tbsp: 16 }, [82, 4.32, 18.91, 0.47], {
    aliases: `tomato concentrate, tomato puree in a tube, tomato puree tube, concentrated tomato puree,
      double concentrate tomato puree, sun dried tomato paste, tube of tomato puree`,
  }),
  food('tomato puree', 170460, 'pantry', { cup: 250 }, [38, 1.65, 8.98, 0.21], {
    aliases: `passata, tomato passata, strained tomato, passata di pomodoro, sieved tomato, passata sauce,
      tomato passato, creamed tomato`,
  }),
  food('tomato sauce', 170054, 'pantry', { cup: 245 }, [24, 1.2, 5.31, 0.3]),
  food('marinara sauce', 171192, 'pantry', { cup: 264 }, [50, 1.39, 7.43, 1.61], {
    aliases: `pasta sauce, spaghetti sauce, marinara, tomato pasta sauce, pizza sauce, bolognese sauce,
      arrabbiata sauce, dolmio, ragu, ragu sauce, prego, tomato basil sauce, napoli sauce,
      napolitana sauce, dolmio sauce, arrabiata sauce, jarred tomato sauce, tomato based pasta sauce,
      sugo, lasagne sauce, puttanesca sauce, tomato basil pasta sauce, pomodoro sauce, neapolitan sauce,
      prego sauce, tomato and herb sauce, tomato pizza sauce`,
  }),
  food('ketchup', 168556, 'pantry', { cup: 240, tbsp: 17 }, [101, 1.04, 27.4, 0.1], {
    aliases: 'tomato ketchup, catsup, tomato catsup, curry ketchup, tomato sauce ketchup, red sauce',
  }),
  food('salsa', 174524, 'pantry', { cup: 260, tbsp: 18 }, [29, 1.52, 6.64, 0.17], {
    aliases: `tomato salsa, salsa roja, pico de gallo, taco sauce, picante sauce, salsa picante,
      pace picante sauce, salsa dip, salsa sauce, salsa ranchera`,
  }),
  food('salsa verde', 171824, 'pantry', { tbsp: 15 }, [38, 1.13, 6.36, 0.89], {
    aliases: `green salsa, green chili sauce, green enchilada sauce, tomatillo salsa, green taco sauce,
      green chili salsa, verde sauce, verde enchilada sauce, green enchilada, green sauce, chimichurri,
      chimichurri sauce, zhoug, schug`,
  }),
  food('mustard', 172234, 'pantry', { cup: 249, tsp: 5 }, [60, 3.74, 5.83, 3.34], {
    aliases: 'yellow mustard, prepared mustard, mostarda',
  }),
  food('dijon mustard', 172234, 'pantry', { cup: 249, tsp: 5 }, [60, 3.74, 5.83, 3.34], {
    aliases: `dijon, whole grain mustard, wholegrain mustard, grain mustard, grainy mustard, dijon style mustard,
      french mustard, pommery mustard, stone ground mustard, stoneground mustard, grainy dijon mustard,
      tarragon mustard, whole seed mustard, country dijon mustard, old style mustard`,
    allergens: ['sulfites'],
  }),
  food('mayonnaise', 171009, 'pantry', { cup: 220, tbsp: 13.8 }, [680, 0.96, 0.57, 74.85], {
    aliases: `mayo, kewpie, miracle whip, aioli, garlic mayo, garlic mayonnaise, chipotle mayo, mayonaise`,
    allergens: ['eggs'],
  }),
  food('vegan mayonnaise', 2710205, 'pantry', { cup: 225, tbsp: 14.1 }, [232, 0.3, 16, 19.2], {
    aliases: 'vegan mayo, eggless mayo',
  }),
  food('soy sauce', 174277, 'pantry', { cup: 255, tbsp: 16, tsp: 5.3 }, [53, 8.14, 4.93, 0.57], {
    aliases: `soya sauce, light soy sauce, dark soy sauce, shoyu, mushroom soy sauce, usukuchi, shoyu soy sauce,
      nama shoyu, superior dark soy sauce, light soy, dark soy, maggi seasoning, maggi, liquid seasoning`,
    allergens: ['soy', 'gluten'],
  }),
  food('sweet soy sauce', 171167, 'pantry', { tbsp: 18 }, [89, 5.93, 15.56, 0.02], {
    aliases: `kecap manis, ketjap manis, sweet soya sauce, ketjap, kicap manis, thick soy sauce,
      indonesian sweet soy sauce, eel sauce, unagi sauce`,
    allergens: ['soy', 'gluten'],
  }),
  food('tamari', 174278, 'pantry', { tbsp: 18, tsp: 6 }, [60, 10.51, 5.57, 0.1], {
    aliases: `tamari sauce, gluten free soy sauce, tamari soy sauce, gluten free tamari, liquid amino,
      wheat free soy sauce, wheat free tamari, bragg amino`,
    allergens: ['soy'],
  }),
  food('coconut aminos', 174278, 'pantry', { tbsp: 18, tsp: 6 }, [60, 10.51, 5.57, 0.1]),
  food('fish sauce', 174531, 'pantry', { tbsp: 18 }, [35, 5.06, 3.64, 0.01], {
    aliases: `nam pla, nuoc mam, fish sauce nam pla, colatura, colatura di alici, nam pla fish sauce, patis`,
    allergens: ['fish'],
  }),
  food('shrimp paste', 174531, 'pantry', { tbsp: 18 }, [35, 5.06, 3.64, 0.01], {
    aliases: `belacan, belachan, terasi, kapi, bagoong, fermented shrimp paste, trassi, fermented fish paste`,
    allergens: ['shellfish', 'fish'],
  }),
  food('furikake', 2709988, 'pantry', { tbsp: 8 }, [298, 31.84, 52.39, 4.01], {
    aliases: 'furikake seasoning, rice seasoning, nori furikake, nori komi furikake',
    allergens: ['sesame', 'fish', 'soy'],
  }),
  food('oyster sauce', 174529, 'pantry', { tbsp: 18 }, [51, 1.35, 10.92, 0.25], {
    aliases: `vegetarian oyster sauce, mushroom oyster sauce, oyster flavored sauce, oyster flavoured sauce`,
    allergens: ['shellfish', 'gluten', 'soy'],
  }),
  food('hoisin sauce', 172886, 'pantry', { tbsp: 16 }, [220, 3.31, 44.08, 3.39], {
    aliases: 'hoisin',
    allergens: ['soy', 'gluten', 'sesame'],
  }),
  food('teriyaki sauce', 171167, 'pantry', { cup: 288, tbsp: 18 }, [89, 5.93, 15.56, 0.02], {
    aliases: `teriyaki, teriyaki marinade, teriyaki glaze, yakitori sauce, stir fry sauce, bulgogi sauce,
      bulgogi marinade, korean bbq sauce, korean barbecue sauce, tonkatsu sauce, okonomiyaki sauce,
      yakisoba sauce, yakiniku sauce, char siu sauce, ponzu, ponzu sauce, sukiyaki sauce,
      general tso sauce, orange stir fry sauce, mongolian sauce, ponzu soy sauce, katsu sauce,
      chop suey sauce`,
    allergens: ['soy', 'gluten'],
  }),
  food('worcestershire sauce', 171610, 'pantry', { cup: 275, tbsp: 17 }, [77, 0, 19.17, 0], {
    aliases: `worcestershire, worcester sauce, worcester, lea and perrin, henderson relish,
      worchestershire sauce, lea perrins, worchester sauce`,
    allergens: ['fish', 'gluten'],
  }),
  food('hot sauce', 174528, 'pantry', { tsp: 4.7 }, [12, 1.29, 0.8, 0.76], {
    aliases: `tabasco, tabasco sauce, pepper sauce, cholula, frank red hot, valentina, tapatio,
      tabasco pepper sauce, tabasco red pepper sauce, chili pepper sauce, redhot sauce, redhot,
      habanero sauce, texas pete, scotch bonnet sauce, jalapeno sauce, valentina sauce, encona,
      chipotle tabasco, piri piri, peri peri sauce, piri piri sauce, peri peri`,
  }),
  food('sriracha', 171186, 'pantry', { tsp: 6.5 }, [93, 1.93, 19.16, 0.93], {
    aliases: `sriracha sauce, chili sauce, chili garlic sauce, sambal oelek, sriracha hot chili sauce,
      sriracha chili sauce, chili paste, chili garlic paste, sambal, sambal olek, chipotle paste,
      chili puree, chipotle in adobo, chipotle chili in adobo, chipotle pepper in adobo,
      chipotle in adobo sauce, adobo sauce, chipotle chili in adobo sauce,
      chipotle pepper in adobo sauce, aji amarillo paste, chipotle sauce`,
  }),
  food('chili oil', 171016, 'pantry', { cup: 218, tbsp: 13.6, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: `chili crisp, lao gan ma, crispy chili oil, chili crisp oil, rayu, chiu chow chili oil,
      chili garlic oil, salsa macha, laoganma, hot oil, sichuan pepper oil`,
    allergens: ['soy', 'sesame', 'peanuts'],
  }),
  food('gochujang', 172442, 'pantry', { cup: 290, tbsp: 18, tsp: 6 }, [198, 12.79, 25.37, 6.01], {
    aliases: `gochujang paste, korean chili paste, korean hot pepper paste, korean red pepper paste, gochuchang,
      korean pepper paste, ssamjang`,
    allergens: ['soy', 'gluten'],
  }),
  food('doubanjiang', 172442, 'pantry', { cup: 275, tbsp: 17 }, [198, 12.79, 25.37, 6.01], {
    aliases: `chili bean paste, chili bean sauce, toban djan, broad bean paste, spicy bean paste,
      fermented bean paste, black bean paste, black bean sauce, black bean garlic sauce,
      fermented black bean, chinese black bean, yellow bean sauce, yellow bean paste, hot bean paste,
      broad bean chili paste, doubanjang, pixian doubanjiang, fermented soybean, sweet bean sauce,
      sweet bean paste, black bean stir fry sauce, fermented black soybean, preserved black bean`,
    allergens: ['soy', 'gluten'],
  }),
  food('harissa', 171186, 'pantry', { tbsp: 16, tsp: 5.3 }, [93, 1.93, 19.16, 0.93], {
    aliases: 'harissa paste, rose harissa, rose harissa paste, harissa sauce, moroccan chili paste',
  }),
  food('sweet and sour sauce', 174066, 'pantry', { tbsp: 17.5 }, [154, 0.27, 38.22, 0.02], {
    aliases: `sweet chili sauce, sweet sour sauce, sweet chili dipping sauce, sweet chili,
      sweet thai chili sauce, sweet red chili sauce`,
  }),
  food('barbecue sauce', 174523, 'pantry', { cup: 286, tbsp: 17 }, [172, 0.82, 40.77, 0.63], {
    aliases: `bbq sauce, barbeque sauce, smoky bbq sauce, bbq marinade, honey bbq sauce, smoky barbecue sauce,
      sweet baby ray, jerk sauce, jerk marinade, jerk paste, jerk marinade paste`,
  }),
  food('miso', 172442, 'pantry', { cup: 275, tbsp: 17 }, [198, 12.79, 25.37, 6.01], {
    aliases: `miso paste, white miso, red miso, yellow miso, shiro miso, brown miso, aka miso, barley miso,
      soybean paste, doenjang, mugi miso, genmai miso, awase miso, miso bean paste`,
    allergens: ['soy', 'gluten'],
  }),
  food('pesto', 171580, 'pantry', { cup: 244 }, [426, 5, 6.14, 42.42], {
    aliases: `basil pesto, green pesto, pesto sauce, sun dried tomato pesto, rosso pesto, pesto rosso,
      tomato pesto, basil pesto sauce, pesto genovese, kale pesto, vegetarian pesto, arugula pesto,
      pesto paste, red pepper pesto`,
    allergens: ['dairy', 'nuts'],
  }),
  food('alfredo sauce', 2705809, 'pantry', { cup: 260 }, [150, 2.12, 1.77, 15], {
    aliases: `alfredo, alfredo pasta sauce, white pasta sauce, carbonara sauce, creamy pasta sauce,
      four cheese sauce`,
    allergens: ['dairy'],
  }),
  food('enchilada sauce', 174074, 'pantry', { cup: 224 }, [30, 0.62, 4.87, 0.91], {
    aliases: `red enchilada sauce, red chili sauce, red enchilada, taco simmer sauce, fajita sauce,
      red chili enchilada sauce`,
  }),
  food('horseradish', 173472, 'pantry', { tbsp: 15, tsp: 5 }, [48, 1.18, 11.29, 0.69], {
    aliases: 'prepared horseradish, horseradish sauce, horseradish root, horseradish prepared',
    allergens: ['sulfites'],
  }),
  food('wasabi', 171831, 'pantry', { tbsp: 20, tsp: 6.5 }, [292, 2.23, 46.13, 10.9], {
    aliases: 'wasabi paste, wasabi powder, wasabi root, wasabi sauce',
    allergens: ['sulfites'],
  }),
  food('tartar sauce', 171826, 'pantry', { tbsp: 15 }, [211, 1, 13.3, 16.7], {
    aliases: 'tartare sauce, remoulade, remoulade sauce, sauce gribiche',
    allergens: ['eggs'],
  }),
  food('ranch dressing', 173592, 'pantry', { tbsp: 15 }, [430, 1.32, 5.9, 44.54], {
    aliases: `ranch, ranch sauce, ranch dip, buttermilk dressing, buttermilk ranch, ranch salad dressing,
      buttermilk ranch dressing, coleslaw dressing, green goddess dressing, creamy dressing,
      creamy italian dressing, garlic dip, garlic and herb dip, sour cream and chive dip,
      ranch seasoning, ranch seasoning mix, ranch dressing mix, ranch mix, ranch dip mix, ranch powder,
      garlic sauce, garlic and herb sauce, yogurt dressing`,
    allergens: ['eggs', 'dairy'],
  }),
  food('caesar dressing', 169055, 'pantry', { cup: 235, tbsp: 14.7 }, [542, 2.17, 3.3, 57.85], {
    aliases: 'caesar salad dressing, caesar sauce',
    allergens: ['eggs', 'dairy', 'fish'],
  }),
  food('italian dressing', 171022, 'pantry', { cup: 235, tbsp: 14.7 }, [292, 0.38, 10.43, 28.37], {
    aliases: `vinaigrette, italian salad dressing, salad dressing, balsamic dressing, vinegrette,
      oil and vinegar dressing, greek dressing, zesty italian dressing, balsamic salad dressing,
      poppy seed dressing, catalina dressing, garlic dressing, herb dressing, lemon dressing,
      oil and vinegar, fat free italian dressing`,
  }),
  food('balsamic vinegar', 172241, 'pantry', { cup: 255, tbsp: 16, tsp: 5.3 }, [88, 0.49, 17.03, 0], {
    aliases: `balsamic, balsamic glaze, white balsamic vinegar, balsamic reduction, balsamic syrup,
      balsamic vinegar glaze, modena balsamic vinegar, balsamic vinegar of modena,
      white balsamic condiment`,
    allergens: ['sulfites'],
  }),
  food('white vinegar', 172237, 'pantry', { cup: 238, tbsp: 14.9, tsp: 5 }, [18, 0, 0.04, 0], {
    aliases: 'vinegar, distilled vinegar, distilled white vinegar, verjus, verjuice',
  }),
  food('malt vinegar', 172237, 'pantry', { cup: 238, tbsp: 14.9, tsp: 5 }, [18, 0, 0.04, 0], {
    aliases: 'brown malt vinegar, sarson vinegar, brown vinegar',
    allergens: ['gluten'],
  }),
  food('apple cider vinegar', 173469, 'pantry', { cup: 239, tbsp: 14.9, tsp: 5 }, [21, 0, 0.93, 0], {
    aliases: 'cider vinegar, acv, apple vinegar, cyder vinegar, apple cider vinegar with the mother',
    allergens: ['sulfites'],
  }),
  food('red wine vinegar', 172240, 'pantry', { cup: 239, tbsp: 14.9, tsp: 5 }, [19, 0.04, 0.27, 0], {
    aliases: `wine vinegar, white wine vinegar, sherry vinegar, champagne vinegar, tarragon vinegar,
      raspberry vinegar, chardonnay vinegar, champagne wine vinegar, merlot vinegar,
      cabernet sauvignon vinegar, moscatel vinegar, red vinegar, prosecco vinegar, wine vinegar white,
      pinot noir vinegar, herb vinegar, fruit vinegar`,
    allergens: ['sulfites'],
  }),
  food('rice vinegar', 172237, 'pantry', { cup: 238, tbsp: 14.9, tsp: 5 }, [18, 0, 0.04, 0], {
    aliases: `rice wine vinegar, seasoned rice vinegar, black vinegar, chinkiang vinegar,
      unseasoned rice vinegar, unseasoned rice wine vinegar, sushi vinegar, sushi seasoning,
      brown rice vinegar, seasoned rice wine vinegar, black rice vinegar, sushi rice seasoning,
      brown rice wine vinegar`,
    allergens: ['sulfites'],
  }),
  food('lemon juice', 167747, 'pantry', { cup: 244 }, [22, 0.35, 6.9, 0.24], {
    aliases: `juice of lemon, lemon juiced, realemon, lemon juice concentrate, yuzu juice, juice of 1 lemon,
      jif lemon, juice from lemon, squeeze lemon juice, squeeze of lemon, juice of half a lemon,
      lemon squeeze, yuzu`,
  }),
  food('lime juice', 168156, 'pantry', { cup: 242 }, [25, 0.42, 8.42, 0.07], {
    aliases: `juice of lime, key lime juice, juice of 1 lime, juice from lime, squeeze of lime,
      squeeze of lime juice, calamansi juice, calamansi`,
  }),
  food('preserved lemon', 167746, 'pantry', { piece: 58 }, [29, 1.1, 9.32, 0.3], {
    aliases: `preserved lemon rind, preserved lemon peel, preserved lemon paste, confit lemon, preserved lime,
      black lime, dried lime`,
  }),
  food('pickle', 168558, 'pantry', { piece: 65, cup: 143 }, [12, 0.5, 2.41, 0.3], {
    aliases: `dill pickle, gherkin, pickled cucumber, cornichon, pickle chip, hamburger dill, sour pickle,
      pickled gherkin, burger gherkin, hamburger pickle, dill pickle chip, dill cucumber, sour gherkin,
      kosher dill, pickle juice, dill pickle juice, pickle brine, pickled daikon, takuan, umeboshi,
      umeboshi plum, pickled radish`,
  }),
  food('pickled onion', 170000, 'pantry', { piece: 15, cup: 150 }, [40, 1.1, 9.34, 0.1], {
    aliases: 'pickled red onion, pickled cocktail onion, pickled shallot',
    allergens: ['sulfites'],
  }),
  food('sweet pickle relish', 168561, 'pantry', { cup: 245, tbsp: 15 }, [130, 0.37, 35.06, 0.47], {
    aliases: `relish, pickle relish, sweet relish, sweet pickle, sweet gherkin, dill relish, dill pickle relish,
      hot dog relish, sweet relish pickle, pickled relish, sweet gherkin pickle, burger relish,
      hamburger relish, sweet cucumber pickle, sweet pickle chip`,
  }),
  food('salad cream', 2710207, 'pantry', { cup: 235, tbsp: 14.7 }, [250, 0.65, 14.78, 21.6], {
    allergens: ['eggs', 'dairy'],
  }),
  food('kimchi', 170392, 'vegetable', { cup: 150 }, [15, 1.1, 2.4, 0.5], {
    aliases: 'kimchee, napa cabbage kimchi, cabbage kimchi, radish kimchi',
    allergens: ['fish', 'shellfish'],
  }),
  food('sauerkraut', 169279, 'vegetable', { cup: 142 }, [19, 0.91, 4.28, 0.14], {
    aliases: `pickled cabbage, pickled red cabbage, curtido, kraut, zhacai, pickled mustard green,
      preserved vegetable, pickled mustard cabbage, preserved mustard green, fermented vegetable,
      jarred red cabbage, ya cai`,
    allergens: ['sulfites'],
  }),
  food('olive', 169094, 'pantry', { piece: 3.2, tbsp: 8.4 }, [116, 0.84, 6.04, 10.9], {
    aliases: `black olive, kalamata olive, kalamata, gaeta olive, kalamata black olive, black olive ring,
      black kalamata olive, taggiasca olive, ligurian olive, salt cured black olive,
      california ripe olive, black greek olive, olives black, wrinkled black olive`,
  }),
  food('tapenade', 2710092, 'pantry', { tbsp: 16 }, [282, 0.73, 4.17, 30.05], {
    aliases: 'olive tapenade, black olive tapenade, olive paste, black olive paste, muffuletta mix',
    allergens: ['fish'],
  }),
  food('green olive', 169096, 'pantry', { piece: 2.7 }, [145, 1.03, 3.84, 15.32], {
    aliases: `spanish olive, stuffed olive, castelvetrano olive, castelvetrano, pimento stuffed olive,
      manzanilla olive, pimiento stuffed olive, stuffed green olive, cerignola olive, queen olive,
      pimento stuffed green olive, picholine olive, nocellara olive, gordal olive,
      olive stuffed with pimento, garlic stuffed olive, olive stuffed with anchovy, lucques olive, gordal`,
  }),
  food('caper', 172238, 'pantry', { tbsp: 8.6 }, [23, 2.36, 4.89, 0.86], {
    aliases: 'nonpareil caper, caperberry, caper berry',
  }),
  food('canned green chili', 170426, 'pantry', { cup: 136 }, [21, 0.9, 5.1, 0.1], {
    aliases: 'green chili canned, can green chili, hatch green chili canned',
  }),
  food('pickled jalapeno', 170080, 'pantry', { cup: 136 }, [27, 0.92, 4.74, 0.94], {
    aliases: `canned jalapeno, jarred jalapeno, pickled chili, jalapeno in vinegar, pickled green chili,
      pickled jalapeno pepper, jarred jalapeno pepper, pepperoncini, pepperoncini pepper, pepperoncino,
      pickled pepper, banana pepper ring, pickled banana pepper, guindilla, pickled red chili,
      jar jalapeno, pickled hot pepper, giardiniera, pickled vegetable, mixed pickle`,
  }),
  food('coconut milk', 170173, 'pantry', { cup: 226, tbsp: 15 }, [197, 2.02, 2.81, 21.33], {
    aliases: `canned coconut milk, full fat coconut milk, light coconut milk, coconut milk light, tin coconut milk`,
  }),
  food('coconut cream', 170580, 'pantry', { cup: 240, tbsp: 15 }, [330, 3.63, 6.65, 34.68], {
    aliases: `creamed coconut, cream of coconut, coconut milk powder, coconut powder, coconut block,
      solid coconut cream, canned coconut cream, block creamed coconut`,
  }),
  food('chicken stock', 172884, 'pantry', { cup: 240 }, [36, 2.52, 3.53, 1.2], {
    aliases: `brown chicken stock, turkey stock, turkey broth, duck stock, well flavored chicken stock,
      liquid chicken stock, jellied chicken stock, ham stock, pork stock, game stock, chicken jus,
      pork broth, rich chicken stock, goose stock, good chicken stock, pheasant stock, cooking stock`,
  }),
  food('chicken broth', 174536, 'pantry', { cup: 249 }, [6, 0.64, 0.44, 0.21], {
    aliases: `broth, stock, bone broth, chicken bone broth, chicken consomme, college inn,
      fat free chicken broth, ham broth, defatted chicken broth, soup stock, soup broth, liquid stock,
      pho broth, ramen broth`,
  }),
  food('beef broth', 171538, 'pantry', { cup: 240 }, [7, 1.14, 0.04, 0.22], {
    aliases: `beef stock, beef bone broth, beef consomme, lamb stock, brown stock, veal stock, meat stock,
      rich beef stock, beef bone stock, au jus, demi glace, veal demi glace, beef jus, veal jus,
      veal glace, glace de viande, demiglace, venison jus, beef demi glace, brown veal stock, lamb jus,
      lamb broth, consomme, venison stock, beef glace, meat glaze`,
  }),
  food('vegetable broth', 171583, 'pantry', { cup: 221 }, [5, 0.24, 0.93, 0.07], {
    aliases: `vegetable stock, veggie broth, veggie stock, vegan broth, mushroom broth, vegetarian stock,
      mushroom stock, veg stock, vegetable consomme, vegan stock, kombu dashi, mushroom dashi,
      vegetarian broth, no chicken broth, vegetarian chicken broth, vegetable nage, court bouillon,
      veg broth, onion broth, garlic broth, kombu broth, vegetarian dashi`,
  }),
  food('fish stock', 172885, 'pantry', { cup: 233 }, [16, 2.26, 0, 0.81], {
    aliases: `fish broth, dashi, dashi stock, dashi powder, dashi broth, dashi granule, seafood stock,
      clam juice, shellfish stock, prawn stock, shrimp stock, seafood broth, fish bouillon, fish fumet,
      lobster stock`,
    allergens: ['fish'],
  }),
  food('bouillon cube', 171613, 'pantry', { piece: 3.6, tsp: 2.6 }, [438, 16.7, 64.88, 13.89], {
    aliases: `stock cube, chicken bouillon cube, beef bouillon cube, chicken stock cube, bouillon powder,
      bouillon, chicken bouillon, beef bouillon, vegetable bouillon, stock pot, vegetable stock cube,
      beef stock cube, lamb stock cube, chicken bouillon powder, vegetable bouillon powder,
      bouillon granule, stock powder, chicken stock powder, vegetable stock powder, chicken base,
      beef base, chicken powder, chicken granule, beef bouillon granule, chicken bouillon granule,
      bouillon paste, chicken stock pot, stock concentrate, beef stock powder, gravy cube,
      mushroom bouillon, stock jelly, broth powder, chicken stock concentrate, vegetable base,
      stock paste, beef bouillon powder, ham stock cube, oxo, stockpot, beef stock pot,
      vegetable stock pot`,
  }),
  food('gravy', 171564, 'pantry', { cup: 233 }, [53, 3.75, 4.81, 2.36], {
    aliases: 'brown gravy, onion gravy, beef gravy, pork gravy, lamb gravy, vegetable gravy',
    allergens: ['gluten'],
  }),
  food('gravy mix', 171565, 'pantry', { tbsp: 6 }, [367, 10.74, 59.38, 9.61], {
    aliases: `gravy granule, chicken gravy mix, turkey gravy granule, chicken gravy granule, bisto,
      bisto gravy granule, gravy powder, brown gravy mix, beef gravy granule, onion gravy granule,
      vegetable gravy granule, onion gravy mix, turkey gravy mix, beef gravy mix, au jus gravy mix,
      pork gravy mix, instant gravy, gravy browning, gravy packet, au jus mix`,
    allergens: ['dairy', 'gluten', 'soy'],
  }),
  food('tomato soup', 171176, 'pantry', { cup: 248 }, [32, 0.71, 7.45, 0.21], {
    aliases: 'condensed tomato soup',
    allergens: ['gluten'],
  }),
  food('cream of mushroom soup', 171155, 'pantry', { cup: 252 }, [79, 1.35, 6.8, 5.3], {
    aliases: `condensed cream of mushroom soup, mushroom soup, condensed mushroom soup, cream of mushroom,
      cream of celery soup, cream of celery, can cream of mushroom soup`,
    allergens: ['gluten', 'dairy', 'soy'],
  }),
  food('jam', 169641, 'pantry', { tbsp: 20 }, [278, 0.37, 68.86, 0.07], {
    aliases: `strawberry jam, jelly, preserve, raspberry jam, marmalade, fruit preserve, apricot jam, fruit jam,
      grape jelly, redcurrant jelly, red currant jelly, quince jelly, quince paste, membrillo,
      apricot jelly, apple jelly, crab apple jelly, guava paste, guava jelly, raspberry jelly,
      blackcurrant jelly, mint jelly, fruit spread, conserve, pepper jelly`,
  }),
  food('mincemeat', 169641, 'pantry', { tbsp: 20 }, [278, 0.37, 68.86, 0.07], {
    aliases: 'fruit mincemeat, vegetarian mincemeat, christmas mincemeat',
  }),
  food('lemon curd', 169641, 'pantry', { tbsp: 20 }, [278, 0.37, 68.86, 0.07], {
    aliases: 'orange curd, lime curd, passion fruit curd, fruit curd, passionfruit curd',
    allergens: ['dairy', 'eggs'],
  }),
  food('peanut sauce', 174070, 'pantry', { tbsp: 18 }, [257, 6.31, 22.02, 16.02], {
    aliases: `satay sauce, satay, satay paste, peanut satay sauce, satay marinade, peanut dressing,
      satay curry paste, peanut dipping sauce`,
    allergens: ['peanuts', 'soy', 'gluten'],
  }),
  food('curry sauce', 2710178, 'pantry', { tbsp: 16 }, [95, 1.39, 5.03, 8.22], {
    aliases: `simmer sauce, jalfrezi sauce, chip shop curry sauce, tikka sauce, japanese curry, curry roux,
      curry cube, golden curry`,
  }),
  food('tikka masala sauce', 2710178, 'pantry', { tbsp: 16 }, [95, 1.39, 5.03, 8.22], {
    aliases: `korma sauce, butter chicken sauce, pasanda sauce, makhani sauce, tikka masala cooking sauce`,
    allergens: ['dairy'],
  }),
  food('thai curry paste', 171186, 'pantry', { tbsp: 15, tsp: 5 }, [93, 1.93, 19.16, 0.93], {
    aliases: `red curry paste, green curry paste, yellow curry paste, massaman curry paste, panang curry paste,
      penang curry paste, laksa paste, matsaman curry paste, nam prik, rendang paste, tom yum paste`,
    allergens: ['shellfish', 'fish'],
  }),
  food('indian curry paste', 2710178, 'pantry', { tbsp: 16 }, [95, 1.39, 5.03, 8.22], {
    aliases: `curry paste, tikka paste, tikka masala paste, korma paste, madras paste, madras curry paste,
      balti paste, balti curry paste, rogan josh paste, tandoori paste, tikka curry paste,
      korma curry paste, tikka masala curry paste, jalfrezi paste, vindaloo paste,
      rogan josh curry paste, bhuna paste`,
    allergens: ['shellfish', 'fish', 'dairy'],
  }),
  food('plum sauce', 172879, 'pantry', { cup: 305, tbsp: 19 }, [184, 0.89, 42.81, 1.04], {
    aliases: 'duck sauce',
  }),
  food('yeast extract', 167717, 'pantry', { tsp: 6 }, [185, 23.88, 20.42, 0.9], {
    aliases: 'marmite, vegemite, mushroom ketchup, marmite spread, marmite yeast extract',
    allergens: ['gluten'],
  }),
  food('sake', 167723, 'beverage', { cup: 233 }, [134, 0.5, 5, 0], {
    aliases: `rice wine, shaoxing wine, chinese rice wine, shaoxing, shaoxing rice wine, shaohsing rice wine,
      shao hsing rice wine, shaoxing cooking wine, rice cooking wine, xiaoxing wine,
      chinese cooking wine, shaohsing wine, dry rice wine, soju, makgeolli`,
    allergens: ['sulfites'],
  }),
  food('mirin', 2710278, 'pantry', { tbsp: 18 }, [184, 0, 45.58, 0.15], {
    aliases: 'hon mirin, sweet rice wine, aji mirin, mirin rice wine, sweet cooking rice wine',
    allergens: ['sulfites'],
  }),
  food('pickled ginger', 169765, 'pantry', { tbsp: 12.5 }, [20, 0.33, 4.83, 0.1], {
    aliases: 'sushi ginger',
  }),
];
