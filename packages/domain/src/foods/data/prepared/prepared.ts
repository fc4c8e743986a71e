import { food, foodGroup } from '../../food-row.ts';

/** Foods that are bought or eaten ready made. */
export const PREPARED_FOODS = foodGroup({ aisle: 'snacks' }, [
  food('pizza', 170317, 'grain', { piece: 81 }, [268, 10.36, 29.02, 12.28], {
    aliases: 'cheese pizza, frozen pizza, margherita pizza',
    allergens: ['gluten', 'dairy'],
    aisle: 'frozen',
  }),
  food('potato chip', 169677, 'pantry', { piece: 1.3 }, [532, 6.39, 53.83, 33.98], {
    aliases: `crisp, potato crisp, chip, ready salted crisp, salt and vinegar crisp, kettle chip,
      salt and vinegar chip, lays, ridged potato chip, ruffles, ripple chip,
      salt and vinegar potato chip, ridged crisp, multipack crisp, flavoured crisp, kettle cooked chip,
      sea salt crisp, mccoy, potato stick`,
  }),
  food('cheeseburger', 170320, 'protein', { piece: 119 }, [263, 12.97, 27.81, 11.79], {
    allergens: ['gluten', 'dairy', 'eggs', 'soy', 'sesame'],
  }),
  food('chicken nugget', 172112, 'protein', { piece: 17 }, [261, 14.36, 16.24, 15.42], {
    aliases: `breaded chicken, popcorn chicken, turkey nugget, turkey dinosaur, dino nugget, chicken bite,
      popcorn chicken bite, chicken popcorn`,
    allergens: ['gluten'],
    aisle: 'frozen',
  }),
  food('meatball', 171638, 'protein', { piece: 28 }, [286, 14.4, 8.06, 22.21], {
    aliases: `beef meatball, italian meatball, swedish meatball, pork meatball, turkey meatball,
      chicken meatball, cooked meatball, beef and pork meatball`,
    allergens: ['gluten', 'eggs', 'dairy'],
  }),
  food('mac and cheese', 173342, 'grain', { cup: 137 }, [149, 5.6, 17.28, 6.41], {
    aliases: `macaroni and cheese, mac n cheese, boxed mac and cheese, kraft dinner, mac cheese, macaroni cheese,
      boxed macaroni and cheese, velveeta shell and cheese, annie mac and cheese, box mac and cheese,
      macaroni cheese mix, boxed mac n cheese, shell and cheese, mac and cheese mix,
      box macaroni and cheese, annie mac n cheese, macncheese, easy mac`,
    allergens: ['gluten', 'dairy'],
  }),
  food('guacamole', 2709307, 'pantry', { tbsp: 15 }, [155, 1.95, 8.45, 14.18], {
    aliases: 'avocado dip, smashed avocado, avocado mash, guacamole dip',
    aisle: 'dairy',
  }),
  food('baba ganoush', 174289, 'pantry', { tbsp: 15, cup: 246 }, [237, 7.78, 15, 17.82], {
    aliases: 'baba ghanoush, eggplant dip, moutabal, baba ganouj',
    allergens: ['sesame'],
  }),
  food('tzatziki', 2705448, 'dairy', { tbsp: 15 }, [91, 5.22, 4.1, 6], {
    aliases: 'tzatziki sauce, raita, cucumber raita, tzaziki, cacik',
    allergens: ['dairy'],
    aisle: 'dairy',
  }),
  food('vegetable soup', 174564, 'pantry', { cup: 241 }, [28, 0.86, 4.89, 0.79], {
    allergens: ['gluten'],
    aisle: 'canned',
  }),
  food('chicken noodle soup', 2709148, 'pantry', { cup: 245 }, [42, 2.38, 6.02, 0.98], {
    aliases: 'chicken soup, condensed chicken noodle soup',
    allergens: ['gluten', 'eggs'],
    aisle: 'canned',
  }),
  food('chili con carne', 172097, 'protein', { cup: 242 }, [107, 5.8, 13.1, 3.47], {
    aliases: 'canned chili, beef chili',
    aisle: 'canned',
  }),
  food('granola bar', 167542, 'grain', { piece: 21 }, [471, 10.1, 64.4, 19.8], {
    aliases: `cereal bar, muesli bar, oat bar, nature valley bar, flapjack, nature valley crunchy bar, nut bar,
      fruit and nut bar, kind bar, oat and honey bar, quaker bar, tracker bar`,
    allergens: ['gluten', 'nuts', 'peanuts'],
  }),
  food('protein bar', 173158, 'pantry', { piece: 50 }, [412, 30.34, 38.4, 15.17], {
    aliases: 'high protein bar, grenade bar, barebells bar',
    allergens: ['dairy', 'soy', 'nuts', 'peanuts'],
  }),
  food('cookie', 172716, 'grain', { piece: 12 }, [492, 5.1, 65.36, 24.72], {
    aliases: `chocolate chip cookie, choc chip cookie, chips ahoy, chocolate cookie, maryland cookie,
      chocolate biscuit, girl scout cookie, thin mint, chocolate digestive, jammie dodger,
      chocolate digestive biscuit, tim tam, chocolate finger, chocolate hobnob, penguin biscuit,
      mixed biscuit, snickerdoodle, m and m cookie, macadamia cookie, white chocolate macadamia cookie,
      linzer cookie, chocolate covered biscuit`,
    allergens: ['gluten', 'dairy', 'eggs', 'soy'],
    aisle: 'bakery',
  }),
  food('cake', 172706, 'grain', { piece: 38 }, [290, 5.4, 61, 2.7], {
    aliases: 'sponge cake',
    allergens: ['gluten', 'eggs', 'dairy'],
    aisle: 'bakery',
  }),
  food('muffin', 172765, 'grain', { piece: 113 }, [375, 4.49, 53, 16.07], {
    aliases: 'blueberry muffin',
    allergens: ['gluten', 'eggs', 'dairy'],
    aisle: 'bakery',
  }),
  food('doughnut', 174990, 'grain', { piece: 54 }, [434, 5.31, 47.06, 24.93], {
    aliases: 'donut',
    allergens: ['gluten', 'eggs', 'dairy'],
    aisle: 'bakery',
  }),
  food('coleslaw', 2709815, 'vegetable', { cup: 220 }, [117, 0.94, 10.45, 7.98], {
    aliases: 'cole slaw',
    allergens: ['eggs'],
    aisle: 'dairy',
  }),
  food('chicken curry', 2706437, 'protein', { cup: 240 }, [107, 6.48, 6.54, 6.48]),
]);
