/**
 * A third table of wordings, as people type them: allergies, diets, illnesses, households. Written on 2026-11-26 before the parser's code
 * was read. `said`: what no list of foods can settle, so that telling the person is as good as leaving it out.
 */
export type Wordings = Readonly<Record<string, { out: string; stays?: string; said?: true }>>;

/** Every other one of the drafted ones. They may be used while working on the parser. */
export const THIRD_WORKED_ON: Wordings = {
  'no dairy please': {
    out: 'milk, butter, cheddar, yoghurt, double cream, ghee',
    stays: 'coconut milk, eggs, oat milk, peanut butter',
  },
  'nut free household': {
    out: 'almonds, walnuts, peanuts, marzipan, peanut butter, Nutella',
    stays: 'coconut milk, nutmeg, butternut squash',
  },
  pregnant: {
    out: 'pâté, camembert, gorgonzola, liver, swordfish, wine, rum, smoked salmon',
    stays: 'cheddar, chicken breast, salmon fillet, eggs',
  },
  'lactose intolerant but butter ok': {
    out: 'milk, cream, ice cream',
    stays: 'butter, lactose-free milk, oat milk',
  },
  'low fodmap': {
    out: 'garlic, onions, honey, kidney beans, bread, mushrooms, cauliflower',
    stays: 'rice, carrots, chicken breast, potatoes',
    said: true,
  },
  sulphites: { out: 'wine, dried apricots, white wine vinegar', stays: 'tomatoes, chicken breast' },
  'fish but not shellfish': { out: 'salmon, cod, tuna, anchovies, fish sauce', stays: 'prawns, crab' },
  warfarin: { out: 'grapefruit, cranberry juice, kale, spinach', stays: 'chicken breast, rice', said: true },
  'low sodium': { out: 'salt, bacon, stock cubes, soy sauce', stays: 'chicken breast, rice', said: true },
  "cow's milk protein (baby)": { out: 'milk, butter, cheese, yogurt', stays: 'oat milk, rice' },
  'anaphylactic to peanuts, tree nuts fine': {
    out: 'peanuts, peanut butter, satay sauce',
    stays: 'almonds, walnuts',
  },
  jain: {
    out: 'onions, garlic, potatoes, carrots, eggs, chicken breast, cod, ginger',
    stays: 'rice, lentils, tomatoes, milk, paneer',
  },
  pescatarian: { out: 'chicken breast, beef, bacon, lard, turkey', stays: 'salmon, prawns, eggs, milk' },
  'plant based': {
    out: 'milk, eggs, honey, chicken breast, butter, cheddar, salmon',
    stays: 'tofu, oat milk, lentils',
  },
  'celery & lupin': { out: 'celery, celeriac, celery salt, lupin flour', stays: 'carrots, wheat flour' },
  'stone fruit OAS': { out: 'peaches, plums, apricots, cherries', stays: 'bananas' },
  'crustaceans only': { out: 'prawns, crab, lobster, langoustines, shrimp paste', stays: 'mussels, salmon' },
  gf: { out: 'bread, pasta, flour, soy sauce', stays: 'rice, gluten-free pasta' },
  MSG: { out: 'msg', stays: 'rice, tomatoes', said: true },
  yeast: { out: 'yeast, bread, beer, marmite', stays: 'rice, chicken breast' },
  'no pork (muslim)': {
    out: 'pork, bacon, ham, gammon, lard, pancetta',
    stays: 'beef, chicken breast, turkey bacon',
  },
  'acid reflux / GERD': {
    out: 'tomatoes, lemons, chilli, coffee, chocolate',
    stays: 'oats, chicken breast',
    said: true,
  },
  PKU: { out: 'aspartame, chicken breast, eggs', stays: 'apples', said: true },
  'no seed oils': {
    out: 'sunflower oil, rapeseed oil, canola oil, vegetable oil, corn oil, soybean oil',
    stays: 'olive oil, butter, coconut oil',
  },
  'hates mushrooms': { out: 'mushrooms, shiitake, chestnut mushrooms', stays: 'onions' },
  'texture issues with avocado and banana': { out: 'avocado, guacamole, banana', stays: 'apples' },
  'eosinophilic esophagitis (6 food elimination)': {
    out: 'milk, eggs, bread, tofu, peanuts, walnuts, cod, prawns',
    stays: 'rice, chicken breast',
  },
  'alpha gal': { out: 'beef, pork, lamb, gelatine', stays: 'chicken breast, salmon' },
  'vegetarian - no gelatine or parmesan': {
    out: 'chicken breast, gelatine, parmesan, cod',
    stays: 'eggs, cheddar',
  },
  'bez laktozy': { out: 'milk, double cream, ice cream', stays: 'rice, oat milk' },
  'none really': { out: '', stays: 'milk, bread, peanuts, prawns, eggs' },
  'hay fever': { out: '', stays: 'milk, bread, rice', said: true },
};

