import type { Food } from '../../food.ts';
import { food } from '../../food-row.ts';

/** Breads, doughs and crackers. */
export const BREADS: readonly Food[] = [
  food('bread', 174924, 'grain', { piece: 28, cup: 35 }, [266, 8.85, 49.42, 3.33], {
    aliases: `white bread, sandwich bread, bread slice, loaf of bread, toast bread, white loaf,
      country white bread, texas toast, crusty white bread`,
    allergens: ['gluten'],
  }),
  food('pizza dough', 174913, 'grain', { piece: 450 }, [259, 9.49, 48.11, 2.73], {
    aliases: `pizza base, pizza crust, pizza dough ball, dough ball, bread dough, prebaked pizza crust,
      thin crust pizza base, pizza shell, pizza bread, pizza flatbread, refrigerated pizza dough`,
    allergens: ['gluten', 'dairy'],
  }),
  food('whole wheat bread', 172688, 'grain', { piece: 32 }, [252, 12.45, 42.71, 3.5], {
    aliases: `wholemeal bread, brown bread, wholewheat bread, whole grain bread, wholegrain bread,
      multigrain bread, granary bread, malted bread, whole wheat sandwich bread, 50 50 bread,
      best of both, wheat bread, seeded loaf, seeded batch, granary loaf, brown loaf,
      sprouted grain bread, ezekiel, dave killer bread, sprouted bread, honey wheat bread, oatnut bread,
      high fiber bread, low carb bread, whole meal bread, grain bread, soy linseed bread,
      multi seed bread, whole grain sandwich bread, keto bread, spelt bread, wheat loaf, vogels bread`,
    allergens: ['gluten'],
  }),
  food('sourdough bread', 172675, 'grain', { piece: 64 }, [272, 10.75, 51.88, 2.42], {
    aliases: `sourdough, french bread, crusty bread, country bread, rustic bread,
      crusty loaf, farmhouse bread, pain de campagne, country loaf, artisan bread,
      bloomer, french loaf, peasant bread, sourdough baguette, levain,
      cob loaf, crusty country bread, tiger bread,
      campaillou, boule, bread boule, crusty sourdough, crostini, good sourdough, pain au levain,
      turkish bread, vienna loaf, batard, sourdough country bread, pane pugliese, portuguese bread,
      san francisco sourdough, part baked bread`,
    allergens: ['gluten'],
  }),
  food('baguette', 172675, 'grain', { piece: 250 }, [272, 10.75, 51.88, 2.42], {
    aliases: `french baguette, french stick, ficelle, crusty baguette, demi baguette, part baked baguette,
      bake at home baguette`,
    allergens: ['gluten'],
  }),
  food('rye bread', 172684, 'grain', { piece: 32 }, [259, 8.5, 48.3, 3.3], {
    aliases: `pumpernickel, pumpernickel bread, dark rye, rye loaf, marble rye, rye sourdough, vollkornbrot,
      borodinsky bread, rye toast, schwarzbrot, jewish rye, rugbrod, cocktail rye`,
    allergens: ['gluten'],
  }),
  food('ciabatta', 174913, 'grain', { piece: 80 }, [259, 9.49, 48.11, 2.73], {
    aliases: `italian bread, ciabatta bread, focaccia, ciabatta roll, rosemary focaccia, italian loaf,
      panini roll, foccacia, ciabatta bun, olive focaccia, panini, italian crusty bread, pane casareccio,
      olive ciabatta, schiacciata, crusty italian bread, italian style bread, foccaccia`,
    allergens: ['gluten'],
  }),
  food('gluten free bread', 174101, 'grain', { piece: 28 }, [298, 5.4, 51.15, 8.02], {
    aliases: `gluten free white bread, gf bread, gluten free loaf, schar bread, udi bread,
      gluten free brown bread, gluten free roll, gluten free hamburger bun, gluten free pita,
      gluten free bagel, canyon bakehouse bread, gluten free baguette, gluten free flatbread,
      gluten free english muffin`,
    allergens: ['eggs'],
  }),
  food('pita bread', 174915, 'grain', { piece: 60 }, [275, 9.1, 55.7, 1.2], {
    aliases: `pita, pitta bread, pitta, pita pocket, flatbread, flat bread, pitta bread pocket, pitta pocket,
      lavash, lebanese bread, khobz, pocket bread, khubz, mountain bread, markook,
      middle eastern flatbread, turkish pide, barbari, folded flatbread, souvlaki bread, gyro bread,
      lavash flatbread, pocketless pita, sandwich flatbread, gyros pita, saj bread`,
    allergens: ['gluten'],
  }),
  food('whole wheat pita', 174916, 'grain', { piece: 64 }, [262, 9.8, 55.89, 1.71], {
    aliases: 'whole wheat pita bread, wholemeal pita',
    allergens: ['gluten'],
  }),
  food('naan', 171845, 'grain', { piece: 90 }, [291, 9.62, 50.43, 5.65], {
    aliases: `naan bread, nan, garlic naan, peshwari naan, garlic and coriander naan, naan flatbread, kulcha,
      butter naan`,
    allergens: ['gluten', 'dairy'],
  }),
  food('flour tortilla', 167535, 'grain', { piece: 49 }, [297, 8.01, 49.27, 7.58], {
    aliases: `tortilla, wrap, tortilla wrap, burrito wrap, flour wrap, burrito tortilla, taco tortilla,
      soft taco shell, fajita wrap, fajita tortilla, burrito shell, carb balance tortilla,
      low carb tortilla, low carb wrap, spinach wrap, spinach tortilla, deli wrap, flour tortilla wrap,
      street taco tortilla, taco size tortilla, piadina, soft taco wrap, sun dried tomato wrap,
      garlic and herb wrap, quesadilla tortilla, tomato wrap`,
    allergens: ['gluten'],
  }),
  food('corn tortilla', 173241, 'grain', { piece: 26 }, [222, 5.7, 46.6, 2.5], {
    aliases: `maize tortilla, tortilla corn, street taco corn tortilla, tortillas de maiz, blue corn tortilla,
      taco corn tortilla, corn wrap, gluten free wrap, gluten free tortilla`,
  }),
  food('whole wheat tortilla', 174081, 'grain', { piece: 41 }, [310, 9.76, 45.89, 9.76], {
    aliases: `whole wheat wrap, wholemeal wrap, wholemeal tortilla, whole grain tortilla, wholegrain wrap,
      wholemeal tortilla wrap, multigrain wrap, whole wheat flour tortilla, brown wrap,
      multigrain tortilla, whole grain wrap, wholegrain tortilla, whole meal wrap`,
    allergens: ['gluten'],
  }),
  food('taco shell', 172800, 'grain', { piece: 13 }, [476, 6.41, 63.49, 21.79], {
    aliases: 'hard taco shell, corn taco shell, stand and stuff taco shell, hard corn taco shell',
  }),
  food('tortilla chip', 167558, 'grain', { piece: 2 }, [472, 7.1, 67.78, 20.68], {
    aliases: `corn chip, nacho chip, nacho, tostito, corn tortilla chip, restaurant style tortilla chip,
      blue corn tortilla chip, blue corn chip, frito, nacho crisp, totopos`,
  }),
  food('bagel', 174899, 'grain', { piece: 105 }, [264, 10.56, 52.38, 1.32], {
    aliases: `sesame bagel, everything bagel, onion bagel, poppy seed bagel, new york bagel, blueberry bagel`,
    allergens: ['gluten'],
  }),
  food('english muffin', 174994, 'grain', { piece: 57 }, [227, 8.87, 44.17, 1.69], {
    aliases: `crumpet, pikelet, potato farl, farl, sandwich thin, bread thin, thin bagel, sourdough english muffin`,
    allergens: ['gluten'],
  }),
  food('hamburger bun', 172796, 'grain', { piece: 44 }, [279, 9.77, 50.12, 3.91], {
    aliases: `burger bun, hot dog bun, hotdog bun, bun, burger roll, bap, sesame bun, finger roll, hot dog roll,
      brat bun, bread bun, sandwich bun, floured bap, sesame seed bun, hoagie roll, sub roll, hoagie,
      submarine roll, hero roll, slider roll, kaiser bun, torpedo roll, steak roll, sandwich roll,
      soft roll, white roll, sesame seed hamburger bun, hamburger roll, long roll, sub bun, hoagie bun,
      lobster roll bun, steamed bun, sesame hamburger bun, split top bun, bolillo, telera, telera roll,
      bolillo roll, amoroso roll, torta roll, cuban roll, po boy roll, portuguese roll,
      new england hot dog bun, brown bap, sub sandwich roll, cuban bread, grinder roll, deli roll,
      hamburger roll bun, mantou`,
    allergens: ['gluten'],
  }),
  food('dinner roll', 172793, 'grain', { piece: 28 }, [310, 10.86, 52.04, 6.47], {
    aliases: `bread roll, roll, crusty bread roll, parker house roll, part baked roll, yeast roll, brown roll,
      bake at home roll, crusty white roll, sourdough roll, rhodes roll`,
    allergens: ['gluten'],
  }),
  food('brioche', 2707682, 'grain', { piece: 77 }, [427, 8.96, 36.31, 27.46], {
    aliases: `brioche bread, brioche bun, brioche roll, brioche burger bun, brioche hamburger bun,
      chocolate brioche, brioche hot dog bun, brioche finger, brioche style bun, panettone, sweet bun,
      milk bread, milk roll, hokkaido milk bread, shokupan, conchas, pan dulce, hot cross bun, teacake,
      stollen, pain au lait, pandoro, babka, kulich, brioche slider bun, hawaiian roll, potato bun,
      potato roll, hawaiian sweet roll`,
    allergens: ['gluten', 'eggs', 'dairy'],
  }),
  food('croissant', 174987, 'grain', { piece: 57 }, [406, 8.2, 45.8, 21], {
    aliases: 'butter croissant, pain au raisin',
    allergens: ['gluten', 'dairy', 'eggs'],
  }),
  food('waffle', 175038, 'grain', { piece: 35 }, [285, 6.47, 42.98, 9.7], {
    aliases: 'eggo, eggo waffle, toaster waffle, homestyle waffle, breakfast waffle',
    allergens: ['gluten', 'eggs', 'dairy'],
  }),
  food('pancake', 175009, 'grain', { piece: 38 }, [227, 6.4, 28.3, 9.7], {
    aliases: 'scotch pancake, drop scone, buttermilk pancake, blini, silver dollar pancake',
    allergens: ['gluten', 'eggs', 'dairy'],
  }),
  food('breadcrumb', 174928, 'grain', { cup: 108 }, [395, 13.35, 71.98, 5.3], {
    aliases: `bread crumb, dry breadcrumb, dried breadcrumb, brown breadcrumb, matzo meal, matzoh meal,
      cornflake crumb, ruskoline, cracker meal, coating mix, shake n bake, sourdough breadcrumb,
      corn flake crumb, crumbed coating, country bread crumb, panko style breadcrumb, matza meal,
      matzah meal`,
    allergens: ['gluten'],
  }),
  food('panko', 174928, 'grain', { cup: 50 }, [395, 13.35, 71.98, 5.3], {
    aliases: `panko breadcrumb, panko bread crumb, japanese breadcrumb, panko flake, japanese breadcrumb panko,
      japanese style breadcrumb, panko japanese breadcrumb`,
    allergens: ['gluten'],
  }),
  food('gluten free breadcrumb', 174101, 'grain', { cup: 100 }, [298, 5.4, 51.15, 8.02], {
    aliases: 'gluten free panko, gf breadcrumb, rice crumb, gluten free crumb, gluten free bread crumb',
  }),
  food('crouton', 172751, 'grain', { cup: 30 }, [407, 11.9, 73.5, 6.6], {
    aliases: 'salad crouton, sippet, bread crouton',
    allergens: ['gluten'],
  }),
  food('cracker', 172746, 'grain', { piece: 3, cup: 70 }, [418, 9.46, 74.05, 8.64], {
    aliases: `saltine, saltine cracker, oyster cracker, soda cracker, table water cracker, captain cracker, sao,
      oatcake, rosemary cracker, vita wheat, savoury biscuit, town house cracker, party cracker,
      water wafer, crackerbread, jatz, matzo cracker, cocktail cracker, lavash cracker, sesame cracker,
      crispy cracker, salt cracker`,
    allergens: ['gluten'],
  }),
  food('rice cake', 170250, 'grain', { piece: 9 }, [387, 8.2, 81.5, 2.8], {
    aliases: 'brown rice cake, corn cake, corn thin, snack a jack, puffed corn cake, rice thin',
  }),
  food('puff pastry', 172790, 'grain', {}, [551, 7.3, 45.1, 38.1], {
    aliases: `puff pastry sheet, rough puff pastry, puff pastry dough, puff pastry roll, flaky pastry,
      puff dough, vol au vent, puff pastry shell, puff pastry case, vol au vent case, feuilletage`,
    allergens: ['gluten'],
  }),
  food('phyllo dough', 172791, 'grain', { piece: 19 }, [299, 7.1, 52.6, 6], {
    aliases: `filo, phyllo, filo pastry, filo dough, phyllo pastry, fillo dough, kataifi, kataifi pastry, fillo,
      phyllo cup, phyllo shell, brick pastry, brik pastry, kadayif, feuille de brick, filo pastry roll,
      fillo pastry, yufka, fillo cup`,
    allergens: ['gluten'],
  }),
  food('pie crust', 175024, 'grain', { piece: 173 }, [457, 6.16, 48.62, 26.07], {
    aliases: `shortcrust pastry, pie shell, pie dough, shortcrust, refrigerated pie crust, unbaked pie crust,
      unbaked pie shell, pastry case, tart shell, deep dish pie shell, pie pastry, pastry, pastry shell,
      pastry dough, tart crust, tartlet shell, tart case, baked pie crust, baked pie shell,
      pie crust dough, inch pie crust, inch pie shell, short crust pastry, pate brisee, empanada dough,
      empanada wrapper, empanada disc, cracker crust, rough pastry, suet pastry, hot water crust pastry,
      pate sucree, tart pastry, oreo pie crust, pastry crust, savory pastry`,
    allergens: ['gluten'],
  }),
  food('wonton wrapper', 172802, 'grain', { piece: 8 }, [291, 9.8, 57.9, 1.5], {
    aliases: `dumpling wrapper, egg roll wrapper, gyoza wrapper, wonton skin, dumpling skin, gyoza skin,
      potsticker wrapper, siu mai wrapper, square wonton wrapper, gyoza pastry, wonton pastry,
      round dumpling wrapper, jiaozi wrapper, lumpia wrapper, egg roll skin, spring roll pastry,
      spring roll skin`,
    allergens: ['gluten', 'eggs'],
  }),
  food('rice paper', 2708166, 'grain', { piece: 15 }, [323, 5.91, 72.26, 1.11], {
    aliases: `rice paper wrapper, spring roll wrapper, summer roll wrapper, banh trang, summer roll skin,
      rice paper skin, spring roll rice wrapper, rice wrapper, rice spring roll wrapper`,
  }),
  food('poppadom', 174259, 'grain', { piece: 10 }, [341, 25.21, 58.99, 1.64], {
    aliases: 'papadum, papad, poppadum, papadom, pappadum',
  }),
  food('pretzel', 167555, 'grain', { piece: 6 }, [384, 10.04, 80.39, 2.93], {
    aliases: `pretzel stick, pretzel rod, pretzel twist, pretzel thin, pretzel crisp, pretzel chip,
      pretzel nugget, pretzel snack, hard pretzel, sourdough pretzel`,
    allergens: ['gluten'],
  }),
  food('challah', 172673, 'grain', { piece: 40 }, [287, 9.5, 47.8, 6], {
    aliases: 'egg bread, challah roll, challah bun',
    allergens: ['gluten', 'eggs'],
  }),
  food('graham cracker', 174957, 'grain', { piece: 15, cup: 84 }, [430, 6.69, 77.66, 10.6], {
    aliases: `digestive biscuit, digestive, biscuit, graham cracker crumb, honey graham, honey graham cracker, marie biscuit, hobnob,
      mcvities digestive, lotus biscuit, biscoff, biscoff biscuit, biscoff cookie, speculoos,
      speculoos biscuit, lotus biscoff, nice biscuit, lu biscuit, oat biscuit, hob nob, teddy graham,
      granita biscuit, anzac biscuit, scotch finger`,
    allergens: ['gluten'],
  }),
];
