/** How people word an allergy, with foods that it must rule out and foods that it must leave in the kitchen. */

interface Worded {
  /** Foods, separated by commas, that this wording must rule out. */
  readonly out: string;
  /** Foods that it must not rule out. */
  readonly stays?: string;
}

/** One wording and one food. */
export interface OwnWordPair {
  readonly written: string;
  readonly food: string;
  readonly isOut: boolean;
}

/** The pairs of a table of wordings, one for each food in it. */
export function pairsOf(table: Readonly<Record<string, Worded>>): OwnWordPair[] {
  const split = (list = '') => list.split(/,\s+/).filter((food) => food !== '');
  return Object.entries(table).flatMap(([written, { out, stays }]) => [
    ...split(out).map((food) => ({ written, food, isOut: true })),
    ...split(stays).map((food) => ({ written, food, isOut: false })),
  ]);
}

/** The wordings that the reader of allergies was written with; others, never looked at meanwhile, are in bench/truth. */
export const TUNED_WORDINGS: Readonly<Record<string, Worded>> = {
  // The listed ten in other words.
  'dairy products': {
    out: 'butter, parmesan, heavy cream, greek yogurt, ghee',
    stays: 'coconut milk, butter beans',
  },
  'milk products': { out: 'cheddar, cream cheese, buttermilk', stays: 'cocoa butter, peanut butter' },
  'no dairy': { out: 'milk, mozzarella, ice cream', stays: 'coconut milk, almond milk, butternut squash' },
  'dairy (severe)': { out: 'butter, whey protein', stays: 'oat milk' },
  'milk protein': { out: 'sour cream, feta', stays: 'cream of tartar' },
  'lactose intolerance': { out: 'milk, ricotta', stays: 'soy milk' },
  "cow's milk": { out: 'milk, cheddar cheese', stays: 'rice milk' },
  'Milk and eggs': { out: 'milk, eggs, mayonnaise, butter', stays: 'eggplant, coconut cream' },
  casein: { out: 'cottage cheese', stays: 'cashews' },
  'coeliac disease': {
    out: 'spaghetti, flour tortillas, couscous, soy sauce',
    stays: 'buckwheat, corn tortillas',
  },
  celiac: { out: 'bread, barley', stays: 'quinoa' },
  'gluten free': { out: 'pasta, panko', stays: 'rice noodles, gluten-free pasta' },
  'wheat products': { out: 'bread, bulgur, seitan', stays: 'buckwheat, rice flour' },
  'I have celiac disease, so no gluten please': { out: 'beer, rye bread', stays: 'polenta' },
  'egg white': { out: 'eggs, meringue, mayonnaise', stays: 'eggplant' },
  'egg yolks': { out: 'eggs, hollandaise', stays: 'egg plant' },
  'raw egg': { out: 'aioli', stays: 'chicken breast' },
  'all nuts': { out: 'almonds, walnuts, pesto, peanuts', stays: 'nutmeg, butternut squash, coconut' },
  'nuts and seeds': {
    out: 'cashews, sesame seeds, sunflower seeds, chia seeds, tahini',
    stays: 'water chestnuts',
  },
  'tree nuts': {
    out: 'pecans, pistachios, almond flour, Nutella',
    stays: 'peanut butter, coconut milk, nutmeg',
  },
  'any kind of nuts': { out: 'hazelnuts, peanut butter', stays: 'butternut squash' },
  'peanuts, shrimp': { out: 'peanut butter, shrimp, prawns', stays: 'almonds, mussels' },
  'I am allergic to peanuts': { out: 'peanut butter, satay, peanut oil', stays: 'almonds, peas' },
  penuts: { out: 'peanuts, peanut butter', stays: 'pecans' },
  'peanut butter': { out: 'peanuts', stays: 'butter, almond butter' },
  dariy: { out: 'milk, butter', stays: 'oat milk' },
  'shell fish': { out: 'shrimp, mussels, crab', stays: 'salmon, cod' },
  shelfish: { out: 'lobster, clams', stays: 'tuna' },
  'crustacean shellfish': { out: 'shrimp, crab, lobster, crayfish', stays: 'mussels, salmon' },
  crustaceans: { out: 'prawns, langoustines', stays: 'scallops, squid' },
  molluscs: {
    out: 'mussels, clams, squid, oysters, oyster sauce, octopus',
    stays: 'shrimp, oyster mushrooms',
  },
  'seafood of any kind': { out: 'salmon, shrimp, anchovies, fish sauce', stays: 'chicken' },
  'finned fish': { out: 'cod, worcestershire sauce', stays: 'shrimp' },
  soja: { out: 'tofu, soy sauce, edamame', stays: 'lentils' },
  'soya (intolerance)': { out: 'tempeh, miso', stays: 'chickpeas' },
  'sesame seeds': { out: 'tahini, hummus, sesame oil', stays: 'sunflower seeds' },
  sulphites: { out: 'white wine, dried apricots', stays: 'grapes' },
  'sulfur dioxide': { out: 'red wine vinegar', stays: 'eggs' },
  // Groups.
  citrus: {
    out: 'lemon, oranges, lime juice, grapefruit, marmalade',
    stays: 'lemongrass, orange bell pepper',
  },
  'citrus fruits': { out: 'lemon zest, clementines, ponzu', stays: 'apples' },
  'stone fruit': {
    out: 'peaches, plums, cherries, apricots, prunes',
    stays: 'plum tomatoes, cherry tomatoes, apples',
  },
  'red meat': {
    out: 'beef, pork chops, lamb, bacon, ground beef',
    stays: 'chicken, salmon, beefsteak tomatoes',
  },
  poultry: { out: 'chicken breast, turkey, duck, chicken broth', stays: 'pork, poultry seasoning' },
  game: { out: 'venison, pheasant, rabbit', stays: 'beef, chicken' },
  nightshades: {
    out: 'tomatoes, potatoes, eggplant, paprika, cayenne',
    stays: 'sweet potatoes, black pepper',
  },
  legumes: { out: 'chickpeas, lentils, peanuts, tofu, black beans', stays: 'coffee, vanilla beans' },
  pulses: { out: 'kidney beans, red lentils, hummus', stays: 'rice' },
  alcohol: {
    out: 'white wine, beer, sherry, mirin, vanilla extract',
    stays: 'ginger beer, red wine vinegar',
  },
  seeds: { out: 'poppy seeds, pumpkin seeds, flaxseed', stays: 'almonds' },
  'alpha-gal': { out: 'beef, pork, lamb, gelatin, lard', stays: 'chicken, salmon, eggs' },
  'alpha gal syndrome': { out: 'venison, bacon', stays: 'turkey' },
  'latex-fruit syndrome': { out: 'avocado, banana, kiwi, chestnuts', stays: 'water chestnuts, rice' },
  'FODMAP (onion and garlic)': { out: 'onion, garlic powder, shallots', stays: 'carrots' },
  alliums: { out: 'onions, garlic, leeks, chives', stays: 'fennel' },
  berries: { out: 'strawberries, blueberry jam', stays: 'cherry tomatoes' },
  'all mushrooms': { out: 'shiitake, portobello mushrooms', stays: 'eggplant' },
  'cruciferous vegetables': { out: 'broccoli, kale, cauliflower rice', stays: 'spinach' },
  // Single foods and what carries them.
  turmeric: { out: 'turmeric, curry powder', stays: 'paprika' },
  tumeric: { out: 'curry powder', stays: 'cinnamon' },
  cumin: { out: 'cumin seeds, garam masala, taco seasoning, curry powder', stays: 'cinnamon' },
  coriander: { out: 'cilantro, curry powder', stays: 'parsley' },
  garlic: { out: 'garlic powder, pesto, hummus, aioli', stays: 'ginger' },
  'onions and garlic': { out: 'red onion, onion powder, garlic cloves', stays: 'celery' },
  anchovy: { out: 'worcestershire sauce, caesar dressing, fish sauce', stays: 'salmon' },
  basil: { out: 'pesto, fresh basil', stays: 'oregano' },
  celery: { out: 'celery sticks, celery salt, celeriac', stays: 'lettuce' },
  mustard: { out: 'dijon mustard, mustard seeds, honey mustard dressing', stays: 'custard' },
  corn: { out: 'polenta, cornstarch, tortilla chips', stays: 'peppercorns, quinoa' },
  'Corn (including corn syrup)': { out: 'corn syrup, popcorn', stays: 'rice' },
  tomatoes: { out: 'ketchup, salsa, marinara sauce, tomato paste', stays: 'tomatillos' },
  strawberrys: { out: 'strawberries, strawberry jam', stays: 'raspberries' },
  kiwi: { out: 'kiwis', stays: 'kidney beans' },
  banana: { out: 'bananas, banana bread', stays: 'plantains' },
  apple: { out: 'apples, applesauce, apple cider vinegar', stays: 'pineapple' },
  pineaple: { out: 'pineapple', stays: 'apples' },
  avacado: { out: 'avocado, guacamole', stays: 'cucumber' },
  cinamon: { out: 'cinnamon, pumpkin pie spice', stays: 'cumin' },
  almonds: { out: 'marzipan, almond milk, mixed nuts, granola', stays: 'walnuts, pistachios' },
  'walnuts and pecans': { out: 'walnuts, pecan pie', stays: 'almonds' },
  cashews: { out: 'cashew butter', stays: 'pine nuts' },
  chocolate: { out: 'cocoa powder, Nutella, chocolate chips', stays: 'vanilla' },
  rice: { out: 'basmati rice, rice noodles, mirin', stays: 'cauliflower rice, barley' },
  pork: { out: 'bacon, ham, chorizo, lard', stays: 'turkey bacon, chicken' },
  beef: { out: 'ground beef, steak, beef broth', stays: 'beefsteak tomatoes' },
  salmon: { out: 'smoked salmon, salmon fillets', stays: 'cod, tuna' },
  mango: { out: 'mango chutney', stays: 'peaches' },
  oats: { out: 'rolled oats, oat milk, granola', stays: 'rice' },
  yeast: { out: 'bread, beer, marmite', stays: 'baking soda' },
  chickpeas: { out: 'hummus, falafel', stays: 'lentils' },
  coconut: { out: 'coconut milk, coconut oil, desiccated coconut', stays: 'cocoa powder' },
  mushroom: { out: 'cremini, cream of mushroom soup', stays: 'onions' },
  cheese: { out: 'parmesan, feta, pizza', stays: 'milk' },
  potato: { out: 'french fries, gnocchi, hash browns', stays: 'sweet potatoes' },
  'bell peppers': { out: 'red bell pepper, paprika', stays: 'black pepper' },
  honey: { out: 'honey', stays: 'honeydew, maple syrup' },
  lupin: { out: 'lupin flour', stays: 'rice flour' },
  // Sentences and lists.
  "I can't eat shellfish or kiwi": { out: 'crab, kiwi', stays: 'salmon' },
  'fish/eggs/soy': { out: 'tuna, egg noodles, tofu', stays: 'chicken' },
  'allergic to tomato & eggplant': { out: 'ketchup, aubergine', stays: 'zucchini' },
  'my son is allergic to cashews and pistachios': { out: 'cashews, pistachios', stays: 'almonds' },
  'no pork products': { out: 'ham, prosciutto', stays: 'beef' },
  'peach; apricot': { out: 'peaches, dried apricots', stays: 'apples' },
  'severe allergy to sesame': { out: 'tahini', stays: 'sunflower seeds' },
  // Other languages.
  Milch: { out: 'milk, butter, parmesan', stays: 'coconut milk' },
  noix: { out: 'walnuts, almonds', stays: 'coconut' },
  huevo: { out: 'eggs, mayonnaise', stays: 'eggplant' },
  'leche y huevos': { out: 'cheddar, eggs', stays: 'rice' },
  Erdnüsse: { out: 'peanut butter', stays: 'almonds' },
  arachides: { out: 'peanuts', stays: 'walnuts' },
  crostacei: { out: 'shrimp, lobster', stays: 'mussels' },
  ovos: { out: 'eggs', stays: 'chicken' },
  trigo: { out: 'bread, pasta', stays: 'buckwheat' },
  'fruits de mer': { out: 'mussels, shrimp', stays: 'apples' },
  Knoblauch: { out: 'garlic', stays: 'ginger' },
  fragole: { out: 'strawberries', stays: 'raspberries' },
  'Fisch und Meeresfrüchte': { out: 'salmon, crab', stays: 'beef' },
  pomodoro: { out: 'tomatoes, ketchup', stays: 'apples' },
};
