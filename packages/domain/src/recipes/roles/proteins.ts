import { rowsOf } from './culinary-row.ts';

const meat = rowsOf('protein', 'protein');
const pulse = rowsOf('protein', 'pantry', 'bean');

const BITE = 'cut * into bite-size pieces';
const EVERYWHERE = 'stir-fry simmer curry roast pasta side taco bowl raw stuff';

const POULTRY = { kind: 'poultry', portion: 150, prep: BITE, ways: EVERYWHERE } as const;
const CHICKEN = { ...POULTRY, one: 'chicken', title: 'Chicken' } as const;
const GROUND = {
  kind: 'ground',
  portion: 125,
  minutes: 7,
  ways: 'stir-fry simmer pasta taco bowl stuff',
} as const;
const STEAK = { kind: 'steak', portion: 150, minutes: 3, prep: 'thinly slice * against the grain' } as const;
const CHOP = {
  kind: 'chop',
  portion: 150,
  minutes: 5,
  prep: 'thinly slice *',
  ways: 'side roast stir-fry',
} as const;
const FISH = { kind: 'fish', portion: 150, minutes: 7, ways: 'side roast bowl taco raw curry' } as const;
const TIN = {
  kind: 'canned-fish',
  portion: 80,
  prep: 'drain *',
  ways: 'pasta raw toast stuff bowl',
} as const;
const CURED = {
  kind: 'cured',
  portion: 35,
  minutes: 5,
  prep: 'chop *',
  ways: 'eggs pasta simmer stuff',
} as const;
/** Dishes into which meat goes that was cooked before. */
const LEFT = 'stir-fry side taco bowl pasta';
const COOKED = { kind: 'plain', portion: 120, minutes: 3, prep: BITE, title: 'Chicken', ways: LEFT } as const;
/** Cuts that need long, slow cooking. */
const BRAISE = {
  kind: 'other-protein',
  portion: 150,
  minutes: 6,
  prep: 'cut * into 3 cm cubes',
  ways: '',
} as const;
const BEANS = {
  portion: 120,
  minutes: 4,
  prep: 'drain and rinse *',
  ways: 'simmer curry taco bowl raw roast stuff toast',
} as const;

const DAL = { kind: 'lentil', portion: 60, prep: 'rinse *', ways: 'simmer' } as const;

