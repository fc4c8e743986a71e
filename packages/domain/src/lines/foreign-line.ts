import { findFood } from '../foods/find-food.ts';
import { FOREIGN_MEASURES } from './foreign-words.ts';

/**
 * English unit → more words for it in French, Spanish, Italian, Portuguese, Dutch and Polish recipes. Abbreviations are written
 * without their full stops. German units are in `units/unit.ts`.
 */
const MORE_WORDS: Readonly<Record<string, string>> = {
  tbsp: `c à soupe, c a soupe, c à s, cas, càs, cs, cuil à soupe, cuil à s, cuillere à soupe, cuilleres à soupe, cuillerée à soupe,
    cuillerées à soupe, cda, cdas, cucharada sopera, cucharadas soperas, colher (sopa), colheres (sopa), colher (de sopa),
    colheres (de sopa), łyżek`,
  tsp: `c à café, c a café, c à c, cac, càc, cc, cuil à café, cuil à c, cuillere à café, cuilleres à café, cuillerée à café, cdta,
    cdtas, cdita, cditas, colheres de chá, colher (chá), colheres (chá), colher (de chá), colheres (de chá), łyżeczek`,
  cup: 'tasse, szklanka, szklanki, szklankę',
  clove:
    'gousse, gousses, diente, dientes, spicchio, spicchi, dente, dentes, teentje, teentjes, teen, tenen, ząbek, ząbki, ząbków',
  pinch:
    'pincée, pincées, pizca, pizcas, pizzico, pizzichi, pitada, pitadas, snufje, snufjes, szczypta, szczypty',
  slice: 'plak, plakken, plaster, kromka, kromki',
  bunch: 'botte, bottes, manojo, manojos, mazzetto, mazzo, maço, maços, bosje, pęczek, pęczki',
  sprig:
    'brin, brins, branche, branches, ramita, ramitas, rametto, rametti, raminho, raminhos, takje, takjes, gałązka, gałązki',
  leaf: 'feuille, feuilles, hoja, hojas, foglia, foglie, folha, folhas, blaadje, blaadjes, listek, listki',
  can: `boîte, boîtes, boite, boites, scatola, scatole, scatoletta, scatolette, barattolo, barattoli, blik, blikken`,
  packet:
    'sachet, sachets, bustina, bustine, zakje, zakjes, sobre, sobres, pacote, pacotes, opakowanie, opakowania',
  handful: 'poignées, puñados, manciate, handjes',
};

/** The measures of tables that recipes use, too. */
const OF_RECIPES = ['tbsp', 'tsp', 'cup', 'glass', 'slice', 'can', 'handful'] as const;

const unitOf = new Map(
  [
    ...OF_RECIPES.map((unit) => [unit, (FOREIGN_MEASURES[unit] ?? []).join(', ')] as const),
    ...Object.entries(MORE_WORDS),
  ].flatMap(([unit, words]) => words.split(/,\s+/).map((word) => [word, unit] as const)),
);

const escaped = (text: string) => text.replace(/[()]/g, String.raw`\$&`);
/** Longest first, so that 'c à soupe' is not read as 'c'. The words of one phrase may have full stops. */
const PHRASES = [...unitOf.keys()]
  .sort((one, other) => other.length - one.length)
  .map((phrase) => escaped(phrase).replaceAll(' ', String.raw`\.? ?`))
  .join('|');
const NUMBER = String.raw`[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞ .,/–-]*`;
const OF = `(?: ?(?:d['’]|de |du |des |di |do |da |del |della |dell['’]|degli ))?`;
const MEASURE = new RegExp(
  String.raw`^(${NUMBER}|une? |uma? |uno |una |jedna )? ?(${PHRASES})\.?(?![\p{L}\p{N}])${OF} ?`,
  'iu',
);
/** 'de' after a metric unit: '250 g de farine'. */
const METRIC_OF = new RegExp(String.raw`^(${NUMBER} ?(?:kg|g|mg|ml|cl|dl|l)\b)${OF} ?(?=\p{L})`, 'iu');

