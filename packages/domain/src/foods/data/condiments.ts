import type { Food } from '../food.ts';
import { food } from '../food-row.ts';

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
    aliases: 'pasta sauce, spaghetti sauce, marinara, tomato pasta sauce, pizza sauce',
  }),
  food('ketchup', 168556, 'pantry', { cup: 240, tbsp: 17 }, [101, 1.04, 27.4, 0.1], {
    aliases: 'tomato ketchup, catsup',
  }),
  food('salsa', 174524, 'pantry', { cup: 260, tbsp: 18 }, [29, 1.52, 6.64, 0.17], {
    aliases: 'tomato salsa, salsa roja, pico de gallo',
  }),
  food('salsa verde', 171824, 'pantry', { tbsp: 15 }, [38, 1.13, 6.36, 0.89], { aliases: 'green salsa' }),
  food('mustard', 172234, 'pantry', { cup: 249, tsp: 5 }, [60, 3.74, 5.83, 3.34], {
    aliases: 'yellow mustard, prepared mustard',
  }),
  food('dijon mustard', 172234, 'pantry', { cup: 249, tsp: 5 }, [60, 3.74, 5.83, 3.34], {
    aliases: 'dijon, whole grain mustard, wholegrain mustard, grain mustard',
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
    aliases: 'tamari sauce, gluten free soy sauce, tamari soy sauce, gluten free tamari',
    allergens: ['soy'],
  }),
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
    allergens: ['shellfish', 'gluten', 'soy'],
  }),
  food('hoisin sauce', 172886, 'pantry', { tbsp: 16 }, [220, 3.31, 44.08, 3.39], {
    aliases: 'hoisin',
    allergens: ['soy', 'gluten', 'sesame'],
  }),
  food('teriyaki sauce', 171167, 'pantry', { cup: 288, tbsp: 18 }, [89, 5.93, 15.56, 0.02], {
    aliases: 'teriyaki',
    allergens: ['soy', 'gluten'],
  }),
  food('worcestershire sauce', 171610, 'pantry', { cup: 275, tbsp: 17 }, [77, 0, 19.17, 0], {
    aliases: 'worcestershire, worcester sauce',
    allergens: ['fish', 'gluten'],
  }),
  food('hot sauce', 174528, 'pantry', { tsp: 4.7 }, [12, 1.29, 0.8, 0.76], {
    aliases: 'tabasco, tabasco sauce, pepper sauce',
  }),
  food('sriracha', 171186, 'pantry', { tsp: 6.5 }, [93, 1.93, 19.16, 0.93], {
    aliases: `sriracha sauce, chili sauce, chili garlic sauce, sambal oelek, sriracha hot chili sauce,
      sriracha chili sauce, chili paste, chili garlic paste, sambal, sambal olek, chipotle paste,
      chili puree, chipotle in adobo, chipotle chili in adobo, chipotle pepper in adobo,
      chipotle in adobo sauce, adobo sauce, chipotle chili in adobo sauce,
      chipotle pepper in adobo sauce, aji amarillo paste, chipotle sauce, peri peri sauce, piri piri sauce`,
  }),
  food('gochujang', 172442, 'pantry', { cup: 290, tbsp: 18, tsp: 6 }, [198, 12.79, 25.37, 6.01], {
    aliases: `gochujang paste, korean chili paste, korean hot pepper paste, korean red pepper paste, gochuchang,
      korean pepper paste, ssamjang`,
    allergens: ['soy', 'gluten'],
  }),
  food('harissa', 171186, 'pantry', { tbsp: 16, tsp: 5.3 }, [93, 1.93, 19.16, 0.93], {
    aliases: 'harissa paste, rose harissa, rose harissa paste, harissa sauce, moroccan chili paste',
  }),
  food('sweet and sour sauce', 174066, 'pantry', { tbsp: 17.5 }, [154, 0.27, 38.22, 0.02], {
    aliases: 'sweet chili sauce, sweet sour sauce',
  }),
  food('barbecue sauce', 174523, 'pantry', { cup: 286, tbsp: 17 }, [172, 0.82, 40.77, 0.63], {
    aliases: 'bbq sauce, barbeque sauce',
  }),
  food('miso', 172442, 'pantry', { cup: 275, tbsp: 17 }, [198, 12.79, 25.37, 6.01], {
    aliases: `miso paste, white miso, red miso, yellow miso, shiro miso, brown miso, aka miso, barley miso,
      soybean paste, doenjang, mugi miso, genmai miso, awase miso, miso bean paste`,
    allergens: ['soy', 'gluten'],
  }),
  food('pesto', 171580, 'pantry', { cup: 244 }, [426, 5, 6.14, 42.42], {
    aliases: 'basil pesto, green pesto, pesto sauce',
    allergens: ['dairy', 'nuts'],
  }),
  food('alfredo sauce', 2705809, 'pantry', { cup: 260 }, [150, 2.12, 1.77, 15], {
    aliases: 'alfredo',
    allergens: ['dairy'],
  }),
  food('enchilada sauce', 174074, 'pantry', { cup: 224 }, [30, 0.62, 4.87, 0.91], {
    aliases: 'red enchilada sauce',
  }),
  food('horseradish', 173472, 'pantry', { tbsp: 15, tsp: 5 }, [48, 1.18, 11.29, 0.69], {
    aliases: 'prepared horseradish, horseradish sauce',
    allergens: ['sulfites'],
  }),
  food('tartar sauce', 171826, 'pantry', { tbsp: 15 }, [211, 1, 13.3, 16.7], {
    aliases: 'tartare sauce',
    allergens: ['eggs'],
  }),
  food('ranch dressing', 173592, 'pantry', { tbsp: 15 }, [430, 1.32, 5.9, 44.54], {
    aliases: 'ranch, ranch sauce',
    allergens: ['eggs', 'dairy'],
  }),
  food('caesar dressing', 169055, 'pantry', { cup: 235, tbsp: 14.7 }, [542, 2.17, 3.3, 57.85], {
    aliases: 'caesar salad dressing',
    allergens: ['eggs', 'dairy', 'fish'],
  }),
  food('italian dressing', 171022, 'pantry', { cup: 235, tbsp: 14.7 }, [292, 0.38, 10.43, 28.37], {
    aliases: 'vinaigrette, italian salad dressing, salad dressing',
  }),
  food('balsamic vinegar', 172241, 'pantry', { cup: 255, tbsp: 16, tsp: 5.3 }, [88, 0.49, 17.03, 0], {
    aliases: 'balsamic, balsamic glaze, white balsamic vinegar',
    allergens: ['sulfites'],
  }),
  food('white vinegar', 172237, 'pantry', { cup: 238, tbsp: 14.9, tsp: 5 }, [18, 0, 0.04, 0], {
    aliases: 'vinegar, distilled vinegar, distilled white vinegar',
  }),
  food('apple cider vinegar', 173469, 'pantry', { cup: 239, tbsp: 14.9, tsp: 5 }, [21, 0, 0.93, 0], {
    aliases: 'cider vinegar, acv',
    allergens: ['sulfites'],
  }),
  food('red wine vinegar', 172240, 'pantry', { cup: 239, tbsp: 14.9, tsp: 5 }, [19, 0.04, 0.27, 0], {
    aliases: 'wine vinegar, white wine vinegar, sherry vinegar, champagne vinegar',
    allergens: ['sulfites'],
  }),
  food('rice vinegar', 172237, 'pantry', { cup: 238, tbsp: 14.9, tsp: 5 }, [18, 0, 0.04, 0], {
    aliases: 'rice wine vinegar, seasoned rice vinegar',
    allergens: ['sulfites'],
  }),
  food('lemon juice', 167747, 'pantry', { cup: 244 }, [22, 0.35, 6.9, 0.24], { aliases: 'juice of lemon' }),
  food('lime juice', 168156, 'pantry', { cup: 242 }, [25, 0.42, 8.42, 0.07], { aliases: 'juice of lime' }),
  food('pickle', 168558, 'pantry', { piece: 65, cup: 143 }, [12, 0.5, 2.41, 0.3], {
    aliases: 'dill pickle, gherkin, pickled cucumber, cornichon',
  }),
  food('pickled onion', 170000, 'pantry', { piece: 15, cup: 150 }, [40, 1.1, 9.34, 0.1], {
    aliases: 'pickled red onion, pickled cocktail onion, pickled shallot',
    allergens: ['sulfites'],
  }),
  food('sweet pickle relish', 168561, 'pantry', { cup: 245, tbsp: 15 }, [130, 0.37, 35.06, 0.47], {
    aliases: 'relish, pickle relish, sweet relish',
  }),
  food('kimchi', 170392, 'vegetable', { cup: 150 }, [15, 1.1, 2.4, 0.5], {
    aliases: 'kimchee, napa cabbage kimchi, cabbage kimchi, radish kimchi',
    allergens: ['fish', 'shellfish'],
  }),
  food('sauerkraut', 169279, 'vegetable', { cup: 142 }, [19, 0.91, 4.28, 0.14], { allergens: ['sulfites'] }),
  food('olive', 169094, 'pantry', { piece: 3.2, tbsp: 8.4 }, [116, 0.84, 6.04, 10.9], {
    aliases: 'black olive, kalamata olive, kalamata',
  }),
  food('green olive', 169096, 'pantry', { piece: 2.7 }, [145, 1.03, 3.84, 15.32], {
    aliases: 'spanish olive, stuffed olive, castelvetrano olive',
  }),
  food('caper', 172238, 'pantry', { tbsp: 8.6 }, [23, 2.36, 4.89, 0.86], { aliases: 'nonpareil caper' }),
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
    aliases: 'canned coconut milk, full fat coconut milk, light coconut milk',
  }),
  food('coconut cream', 170580, 'pantry', { cup: 240, tbsp: 15 }, [330, 3.63, 6.65, 34.68], {
    aliases: `creamed coconut, cream of coconut, coconut milk powder, coconut powder, coconut block,
      solid coconut cream, canned coconut cream, block creamed coconut`,
  }),
  food('chicken stock', 172884, 'pantry', { cup: 240 }, [36, 2.52, 3.53, 1.2]),
  food('chicken broth', 174536, 'pantry', { cup: 249 }, [6, 0.64, 0.44, 0.21], {
    aliases: 'broth, stock, bone broth',
  }),
  food('beef broth', 171538, 'pantry', { cup: 240 }, [7, 1.14, 0.04, 0.22], {
    aliases: 'beef stock, beef bone broth',
  }),
  food('vegetable broth', 171583, 'pantry', { cup: 221 }, [5, 0.24, 0.93, 0.07], {
    aliases: 'vegetable stock, veggie broth, veggie stock, vegan broth, mushroom broth',
  }),
  food('fish stock', 172885, 'pantry', { cup: 233 }, [16, 2.26, 0, 0.81], {
    aliases: `fish broth, dashi, dashi stock, dashi powder, hondashi, dashi broth, dashi granule, seafood stock,
      clam juice, shellfish stock, prawn stock, shrimp stock, seafood broth, fish bouillon, fish fumet,
      lobster stock`,
    allergens: ['fish'],
  }),
  food('bouillon cube', 171613, 'pantry', { piece: 3.6, tsp: 2.6 }, [438, 16.7, 64.88, 13.89], {
    aliases: `stock cube, chicken bouillon cube, beef bouillon cube, chicken stock cube, bouillon powder,
      bouillon, chicken bouillon, beef bouillon, vegetable bouillon, stock pot, vegetable stock cube,
      beef stock cube, lamb stock cube, chicken bouillon powder, vegetable bouillon powder,
      bouillon granule, stock powder, chicken stock powder, vegetable stock powder, better than bouillon,
      chicken base, beef base, chicken powder, chicken granule, beef bouillon granule,
      chicken bouillon granule, bouillon paste, chicken stock pot, stock concentrate, beef stock powder,
      gravy cube, mushroom bouillon, stock jelly, broth powder, chicken stock concentrate,
      vegetable base, stock paste, beef bouillon powder, ham stock cube, oxo, stockpot, beef stock pot,
      vegetable stock pot`,
  }),
  food('gravy', 171564, 'pantry', { cup: 233 }, [53, 3.75, 4.81, 2.36], {
    aliases: 'brown gravy',
    allergens: ['gluten'],
  }),
  food('tomato soup', 171176, 'pantry', { cup: 248 }, [32, 0.71, 7.45, 0.21], { allergens: ['gluten'] }),
  food('cream of mushroom soup', 171155, 'pantry', { cup: 252 }, [79, 1.35, 6.8, 5.3], {
    allergens: ['gluten', 'dairy', 'soy'],
  }),
  food('jam', 169641, 'pantry', { tbsp: 20 }, [278, 0.37, 68.86, 0.07], {
    aliases: `strawberry jam, jelly, preserve, raspberry jam, marmalade, fruit preserve, apricot jam, fruit jam,
      strawberry preserve, raspberry preserve, apricot preserve, grape jelly, blackberry jam,
      blackcurrant jam, cherry jam, fig jam, peach jam, plum jam, blueberry jam, redcurrant jelly,
      red currant jelly, quince jelly, quince paste, membrillo, orange marmalade, lime marmalade,
      lemon marmalade, ginger marmalade, cherry preserve, blackberry preserve, blueberry preserve,
      peach preserve, fig preserve, lingonberry jam, lingonberry preserve, apricot jelly, apple jelly,
      crab apple jelly, guava paste, guava jelly, berry jam, damson jam, gooseberry jam, rhubarb jam,
      raspberry jelly, blackcurrant jelly, mint jelly, fruit spread, conserve, strawberry conserve,
      raspberry conserve, cherry conserve, apricot conserve, plum preserve, morello cherry jam,
      chili jam, pepper jelly, fig conserve`,
  }),
  food('peanut sauce', 174070, 'pantry', { tbsp: 18 }, [257, 6.31, 22.02, 16.02], {
    aliases: 'satay sauce, satay',
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
    aliases: 'marmite, vegemite',
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
