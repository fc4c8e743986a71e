/**
 * Words of food names that people shorten on lists and labels: 'frz blueberries', 'bnls sknls chix thighs'. Only
 * abbreviations with one meaning in a kitchen are here: 'cr' may be cream or crushed, 'pot' a pot or a potato.
 */
const LONG_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    chicken: 'chix chkn chckn',
    breast: 'brst brsts',
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
    'whole wheat': 'ww',
    white: 'wht',
    brown: 'brwn',
    vegetable: 'veg',
    unsalted: 'unslt unsltd unsalt',
    'low fat': 'lf lofat',
    'fat free': 'ff',
    chocolate: 'choc chox',
    mozzarella: 'mozz mozza',
    parmesan: 'parm',
    tomato: 'tom toms',
    potato: 'spuds tatties',
    strawberry: 'strawbs',
    blueberry: 'blubs bluebs',
    raspberry: 'rasps raspbs',
    mushroom: 'mushies shrooms',
    cucumber: 'cuke cukes cucs',
    spaghetti: 'spag spagetti',
    yogurt: 'yog yoghs yogs',
    powder: 'pwdr powd',
    evaporated: 'evap',
    condensed: 'cond',
    cinnamon: 'cinn',
    margarine: 'marg',
    package: 'pkg pkt pk',
    'baking soda': 'bicarb',
    'all purpose': 'ap',
    'self raising': 'sr',
    'self rising': 's/r',
    cheddar: 'chedd ched',
    turkey: 'trky',
    sausage: 'saus snags bangers',
  }).flatMap(([long, shorts]) => shorts.split(' ').map((short): [string, string] => [short, long])),
);

/** A name with its shortened words in full; undefined if there are none. */
export function withLongWords(name: string): string | undefined {
  const words = name.trim().split(/\s+/);
  const long = words.map((word) => LONG_WORDS.get(word.toLowerCase().replace(/[.,]+$/, '')) ?? word);
  return long.some((word, at) => word !== words[at]) ? long.join(' ') : undefined;
}
