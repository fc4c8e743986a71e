import { food, foodGroup } from '../../food-row.ts';

/** Nuts roasted for snacking, chips, crackers, popcorn and bars. */
export const SNACK_FOODS = foodGroup({ aisle: 'snacks' }, [
  food('roasted almond', 170158, 'pantry', { cup: 138 }, [598, 20.96, 21.01, 52.54], {
    aliases: 'toasted almond, dry roasted almond, smoked almond, smokehouse almond, tamari almond',
    allergens: ['nuts'],
  }),
  food('honey roasted almond', 168592, 'pantry', { cup: 144 }, [594, 18.17, 27.9, 49.9], {
    allergens: ['nuts'],
  }),
  food('roasted cashew', 170571, 'pantry', { cup: 137, tbsp: 8.6 }, [574, 15.31, 32.69, 46.35], {
    aliases: 'roasted cashew nut, dry roasted cashew',
    allergens: ['nuts'],
  }),
  food('roasted pistachio', 170185, 'pantry', { piece: 0.7, cup: 123 }, [572, 21.05, 28.28, 45.82], {
    aliases: 'roasted pistachio nut',
    allergens: ['nuts'],
  }),
  food('roasted pecan', 170183, 'pantry', {}, [710, 9.5, 13.55, 74.27], {
    aliases: 'toasted pecan',
    allergens: ['nuts'],
  }),
  food('roasted macadamia nut', 170179, 'pantry', { cup: 132 }, [718, 7.79, 13.38, 76.08], {
    aliases: 'roasted macadamia',
    allergens: ['nuts'],
  }),
  food('roasted mixed nut', 168600, 'pantry', { cup: 134 }, [607, 20.04, 21.05, 53.95], {
    aliases: 'oil roasted mixed nut',
    allergens: ['nuts', 'peanuts'],
  }),
  food('black walnut', 170186, 'pantry', { cup: 125, tbsp: 7.8 }, [619, 24.06, 9.58, 59.33], {
    allergens: ['nuts'],
  }),
  food('honey roasted peanut', 2707520, 'pantry', { piece: 1, cup: 146 }, [574, 20.7, 30.02, 45.25], {
    allergens: ['peanuts'],
  }),
  food('boiled peanut', 2707513, 'pantry', { piece: 1.5, cup: 146 }, [318, 13.5, 21.26, 22.01], {
    allergens: ['peanuts'],
  }),
  food('roasted sunflower seed', 170563, 'pantry', { cup: 128 }, [582, 19.33, 24.07, 49.8], {
    aliases: 'toasted sunflower seed',
  }),
  food('roasted pumpkin seed', 170557, 'pantry', { cup: 118 }, [574, 29.84, 14.71, 49.05], {
    aliases: 'toasted pumpkin seed, roasted pepita',
  }),
  food('reduced fat peanut butter', 172458, 'pantry', { tbsp: 18 }, [520, 25.9, 35.65, 34], {
    aliases: 'light peanut butter',
    allergens: ['peanuts'],
    aisle: 'sauces',
  }),
  food('trail mix', 167561, 'pantry', { cup: 150 }, [462, 13.8, 44.9, 29.4], {
    aliases: 'studentenfutter, nut and raisin mix, fruit and nut mix, fruit and nut',
    allergens: ['nuts', 'peanuts', 'sulfites'],
  }),
  food('nacho cheese tortilla chip', 167559, 'pantry', {}, [519, 7.36, 60.81, 27.42], {
    aliases: `dorito, cheese tortilla chip, takis, cool ranch dorito, nacho cheese dorito,
      chilli heatwave dorito, flavored tortilla chip, cool original dorito, tangy cheese dorito`,
    allergens: ['dairy'],
  }),
  food('barbecue potato chip', 167962, 'pantry', {}, [487, 6.51, 55.92, 31.06], {
    aliases: 'bbq chip, barbecue chip, bbq potato chip, barbecue crisp',
  }),
  food('sour cream and onion chip', 2709424, 'pantry', { piece: 2 }, [487, 6.51, 55.92, 31.06], {
    aliases: 'sour cream and onion crisp, sour cream and onion potato chip, cheese and onion crisp',
    allergens: ['dairy'],
  }),
  food('baked potato chip', 169046, 'pantry', { piece: 1.2, cup: 34 }, [469, 5, 71.4, 18.2], {
    aliases: 'baked chip, baked crisp',
  }),
  food('stacked potato chip', 2709432, 'pantry', { piece: 2 }, [543, 4.61, 55.21, 35.17], {
    aliases: 'pringle',
    allergens: ['gluten'],
  }),
  food('sweet potato chip', 174783, 'pantry', {}, [532, 2.94, 56.82, 32.35], {
    aliases: 'sweet potato crisp',
  }),
  food('plantain chip', 173142, 'pantry', {}, [531, 2.28, 63.84, 29.59], { aliases: 'plantain crisp' }),
  food('vegetable chip', 174796, 'pantry', {}, [473, 5.32, 60.43, 23.3], {
    aliases: 'vegetable crisp, veggie chip, veggie crisp',
  }),
  food('multigrain chip', 174784, 'pantry', {}, [491, 7.95, 67.26, 21.11], {
    aliases: 'sun chip',
    allergens: ['gluten'],
  }),
  food('pita chip', 173147, 'grain', {}, [457, 11.79, 68.26, 15.2], {
    aliases: 'pita crisp',
    allergens: ['gluten'],
  }),
  food('bagel chip', 173150, 'grain', {}, [451, 12.34, 66.36, 15.14], { allergens: ['gluten'] }),
  food('cheese puff', 167949, 'pantry', { piece: 2.2 }, [567, 5.46, 54.54, 36.54], {
    aliases: `cheeto, cheese curl, cheese doodle, wotsit, cheesy puff, flamin hot cheeto, cheez doodle,
      cheetos puff, twistie`,
    allergens: ['dairy'],
  }),
  food('buttered popcorn', 173141, 'grain', { cup: 7.9 }, [535, 8.38, 57.26, 30.22], {
    aliases: 'microwave popcorn, butter popcorn, movie popcorn, cinema popcorn',
    allergens: ['dairy'],
  }),
  food('caramel popcorn', 2708239, 'grain', { cup: 35 }, [428, 3.77, 78.47, 12.7], {
    aliases: 'caramel corn, toffee popcorn',
    allergens: ['dairy'],
  }),
  food('cheese popcorn', 167960, 'grain', { cup: 11 }, [526, 9.3, 51.6, 33.2], { allergens: ['dairy'] }),
  food('soft pretzel', 169064, 'grain', { piece: 115 }, [338, 8.2, 69.39, 3.1], {
    aliases: 'bavarian pretzel, pretzel bun, pretzel roll, laugenbrezel, brezel',
    allergens: ['gluten'],
  }),
  food('chocolate pretzel', 167556, 'grain', { piece: 11 }, [457, 7.5, 70.9, 16.7], {
    aliases: 'chocolate covered pretzel',
    allergens: ['dairy', 'gluten', 'soy'],
  }),
  food('cheese cracker', 174975, 'grain', { piece: 1, cup: 62 }, [489, 10.93, 59.42, 22.74], {
    aliases: `goldfish cracker, cheez it, cheez its, cheddar cracker, goldfish, cheddar goldfish, cheeze it,
      cheddar cheese cracker, parmesan crisp, cheddar crisp, cheese straw, cheese crisp, cheese twist,
      cheese whisp, cheese thin`,
    allergens: ['dairy', 'gluten'],
  }),
  food('whole wheat cracker', 172749, 'grain', { piece: 4.6 }, [427, 10.58, 69.55, 14.13], {
    aliases: 'triscuit, wholemeal cracker',
    allergens: ['gluten'],
  }),
  food('wheat cracker', 174985, 'grain', { piece: 2.1 }, [455, 7.3, 70.73, 16.4], {
    aliases: 'wheat thin',
    allergens: ['gluten'],
  }),
  food('butter cracker', 173258, 'grain', { piece: 3.3 }, [492, 7.23, 63.51, 23.21], {
    aliases: `ritz cracker, ritz, ritz biscuit, buttery cracker, round butter cracker, tuc biscuit, tuc,
      buttery round cracker`,
    allergens: ['dairy', 'gluten'],
  }),
  food('crispbread', 172739, 'grain', { piece: 10, cup: 55 }, [366, 7.9, 82.2, 1.3], {
    aliases: 'rye crispbread, ryvita, rye cracker, knackebrod',
    allergens: ['gluten'],
  }),
  food('melba toast', 174977, 'grain', { piece: 3, cup: 30 }, [390, 12.1, 76.6, 3.2], {
    allergens: ['gluten'],
  }),
  food('rusk', 174981, 'grain', { piece: 10 }, [407, 13.5, 72.3, 7.2], {
    aliases: 'rusk toast, zwieback',
    allergens: ['gluten'],
  }),
  food('water cracker', 171856, 'grain', { piece: 3.5 }, [384, 7.14, 72.81, 7.14], {
    aliases: 'water biscuit, cream cracker',
    allergens: ['dairy', 'gluten'],
  }),
  food('peanut butter cracker', 172748, 'grain', { piece: 7 }, [495, 13.5, 53.8, 26.7], {
    aliases: 'peanut butter sandwich cracker',
    allergens: ['peanuts', 'gluten'],
  }),
  food('rice cracker', 173161, 'grain', { piece: 3 }, [416, 10, 82.64, 5], {
    aliases: 'senbei, seaweed rice cracker, pappadam',
  }),
  food('chocolate chip granola bar', 167952, 'grain', { piece: 24 }, [438, 7.3, 72.1, 16.3], {
    allergens: ['nuts', 'peanuts', 'dairy', 'gluten', 'soy'],
  }),
  food('peanut butter granola bar', 169681, 'grain', { piece: 24 }, [483, 9.8, 62.3, 23.8], {
    allergens: ['nuts', 'peanuts', 'gluten'],
  }),
  food('chewy granola bar', 167954, 'grain', { piece: 28 }, [443, 7.4, 67.3, 17.2], {
    aliases: 'soft granola bar',
    allergens: ['nuts', 'peanuts', 'gluten'],
  }),
  food('fruit cereal bar', 168862, 'grain', { piece: 37 }, [365, 4.22, 67.61, 8.67], {
    aliases: 'nutri grain bar, breakfast bar, fruit and grain bar',
    allergens: ['dairy', 'gluten', 'soy'],
  }),
  food('energy bar', 174799, 'grain', { piece: 68 }, [346, 14.71, 65.44, 5.88], {
    aliases: `clif bar, cliff bar, larabar, nakd bar, date bar, rxbar, energy ball, protein ball, bliss ball`,
    allergens: ['nuts', 'peanuts', 'gluten', 'soy'],
  }),
  food('fruit leather', 167541, 'fruit', { piece: 21 }, [371, 0.1, 85.8, 3], {
    aliases: 'fruit roll up, fruit roll',
  }),
  food('fruit snack', 170279, 'pantry', { piece: 44 }, [352, 0.08, 87.97, 0], {
    aliases: 'gummy fruit snack',
  }),
  food('soy protein powder', 173181, 'pantry', { piece: 45 }, [388, 55.56, 28.89, 5.56], {
    aliases: `soy protein shake powder, vegan protein powder, pea protein powder, plant protein powder,
      soy protein isolate, hemp protein powder, rice protein powder, vanilla vegan protein powder,
      brown rice protein powder, plant based protein, vegan vanilla protein powder, pea protein isolate`,
    allergens: ['dairy', 'soy'],
  }),
]);