const ANDS = '(?:und|et|y|e|en|i|oraz)';
const BEFORE_AMOUNT = new RegExp(String.raw` ${ANDS} (?=\d)`, 'gu');
const TWO_FOODS = new RegExp(String.raw`^(\p{L}[\p{L} ]*?) ${ANDS} (\p{L}[\p{L} ]*)(?=$|,)`, 'u');

/** German and Dutch spoons as people type them, in lower case; 'el' also begins the name of a brand. */
const SPOON = new RegExp(String.raw`(?<=^|, )(${NUMBER}) ?(el|tl)\.? (?!paso)(?=\p{L})`, 'gu');
const SPOONS = { el: 'tbsp', tl: 'tsp' } as const;

/** What a food is for: 'Butter zum Ausbacken', 'beurre pour le moule', 'aceite para freír'. */
const PURPOSE =
  /(?<=\p{L}) (?=(?:zum|zur|für (?:die|das|den)|pour (?:la|le|les|l['’])|para (?:\p{L}+r|la|el|las|los|o|a)|per (?:la|il|lo|le|i|gli|l['’])|voor (?:het|de)|do) ?\p{L}+)/u;

/** What behind a food only says how large or ripe it is: 'tomates bien mûres'. */
const ADJECTIVE =
  /(?<=\p{L}) (?=(?:(?:bien|très|muy|molto|ben) )?(?:mûre?s?|moyen(?:ne)?s?|gros(?:se)?s?|madur[oa]s?|grandes?|median[oa]s?|pequeñ[oa]s?|matur[oaie]|medi[oaie]|grandi|piccol[oaie])(?:$|,))/u;

/** 'To taste' in other languages, behind the food or before it: 'Olio q.b.', 'n. B. Salz'. */
const TASTE = String.raw`(?:q\.? ?b\.?|n\. ?B\.|nach (?:Bedarf|Belieben|Geschmack)|al gusto|a gosto|a piacere|[àa] volont[ée]|selon (?:le |votre )?goût|do smaku|naar smaak)`;
const TASTE_BEHIND = new RegExp(`(?:, ?| ?[-–—] ?| )${TASTE}$`, 'iu');
const TASTE_BEFORE = new RegExp(String.raw`^${TASTE} (?=\p{L})`, 'iu');

/** An amount in a measure behind its food: 'Aglio 1 spicchio'. */
const MEASURE_BEHIND = new RegExp(String.raw`^(\p{L}[\p{L} '’]*?) (${NUMBER}) (${PHRASES})$`, 'iu');

