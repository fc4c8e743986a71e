import type { Food } from '../food.ts';
import { food } from '../food-row.ts';

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
    aliases:
      'wholemeal bread, brown bread, wholewheat bread, whole grain bread, wholegrain bread, multigrain bread',
    allergens: ['gluten'],
  }),
  food('sourdough bread', 172675, 'grain', { piece: 64 }, [272, 10.75, 51.88, 2.42], {
    aliases: 'sourdough, french bread, crusty bread, baguette, french baguette, country bread, rustic bread',
    allergens: ['gluten'],
  }),
  food('rye bread', 172684, 'grain', { piece: 32 }, [259, 8.5, 48.3, 3.3], {
    aliases: 'pumpernickel, pumpernickel bread',
    allergens: ['gluten'],
  }),
  food('ciabatta', 174913, 'grain', { piece: 80 }, [259, 9.49, 48.11, 2.73], {
    aliases: 'italian bread, ciabatta bread, focaccia, ciabatta roll',
    allergens: ['gluten'],
  }),
  food('gluten free bread', 174101, 'grain', { piece: 28 }, [298, 5.4, 51.15, 8.02], {
    aliases: 'gluten free white bread',
    allergens: ['eggs'],
  }),
  food('pita bread', 174915, 'grain', { piece: 60 }, [275, 9.1, 55.7, 1.2], {
    aliases: `pita, pitta bread, pitta, pita pocket, flatbread, flat bread, pitta bread pocket, pitta pocket,
      lavash, lebanese bread, khobz, pocket bread`,
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
    aliases: 'tortilla, wrap, tortilla wrap, burrito wrap, flour wrap',
    allergens: ['gluten'],
  }),
  food('corn tortilla', 173241, 'grain', { piece: 26 }, [222, 5.7, 46.6, 2.5], {
    aliases: 'maize tortilla, tortilla corn',
  }),
  food('whole wheat tortilla', 174081, 'grain', { piece: 41 }, [310, 9.76, 45.89, 9.76], {
    aliases: 'whole wheat wrap, wholemeal wrap, wholemeal tortilla',
    allergens: ['gluten'],
  }),
  food('taco shell', 172800, 'grain', { piece: 13 }, [476, 6.41, 63.49, 21.79], {
    aliases: 'hard taco shell',
  }),
  food('tortilla chip', 167558, 'grain', { piece: 2 }, [472, 7.1, 67.78, 20.68], {
    aliases: `corn chip, nacho chip, nacho, tostito, corn tortilla chip, restaurant style tortilla chip,
      blue corn tortilla chip, blue corn chip, frito, nacho crisp, totopos`,
  }),
  food('bagel', 174899, 'grain', { piece: 105 }, [264, 10.56, 52.38, 1.32], { allergens: ['gluten'] }),
  food('english muffin', 174994, 'grain', { piece: 57 }, [227, 8.87, 44.17, 1.69], { allergens: ['gluten'] }),
  food('hamburger bun', 172796, 'grain', { piece: 44 }, [279, 9.77, 50.12, 3.91], {
    aliases: 'burger bun, hot dog bun, hotdog bun',
    allergens: ['gluten'],
  }),
  food('dinner roll', 172793, 'grain', { piece: 28 }, [310, 10.86, 52.04, 6.47], {
    aliases: 'bread roll, roll',
    allergens: ['gluten'],
  }),
  food('brioche', 2707682, 'grain', { piece: 77 }, [427, 8.96, 36.31, 27.46], {
    aliases: 'brioche bread, brioche bun',
    allergens: ['gluten', 'eggs', 'dairy'],
  }),
  food('croissant', 174987, 'grain', { piece: 57 }, [406, 8.2, 45.8, 21], {
    aliases: 'butter croissant',
    allergens: ['gluten', 'dairy', 'eggs'],
  }),
  food('waffle', 175038, 'grain', { piece: 35 }, [285, 6.47, 42.98, 9.7], {
    allergens: ['gluten', 'eggs', 'dairy'],
  }),
  food('pancake', 175009, 'grain', { piece: 38 }, [227, 6.4, 28.3, 9.7], {
    allergens: ['gluten', 'eggs', 'dairy'],
  }),
  food('breadcrumb', 174928, 'grain', { cup: 108 }, [395, 13.35, 71.98, 5.3], {
    aliases: 'bread crumb, dry breadcrumb, dried breadcrumb',
    allergens: ['gluten'],
  }),
  food('panko', 174928, 'grain', { cup: 50 }, [395, 13.35, 71.98, 5.3], {
    aliases: 'panko breadcrumb, panko bread crumb, japanese breadcrumb',
    allergens: ['gluten'],
  }),
  food('crouton', 172751, 'grain', { cup: 30 }, [407, 11.9, 73.5, 6.6], { allergens: ['gluten'] }),
  food('cracker', 172746, 'grain', { piece: 3, cup: 70 }, [418, 9.46, 74.05, 8.64], {
    aliases: 'saltine, saltine cracker',
    allergens: ['gluten'],
  }),
  food('rice cake', 170250, 'grain', { piece: 9 }, [387, 8.2, 81.5, 2.8], {}),
  food('puff pastry', 172790, 'grain', {}, [551, 7.3, 45.1, 38.1], {
    aliases: `puff pastry sheet, rough puff pastry, puff pastry dough, puff pastry roll, flaky pastry,
      puff dough, crescent roll dough, crescent dough, crescent roll, vol au vent`,
    allergens: ['gluten'],
  }),
  food('phyllo dough', 172791, 'grain', { piece: 19 }, [299, 7.1, 52.6, 6], {
    aliases: 'filo, phyllo, filo pastry, filo dough, phyllo pastry',
    allergens: ['gluten'],
  }),
  food('pie crust', 175024, 'grain', { piece: 173 }, [457, 6.16, 48.62, 26.07], {
    aliases: `shortcrust pastry, pie shell, pie dough, shortcrust, refrigerated pie crust, unbaked pie crust,
      unbaked pie shell, pastry case, tart shell, deep dish pie shell, pie pastry, pastry,
      graham cracker crust, pastry shell, pastry dough, tart crust, tartlet shell, tart case,
      baked pie crust, baked pie shell, pie crust dough, inch pie crust, inch pie shell,
      short crust pastry, pate brisee, empanada dough, empanada wrapper, empanada disc, cracker crust`,
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
    aliases: 'rice paper wrapper, spring roll wrapper, summer roll wrapper',
  }),
  food('pretzel', 167555, 'grain', { piece: 6 }, [384, 10.04, 80.39, 2.93], { allergens: ['gluten'] }),
  food('challah', 172673, 'grain', { piece: 40 }, [287, 9.5, 47.8, 6], {
    aliases: 'egg bread',
    allergens: ['gluten', 'eggs'],
  }),
  food('graham cracker', 174957, 'grain', { piece: 15, cup: 84 }, [430, 6.69, 77.66, 10.6], {
    aliases: 'digestive biscuit',
    allergens: ['gluten'],
  }),
];