/** Meat, fish, eggs and tofu as a cook sees them. */
export const ANIMAL_AND_TOFU = [
  meat('chicken breast', { ...CHICKEN, minutes: 7 }),
  meat('chicken thigh', { ...CHICKEN, minutes: 9 }),
  meat('chicken', { ...CHICKEN, minutes: 8 }),
  meat('chicken drumstick', { ...CHICKEN, kind: 'poultry', portion: 200, minutes: 30, prep: '', ways: '' }),
  meat('turkey breast', { ...POULTRY, one: 'turkey', minutes: 7 }),
  meat('turkey', { ...POULTRY, minutes: 7 }),
  meat('ground beef', { ...GROUND, title: 'Beef' }),
  meat('ground turkey', { ...GROUND, title: 'Turkey' }),
  meat('ground chicken', { ...GROUND, title: 'Chicken' }),
  meat('ground pork', { ...GROUND, title: 'Pork' }),
  meat('ground lamb', { ...GROUND, title: 'Lamb' }),
  meat('beef steak', { ...STEAK, one: 'steak', title: 'Steak', ways: 'stir-fry side taco bowl raw' }),
  meat('sirloin steak', { ...STEAK, one: 'steak', title: 'Steak', ways: 'stir-fry side taco bowl raw' }),
  meat('flank steak', { ...STEAK, one: 'steak', title: 'Steak', ways: 'stir-fry side taco bowl raw' }),
  meat('ribeye steak', { ...STEAK, one: 'steak', title: 'Steak', ways: 'side' }),
  meat('beef', { ...STEAK, ways: 'stir-fry taco' }),
  meat('pork chop', { ...CHOP, many: 'pork chops', title: 'Pork' }),
  meat('pork tenderloin', { ...CHOP, one: 'pork', title: 'Pork', ways: 'stir-fry side roast taco curry' }),
  meat('pork loin', { ...CHOP, one: 'pork', title: 'Pork', ways: 'stir-fry side taco' }),
  meat('pork', { ...CHOP, title: 'Pork', ways: 'stir-fry side taco' }),
  meat('pork belly', { ...BRAISE }),
  meat('lamb chop', { ...CHOP, many: 'lamb chops', title: 'Lamb', ways: 'side' }),
  meat('sausage', {
    kind: 'sausage',
    portion: 100,
    minutes: 8,
    prep: 'slice * into coins',
    many: 'sausages',
    ways: 'pasta simmer roast stuff',
  }),
  ...['smoked sausage', 'veggie sausage'].map((name) =>
    meat(name, {
      kind: 'sausage',
      portion: 100,
      minutes: 8,
      prep: 'slice * into coins',
      many: `${name}s`,
      ways: 'pasta simmer roast stuff',
    }),
  ),
  meat('bacon', CURED),
  meat('ham', { ...CURED, ways: 'eggs pasta simmer stuff toast' }),
  meat('chorizo', { ...CURED, ways: 'eggs pasta simmer taco stuff' }),
  meat('pancetta', CURED),
  meat('prosciutto', { ...CURED, ways: 'eggs pasta toast' }),
  meat('salmon', { ...FISH, ways: 'side roast bowl raw taco curry' }),
  meat('salmon fillet', { ...FISH, one: 'salmon', title: 'Salmon' }),
  meat('cod', FISH),
  meat('tilapia', FISH),
  meat('trout', { ...FISH, ways: 'side roast' }),
  meat('halibut', FISH),
  meat('haddock', FISH),
  meat('sea bass', { ...FISH, ways: 'side roast' }),
  meat('white fish', FISH),
  meat('catfish', FISH),
  meat('snapper', FISH),
  meat('grouper', FISH),
  meat('perch', FISH),
  meat('monkfish', FISH),
  meat('mahi mahi', { ...FISH, one: 'mahi-mahi' }),
  meat('pollock', FISH),
  meat('sole', { ...FISH, ways: 'side' }),
  meat('swordfish', { ...FISH, ways: 'side' }),
  meat('mackerel', { ...FISH, ways: 'side roast' }),
  meat('smoked salmon', { ...TIN, portion: 60, prep: '', title: 'Smoked Salmon', ways: 'pasta raw bowl' }),
  rowsOf('protein', 'dairy')('paneer', {
    kind: 'tofu',
    portion: 90,
    minutes: 5,
    prep: 'cut * into cubes',
    ways: 'curry roast',
  }),
  meat('canned tuna', { ...TIN, one: 'tuna', title: 'Tuna' }),
  meat('tuna steak', { ...FISH, ways: 'side roast bowl' }),
  meat('canned salmon', { ...TIN, title: 'Salmon' }),
  meat('sardine', { ...TIN, many: 'sardines', ways: 'pasta toast raw' }),
  meat('shrimp', {
    kind: 'shrimp',
    portion: 120,
    minutes: 3,
    prep: 'pat * dry',
    ways: 'stir-fry curry roast pasta taco bowl raw',
  }),
  meat('scallop', {
    kind: 'shrimp',
    portion: 120,
    minutes: 3,
    prep: 'pat * dry',
    many: 'scallops',
    ways: 'pasta',
  }),
  meat('tofu', {
    kind: 'tofu',
    portion: 150,
    minutes: 8,
    prep: 'press * dry and cut it into cubes',
    ways: 'stir-fry curry roast bowl taco',
  }),
  meat('silken tofu', { kind: 'tofu', portion: 150, minutes: 4, prep: 'cut * into cubes', ways: 'bowl' }),
  meat('tempeh', {
    kind: 'tofu',
    portion: 110,
    minutes: 7,
    prep: 'cut * into cubes',
    ways: 'stir-fry curry roast bowl taco',
  }),
  meat('seitan', { kind: 'tofu', portion: 110, minutes: 6, prep: 'slice *', ways: 'stir-fry bowl taco' }),
  meat('chicken leg', { ...POULTRY, portion: 220, minutes: 35, prep: '', many: 'chicken legs', ways: '' }),
  meat('chicken wing', { ...POULTRY, portion: 250, minutes: 40, prep: '', many: 'chicken wings', ways: '' }),
  meat('cooked chicken breast', { ...COOKED, one: 'cooked chicken' }),
  meat('roast chicken', COOKED),
  meat('rotisserie chicken', COOKED),
  meat('cooked turkey', { ...COOKED, title: 'Turkey' }),
  meat('beef chuck', { ...BRAISE, title: 'Beef' }),
  meat('beef brisket', { ...BRAISE, title: 'Beef' }),
  meat('beef short rib', { ...BRAISE, prep: '', many: 'beef short ribs', title: 'Short Rib' }),
  meat('pork shoulder', { ...BRAISE, title: 'Pork' }),
  meat('lamb leg', { ...BRAISE, one: 'lamb', title: 'Lamb' }),
  meat('goat meat', { ...BRAISE, one: 'goat', title: 'Goat' }),
  meat('venison', BRAISE),
  meat('veal', { ...CHOP, prep: 'cut * into thin slices', ways: 'side stir-fry' }),
  meat('egg', { kind: 'egg', portion: 100, minutes: 4, many: 'eggs', in: ['piece', 50], ways: 'eggs' }),
];

