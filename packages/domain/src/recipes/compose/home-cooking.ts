import type { Dish } from '../model/dish.ts';
import { MEXICAN_DISHES } from '../repertoire/american/mexican.ts';
import { MEXICAN_TORTILLAS } from '../repertoire/american/mexican-tortillas.ts';
import { ASIAN_MAINS } from '../repertoire/asian/asian-mains.ts';
import { ASIAN_NOODLE_DISHES } from '../repertoire/asian/asian-noodles.ts';
import { ASIAN_RICE_DISHES } from '../repertoire/asian/asian-rice.ts';
import { ASIAN_SOUPS_AND_SIDES } from '../repertoire/asian/asian-soups-and-sides.ts';
import { INDIAN_MAINS } from '../repertoire/asian/indian.ts';
import { INDIAN_SIDES } from '../repertoire/asian/indian-sides.ts';
import { THAI_DISHES } from '../repertoire/asian/thai.ts';
import { THAI_CURRIES } from '../repertoire/asian/thai-curries.ts';
import { BRITISH_DINNERS } from '../repertoire/european/british-dinners.ts';
import { MEDITERRANEAN_DISHES } from '../repertoire/european/mediterranean.ts';
import { MEDITERRANEAN_SMALL_DISHES } from '../repertoire/european/mediterranean-small-dishes.ts';
import { NORTHERN_EUROPE } from '../repertoire/european/northern-europe.ts';
import { BRAZILIAN } from '../repertoire/world/brazilian.ts';
import { EASTERN_EUROPE_AND_TURKEY } from '../repertoire/world/eastern-europe-and-turkey.ts';
import { ETHIOPIAN } from '../repertoire/world/ethiopian.ts';
import { FILIPINO } from '../repertoire/world/filipino.ts';
import { KOREAN } from '../repertoire/world/korean.ts';
import { SOUTH_INDIAN } from '../repertoire/world/south-indian.ts';
import { WEST_AFRICAN_AND_CARIBBEAN } from '../repertoire/world/west-african.ts';