/** The zest or the juice of a fruit: 'le zeste d’un citron', 'succo di 2 limoni', 'Saft einer Zitrone'. */
const OF_FRUIT =
  /^(?:le |la |il |el |lo |o |die |der )?(zestes?|scorza|ralladura|raspas?|abrieb|schale|skórka|jus|succo|zumo|jugo|suco|saft|sok)(?: (?:râpée?|grattugiata))? (?:de |d['’]|di |do |da |von |z[e]? |del |della )?(\d+|½|une?|uno?|una|uma?|einer|eines)? ?(?=\p{L}{4})/iu;
const JUICES = /^(?:jus|succo|zumo|jugo|suco|saft|sok)$/i;

/** A yogurt pot of 125 ml that measures the rest of a French cake, too. */
const YOGURT_POT =
  /^(\d+(?:\/\d+)?|½) pots? (?:de |d['’])(?=(?:yaourt|sucre|farine|huile|lait|ma[iï]zena|fécule|cacao|poudre))/iu;
const POT_MILLILITRES = 125;

/** Sizes before a German food, and its plural in brackets: '2 m.-große Kartoffel(n)'. */
const GERMAN_SIZE = /^(\d+) (?:m\.? ?-? ?große?|mittelgroße?|kl\.|gr\.) (?=\p{Lu})/u;

/** What cards shorten: '1 tsp. soda', '1/4 tsp. bkg powder', '1 c. br. sugar'. */
const OF_CARDS: readonly (readonly [written: RegExp, meant: string])[] = [
  [/(?<=\b(?:t|tsp|teaspoons?|tbsp|tablespoons?)\.? )(?:b\.? )?soda$/i, 'baking soda'],
  [/\b(?:bkg|bak|bk)\.? (?=powder\b|soda\b)/i, 'baking '],
  [/(?<=\bc(?:ups?)?\.? (?:packed )?)(?:br\.?|brn\.?) sugar\b/i, 'brown sugar'],
  [/\b(?:conf\.?|confec\.?|pwd\.?|powd\.?) sugar\b/i, 'powdered sugar'],
  [/\bgran\.? sugar\b/i, 'sugar'],
  [/\bmarg\.?$/i, 'margarine'],
];

/** 'S & P'. */
const SALT_AND_PEPPER = /^s ?(?:&|\+|and|n) ?p\b/i;

function numberOf(count: string): number {
  const [whole = '', parts] = count.replace('½', '1/2').split('/');
  return Number(whole) / Number(parts ?? 1);
}

/**
 * A recipe line with the measures and little words of other languages in English, so that the reader finds amount and food: '6 c.
 * à soupe d'huile d'olive' to '6 tbsp huile d'olive'. Foods stay as they are written.
 */
export function withEnglishForm(line: string): string {
  const measured = OF_CARDS.reduce((text, [written, meant]) => text.replace(written, meant), line)
    .replace(SALT_AND_PEPPER, 'salt and pepper')
    .replace(/ [-–—] (?=to taste$|as needed$)/i, ' ')
    .replace(TASTE_BEHIND, ' to taste')
    .replace(TASTE_BEFORE, '')
    .replace(MEASURE_BEHIND, '$2 $3 $1')
    .replace(GERMAN_SIZE, '$1 ')
    .replace(SPOON, (_, count: string, spoon: 'el' | 'tl') => `${count.trim()} ${SPOONS[spoon]} `)
    .replace(YOGURT_POT, (_, count: string) => `${POT_MILLILITRES * numberOf(count)} ml `)
    .replace(OF_FRUIT, (_, word: string, count: string | undefined) => {
      const isOne = count === undefined || /^\p{L}/u.test(count);
      return `${JUICES.test(word) ? 'juice' : 'zest'} of ${isOne ? 1 : count} `;
    })
    .replace(MEASURE, (whole: string, amount: string | undefined, phrase: string, at: number) => {
      const unit = unitOf.get(
        phrase
          .toLowerCase()
          .replace(/\.? ?(?<=[. ])/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      );
      const count = amount?.trim() ?? '';
      const isCount = count === '' || /^\p{L}/u.test(count);
      // Without a number, a word such as 'plaster' or 'cup' begins a name.
      if (unit === undefined || (count === '' && !/ ?(?:d['’]|de |di )$/i.test(whole)) || at !== 0)
        return whole;
      return `${isCount ? '1' : count} ${unit} `;
    })
    .replace(METRIC_OF, '$1 ');
  const apart =
    measured === line &&
    !/[äöüßéèàùçñû]|\b(?:madur|median|matur|medi[oaie]\b|grand|picc|gros|moyen)|\b(?:zum|zur|pour|para|per|voor)\b| (?:und|et|y|e|en|i) /iu.test(
      line,
    );
  if (apart) return measured;
  const purposed = measured.replace(PURPOSE, ', ').replace(ADJECTIVE, ', ').replace(BEFORE_AMOUNT, ' and ');
  return purposed.replace(TWO_FOODS, (whole, one: string, other: string) =>
    findFood(one) && findFood(other) && !findFood(whole) ? `${one} and ${other}` : whole,
  );
}
