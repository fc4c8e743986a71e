import type { IngredientCategory } from '../../ingredient.ts';
import { foodWords } from '../food-name.ts';
import { BRANDS } from './makers.ts';

/*
 * These lists are deliberately closed: a word that is in none of them ('coconut', 'vegan', 'powder') may make it
 * another food.
 */

/** Words before a food that only give its origin, variety, colour, quality or state. */
export const QUALIFIERS: ReadonlySet<string> = wordSet(`
  sweet hot spicy mild strong sharp mature aged young fine coarse thick thin lean soft firm tender crunchy creamy smooth
  curly squeezy desi creamer pudding flat flatleaf leaf long short light lite dark old clear runny set tangy juicy
  italian greek spanish mexican american english british scottish cypriot kenyan egyptian israeli asian chinese japanese korean indian turkish moroccan vietnamese thai
  persian lebanese mediterranean french irish german swiss dutch danish polish hungarian welsh cornish belgian
  sicilian calabrian californian australian zealand african peruvian brazilian canadian norwegian alaskan atlantic pacific
  kashmiri himalayan ceylon madagascan bavarian vermont sichuan szechuan aleppo
  holy red green yellow purple white golden pink rainbow heirloom heritage vine winter summer spring autumn wild new
  extra virgin cold warm lukewarm tepid boiling filtered bottled jarred pressed strained squeezed
  pure real artisan artisanal rustic kosher halal unbleached bleached enriched cultured pasteurized pasteurised
  unpasteurized homogenized refined unrefined unsweetened concentrated concentrate whole double triple quick instant easy
  best favourite favorite everyday basic classic original traditional authentic simple regular ordinary finest gourmet
  luxury deluxe barista select choice prime seasonal assorted mixed various any loose rolled live sustainable certified approved
  jasmine basmati arborio coho king sockeye bluefin yellowfin albacore tiger rock dover
  hass fuji gala honeycrisp braeburn bramley cox jazz mcintosh jonagold navel valencia seville conference comice williams
  bosc anjou bartlett medjool alphonso seedless ripened blush bing rainier mission
  russet idaho edward jersey royal ratte estima charlotte desiree fingerling waxy floury starchy
  baking boiling cooking roasting eating dessert frying
  lacinato tuscan tenderstem sprouting savoy kirby hothouse chantenay roma piccolo datterini campari vidalia maui
  manzanilla nicoise castelvetrano lilliput nonpareil flaked flake flaky crystal
  manuka acacia clover wildflower hom bomba calasparra carnaroli calrose
  uncured streaky unsmoked applewood hickory rindless crustless shelled unshelled podded hulled skinned blanched
  unblanched toasted untoasted unwaxed waxed boned trimmed scrubbed topped stemmed stoned beaten sifted crumbled crushed
  torn cracked snipped picked mashed defrosted washed cleaned
  bio tk frische frischer frisches frischen natur nature parve pareve pronta pronto lge sml
  parboiled converted polished slider bao seeded stale cup angus wagyu aa farmhouse italiano petite petit`);

