import type { Food } from '../food.ts';
import { food } from '../food-row.ts';

/** Fruit beside the everyday kinds: berries and tropical fruit, and fruit that is dried, canned or cooked. */
export const MORE_FRUITS: readonly Food[] = [
  food('black currant', 173963, 'fruit', { cup: 112 }, [63, 1.4, 15.38, 0.41], { aliases: 'blackcurrant' }),
  food('red currant', 173964, 'fruit', { cup: 112 }, [56, 1.4, 13.8, 0.2], { aliases: 'redcurrant' }),
  food('gooseberry', 173030, 'fruit', { cup: 150 }, [44, 0.88, 10.18, 0.58]),
  food('elderberry', 171727, 'fruit', { cup: 145 }, [73, 0.66, 18.4, 0.5]),
  food('mulberry', 169913, 'fruit', { cup: 140 }, [43, 1.44, 9.8, 0.39]),
  food('kumquat', 168154, 'fruit', { piece: 19 }, [71, 1.88, 15.9, 0.86]),
  food('loquat', 169908, 'fruit', { piece: 16, cup: 149 }, [47, 0.43, 12.14, 0.2]),
  food('quince', 168163, 'fruit', { piece: 92 }, [57, 0.4, 15.3, 0.1]),
  food('starfruit', 171715, 'fruit', { piece: 91, cup: 132 }, [31, 1.04, 6.73, 0.33], {
    aliases: 'star fruit, carambola',
  }),
  food('pomelo', 167754, 'fruit', { piece: 609, cup: 190 }, [38, 0.76, 9.62, 0.04], { aliases: 'pummelo' }),
  food('prickly pear', 167750, 'fruit', { piece: 103, cup: 149 }, [41, 0.73, 9.57, 0.51], {
    aliases: 'cactus fruit, cactus pear',
  }),
  food('soursop', 167761, 'fruit', { piece: 625, cup: 225 }, [66, 1, 16.84, 0.3], {
    aliases: 'guanabana, graviola',
  }),
  food('tamarind', 167763, 'fruit', { piece: 2, cup: 120 }, [239, 2.8, 62.5, 0.6], {
    aliases: 'tamarind pulp, dried tamarind, tamarind pod',
  }),
  food('tamarind paste', 167763, 'pantry', { cup: 240, tbsp: 16 }, [239, 2.8, 62.5, 0.6], {
    aliases: `tamarind concentrate, tamarind puree, tamarind sauce, tamarind water, tamarind extract,
      seedless tamarind, tamarind block`,
  }),
  food('durian', 168192, 'fruit', { piece: 602, cup: 243 }, [147, 1.47, 27.09, 5.33]),
  food('rambutan', 168167, 'fruit', { piece: 9, cup: 150 }, [82, 0.65, 20.87, 0.21], {
    aliases: 'canned rambutan',
  }),
  food('longan', 169089, 'fruit', { piece: 3.2 }, [60, 1.31, 15.14, 0.1]),
  food('mangosteen', 169090, 'fruit', { cup: 196 }, [73, 0.41, 17.91, 0.58], {
    aliases: 'canned mangosteen',
  }),
  food('fruit salad', 2709287, 'fruit', { cup: 150 }, [59, 0.64, 13.94, 0.21], {
    aliases: 'fruit cup, mixed fruit',
  }),
  food('baked apple', 2709220, 'fruit', { piece: 210, cup: 190 }, [113, 0.32, 22.7, 3.08]),
  food('sweetened applesauce', 171696, 'fruit', { cup: 246 }, [68, 0.16, 17.49, 0.17], {
    aliases: 'sweetened apple sauce',
  }),
  food('stewed rhubarb', 168169, 'fruit', { cup: 240 }, [116, 0.39, 31.2, 0.05], {
    aliases: 'cooked rhubarb',
  }),
  food('stewed prune', 167751, 'fruit', { cup: 248 }, [107, 0.96, 28.08, 0.16], {
    aliases: 'cooked prune',
    allergens: ['sulfites'],
  }),
  food('canned apricot', 173937, 'fruit', { cup: 244 }, [48, 0.63, 12.34, 0.04], {
    aliases: 'tinned apricot',
  }),
  food('canned cherry', 167770, 'fruit', { cup: 179 }, [83, 0.73, 21.07, 0.21], {
    aliases: `tinned cherry, canned sour cherry, jarred cherry, morello cherry in syrup, amarena cherry,
      black cherry in syrup, jarred sour cherry`,
  }),
  food('canned grapefruit', 173035, 'fruit', { cup: 244 }, [36, 0.58, 9.15, 0.1], {
    aliases: 'tinned grapefruit',
  }),
  food('canned mandarin', 168184, 'fruit', { cup: 189 }, [38, 0.75, 9.41, 0.04], {
    aliases: `tinned mandarin, canned mandarin orange, canned tangerine, mandarin in juice, canned orange`,
  }),
  food('canned plum', 169951, 'fruit', { piece: 46, cup: 252 }, [58, 0.51, 15.15, 0.02], {
    aliases: 'tinned plum',
  }),
  food('maraschino cherry', 167766, 'fruit', { piece: 5 }, [165, 0.22, 41.97, 0.21], {
    aliases: 'cocktail cherry, glace cherry, candied cherry, luxardo cherry',
    allergens: ['sulfites'],
  }),
  food('dried apple', 171691, 'fruit', { piece: 6.4, cup: 86 }, [243, 0.93, 65.89, 0.32], {
    aliases: 'apple ring, dried apple ring',
    allergens: ['sulfites'],
  }),
  food('dried blueberry', 168158, 'fruit', { cup: 160 }, [317, 2.5, 80, 2.5]),
  food('dried cherry', 171708, 'fruit', { cup: 160 }, [333, 1.25, 80.45, 0.73], {
    aliases: 'dried sour cherry, dried tart cherry, dried barberry, barberry',
    allergens: ['sulfites'],
  }),
  food('dried peach', 169934, 'fruit', { piece: 13, cup: 160 }, [239, 3.61, 61.33, 0.76], {
    allergens: ['sulfites'],
  }),
  food('dried pear', 169121, 'fruit', { piece: 18, cup: 180 }, [262, 1.87, 69.7, 0.63], {
    allergens: ['sulfites'],
  }),
  food('dried pineapple', 2709210, 'fruit', { piece: 8, cup: 160 }, [347, 1.22, 84.11, 0.71], {
    allergens: ['sulfites'],
  }),
  food('banana chip', 2709200, 'fruit', { piece: 2, cup: 72 }, [519, 2.3, 58.4, 33.6], {
    aliases: 'dried banana chip',
  }),
  food('sweetened coconut', 168586, 'pantry', { cup: 93 }, [501, 2.88, 47.67, 35.49], {
    aliases: `sweetened shredded coconut, sweetened desiccated coconut, sweetened flaked coconut,
      sweetened coconut flake, angel flake coconut`,
  }),
];
