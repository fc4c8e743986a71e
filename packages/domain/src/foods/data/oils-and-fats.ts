import type { Food } from '../food.ts';
import { food } from '../food-row.ts';

/** Oils and fats. */
export const OILS_AND_FATS: readonly Food[] = [
  food('olive oil', 171413, 'pantry', { cup: 216, tbsp: 13.5, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: `extra virgin olive oil, evoo, virgin olive oil, light olive oil, pomace oil, olive pomace oil,
      ev olive oil, extra virgin, garlic oil, basil oil, lemon olive oil, garlic infused olive oil,
      garlic infused oil, truffle oil`,
  }),
  food('vegetable oil', 171411, 'pantry', { cup: 218, tbsp: 13.6, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: `oil, cooking oil, neutral oil, frying oil, soybean oil, veg oil, flavorless oil, flavourless oil,
      deep frying oil, salad oil, neutral cooking oil, flavorless vegetable oil, soya oil,
      neutral tasting oil, rice bran oil, cottonseed oil, blended oil, vegetable cooking oil,
      vegetable fat`,
  }),
  food('canola oil', 172336, 'pantry', { cup: 218, tbsp: 14, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: 'rapeseed oil',
  }),
  food('sunflower oil', 171025, 'pantry', { cup: 218, tbsp: 13.6, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: 'safflower oil',
  }),
  food('corn oil', 171029, 'pantry', { cup: 218, tbsp: 13.6, tsp: 4.5 }, [900, 0, 0, 100]),
  food('peanut oil', 171410, 'pantry', { cup: 216, tbsp: 13.5, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: 'groundnut oil',
    allergens: ['peanuts'],
  }),
  food('sesame oil', 171016, 'pantry', { cup: 218, tbsp: 13.6, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: 'toasted sesame oil, dark sesame oil',
    allergens: ['sesame'],
  }),
  food('coconut oil', 171412, 'pantry', { cup: 218, tbsp: 13.6, tsp: 4.5 }, [892, 0, 0, 99.06], {
    aliases: 'virgin coconut oil',
  }),
  food('avocado oil', 173573, 'pantry', { cup: 218, tbsp: 14, tsp: 4.5 }, [884, 0, 0, 100]),
  food('grapeseed oil', 171028, 'pantry', { cup: 218, tbsp: 13.6, tsp: 4.5 }, [884, 0, 0, 100], {
    aliases: 'grape seed oil',
  }),
  food('walnut oil', 171030, 'pantry', { cup: 218, tbsp: 13.6, tsp: 4.5 }, [884, 0, 0, 100], {
    allergens: ['nuts'],
  }),
  food('flaxseed oil', 167702, 'pantry', { cup: 218, tbsp: 13.6 }, [884, 0.11, 0, 99.98], {
    aliases: 'linseed oil',
  }),
  food('vegan butter', 172346, 'pantry', { cup: 227, tbsp: 14, tsp: 4.7 }, [717, 0.16, 0.7, 80.71], {
    aliases: 'plant butter, plant based butter, dairy free butter, vegan margarine, vegan spread',
  }),
  food('margarine', 172346, 'dairy', { cup: 227, tbsp: 14, tsp: 4.7 }, [717, 0.16, 0.7, 80.71], {
    allergens: ['dairy'],
  }),
  food('lard', 171401, 'pantry', { cup: 205, tbsp: 12.8 }, [902, 0, 0, 100], {
    aliases: 'pork lard, pork fat',
  }),
  food('beef tallow', 171400, 'pantry', { cup: 205, tbsp: 12.8 }, [902, 0, 0, 100], {
    aliases: 'tallow, suet, beef dripping, dripping',
  }),
  food('duck fat', 173572, 'pantry', { cup: 205, tbsp: 12.8 }, [900, 0, 0, 99.8], { aliases: 'goose fat' }),
  food('shortening', 171011, 'pantry', { cup: 205, tbsp: 12.8 }, [884, 0, 0, 100], {
    aliases: 'vegetable shortening',
  }),
  food('cooking spray', 171430, 'pantry', {}, [792, 0.26, 20.69, 78.69]),
];
