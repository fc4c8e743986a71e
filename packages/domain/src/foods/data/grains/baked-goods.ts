import { food, foodGroup } from '../../food-row.ts';

/** Breads except the everyday ones, breakfast breads, pastries and muffins. */
export const BAKED_GOODS = foodGroup({ aisle: 'bakery' }, [
  food('toast', 174925, 'grain', { piece: 27, cup: 42 }, [290, 9, 54.5, 4], {
    aliases: 'white toast, toasted bread, toasted white bread, slice of toast',
    allergens: ['gluten'],
  }),
  food('whole wheat toast', 172689, 'grain', { piece: 25 }, [306, 16.27, 51.16, 4.07], {
    aliases: 'wholemeal toast, brown toast, wholewheat toast, toasted whole wheat bread',
    allergens: ['gluten'],
  }),
  food('raisin bread', 172680, 'grain', { piece: 26 }, [274, 7.9, 52.3, 4.4], {
    aliases: `fruit bread, raisin toast, malt loaf, fruit loaf, raisin loaf, fruit toast, soreen, barmbrack,
      cinnamon raisin bread, tea bread, bara brith, raisin fruit loaf, raisin cinnamon bread`,
    allergens: ['gluten', 'sulfites'],
  }),
  food('cinnamon bread', 171849, 'grain', { piece: 28 }, [253, 7.05, 44.38, 5.29], {
    aliases: 'cinnamon toast',
    allergens: ['gluten'],
  }),
  food('oatmeal bread', 172678, 'grain', { piece: 27 }, [269, 8.4, 48.5, 4.4], {
    aliases: 'oat bread',
    allergens: ['gluten'],
    cooksLike: 'bread',
  }),
  food('potato bread', 167943, 'grain', { piece: 32 }, [266, 12.5, 47.07, 3.13], {
    allergens: ['gluten'],
    cooksLike: 'bread',
  }),
  food('soda bread', 174912, 'grain', {}, [290, 6.6, 56, 5], {
    aliases: 'irish soda bread',
    allergens: ['dairy', 'gluten'],
  }),
  food('banana bread', 174906, 'grain', { piece: 60 }, [326, 4.3, 54.6, 10.5], {
    aliases: 'banana loaf',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('zucchini bread', 2707851, 'grain', { piece: 40 }, [306, 5.05, 42.64, 13.14], {
    aliases: 'courgette bread, courgette cake',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('cornbread', 174910, 'grain', { piece: 65 }, [266, 6.7, 43.5, 7.1], {
    aliases: 'corn bread, corn bread muffin, johnnycake, spoonbread, johnny cake, jiffy cornbread',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('garlic bread', 167939, 'grain', { piece: 43 }, [350, 8.36, 41.72, 16.61], {
    aliases: `cheesy garlic bread, garlic toast, garlic knot,
      texas toast garlic bread, cheese garlic bread, garlic ciabatta, garlic breadstick, garlic flatbread`,
    allergens: ['dairy', 'gluten'],
  }),
  food('bread stuffing', 174931, 'grain', { cup: 200 }, [195, 2.73, 18.84, 12.05], {
    aliases: `stuffing, turkey stuffing, sage and onion stuffing, stuffing mix, stove top stuffing,
      sage and onion stuffing mix, bread cube, paxo, paxo stuffing, herb stuffing mix, stovetop stuffing,
      herb stuffing, chicken stuffing mix, turkey stuffing mix, cornbread stuffing mix,
      seasoned stuffing cube, dried bread cube, cornbread stuffing, dried stuffing mix,
      herb seasoned stuffing mix, seasoned stuffing mix, herb seasoned stuffing`,
    allergens: ['dairy', 'gluten'],
  }),
  food('hard roll', 175031, 'grain', { piece: 57 }, [293, 9.9, 52.7, 4.3], {
    aliases: 'kaiser roll, crusty roll',
    allergens: ['gluten'],
  }),
  food('french roll', 172795, 'grain', { piece: 38 }, [277, 8.6, 50.2, 4.3], { allergens: ['gluten'] }),
  food('whole wheat bun', 174090, 'grain', { piece: 56 }, [269, 12.38, 44.93, 4.38], {
    aliases:
      'whole wheat hamburger bun, wholemeal bun, wholemeal roll, whole wheat roll, whole wheat hot dog bun',
    allergens: ['gluten'],
  }),
  food('cinnamon raisin bagel', 172664, 'grain', { piece: 105 }, [274, 9.8, 55.2, 1.7], {
    aliases: 'raisin bagel',
    allergens: ['gluten', 'sulfites'],
  }),
  food('whole wheat bagel', 2707733, 'grain', { piece: 105 }, [250, 10.2, 48.89, 1.53], {
    aliases: 'wholemeal bagel',
    allergens: ['gluten'],
  }),
  food('multigrain bagel', 171852, 'grain', { piece: 81 }, [241, 9.9, 47.47, 1.24], {
    allergens: ['gluten'],
  }),
  food('whole wheat english muffin', 172762, 'grain', { piece: 66 }, [203, 8.8, 40.4, 2.1], {
    aliases: 'wholemeal english muffin',
    allergens: ['gluten'],
  }),
  food('buttermilk biscuit', 172670, 'grain', { piece: 60 }, [353, 7, 44.6, 16.3], {
    aliases: 'american biscuit, southern biscuit',
    allergens: ['dairy', 'gluten'],
  }),
  food('biscuit dough', 172668, 'grain', { piece: 58 }, [307, 6.66, 46.32, 10.58], {
    aliases: `refrigerated biscuit dough, refrigerated biscuit, canned biscuit, biscuit can, pillsbury grand,
      canned biscuit dough, pillsbury biscuit, refrigerated buttermilk biscuit, grand biscuit,
      tube of biscuit, crescent roll dough, crescent roll, crescent dough, refrigerated crescent roll,
      cinnamon roll dough, refrigerated crescent dough, flaky biscuit, refrigerated flaky biscuit`,
    allergens: ['dairy', 'gluten'],
  }),
  food('scone', 2707808, 'grain', { piece: 70 }, [382, 6.67, 48.07, 18.35], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('french toast', 174998, 'grain', { piece: 65 }, [229, 7.7, 25, 10.8], {
    aliases: 'eggy bread, pain perdu',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('blueberry pancake', 172773, 'grain', { piece: 38 }, [222, 6.1, 29, 9.2], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('whole wheat pancake', 175010, 'grain', { piece: 44 }, [208, 8.5, 29.4, 6.5], {
    aliases: 'wholemeal pancake',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('crepe', 2708342, 'grain', { piece: 65 }, [224, 8.85, 22.02, 11.29], {
    aliases: `french pancake, pancake wrap, chinese pancake, duck pancake, mandarin pancake, moo shu wrapper,
      peking duck pancake, peking duck wrapper`,
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('popover', 2707846, 'grain', { piece: 31 }, [268, 11.05, 35.28, 9.2], {
    aliases: 'yorkshire pudding',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('matzo', 172740, 'grain', { piece: 28 }, [395, 10, 83.7, 1.4], {
    aliases: 'matzah, matzoh, matzoh cracker, matza, matzot',
    allergens: ['gluten'],
  }),
  food('injera', 2707796, 'grain', { piece: 127 }, [93, 2.55, 19.39, 0.68], { allergens: ['gluten'] }),
  food('chapati', 171844, 'grain', { piece: 68 }, [297, 11.25, 46.36, 7.45], {
    aliases: 'roti, chapatti, puri, phulka, poori',
    allergens: ['gluten'],
  }),
  food('paratha', 174076, 'grain', { piece: 79 }, [326, 6.36, 45.35, 13.2], {
    aliases: 'aloo paratha, parotta, lachha paratha',
    allergens: ['gluten'],
  }),
  food('hush puppy', 174999, 'grain', { piece: 22, cup: 152 }, [337, 7.7, 46, 13.5], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('arepa', 168070, 'grain', { piece: 98 }, [219, 5.48, 37.14, 5.38]),
  food('cheese croissant', 174989, 'grain', { piece: 57 }, [414, 9.2, 47, 20.9], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('chocolate croissant', 2707680, 'grain', { piece: 57 }, [421, 7.4, 49.4, 22.79], {
    aliases: 'pain au chocolat',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('cheese danish', 172754, 'grain', { piece: 71 }, [374, 8, 37.2, 21.9], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('fruit danish', 172755, 'grain', { piece: 71 }, [371, 5.4, 47.8, 18.5], {
    aliases: 'danish pastry, danish, apple danish',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('cinnamon roll', 172799, 'grain', { piece: 30 }, [362, 5.4, 56.1, 13.2], {
    aliases: 'cinnamon bun, frosted cinnamon roll',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('toaster pastry', 175035, 'grain', { piece: 54 }, [388, 4.2, 70.32, 9.95], {
    aliases: 'pop tart',
    allergens: ['dairy', 'gluten', 'soy'],
  }),
  food('apple strudel', 175032, 'grain', { piece: 71 }, [274, 3.3, 41.1, 11.2], {
    aliases: 'strudel',
    allergens: ['dairy', 'gluten'],
  }),
  food('fruit turnover', 2708046, 'grain', { piece: 75 }, [316, 3, 42.6, 16.1], {
    aliases: 'apple turnover, fruit pastry',
    allergens: ['dairy', 'gluten'],
  }),
  food('eclair', 2708031, 'grain', { piece: 102 }, [334, 4.41, 37.43, 18.52], {
    aliases: 'chocolate eclair, cream puff, profiterole',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('bran muffin', 2707837, 'grain', { piece: 130 }, [208, 6.26, 38.67, 5.01], {
    aliases: 'wheat bran muffin',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('corn muffin', 175002, 'grain', { piece: 113 }, [305, 5.9, 51, 8.4], {
    aliases: 'cornbread muffin',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('chocolate muffin', 2707833, 'grain', { piece: 130 }, [395, 6.54, 50.94, 18.75], {
    aliases: 'double chocolate muffin',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('chocolate chip muffin', 2707832, 'grain', { piece: 130 }, [402, 5.77, 55.4, 19.04], {
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('tostada shell', 167525, 'grain', { piece: 12.3 }, [474, 6.15, 64.43, 23.38], {
    aliases: 'tostada, corn tostada',
  }),
]);
