import { food, foodGroup } from '../../food-row.ts';
import { NUT, NUT_BUTTER, SEED, sauce, topping } from '../cooking.ts';

/** Nuts, seeds and their butters. */
export const NUTS_AND_SEEDS = foodGroup({ aisle: 'snacks' }, [
  food('almond', 170567, 'pantry', { piece: 1.2, cup: 92 }, [579, 21.15, 21.55, 49.93], {
    aliases: `whole almond, flaked almond, slivered almond, almond flake, nibbed almond, marcona almond,
      slivered blanched almond, almond stick`,
    allergens: ['nuts'],
    cook: topping({ ...NUT, many: 'almonds' }),
  }),
  food('walnut', 170187, 'pantry', { piece: 4, cup: 117 }, [654, 15.23, 13.71, 65.21], {
    aliases: 'walnut half, walnut piece, ground walnut, walnut meat',
    allergens: ['nuts'],
    cook: topping({ ...NUT, many: 'walnuts' }),
  }),
  food('pecan', 170182, 'pantry', { piece: 1.4, cup: 109 }, [691, 9.17, 13.86, 71.97], {
    aliases: 'pecan half, ground pecan',
    allergens: ['nuts'],
    cook: topping({ ...NUT, many: 'pecans' }),
  }),
  food('cashew', 170162, 'pantry', { piece: 1.6 }, [553, 18.22, 30.19, 43.85], {
    aliases: 'cashew nut',
    allergens: ['nuts'],
    cook: topping({ ...NUT, many: 'cashews', ways: 'raw sweet bowl stir-fry' }),
  }),
  food('pistachio', 170184, 'pantry', { piece: 0.6, cup: 123 }, [560, 20.16, 27.17, 45.32], {
    aliases: 'pistachio nut, slivered pistachio, nibbed pistachio, pistachio nibs',
    allergens: ['nuts'],
    cook: topping({ ...NUT, many: 'pistachios' }),
  }),
  food('hazelnut', 170581, 'pantry', { piece: 1.4, cup: 115 }, [628, 14.95, 16.7, 60.75], {
    aliases: `filbert, cobnut, roasted hazelnut, ground hazelnut, hazelnut meal, roasted blanched hazelnut`,
    allergens: ['nuts'],
    cook: topping({ ...NUT, many: 'hazelnuts' }),
  }),
  food('macadamia nut', 170178, 'pantry', { piece: 2.6, cup: 134 }, [718, 7.91, 13.82, 75.77], {
    aliases: 'macadamia, candlenut, kukui nut',
    allergens: ['nuts'],
  }),
  food('brazil nut', 170569, 'pantry', { piece: 5, cup: 133 }, [659, 14.32, 11.74, 67.1], {
    allergens: ['nuts'],
  }),
  food('pine nut', 170591, 'pantry', { cup: 135 }, [673, 13.69, 13.08, 68.37], {
    aliases: 'pinenut, pignoli, pine kernel, pignolia, cedar nut, pinon',
    allergens: ['nuts'],
    cook: topping({ ...NUT, portion: 8, prep: '', many: 'pine nuts', ways: 'raw bowl' }),
  }),
  food('chestnut', 170190, 'pantry', { piece: 8.4, cup: 143 }, [245, 3.17, 52.96, 2.2], {
    aliases: `roasted chestnut, cooked chestnut, vacuum packed chestnut, chestnut puree, vac pack chestnut,
      sweetened chestnut puree`,
    allergens: ['nuts'],
    aisle: 'produce',
  }),
  food('mixed nut', 170585, 'pantry', { cup: 131 }, [607, 19.5, 22.42, 53.5], {
    aliases: 'nut, nut mix, nut and seed mix, roasted nut',
    allergens: ['nuts', 'peanuts'],
  }),
  food('peanut', 172430, 'pantry', { piece: 1, cup: 146 }, [567, 25.8, 16.13, 49.24], {
    aliases: 'groundnut, redskin peanut, monkey nut, peanut in shell',
    allergens: ['peanuts'],
    cook: topping({ ...NUT, many: 'peanuts', ways: 'stir-fry' }),
  }),
  food('roasted peanut', 173806, 'pantry', { piece: 1, cup: 146 }, [587, 24.35, 21.26, 49.66], {
    aliases: 'cocktail peanut, ground roasted peanut, planters peanut, redskin roasted peanut',
    allergens: ['peanuts'],
  }),
  food('egusi', 169407, 'pantry', { cup: 108, tbsp: 7 }, [557, 28.33, 15.31, 47.37], {
    aliases:
      'egusi seed, ground egusi, egusi powder, agushi, melon seed, watermelon seed, watermelon seed kernel',
  }),
  food('powdered peanut butter', 172435, 'pantry', { cup: 60, tbsp: 6.5 }, [428, 33.8, 31.27, 21.9], {
    aliases: 'peanut flour, peanut powder, peanut butter powder, pb2, pb fit, pbfit',
    allergens: ['peanuts'],
    aisle: 'sauces',
  }),
  food('peanut butter', 172470, 'pantry', { cup: 258, tbsp: 16 }, [598, 22.21, 22.31, 51.36], {
    aliases: `smooth peanut butter, creamy peanut butter, crunchy peanut butter, chunky peanut butter,
      peanutbutter, skippy, jif, peanut paste, pb, sugar free peanut butter, peanut butter smooth,
      no stir peanut butter, whole nut peanut butter, protein peanut butter, groundnut paste`,
    allergens: ['peanuts'],
    aisle: 'sauces',
    cook: topping(NUT_BUTTER),
  }),
  food('almond butter', 168588, 'pantry', { cup: 250, tbsp: 16 }, [614, 20.96, 18.82, 55.5], {
    aliases: `almond nut butter, roasted almond butter, hazelnut butter, nut butter, pistachio butter,
      pistachio paste, hazelnut paste, praline paste, macadamia butter, walnut butter, pecan butter,
      pistachio spread`,
    allergens: ['nuts'],
    aisle: 'sauces',
    cook: topping(NUT_BUTTER),
  }),
  food('cashew butter', 170163, 'pantry', { tbsp: 16 }, [587, 17.56, 27.57, 49.41], {
    allergens: ['nuts'],
    aisle: 'sauces',
  }),
  food('tahini', 168604, 'pantry', { tbsp: 15 }, [592, 17.4, 21.5, 53.01], {
    aliases: `sesame paste, tahini paste, sesame butter, black tahini, well stirred tahini, tahini sauce,
      sesame seed paste, unhulled tahini, black sesame paste, tahini sesame paste, tahina, roasted tahini`,
    allergens: ['sesame'],
    aisle: 'sauces',
    cook: sauce({ portion: 15, in: ['tbsp', 15], ways: 'bowl' }),
  }),
  food('sunflower seed butter', 170155, 'pantry', { tbsp: 16 }, [617, 17.28, 23.32, 55.2], {
    aliases: 'sunflower butter, sunbutter, seed butter, pumpkin seed butter',
    aisle: 'sauces',
  }),
  food('sesame seed', 170150, 'pantry', { cup: 144, tbsp: 9 }, [573, 17.73, 23.45, 49.67], {
    aliases: `toasted sesame seed, white sesame seed, black sesame seed, sesame, roasted sesame seed,
      sesame seeds black, roasted white sesame seed, gomasio, sesame seed toasted,
      mixed black and white sesame seed, unhulled sesame seed`,
    allergens: ['sesame'],
    cook: topping({
      ...SEED,
      portion: 3,
      in: ['tsp', 3],
      many: 'sesame seeds',
      ways: 'stir-fry bowl',
    }),
  }),
  food('sunflower seed', 170562, 'pantry', { cup: 140 }, [584, 20.78, 20, 51.46], {
    aliases: 'sunflower kernel',
    cook: topping({ ...SEED, in: ['tbsp', 8.75], many: 'sunflower seeds', ways: 'raw bowl sweet' }),
  }),
  food('mixed seed', 170562, 'pantry', { cup: 140, tbsp: 9 }, [584, 20.78, 20, 51.46], {
    aliases: 'seed mix, omega seed mix, salad seed, super seed mix, mixed omega seed',
    allergens: ['sesame'],
  }),
  food('pumpkin seed', 170556, 'pantry', { cup: 129 }, [559, 30.23, 10.71, 49.05], {
    aliases: 'pepita, pumkin seed, raw pepitas pumpkin seed',
    cook: topping({ ...SEED, in: ['tbsp', 8], many: 'pumpkin seeds', ways: 'raw bowl sweet' }),
  }),
  food('chia seed', 170554, 'pantry', { tbsp: 12 }, [486, 16.54, 42.12, 30.74], {
    aliases: 'chia, black chia seed, chia seeds black, milled chia, ground chia seed',
    cook: topping({
      ...SEED,
      portion: 10,
      in: ['tbsp', 12],
      many: 'chia seeds',
      ways: 'sweet smoothie',
    }),
  }),
  food('flaxseed', 169414, 'pantry', { cup: 168, tbsp: 10.3, tsp: 3.4 }, [534, 18.29, 28.88, 42.16], {
    aliases: `linseed, flax seed, ground flaxseed, flax, flax meal, flaxseed meal, milled flaxseed,
      flaxseed ground, ground flax, milled linseed, flax seed meal, ground linseed, ground flax seed,
      ground flaxseed meal, flax seed ground, brown flaxseed`,
    cook: topping({ ...SEED, in: ['tbsp', 10.3], ways: 'sweet smoothie' }),
  }),
  food('hemp seed', 170148, 'pantry', { tbsp: 10 }, [553, 31.56, 8.67, 48.75], { aliases: 'hemp heart' }),
  food('poppy seed', 171330, 'spice', { tbsp: 8.8, tsp: 2.8 }, [525, 17.99, 28.13, 41.56]),
  food('nigella seed', 170923, 'spice', { tbsp: 6, tsp: 2.1 }, [375, 17.81, 44.24, 22.27], {
    aliases: `nigella, kalonji, black onion seed, onion seed, black cumin seed, ajwain, carom, black caraway seed`,
  }),
  food('desiccated coconut', 170170, 'pantry', { cup: 80 }, [660, 6.88, 23.65, 64.53], {
    aliases: `shredded coconut, coconut flake, dried coconut, unsweetened coconut, unsweetened shredded coconut,
      coconut chip, flaked coconut, coconut shred, toasted coconut, coconut curl, dessicated coconut`,
    aisle: 'baking',
  }),
  food('almond flour', 2261420, 'pantry', { cup: 100 }, [577.62536, 26.24375, 16.24925, 50.23], {
    aliases: `almond meal, ground almond, almond powder, superfine almond flour, ground blanched almond,
      almond flour blanched, ground almond meal`,
    allergens: ['nuts'],
    aisle: 'baking',
  }),
  food('hazelnut spread', 168000, 'pantry', { tbsp: 18.5 }, [539, 5.41, 62.36, 29.73], {
    aliases: `nutella, chocolate hazelnut spread, chocolate spread, chocolate nut spread,
      chocolate hazelnut butter, choc spread, gianduja`,
    allergens: ['nuts', 'dairy', 'soy'],
    aisle: 'sauces',
  }),
]);
