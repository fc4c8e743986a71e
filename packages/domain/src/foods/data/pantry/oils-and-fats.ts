import { food, foodGroup } from '../../food-row.ts';
import { fat, OIL } from '../cooking.ts';

/** Oils and fats. */
export const OILS_AND_FATS = foodGroup({ aisle: 'sauces' }, [
  food('olive oil', 171413, 'pantry', { cup: 216, tbsp: 13.5, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: `extra virgin olive oil, evoo, virgin olive oil, light olive oil, pomace oil, olive pomace oil,
      ev olive oil, extra virgin, garlic oil, basil oil, lemon olive oil, garlic infused olive oil,
      garlic infused oil, truffle oil, olive oil spray, light tasting olive oil, virgin oil,
      spray olive oil, xtra virgin olive oil, olive oil extra virgin, chili olive oil, oil olive,
      mild flavored olive oil, flavoured olive oil, lemon infused olive oil, drizzle olive oil`,
    quickAdd: { as: 'Olive Oil', unit: 'tbsp' },
    cook: fat(OIL),
    cookNamed: { 'extra virgin olive oil': fat({ ...OIL, one: 'olive oil' }) },
  }),
  food('vegetable oil', 171411, 'pantry', { cup: 218, tbsp: 13.6, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: `oil, cooking oil, neutral oil, frying oil, soybean oil, veg oil, flavorless oil, flavourless oil,
      deep frying oil, salad oil, neutral cooking oil, flavorless vegetable oil, soya oil,
      neutral tasting oil, rice bran oil, cottonseed oil, blended oil, vegetable cooking oil,
      vegetable fat, stir fry oil, wok oil, soybean cooking oil, neutral flavored oil,
      neutral flavoured oil, high heat oil, flavourless vegetable oil, mild flavored oil,
      vegetable deep frying oil, camelina oil, soybean vegetable oil, unflavored oil,
      flavorless cooking oil`,
    cook: fat(OIL),
  }),
  food('palm oil', 171015, 'pantry', { cup: 216, tbsp: 13.6, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: 'red palm oil, palm fruit oil, dende oil, dende, azeite de dende, zomi, zomi oil, red oil',
    cook: fat(OIL),
  }),
  food('canola oil', 172336, 'pantry', { cup: 218, tbsp: 14, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: 'rapeseed oil, canola, rape seed oil, expeller pressed canola oil, canola cooking oil',
    cook: fat(OIL),
  }),
  food('sunflower oil', 171025, 'pantry', { cup: 218, tbsp: 13.6, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: 'safflower oil, high oleic sunflower oil, sunflower seed oil, sunflower cooking oil',
    cook: fat(OIL),
  }),
  food('corn oil', 171029, 'pantry', { cup: 218, tbsp: 13.6, tsp: 4.5 }, [900, 0, 0, 100], {
    cook: fat(OIL),
  }),
  food('mustard oil', 172337, 'pantry', { cup: 218, tbsp: 14, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: 'mustard seed oil',
  }),
  food('peanut oil', 171410, 'pantry', { cup: 216, tbsp: 13.5, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: 'groundnut oil, roasted peanut oil, ground nut oil, arachide oil, peanut cooking oil',
    allergens: ['peanuts'],
    cook: fat(OIL),
  }),
  food('sesame oil', 171016, 'pantry', { cup: 218, tbsp: 13.6, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: `toasted sesame oil, dark sesame oil, oriental sesame oil, roasted sesame oil, black sesame oil,
      gingelly oil, sesame seed oil, oriental dark roasted sesame oil`,
    allergens: ['sesame'],
    cook: fat({ portion: 2.3, in: ['tsp', 4.5], ways: '' }),
  }),
  food('coconut oil', 171412, 'pantry', { cup: 218, tbsp: 13.6, tsp: 4.5 }, [892, 0, 0, 99.06], {
    aliases: `virgin coconut oil, solid coconut oil, coconut butter, odorless coconut oil, unscented coconut oil,
      coconut manna, copha, coconut fat`,
    cook: fat(OIL),
  }),
  food('avocado oil', 173573, 'pantry', { cup: 218, tbsp: 14, tsp: 4.5 }, [884, 0, 0, 100], {
    cook: fat(OIL),
  }),
  food('grapeseed oil', 171028, 'pantry', { cup: 218, tbsp: 13.6, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: 'grape seed oil, grape oil, grapeseed cooking oil',
    cook: fat(OIL),
  }),
  food('walnut oil', 171030, 'pantry', { cup: 218, tbsp: 13.6, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: `almond oil, hazelnut oil, macadamia oil, pistachio oil, pecan oil, roasted walnut oil, nut oil,
      macadamia nut oil, argan oil, pine nut oil`,
    allergens: ['nuts'],
  }),
  food('flaxseed oil', 167702, 'pantry', { cup: 218, tbsp: 13.6 }, [884, 0.11, 0, 99.98], {
    aliases: 'linseed oil, flax oil, pumpkin seed oil, hemp oil, hemp seed oil',
  }),
  food('vegan butter', 172346, 'pantry', { cup: 227, tbsp: 14, tsp: 4.7 }, [717, 0.16, 0.7, 80.71], {
    aliases: `plant butter, plant based butter, dairy free butter, vegan margarine, vegan spread, earth balance,
      earth balance vegan buttery stick, dairy free margarine, vegan block, vegan buttery stick,
      plant butter stick, naturli, vegan baking block, dairy free spread, vegan buttery spread,
      earth balance spread, flora plant butter, flora plant, vegan butter stick, vegan block butter,
      non dairy butter, non dairy margarine`,
    aisle: 'dairy',
  }),
  food('margarine', 172346, 'dairy', { cup: 227, tbsp: 14, tsp: 4.7 }, [717, 0.16, 0.7, 80.71], {
    aliases: `baking spread, stork, rama, sunflower spread, flora, country crock, i can believe it not butter,
      margarine spread, butter spread, vegetable spread, buttery spread, tub margarine,
      spreadable margarine, vegetable margarine, olive spread, stick margarine, bertolli spread,
      flora spread, parkay, blue bonnet`,
    allergens: ['dairy'],
    aisle: 'dairy',
  }),
  food('lard', 171401, 'pantry', { cup: 205, tbsp: 12.8 }, [902, 0, 0, 100], {
    aliases: `pork lard, pork fat, rendered lard, bacon fat, bacon grease, bacon dripping, pork dripping,
      rendered bacon fat, rendered pork fat, pork lard manteca`,
    aisle: 'dairy',
  }),
  food('beef tallow', 171400, 'pantry', { cup: 205, tbsp: 12.8 }, [902, 0, 0, 100], {
    aliases: `tallow, suet, beef dripping, dripping, beef suet, beef fat, rendered beef fat, lamb fat,
      mutton fat, beef kidney fat`,
    aisle: 'dairy',
  }),
  food('duck fat', 173572, 'pantry', { cup: 205, tbsp: 12.8 }, [900, 0, 0, 99.8], {
    aliases: `goose fat, schmaltz, chicken fat, rendered duck fat, rendered chicken fat, chicken schmaltz,
      turkey fat`,
    aisle: 'dairy',
  }),
  food('shortening', 171011, 'pantry', { cup: 205, tbsp: 12.8 }, [884, 0, 0, 100], {
    aliases: `vegetable shortening, crisco, vegetable suet, solid vegetable shortening, trex,
      vegetable fat shortening, white vegetable fat, atora, vegetable shortening stick, vegetarian suet,
      cookeen, palm shortening, nonhydrogenated shortening, atora suet, solid vegetable fat,
      palm oil shortening, atora vegetable suet, organic palm fruit oil shortening, white fat`,
  }),
  food('cooking spray', 171430, 'pantry', {}, [792, 0.26, 20.69, 78.69], {
    aliases: `pam, oil spray, vegetable oil spray, nonstick cooking spray, non stick cooking spray, fry light,
      frylight, olive oil cooking spray, spray oil, vegetable cooking spray, pam spray, baking spray,
      nonstick spray, coconut oil spray, canola oil spray, low calorie cooking spray, 1 cal spray,
      avocado oil spray, rapeseed oil spray, canola cooking spray, low calorie spray, one cal spray,
      1cal spray, pam cooking spray, nonstick vegetable oil spray, nonstick vegetable spray,
      canola spray, sunflower oil spray, non stick spray, nonstick oil spray, vegetable spray,
      nonstick baking spray, non stick vegetable oil spray`,
  }),
]);