/** Homes whose lists tell where they cook from, by words that hardly stand on the lists of others, and the dishes of such homes. */
const HOMES: readonly { readonly words: RegExp; readonly dishes: readonly (readonly Dish[])[] }[] = [
  {
    words:
      /\b(?:dal|daal|dhal|atta|paneer|haldi|jeera|zeera|[\w ]*masala|ghee|besan|hing|rajma|chana|poha|rava|soo?ji|dahi|bhindi|aloo|tamatar|hari mirch|curry lea(?:f|ves)|methi|palak|gobi|sambar|rasam|idli|dosa|chapati|adrak|lehsun|pyaz|dhania|brinjal|keema|amchur|gud|rai)\b/i,
    dishes: [INDIAN_MAINS, INDIAN_SIDES, SOUTH_INDIAN],
  },
  {
    words:
      /\b(?:pak choi|bok choy|choy sum|shao ?xing|doubanjiang|lap cheong|chinkiang|hoisin|oyster sauce|light soy|dark soy|wood ears?|wonton|napa cabbage|chinese \w+|kimchi|gochu\w+|doenjang|ssamjang|gim|dangmyeon|tteok\w*|mandu|ramyun|galbi|samgyeopsal|perilla|miyeok|miso|dashi|mirin|nori|udon|furikake|toyo|suka|patis|bagoong|calamansi|kangkong|pancit|bihon|bigas|sitaw|talong|longganisa|tocino|itlog|bawang|sibuyas|luya|bangus|ampalaya|malunggay|mung?go|monggo|liempo|gata|datu puti|tuyo|kalabasa|upo)\b/i,
    dishes: [ASIAN_MAINS, ASIAN_NOODLE_DISHES, ASIAN_RICE_DISHES, ASIAN_SOUPS_AND_SIDES, KOREAN, FILIPINO],
  },
  {
    words:
      /\b(?:lemongrass|galangal|thai basil|(?:makrut|kaffir) lime leaves|nam pla|thai \w+|bird'?s? eye chil\w+)\b/i,
    dishes: [THAI_DISHES, THAI_CURRIES],
  },
  {
    words:
      /(?:masa\b|masa harina|queso fresco|tomatillos?|poblanos?|epazote|nopales|chipotles?|frijoles|jitomates?|aguacates?|crema mexicana|tostadas?|carne molida|huevos\b|cebolla\b)/i,
    dishes: [MEXICAN_DISHES, MEXICAN_TORTILLAS],
  },
  {
    words:
      /\b(?:egusi|ogbono|palm oil|garri|fufu|semo|stockfish|crayfish|plantains?|yams?|ugw?u|scotch bonnets?|iru|ofada|suya|ponmo|pomo|shaki|tatashe|ata rodo|rodo|titus|indomie|maggi)\b/i,
    dishes: [WEST_AFRICAN_AND_CARIBBEAN],
  },
  { words: /\b(?:injera|berbere|teff|shiro|mitmita|niter kibb?eh)\b/i, dishes: [ETHIOPIAN] },
  {
    words:
      /(?:^|\s)(?:kie[lł]basa|twar[oó]g|ziemniaki|kapusta|[sś]mietana|boczek|burak[i]?|koperek|kasza|og[oó]rki|m[aą]ka|jajka|cebula|mleko|mas[lł]o|chleb|par[oó]wki|pelmeni|smetana|tvorog|buckwheat)(?:$|\s)/i,
    dishes: [EASTERN_EUROPE_AND_TURKEY],
  },
  {
    words:
      /(?:^|\s)(?:k[iı]yma|bulgur|mercimek|sal[cç]a|yufka|sucuk|pirin[cç]|nohut|domates|biber|so[gğ]an|sar[iı]msak|patl[iı]can|beyaz peynir|yumurta|makarna|tereya[gğ][iı]|ka[sş]ar|yo[gğ]urt|tahini|za'?atar|sumac|labneh|freekeh|vine leaves|halloumi)(?:$|\s)/i,
    dishes: [EASTERN_EUROPE_AND_TURKEY, MEDITERRANEAN_DISHES, MEDITERRANEAN_SMALL_DISHES],
  },
  {
    words:
      /(?:^|\s)(?:feij[aã]o|arroz|couve|mandioca|farofa|lingui[cç]a|cebola|alho|leite condensado|queijo|tapioca|requeij[aã]o|polvilho|carne mo[ií]da|frango|ovos?|flocão)(?:$|\s)/i,
    dishes: [BRAZILIAN],
  },
];

const BRITISH_IDS: ReadonlySet<string> = new Set([
  'fish-and-chips',
  'toad-in-the-hole',
  'victoria-sponge',
  'fork-biscuits',
  'english-scones',
]);

/** Dishes of British homes, whose lists do not tell. */
const BRITISH: ReadonlySet<Dish> = new Set([
  ...BRITISH_DINNERS,
  ...NORTHERN_EUROPE.filter(({ id }) => BRITISH_IDS.has(id)),
]);

const dishesOf = HOMES.map(({ dishes }) => new Set(dishes.flat()));

/** How many foods of a kitchen tell where its cooking comes from. */
const FEWEST_TELLING = 3;

/** Whether a dish is of a kitchen's home, of another, or cooked in many; undefined if the list does not tell where the kitchen is. */
export type Belonging = ((dish: Dish) => 'own' | 'foreign' | 'any') | undefined;

/** How dishes belong to a kitchen with these names of foods. */
export function belongingIn(names: readonly string[]): Belonging {
  const counts = HOMES.map(({ words }) => names.filter((name) => words.test(name)).length);
  const most = Math.max(...counts);
  if (most < FEWEST_TELLING || most < names.length / 4) return undefined;
  const own = new Set(counts.flatMap((count, at) => (count >= most * 0.6 ? [...(dishesOf[at] ?? [])] : [])));
  return (dish) => {
    if (own.has(dish)) return 'own';
    return BRITISH.has(dish) || dishesOf.some((dishes) => dishes.has(dish)) ? 'foreign' : 'any';
  };
}
