/** Shortened words that mean the same on lists, on labels and in a diary. */
export const SHORTENED_EVERYWHERE: Readonly<Record<string, string>> = {
  choc: 'chocolate',
  mozz: 'mozzarella',
  spag: 'spaghetti',
  veg: 'vegetable',
  chkn: 'chicken',
  chix: 'chicken',
  brst: 'breast',
  yog: 'yogurt',
  parm: 'parmesan',
  cuke: 'cucumber',
  wht: 'white',
  ww: 'whole wheat',
  marg: 'margarine',
};

/**
 * Words of food names that people shorten on lists and labels: 'frz blueberries', 'bnls sknls chix thighs'. Only
 * abbreviations with one meaning in a kitchen are here: 'cr' may be cream or crushed, 'pot' a pot or a potato.
 */
const LONG_WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SHORTENED_EVERYWHERE),
  ...Object.entries({
    chicken: 'chckn',
    breast: 'brsts',
    thigh: 'thghs thgh',
    boneless: 'bnls bnlss',
    skinless: 'sknls sknlss',
    ground: 'grnd gr',
    frozen: 'frz frzn froz',
    organic: 'org orgnc',
    small: 'sm sml',
    medium: 'med',
    large: 'lg lrg',
    'extra large': 'xl',
    extra: 'xtra',
    brown: 'brwn',
    unsalted: 'unslt unsltd unsalt',
    'low fat': 'lf lofat',
    'fat free': 'ff',
    chocolate: 'chox',
    mozzarella: 'mozza',
    tomato: 'tom toms',
    potato: 'spuds tatties',
    strawberry: 'strawbs',
    blueberry: 'blubs bluebs',
    raspberry: 'rasps raspbs',
    mushroom: 'mushies shrooms',
    cucumber: 'cukes cucs',
    spaghetti: 'spagetti',
    yogurt: 'yoghs yogs',
    powder: 'pwdr powd',
    evaporated: 'evap',
    condensed: 'cond',
    cinnamon: 'cinn',
    package: 'pkg pkt pk',
    'baking soda': 'bicarb',
    'all purpose': 'ap',
    'self raising': 'sr',
    'self rising': 's/r',
    cheddar: 'chedd ched',
    turkey: 'trky',
    sausage: 'saus snags bangers',
  }).flatMap(([long, shorts]) => shorts.split(' ').map((short): [string, string] => [short, long])),
]);

/** A name with its shortened words in full; undefined if there are none. */
export function withLongWords(name: string): string | undefined {
  const words = name.trim().split(/\s+/);
  const long = words.map((word) => LONG_WORDS.get(word.toLowerCase().replace(/[.,]+$/, '')) ?? word);
  return long.some((word, at) => word !== words[at]) ? long.join(' ') : undefined;
}
