import { findFood } from '../foods/find-food.ts';
import { lineOf, matchAt } from '../language/grammar.ts';

const ANDS = '(?:und|et|y|e|en|i|oraz)';
const BEFORE_AMOUNT = new RegExp(String.raw` ${ANDS} (?=\d)`, 'gu');
const TWO_FOODS = new RegExp(String.raw`^(\p{L}[\p{L} ]*?) ${ANDS} (\p{L}[\p{L} ]*)(?=$|,)`, 'u');

/** What a food is for: 'Butter zum Ausbacken', 'beurre pour le moule', 'aceite para freír'. */
const PURPOSE =
  /(?<=\p{L}) (?=(?:zum|zur|für (?:die|das|den)|pour (?:la|le|les|l['’])|para (?:\p{L}+r|la|el|las|los|o|a)|per (?:la|il|lo|le|i|gli|l['’])|voor (?:het|de)|do) ?\p{L}+)/u;

/** What behind a food only says how large or ripe it is: 'tomates bien mûres'. */
const ADJECTIVE =
  /(?<=\p{L}) (?=(?:(?:bien|très|muy|molto|ben) )?(?:mûre?s?|moyen(?:ne)?s?|gros(?:se)?s?|madur[oa]s?|grandes?|median[oa]s?|pequeñ[oa]s?|matur[oaie]|medi[oaie]|grandi|piccol[oaie])(?:$|,))/u;

/** The zest or the juice of a fruit: 'le zeste d’un citron', 'succo di 2 limoni', 'Saft einer Zitrone'. */
const OF_FRUIT =
  /^(?:le |la |il |el |lo |o |die |der )?(zestes?|scorza|ralladura|raspas?|abrieb|schale|skórka|jus|succo|zumo|jugo|suco|saft|sok)(?: (?:râpée?|grattugiata))? (?:de |d['’]|di |do |da |von |z[e]? |del |della )?(\d+|½|une?|uno?|una|uma?|einer|eines)? ?(?=\p{L}{4})/iu;
const JUICES = /^(?:jus|succo|zumo|jugo|suco|saft|sok)$/i;

/** A yogurt pot of 125 ml that measures the rest of a French cake, too. */
const YOGURT_POT =
  /^(\d+(?:\/\d+)?|½) pots? (?:de |d['’])(?=(?:yaourt|sucre|farine|huile|lait|ma[iï]zena|fécule|cacao|poudre))/iu;
const POT_MILLILITRES = 125;

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
  const measured = OF_CARDS.reduce((text, [written, meant]) => text.replace(written, meant), withTaste(line))
    .replace(SALT_AND_PEPPER, 'salt and pepper')
    .replace(/ [-–—] (?=to taste$|as needed$)/i, ' ')
    .replace(YOGURT_POT, (_, count: string) => `${POT_MILLILITRES * numberOf(count)} ml `)
    .replace(OF_FRUIT, (_, word: string, count: string | undefined) => {
      const isOne = count === undefined || /^\p{L}/u.test(count);
      return `${JUICES.test(word) ? 'juice' : 'zest'} of ${isOne ? 1 : count} `;
    });
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

/** 'To taste' of another language, behind the food or before it, in English: 'Olio q.b.', 'n. B. Salz'. */
function withTaste(text: string): string {
  const line = lineOf(text);
  const anyLanguage = { ...line, languages: undefined };
  for (const [at, { start }] of line.tokens.entries()) {
    const taste = matchAt(anyLanguage, at, 'taste');
    if (!taste || taste.language === 'en') continue;
    const behind = text.slice(line.tokens[taste.to]?.start ?? text.length);
    if (at === 0 && behind !== '') return `${behind} to taste`;
    if (behind === '') return `${text.slice(0, start).replace(/[ ,–—-]+$/, '')} to taste`;
  }
  return text;
}