/** The other half: only measured. */
export const THIRD_HELD_APART: Wordings = {
  coeliac: {
    out: 'bread, pasta, couscous, barley, beer, soy sauce, flour, rye bread',
    stays: 'rice, potatoes, corn tortillas, buckwheat',
  },
  'I keep halal': {
    out: 'bacon, ham, pork mince, wine, lard, rum',
    stays: 'beef mince, chicken thighs, lamb, eggs, cheddar',
  },
  toddler: { out: 'whole almonds', stays: 'milk, chicken breast, peas', said: true },
  'allergic to kiwi and latex': { out: 'kiwi, banana, avocado, chestnuts', stays: 'apples, oranges' },
  mustard: { out: 'mustard, dijon, mustard seeds, wholegrain mustard, piccalilli', stays: 'ketchup, rice' },
  'no nightshades': {
    out: 'tomatoes, potatoes, peppers, aubergine, chilli, paprika, cayenne',
    stays: 'sweet potatoes, black pepper',
  },
  gout: { out: 'liver, anchovies, sardines, beer', stays: 'rice, milk', said: true },
  'diabetes type 2': { out: 'sugar, honey, white bread', stays: 'chicken breast, lentils', said: true },
  'dairy-free except ghee': { out: 'milk, cheddar, butter', stays: 'oat milk' },
  'egg allergy - ok in baked goods': { out: 'eggs, mayonnaise, omelette', stays: 'eggplant' },
  kosher: { out: 'pork, bacon, prawns, crab, ham', stays: 'beef, chicken breast, salmon, milk' },
  'no onion no garlic': {
    out: 'onions, garlic, shallots, spring onions, garlic powder',
    stays: 'ginger, rice',
  },
  'veggie but I eat fish': { out: 'chicken breast, beef, ham', stays: 'salmon, eggs, cheddar' },
  'ibs - no beans lentils or onions': {
    out: 'kidney beans, lentils, onions, black beans',
    stays: 'rice, carrots',
  },
  'strawberries make my kid swell up': { out: 'strawberries, strawberry jam', stays: 'raspberries, apples' },
  'no raw onion': { out: 'red onion', stays: 'carrots', said: true },
  molluscs: { out: 'mussels, oysters, squid, clams, oyster sauce', stays: 'prawns, cod' },
  'gf/df': { out: 'bread, pasta, milk, butter, cheddar', stays: 'rice, tamari, oat milk' },
  'aspartame / artificial sweeteners': { out: 'aspartame, diet coke, sucralose', stays: 'sugar, honey' },
  'corn allergy (maize)': {
    out: 'sweetcorn, cornflour, polenta, popcorn, corn tortillas, corn syrup',
    stays: 'wheat flour, rice',
  },
  'hindu - no beef': { out: 'beef, steak, beef mince, beef stock', stays: 'chicken breast, lamb, paneer' },
  'kidney disease, low potassium': { out: 'bananas, potatoes, tomatoes', stays: 'rice', said: true },
  'MAOI antidepressant (no tyramine)': { out: 'blue cheese, salami, soy sauce', stays: 'rice', said: true },
  'gallstones low fat diet': { out: 'butter, cream', stays: 'rice', said: true },
  'picky: no coriander, nothing slimy like okra': { out: 'cilantro, okra', stays: 'parsley' },
  'baby 8 months no honey no salt no whole nuts': { out: 'honey, almonds, salt', stays: 'carrots' },
  'gastric bypass': { out: 'sugar', stays: 'chicken breast', said: true },
  'birch pollen': { out: 'apples, hazelnuts, peaches, celery', stays: 'rice', said: true },
  Zöliakie: { out: 'bread, pasta', stays: 'rice, potatoes' },
  'intolerancia a la fructosa': { out: 'apples, honey, pears', stays: 'rice, chicken breast', said: true },
  'just penicillin': { out: '', stays: 'milk, bread, peanuts', said: true },
  cats: { out: '', stays: 'milk, bread, rice', said: true },
};