/** Beans and lentils: beans cooked or canned, lentils dry. */
export const PULSES = [
  pulse('chickpea', { ...BEANS, many: 'chickpeas', ways: `${BEANS.ways} pasta` }),
  pulse('black bean', { ...BEANS, many: 'black beans', ways: 'simmer taco bowl raw stuff' }),
  pulse('kidney bean', { ...BEANS, many: 'kidney beans', ways: 'simmer taco bowl curry stuff' }),
  pulse('pinto bean', { ...BEANS, many: 'pinto beans', ways: 'simmer taco bowl stuff' }),
  pulse('white bean', { ...BEANS, many: 'white beans', ways: 'simmer raw toast pasta roast bowl' }),
  pulse('cannellini bean', { ...BEANS, many: 'cannellini beans', ways: 'simmer raw toast pasta roast bowl' }),
  pulse('navy bean', { ...BEANS, many: 'navy beans', ways: 'simmer raw toast pasta' }),
  pulse('butter bean', { ...BEANS, many: 'butter beans', ways: 'simmer raw toast bowl' }),
  pulse('black eyed pea', {
    ...BEANS,
    one: 'black-eyed pea',
    many: 'black-eyed peas',
    ways: 'simmer bowl',
  }),
  pulse('cooked lentil', { ...BEANS, one: 'lentil', many: 'lentils', prep: '', ways: 'simmer bowl raw' }),
  pulse('edamame', { ...BEANS, portion: 80, minutes: 3, prep: '', ways: 'stir-fry bowl raw' }),
  pulse('lentil', {
    kind: 'lentil',
    portion: 60,
    minutes: 25,
    prep: 'rinse *',
    many: 'lentils',
    ways: 'simmer curry',
  }),
  pulse('split pea', {
    kind: 'lentil',
    portion: 60,
    minutes: 35,
    prep: 'rinse *',
    many: 'split peas',
    ways: 'simmer',
  }),
  pulse('toor dal', { ...DAL, minutes: 30 }),
  pulse('chana dal', { ...DAL, minutes: 45 }),
  pulse('urad dal', { ...DAL, minutes: 40 }),
  pulse('mung bean', {
    kind: 'lentil',
    portion: 60,
    minutes: 30,
    prep: 'rinse *',
    many: 'mung beans',
    ways: 'simmer',
  }),
  pulse('red lentil', {
    kind: 'lentil',
    portion: 60,
    minutes: 18,
    prep: 'rinse *',
    many: 'red lentils',
    ways: 'simmer curry',
  }),
];
