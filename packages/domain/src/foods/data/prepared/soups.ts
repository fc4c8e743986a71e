import { food, foodGroup } from '../../food-row.ts';

/** Soups as they are eaten. */
export const SOUPS = foodGroup({ aisle: 'canned' }, [
  food('cream of chicken soup', 174537, 'pantry', { cup: 248 }, [77, 3.01, 6.04, 4.62], {
    aliases: `creamy chicken soup, condensed cream of chicken soup, cream of chicken, condensed chicken soup`,
    allergens: ['dairy', 'gluten', 'soy'],
  }),
  food('cream of potato soup', 172897, 'pantry', { cup: 248 }, [60, 2.33, 6.92, 2.6], {
    aliases: 'potato soup',
    allergens: ['dairy', 'gluten', 'soy'],
  }),
  food('cream of vegetable soup', 2710109, 'pantry', { cup: 255 }, [78, 1.41, 7.83, 4.72], {
    aliases: 'creamy vegetable soup',
    allergens: ['dairy', 'gluten', 'soy'],
  }),
  food('broccoli cheese soup', 2709659, 'pantry', { cup: 255 }, [82, 4.26, 6.08, 4.54], {
    aliases: 'broccoli cheddar soup, broccoli soup',
    allergens: ['dairy', 'gluten'],
  }),
  food('pumpkin soup', 2709718, 'pantry', { cup: 245 }, [72, 1.1, 6.86, 4.7], {
    aliases: 'squash soup, butternut squash soup',
    allergens: ['dairy'],
  }),
  food('tomato bisque', 172902, 'pantry', { cup: 251 }, [79, 2.51, 11.73, 2.63], {
    aliases: 'cream of tomato soup, creamy tomato soup',
    allergens: ['dairy', 'gluten'],
  }),
  food('clam chowder', 174062, 'pantry', { cup: 254 }, [79, 2.61, 8.28, 3.94], {
    aliases: 'new england clam chowder',
    allergens: ['dairy', 'gluten', 'shellfish'],
  }),
  food('manhattan clam chowder', 171151, 'pantry', { cup: 240 }, [56, 3.02, 7.84, 1.41], {
    allergens: ['gluten', 'shellfish'],
  }),
  food('french onion soup with beef broth', 2710108, 'pantry', { cup: 245 }, [108, 5.45, 11.84, 4.47], {
    aliases: 'french onion soup, onion soup',
    allergens: ['dairy', 'gluten'],
  }),
  food('onion soup mix', 171165, 'pantry', { tbsp: 7.5, piece: 39 }, [293, 7.48, 65.07, 0.34], {
    aliases: `onion soup packet, onion soup sachet, soup mix, vegetable soup mix, italian dressing mix, dip mix,
      chicken soup mix, powdered soup`,
    allergens: ['dairy', 'gluten', 'soy'],
  }),
  food('minestrone', 171550, 'pantry', { cup: 240 }, [53, 2.13, 8.64, 1.17], {
    aliases: 'minestrone soup',
    allergens: ['dairy', 'gluten'],
  }),
  food('lentil soup', 2707462, 'pantry', { cup: 255 }, [60, 3.82, 10.2, 0.69]),
  food('split pea soup', 2707459, 'pantry', { cup: 255 }, [61, 3.55, 10.59, 0.7], { aliases: 'pea soup' }),
  food('split pea soup with ham', 174535, 'pantry', { cup: 245 }, [68, 4, 11.4, 0.7], {
    aliases: 'pea and ham soup',
  }),
  food('black bean soup', 168068, 'pantry', { cup: 246 }, [103, 5.1, 14.79, 2.57]),
  food('beef noodle soup', 172906, 'pantry', { cup: 244 }, [34, 1.93, 3.58, 1.23], {
    allergens: ['eggs', 'gluten'],
  }),
  food('beef barley soup', 174073, 'pantry', { cup: 208 }, [52, 2.81, 7.94, 0.96], { allergens: ['gluten'] }),
  food('vegetable beef soup', 174565, 'pantry', { cup: 244 }, [31, 2.23, 4.06, 0.76], {
    aliases: 'beef and vegetable soup, beef soup',
    allergens: ['gluten'],
  }),
  food('chicken rice soup', 172910, 'pantry', { cup: 243 }, [24, 1.45, 2.92, 0.78], {
    aliases: 'chicken and rice soup',
    allergens: ['gluten'],
  }),
  food('chicken vegetable soup', 171546, 'pantry', { cup: 255 }, [33, 1.97, 4.68, 0.73], {
    aliases: 'chicken and vegetable soup',
    allergens: ['gluten'],
  }),
  food('chicken tortilla soup', 2709162, 'pantry', { cup: 245 }, [102, 4.22, 12.56, 4.17], {
    aliases: 'tortilla soup',
    allergens: ['dairy', 'gluten'],
  }),
  food('italian wedding soup with meatball', 2707130, 'pantry', { cup: 245 }, [66, 3.57, 7.38, 2.4], {
    aliases: 'italian wedding soup',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('wonton soup with pork', 171821, 'pantry', { cup: 223 }, [32, 2.08, 5.25, 0.26], {
    aliases: 'wonton soup',
    allergens: ['eggs', 'gluten', 'soy'],
  }),
  food('egg drop soup with chicken broth', 174807, 'pantry', { cup: 241 }, [27, 1.16, 4.29, 0.61], {
    aliases: 'egg drop soup, egg flower soup',
    allergens: ['eggs'],
  }),
  food('hot and sour soup with pork', 174808, 'pantry', { cup: 233 }, [39, 2.58, 4.35, 1.21], {
    aliases: 'hot and sour soup',
    allergens: ['eggs', 'gluten', 'soy'],
  }),
  food('miso soup', 2707455, 'pantry', { cup: 245 }, [24, 2.21, 2.3, 0.85], {
    allergens: ['gluten', 'soy', 'fish'],
  }),
  food('ramen soup', 2709152, 'pantry', { cup: 245 }, [66, 1.53, 9.04, 2.64], {
    aliases: 'instant ramen soup, instant noodle soup, cooked ramen',
    allergens: ['gluten'],
  }),
  food('beef pho', 2707124, 'pantry', { cup: 245 }, [77, 5.81, 5.6, 3.33], {
    aliases: 'pho, pho soup, vietnamese noodle soup',
    allergens: ['fish'],
  }),
  food('gazpacho', 2710106, 'pantry', { cup: 245 }, [26, 0.81, 4.49, 0.63], { aliases: 'cold tomato soup' }),
  food('borscht', 2710105, 'pantry', { cup: 245 }, [20, 0.52, 3.9, 0.37], {
    aliases: 'beet soup, beetroot soup',
    allergens: ['dairy'],
  }),
  food('chicken gumbo', 2706879, 'protein', { cup: 244 }, [83, 8.54, 4.03, 3.68], {
    aliases: 'gumbo',
    allergens: ['gluten', 'shellfish'],
  }),
  food('beef chili without bean', 172098, 'protein', { cup: 240 }, [118, 7.53, 6.1, 7.1], {
    aliases: 'chili without bean, chili no bean, texas chili',
  }),
]);
