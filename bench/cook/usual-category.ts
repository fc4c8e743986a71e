import type { IngredientCategory } from '../../packages/domain/src/ingredient.ts';

/** Words and the usual category of foods with them. The first row with a matching word applies. */
const ROWS: readonly (readonly [IngredientCategory, string])[] = [
  ['grain', 'egg noodles, hamburger buns, burger buns, hot dog buns, rolls'],
  [
    'pantry',
    'cocoa powder, protein powder, rice powder, cornbread mix, salad cream, pickles, pickle, mac and cheese',
  ],
  [
    'pantry',
    'dried beans, dried chickpeas, dried apricots, dried cranberries, dried porcini, dried green, dried wakame',
  ],
  ['vegetable', 'celery ribs, celery sticks, little gem'],
  ['spice', 'lime leaves'],
  ['protein', 'dried shrimp, steaks'],
  [
    'pantry',
    'peanut butter, almond butter, jelly, jam, broth, stock, bouillon, soup, gravy, sauce, paste, ketchup',
  ],
  [
    'pantry',
    'coconut milk, condensed milk, coconut cream, cream of mushroom, cream of tartar, dressing, salsa, vinegar',
  ],
  [
    'pantry',
    'canned, tinned, crushed tomatoes, chopped tomatoes, diced tomatoes, passata, tomato puree, baked beans',
  ],
  [
    'pantry',
    'mayonnaise, mayo, mustard, pesto, tahini, hummus, baking powder, baking soda, bicarbonate, bicarb, yeast',
  ],
  [
    'pantry',
    'potato chips, tortilla chips, butter beans, black-eyed peas, split peas, coconut, chestnuts, vanilla',
  ],
  [
    'spice',
    'powder, dried, ground cumin, ground coriander, ground ginger, garlic salt, seasoning, flakes, masala',
  ],
  [
    'spice',
    'peppercorn, peppercorns, paprika, cumin, turmeric, cinnamon, nutmeg, oregano, bay, cardamom, cloves of, saffron',
  ],
  ['spice', "za'atar"],
  [
    'spice',
    'black pepper, ground pepper, cayenne, allspice, fennel seeds, mustard seeds, caraway, salt, herbes de provence',
  ],
  [
    'spice',
    'mixed herbs, curry leaves, cajun, ras el hanout, amchur, kümmel, pfeffer, salz, gewürz, celery seed',
  ],
  [
    'dairy',
    'almond milk, oat milk, soy milk, soya milk, vegan butter, vegan cheese, milk, butter, cheese, yogurt, yoghurt',
  ],
  [
    'dairy',
    'cream, cheddar, parmesan, mozzarella, feta, ricotta, paneer, brie, gruyere, gruyère, halloumi, mascarpone',
  ],
  [
    'dairy',
    'crème, half & half, half-and-half, buttermilk, ghee, curd, quark, labneh, pecorino, gouda, emmentaler, comté',
  ],
  [
    'dairy',
    'monterey jack, pepper jack, queso, cotija, gorgonzola, parmigiano, parmigiano-reggiano, reggiano, swiss',
  ],
  ['dairy', 'milch, sahne, joghurt, käse'],
  [
    'protein',
    'chicken, beef, pork, lamb, turkey, duck, veal, mince, steak, bacon, ham, sausage, sausages, eggs, egg, tofu',
  ],
  [
    'protein',
    'salmon, cod, tuna, shrimp, prawns, fish, haddock, tilapia, trout, mussels, clams, octopus, sardines, snapper',
  ],
  [
    'protein',
    'tempeh, seitan, chorizo, pancetta, guanciale, prosciutto, salami, lardons, kielbasa, merguez, hot dogs, goat',
  ],
  [
    'protein',
    'hamburger, rissoles, snags, bangers, chook, barramundi, bream, catfish, bison, venison, anchovies, anchovy',
  ],
  [
    'protein',
    'hackfleisch, hähnchenbrust, eier, lachs, speck, schinken, thunfisch, würstchen, gammon, cutlets, chops, meat',
  ],
  ['protein', 'chuck, brisket, ribs, sirloin, nuggets, burgers, satay, protein'],
  [
    'grain',
    'rice, pasta, spaghetti, spag, penne, macaroni, noodles, ramen, udon, soba, linguine, fusilli, farfalle, rigatoni',
  ],
  [
    'grain',
    'orzo, bread, bagels, buns, tortillas, tortilla, pita, naan, flour, oats, oatmeal, couscous, quinoa, bulgur, polenta',
  ],
  [
    'grain',
    'barley, grits, cornmeal, cereal, cornflakes, granola, muesli, crackers, pastry, dough, gnocchi, tortellini, rolls',
  ],
  [
    'grain',
    'baguette, ciabatta, croissants, muffins, crumpets, wraps, breadcrumbs, panko, rotini, tagliatelle, lasagne, lasagna, ziti',
  ],
  [
    'grain',
    'fettuccine, tonnarelli, bucatini, orecchiette, vermicelli, brioche, chapati, chapatis, atta, poha, weetabix, waffles',
  ],
  [
    'grain',
    'nudeln, reis, mehl, brot, haferflocken, spätzle, taco shells, flatbread, flatbreads, masa, semolina, rava, maida',
  ],
  [
    'vegetable',
    'pumpkin, squash, onion, onions, garlic, potato, potatoes, carrot, carrots, tomato, tomatoes, pepper, peppers',
  ],
  [
    'vegetable',
    'broccoli, spinach, kale, lettuce, cucumber, zucchini, courgette, courgettes, eggplant, aubergine, aubergines',
  ],
  [
    'vegetable',
    'mushroom, mushrooms, cabbage, cauliflower, celery, leek, leeks, peas, corn, sweetcorn, asparagus, ginger, chilli',
  ],
  [
    'vegetable',
    'green beans, broad beans, scallions, spring onions, shallot, shallots, radishes, beetroot, beets, arugula, rocket',
  ],
  [
    'vegetable',
    'romaine, chard, okra, fennel, brussels sprouts, bok choy, bean sprouts, parsley, basil, cilantro, coriander, dill',
  ],
  [
    'vegetable',
    'mint, thyme, rosemary, sage, chives, jalapeno, jalapenos, jalapeños, chillies, chilies, vegetables, tatties, spuds',
  ],
  [
    'vegetable',
    'parsnips, swede, sprouts, eggplants, capsicum, jalapeño, shiitake, beetroots, tomatillos, turnip, lemongrass, greens, coleslaw, edamame, salad',
  ],
  [
    'vegetable',
    'kartoffeln, zwiebel, zwiebeln, knoblauch, möhren, karotten, lauch, gurke, spinat, champignons, kohl, rucola',
  ],
  [
    'fruit',
    'apple, apples, banana, bananas, lemon, lemons, lime, limes, orange, oranges, strawberries, blueberries, berries',
  ],
  [
    'fruit',
    'raspberries, blackberries, grapes, mango, mangoes, pineapple, peach, peaches, pear, pears, avocado, avocados, avo, kiwi, melon',
  ],
  [
    'fruit',
    'watermelon, cherries, plums, passionfruit, rockmelon, mandarins, clementines, satsumas, papaya, äpfel, erdbeeren',
  ],
  ['beverage', 'coffee, tea, juice, beer, ale, wine, vodka, water, espresso, cider, sherry'],
];

const CATEGORIES = ROWS.map(
  ([category, words]) =>
    [category, words.split(', ').map((word) => ` ${word} `)] as const satisfies readonly [string, string[]],
);

/** The category that a person would choose for a name; pantry if unclear. */
export function usualCategory(name: string): IngredientCategory {
  const text = ` ${name.toLowerCase().replaceAll(/[,()]/g, ' ').replaceAll(/ +/g, ' ')} `;
  return CATEGORIES.find(([, words]) => words.some((word) => text.includes(word)))?.[0] ?? 'pantry';
}
