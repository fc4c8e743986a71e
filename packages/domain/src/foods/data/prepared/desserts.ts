import { food, foodGroup } from '../../food-row.ts';

/** Ice cream, puddings, cakes, pies, cookies and doughnuts. */
export const DESSERTS = foodGroup({ aisle: 'bakery' }, [
  food('chocolate ice cream', 168809, 'dairy', { cup: 132 }, [216, 3.8, 28.2, 11], {
    allergens: ['dairy', 'eggs', 'soy'],
    aisle: 'frozen',
  }),
  food('strawberry ice cream', 168810, 'dairy', { cup: 132 }, [192, 3.2, 27.6, 8.4], {
    allergens: ['dairy', 'eggs'],
    aisle: 'frozen',
  }),
  food('light ice cream', 167572, 'dairy', { cup: 152 }, [180, 4.78, 29.46, 4.83], {
    aliases: 'low fat ice cream',
    allergens: ['dairy', 'eggs'],
    aisle: 'frozen',
  }),
  food('soft serve ice cream', 167981, 'dairy', { cup: 172 }, [222, 4.1, 22.2, 13], {
    aliases: 'soft serve, soft ice cream',
    allergens: ['dairy', 'eggs'],
    aisle: 'frozen',
  }),
  food('gelato', 2705636, 'dairy', { cup: 175 }, [249, 3.5, 22.29, 16.2], {
    aliases: 'vanilla gelato',
    allergens: ['dairy', 'eggs'],
    aisle: 'frozen',
  }),
  food('ice cream cone', 173274, 'dairy', { piece: 120 }, [163, 4.24, 26.36, 4.86], {
    aliases: 'vanilla cone, ice cream cornet',
    allergens: ['dairy', 'eggs', 'gluten'],
    aisle: 'frozen',
  }),
  food('sugar cone', 175001, 'grain', { piece: 10 }, [402, 7.9, 84.1, 3.8], {
    aliases: 'ice cream wafer cone, wafer cone',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('ice cream sandwich', 172226, 'dairy', { piece: 70 }, [237, 4.29, 37.14, 8.57], {
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
    aisle: 'frozen',
  }),
  food('ice cream bar', 173466, 'dairy', { piece: 50 }, [331, 4.1, 24.5, 24.1], {
    aliases: 'choc ice, chocolate covered ice cream bar',
    allergens: ['dairy', 'eggs', 'soy'],
    aisle: 'frozen',
  }),
  food('hot fudge sundae', 173276, 'dairy', { piece: 158 }, [180, 3.57, 30.17, 5.46], {
    aliases: 'ice cream sundae, sundae',
    allergens: ['dairy', 'eggs', 'soy'],
    aisle: 'frozen',
  }),
  food('chocolate frozen yogurt', 168104, 'dairy', { cup: 174 }, [131, 3, 21.6, 3.6], {
    allergens: ['dairy', 'soy'],
    aisle: 'frozen',
  }),
  food('sherbet', 167577, 'dairy', { cup: 148 }, [144, 1.1, 30.4, 2], {
    aliases: 'orange sherbet',
    allergens: ['dairy'],
    aisle: 'frozen',
  }),
  food('sorbet', 2709314, 'fruit', { cup: 200 }, [110, 0.79, 27.12, 0.05], {
    aliases: 'fruit sorbet, lemon sorbet',
    aisle: 'frozen',
  }),
  food('ice pop', 168813, 'pantry', { piece: 52 }, [79, 0, 19.23, 0.24], {
    aliases: 'popsicle, ice lolly, freezer pop',
    aisle: 'frozen',
  }),
  food('frozen fruit bar', 169632, 'fruit', { piece: 77 }, [87, 1.2, 20.2, 0.1], {
    aliases: 'frozen juice bar',
    aisle: 'frozen',
  }),
  food('chocolate pudding', 168778, 'dairy', { piece: 108 }, [142, 2.09, 23.01, 4.6], {
    aliases: 'chocolate pudding cup',
    allergens: ['dairy', 'soy'],
    aisle: 'dairy',
  }),
  food('vanilla pudding', 169608, 'dairy', { piece: 110 }, [130, 1.45, 22.6, 3.78], {
    aliases: 'vanilla pudding cup',
    allergens: ['dairy'],
    aisle: 'dairy',
  }),
  food('rice pudding', 168782, 'dairy', { piece: 113, cup: 172 }, [108, 3.23, 18.39, 2.15], {
    aliases: 'arroz con leche, milk rice, creamed rice, canned creamed rice',
    allergens: ['dairy'],
    aisle: 'dairy',
  }),
  food('tapioca pudding', 169614, 'dairy', { piece: 110 }, [130, 1.95, 21.69, 3.88], {
    allergens: ['dairy'],
    aisle: 'dairy',
  }),
  food('bread pudding', 2705680, 'grain', { cup: 200 }, [156, 5.6, 23.53, 4.86], {
    aliases: 'bread and butter pudding',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('custard', 168773, 'dairy', { cup: 282 }, [122, 3.99, 17.6, 4], {
    aliases: 'vanilla custard, egg custard',
    allergens: ['dairy', 'eggs'],
    aisle: 'dairy',
  }),
  food('flan', 167574, 'dairy', { cup: 306 }, [145, 4.53, 22.78, 4.03], {
    aliases: 'creme caramel, caramel custard',
    allergens: ['dairy', 'eggs'],
    aisle: 'dairy',
  }),
  food('creme brulee', 2705684, 'dairy', { cup: 260 }, [113, 4.06, 17.85, 2.83], {
    allergens: ['dairy', 'eggs'],
    aisle: 'dairy',
  }),
  food('chocolate mousse', 168777, 'dairy', { cup: 404 }, [225, 4.14, 16.07, 16], {
    allergens: ['dairy', 'eggs', 'soy'],
    aisle: 'dairy',
  }),
  food('tiramisu', 2705702, 'dairy', { piece: 175, cup: 145 }, [353, 5.65, 29.44, 23.86], {
    allergens: ['dairy', 'eggs', 'gluten'],
    aisle: 'dairy',
  }),
  food('trifle', 2705701, 'dairy', { cup: 145 }, [169, 3.52, 23.24, 7.15], {
    aliases: 'sherry trifle',
    allergens: ['dairy', 'eggs', 'gluten'],
    aisle: 'dairy',
  }),
  food('gelatin dessert', 169596, 'pantry', { cup: 270 }, [60, 1.22, 14.19, 0], {
    aliases: `jello, jell o, fruit jello, jelly cube, jelly crystal, strawberry jello, jelly mix, jello mix,
      lime jello, raspberry jello, jello powder, flavored gelatin, strawberry gelatin, cherry jello,
      orange jello, raspberry jelly cube, jelly packet`,
    aisle: 'baking',
  }),
  food('cheesecake', 172711, 'dairy', { piece: 125 }, [321, 5.5, 25.5, 22.5], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('chocolate cake', 174934, 'grain', { piece: 64 }, [389, 3.48, 52.84, 20.05], {
    aliases: 'frosted chocolate cake, chocolate layer cake, chocolate gateau',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('carrot cake', 2707859, 'grain', { piece: 200, cup: 120 }, [374, 2.49, 51.8, 17.52], {
    allergens: ['nuts', 'dairy', 'eggs', 'gluten'],
  }),
  food('pound cake', 174940, 'grain', { piece: 30 }, [389, 5.2, 52.5, 17.9], {
    aliases: 'loaf cake, madeira cake',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('angel food cake', 172694, 'grain', { piece: 28 }, [258, 5.9, 57.8, 0.8], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('coffee cake', 172700, 'grain', { piece: 63 }, [418, 6.8, 46.7, 23.3], {
    aliases: 'crumb cake',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('fruitcake', 174939, 'grain', { piece: 43 }, [324, 2.9, 61.6, 9.1], {
    aliases: 'fruit cake, christmas cake',
    allergens: ['nuts', 'dairy', 'eggs', 'gluten', 'sulfites'],
  }),
  food('yellow cake', 172710, 'grain', { piece: 68 }, [361, 5.3, 53, 14.6], {
    aliases: 'butter cake, birthday cake',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('white cake', 172709, 'grain', { piece: 74 }, [357, 5.4, 57.2, 12.4], {
    aliases: 'vanilla cake',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('red velvet cake', 2707884, 'grain', { piece: 200, cup: 120 }, [355, 2.79, 54.36, 14.58], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('lemon cake', 2707879, 'grain', { piece: 175, cup: 100 }, [339, 2.42, 51.9, 13.53], {
    aliases: 'lemon drizzle cake',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('gingerbread', 172702, 'grain', { piece: 74 }, [356, 3.9, 49.2, 16.4], {
    aliases: 'gingerbread cake, ginger cake',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('strawberry shortcake', 2707896, 'grain', { piece: 175, cup: 150 }, [214, 3.31, 40.09, 4.73], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('cupcake', 2707853, 'grain', { piece: 90 }, [352, 2.84, 53.6, 14.77], {
    aliases: 'fairy cake, frosted cupcake',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('ice cream cake', 2707877, 'dairy', { cup: 138 }, [283, 2.95, 39.28, 12.67], {
    allergens: ['dairy', 'eggs', 'gluten'],
    aisle: 'frozen',
  }),
  food('brownie', 172713, 'grain', { piece: 56 }, [405, 4.8, 63.9, 16.3], {
    aliases: 'chocolate brownie, fudge brownie',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('apple pie', 175011, 'grain', { piece: 125 }, [237, 1.9, 34, 11], { allergens: ['dairy', 'gluten'] }),
  food('pumpkin pie', 172787, 'grain', { piece: 133 }, [243, 3.9, 34.83, 9.75], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('pecan pie', 175021, 'grain', { piece: 133 }, [407, 4.5, 59.61, 16.69], {
    allergens: ['nuts', 'dairy', 'eggs', 'gluten'],
  }),
  food('cherry pie', 172780, 'grain', { piece: 125 }, [260, 2, 39.8, 11], { allergens: ['dairy', 'gluten'] }),
  food('blueberry pie', 172778, 'grain', { piece: 125 }, [232, 1.8, 34.9, 10], {
    aliases: 'berry pie',
    allergens: ['dairy', 'gluten'],
  }),
  food('peach pie', 175020, 'grain', { piece: 117 }, [224, 1.9, 32.9, 10], {
    allergens: ['dairy', 'gluten'],
  }),
  food('lemon meringue pie', 172785, 'grain', { piece: 113 }, [268, 1.5, 47.2, 8.7], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('key lime pie', 2708001, 'grain', { piece: 150 }, [322, 5.78, 42.16, 14.92], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('banana cream pie', 172777, 'grain', { piece: 144 }, [269, 4.4, 32.9, 13.6], {
    aliases: 'banoffee pie',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('chocolate cream pie', 2708005, 'grain', { piece: 150 }, [291, 2.75, 32.51, 16.71], {
    aliases: 'chocolate pie',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('coconut cream pie', 2708006, 'grain', { piece: 150 }, [297, 2.55, 31.96, 17.83], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('apple crisp', 169601, 'grain', { cup: 282 }, [161, 1.75, 30.84, 3.43], {
    aliases: 'apple crumble, fruit crumble',
    allergens: ['dairy', 'gluten'],
  }),
  food('fruit cobbler', 2708022, 'grain', { cup: 250 }, [217, 2.22, 32.98, 8.66], {
    aliases:
      'peach cobbler, apple cobbler, cherry cobbler, blueberry cobbler, blackberry cobbler, berry cobbler',
    allergens: ['dairy', 'gluten'],
  }),
  food('baklava', 2708044, 'grain', { piece: 80 }, [440, 6.58, 37.55, 29.34], {
    allergens: ['nuts', 'dairy', 'gluten'],
  }),
  food('churro', 2708070, 'grain', { piece: 45 }, [419, 6.05, 48.87, 22.21], {
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('meringue', 2707297, 'pantry', { piece: 22 }, [324, 7.17, 75.34, 0.04], {
    aliases: 'meringue nest, meringue shell, meringue kiss, meringue base, meringue powder',
    allergens: ['eggs'],
  }),
  food('marshmallow rice treat', 169687, 'grain', { piece: 22 }, [417, 3.4, 80.5, 9], {
    aliases: 'rice krispie treat, rice krispie square, crispy rice treat, marshmallow treat',
    allergens: ['dairy', 'gluten'],
  }),
  food('oatmeal cookie', 174963, 'grain', { piece: 24 }, [441, 5.86, 68.95, 15.76], {
    aliases: 'oatmeal raisin cookie, oat cookie',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('sugar cookie', 172735, 'grain', { piece: 15 }, [489, 4.7, 65.6, 23.1], {
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('peanut butter cookie', 174964, 'grain', { piece: 20 }, [475, 9, 58.9, 23.8], {
    allergens: ['peanuts', 'dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('shortbread', 174967, 'grain', { piece: 11.8 }, [514, 5.37, 63.78, 26.22], {
    aliases: `shortbread cookie, shortbread biscuit, shortbread finger, pecan sandy, lorna doone,
      pecan shortbread, viennese whirl, short bread`,
    allergens: ['dairy', 'gluten'],
  }),
  food('butter cookie', 174950, 'grain', { piece: 5 }, [467, 6.1, 68.9, 18.8], {
    aliases: 'butter biscuit',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('gingersnap', 174956, 'grain', { piece: 7 }, [416, 5.6, 76.9, 9.8], {
    aliases: `ginger nut, ginger biscuit, ginger snap, gingernut, gingernut biscuit, ginger nut biscuit,
      gingerbread man, brandy snap, ginger thins`,
    allergens: ['gluten'],
  }),
  food('sandwich cookie', 172718, 'grain', { piece: 12 }, [464, 5.21, 71, 19.14], {
    aliases: `oreo, chocolate sandwich cookie, cream filled cookie, oreo cookie, oreo biscuit, bourbon biscuit,
      custard cream, chocolate sandwich biscuit, joe joe`,
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('vanilla wafer', 174973, 'grain', { piece: 6 }, [441, 5, 73.6, 15.2], {
    aliases: `nilla wafer, wafer biscuit, wafer cookie, pizzelle, wafer roll, chocolate wafer, wafer,
      ice cream wafer, pirouline, chocolate wafer cookie, chocolate cookie crumb`,
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('fig bar', 172721, 'grain', { piece: 16 }, [348, 3.7, 70.9, 7.3], {
    aliases: 'fig roll, fig newton',
    allergens: ['gluten', 'sulfites'],
  }),
  food('animal cracker', 168014, 'grain', { piece: 2.5 }, [446, 6.9, 74.1, 13.8], {
    aliases: 'tea biscuit, arrowroot biscuit',
    allergens: ['gluten'],
  }),
  food('macaroon', 171847, 'grain', { piece: 18 }, [460, 3.02, 61.22, 22.55], {
    aliases: `coconut macaroon`,
    allergens: ['eggs'],
  }),
  food('ladyfinger', 172821, 'grain', { piece: 11 }, [363, 10.6, 59.7, 9.1], {
    aliases: `savoiardi, sponge finger, lady finger biscuit, savoiardi biscuit, boudoir biscuit,
      lady finger cookie, sponge finger biscuit, ladyfinger biscuit, ladyfinger cookie,
      savoiardi ladyfinger`,
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('fortune cookie', 172722, 'grain', { piece: 8 }, [378, 4.2, 84, 2.7], {
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('molasses cookie', 172724, 'grain', { piece: 15 }, [430, 5.6, 73.8, 12.8], {
    allergens: ['dairy', 'eggs', 'gluten', 'soy', 'sulfites'],
  }),
  food('cookie dough', 174953, 'grain', { piece: 29 }, [451, 3.98, 61.02, 21.33], {
    aliases: `chocolate chip cookie dough, refrigerated cookie dough, sugar cookie dough, cookie dough log,
      refrigerated chocolate chip cookie dough, chocolate chip dough`,
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
    aisle: 'dairy',
  }),
  food('glazed doughnut', 172758, 'grain', { piece: 60 }, [421, 6.14, 47.93, 22.7], {
    aliases: 'glazed donut, ring doughnut, krispy kreme',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
  food('chocolate doughnut', 174993, 'grain', { piece: 60 }, [417, 4.5, 57.4, 19.9], {
    aliases: 'chocolate donut',
    allergens: ['dairy', 'eggs', 'gluten', 'soy'],
  }),
  food('jelly doughnut', 172759, 'grain', { piece: 85 }, [340, 5.9, 39, 18.7], {
    aliases: 'jam doughnut, jelly donut, jam donut, filled doughnut, filled donut',
    allergens: ['dairy', 'eggs', 'gluten'],
  }),
]);