/** Phrases for how a food is raised, sold or stored. */
const PHRASES: readonly string[] = `
  curry cut, biryani cut, corn fed, grain fed, line caught, pole caught, hand dived, hand picked, outdoor bred, outdoor reared, vine ripened, sun ripened,
  tree ripened, on the vine, ready made, ready rolled, ready to eat, ready to use, ready to roll, pre made, pre washed, pre cut,
  pre shredded, pre sliced, pre grated, shop bought, store brand, own brand, best quality, high quality, top quality, good quality,
  fast action, fast acting, easy blend, easy bake, easy cook, quick cook, quick cooking, quick rise, rapid rise, rapid rising, no boil, oven ready,
  no added sugar, no sugar added, no added salt, no salt added, low salt, reduced salt, less salt, reduced sugar, low sugar, lower sugar,
  low fat, lowfat, reduced fat, half fat, lower fat, full fat, full cream, extra mature, extra firm, extra lean, extra sharp, extra large, extra long,
  extra thick, extra fine, extra soft, extra crunchy, thick cut, thin cut, center cut, centre cut, butterflied, bone on, skin off, head on, shell on, shell off, peel on, tail on, tail off, tail removed,
  old fashioned, stone ground, stoneground, cold pressed, cold smoked, dry cured, dry aged, slow cooked, family size, family pack, value pack, bulk, snack size, bite size, bite sized, fun size,
  long grain, medium grain, all natural, all purpose, multi purpose, all butter, all american, country style, home style, italian style, greek style, mexican style, european style, asian style, thai style, american style, new york style, southern style, spanish style,
  golden delicious, granny smith, pink lady, red delicious, maris piper, king edward, jersey royal, yukon gold, pink fir apple, walla walla, meyer,
  whole wheat, wholewheat, whole grain, wholegrain, wholemeal, multigrain, multi grain, san marzano, sona masoori, deglet noor, dutch process, dutch processed, dutched,
  oil packed, oil cured, water packed, salt packed, brine cured, in brine, in water, in spring water, in salt water, in salted water, in oil, in olive oil, in sunflower oil, in vegetable oil, in vinegar, in juice, in own juice, in its own juice, in their juice, in natural juice,
  with skin, with skins, without skin, with leaf, with leaves, with stem, with tops, with juice, with juices, with their juice, with its juice, with liquid, with bone, with pulp, with no pulp, no pulp, pulp free, with salt, without salt, with added calcium, with vitamin d, vitamin d, with rind, with green top, and stem, and tender stem, with tender stem, with calcium, with peel, skin and bone removed, from concentrate, not from concentrate, from frozen, from a can, from a jar, at room temp, room temp,
  shelf stable, long life, non gmo, gmo free, hormone free, antibiotic free, pesticide free, cage free, fair trade, day old, days old, one day old, left over,
  lightly salted, slightly salted, lightly beaten, lightly toasted, lightly packed, loosely packed, firmly packed, well drained, well shaken, tightly packed, freshly ground, freshly grated, freshly squeezed, freshly cracked, freshly milled, freshly chopped, freshly cooked, newly,
  on the cob, off the bone, on the bone, off the cob, by weight, of your choice, of choice, your favorite, your favourite, such, cut up, cut into piece, cut into chunk, in chunk, in piece, in block`
  .split(/,\s+/)
  .map((phrase) => phrase.trim());

/** The words of all BRANDS and PHRASES by their first word, longest first. */
export const SAYS_NOTHING: ReadonlyMap<string, readonly (readonly string[])[]> = byFirstWord([
  ...BRANDS,
  ...PHRASES,
]);

/** Words after a food that only name its part or the form in which it is sold. */
export const FORMS: ReadonlySet<string> = wordSet(`
  leaf floret stalk spear wedge sprig head bulb cube chunk strip slice piece half fillet filet segment kernel crown ear
  can tin jar packet pack package bag box bottle carton tub tube container punnet pouch sachet tray block shaving sliver
  dice stem needle frond round quarter portion bit ribbon shred curl blend assortment pkg pkt clove
  bio fresco fresca freschi fresche frais fraiche frai`);

/** Words of this kind that count only after foods of these categories: 'feta crumbles', but not 'rhubarb crumble'. */
export const FORMS_OF: Readonly<Record<string, readonly IngredientCategory[]>> = {
  steak: ['protein'],
  joint: ['protein'],
  roast: ['protein'],
  cutlet: ['protein'],
  rasher: ['protein'],
  link: ['protein'],
  end: ['protein'],
  offcut: ['protein'],
  trimming: ['protein'],
  meat: ['protein'],
  tail: ['protein'],
  loin: ['protein'],
  escalope: ['protein'],
  crumble: ['protein', 'dairy'],
  cheese: ['dairy'],
  log: ['dairy'],
  wheel: ['dairy'],
  ball: ['dairy'],
  stick: ['dairy', 'vegetable', 'spice'],
  tip: ['vegetable'],
  top: ['vegetable'],
  green: ['vegetable'],
  stalk: ['vegetable'],
  pod: ['vegetable', 'spice'],
  heart: ['vegetable'],
  mushroom: ['vegetable'],
  seed: ['spice'],
  powder: ['spice'],
  herb: ['vegetable', 'spice'],
  spice: ['spice'],
  seasoning: ['spice'],
  loaf: ['grain'],
  crumb: ['grain'],
  pasta: ['grain'],
  noodle: ['grain'],
  sheet: ['grain', 'vegetable'],
  grain: ['grain'],
  bread: ['grain'],
  wrapper: ['grain'],
  ring: ['fruit', 'vegetable'],
  fruit: ['fruit'],
  flesh: ['fruit'],
  nut: ['pantry'],
};

/** Words after a comma about preparation or purpose: 'chicken thighs, cut into chunks', 'oil, for frying'. */
export const DONE_TO_IT: ReadonlySet<string> = wordSet(`
  cut chopped diced minced sliced shredded grated cubed halved quartered julienned peeled unpeeled seeded deseeded pitted
  stoned cored trimmed rinsed drained washed cleaned shelled deveined softened melted chilled warmed cooled thawed
  defrosted beaten whisked crushed crumbled torn snipped picked cracked broken separated divided reserved packed sifted
  toasted zested juiced squeezed mashed pounded smashed bruised scored tied deboned boned skinned skin shaved slivered
  roughly coarsely finely thinly thickly lightly freshly very well at to for plus or if in into about room optional
  preferably ideally such more extra as see from with without on leaf stalk stem root top white green only each both
  fresh frozen raw uncooked large small medium ripe organic boneless skinless lengthwise crosswise separately not store
  homemade patted pressed scrubbed soaked overnight husked hulled removed discarded tail bone head any your weighed
  sold your about approximately roughly wiped loosely firmly good quality sea per`);

/** Words in a remark that make it another food. */
export const MAKES_ANOTHER: ReadonlySet<string> = wordSet(`
  vegan vegetarian plant free dried powder powdered flavored flavoured flavor smoked candied pickled substitute
  alternative imitation mock canned cooked syrup juice extract flour paste oil sauce seasoning soup chip cake`);

/**
 * Last words that decide what a food is, whatever precedes them: 'fig jam', 'oolong tea'. The list is short, because
 * the preceding words must neither make it another food nor add an allergen that they do not name themselves.
 */
export const KINDS: Readonly<Record<string, string>> = {
  jam: 'jam',
  marmalade: 'jam',
  conserve: 'jam',
  preserve: 'jam',
  chutney: 'chutney',
  mustard: 'mustard',
  vinegar: 'white vinegar',
  vinaigrette: 'italian dressing',
  honey: 'honey',
  salsa: 'salsa',
  tea: 'herbal tea',
  'tea bag': 'herbal tea',
  'hot sauce': 'hot sauce',
};

/** Names that would be taken for another food by their last words or without a qualifier. */
export const NOT_THEIR_WORDS: ReadonlySet<string> = new Set(
  `mini egg, creme egg, cream egg, easter egg, candy egg, scotch egg, irish coffee, vietnamese coffee, thai tea, thai iced tea, turkish delight,
  golden milk, royal jelly, afternoon tea, tea towel, high tea, cream tea, bubble milk tea, petroleum jelly, vegan honey,  royal icing, quick bread, sweet bread, sweetbread, wild garlic, long pepper, big mac sauce, baby food, baby formula, red velvet,
  boiling bag, cooking spray can, light bulb, white light, hot glue, cold cream, baby cream, baby oil, baby powder, baby shampoo, baby wipe, bath salt, epsom salt, dishwasher salt,
  hot plate, green card, royal icing sugar, english cream, french cream, bavarian cream, italian cream, irish moss, wild card, set top box, old man, dark meat, white meat, light meat,
  cooking class, mixed drink, mixed grill, mixed bag, spring cleaning, real estate, hot water bottle, ice pack, dessert spoon, rock candy, rock sugar, rock melon, rock salmon, spring water bottle,
  pepper spray, chocolate egg, hot cross bun, hot pot, hot pocket, swiss roll, french dip, strong bow, short bread, instant pudding, light box, spring form, rolled fondant, welsh rarebit, canadian club, new year, live yeast culture, dal tadka`
    .split(/,\s+/)
    .map((name) => foodWords(name).join(' ')),
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).flatMap(foodWords));
}

function byFirstWord(phrases: readonly string[]): Map<string, readonly (readonly string[])[]> {
  const groups = new Map<string, readonly (readonly string[])[]>();
  for (const words of phrases.map(foodWords)) {
    const [first] = words;
    if (first === undefined) continue;
    groups.set(
      first,
      [...(groups.get(first) ?? []), words].sort((a, b) => b.length - a.length),
    );
  }
  return groups;
}
