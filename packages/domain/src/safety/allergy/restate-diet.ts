/**
 * Restates a diet with an exception as what is left of the diet: 'vegan except honey' is vegetarian without dairy and eggs, and 'vegetarian but
 * fish is ok' is pescatarian. An exception that the diet allows anyway can only be meant as left out, too: 'vegetarian except eggs'.
 * The text stays as it is if the exception has a condition ('unless baked') or an unknown food in it, so that the whole diet counts.
 */
export function restateDietWithException(text: string): string {
  return plainDiet(text).replace(
    DIET_WITH_EXCEPTION,
    (whole, diet: string, except?: string, eaten?: string, fine?: string) => {
      const words = (except ?? eaten ?? fine ?? '').toLowerCase().split(BETWEEN);
      const kinds = words.map((word) => KINDS.find(([, names]) => names.test(word))?.[0]);
      const known = kinds.filter((kind) => kind !== undefined);
      if (known.length < kinds.length) return whole;
      return /^vegan|^plant/i.test(diet)
        ? restatedVegan(known, words)
        : (restatedVegetarian(known, words, except !== undefined) ?? whole);
    },
  );
}

/** Lacto-vegetarians eat no eggs, and ovo-vegetarians no dairy; 'vegan-ish' counts as vegan. */
function plainDiet(text: string): string {
  return text
    .replace(/(?<!\bovo[- ]?)\blacto[- ]?vegetarians?\b/gi, 'vegetarian, no eggs')
    .replace(/(?<!\blacto[- ]?)\bovo[- ]?vegetarians?\b/gi, 'vegetarian, no dairy')
    .replace(/\b(vegan|vegetarian|veggie|paleo|keto)[- ]?ish\b/gi, '$1');
}

type Kind = 'honey' | 'eggs' | 'dairy' | 'some dairy' | 'fish' | 'poultry';
const KINDS: readonly (readonly [kind: Kind, names: RegExp])[] = [
  ['honey', /^honey$/],
  ['eggs', /^eggs?$/],
  ['dairy', /^(?:dairy|dairy products|milk)$/],
  ['some dairy', /^(?:cheese|butter|ghee|yogh?urt|cream)$/],
  ['fish', /^(?:fish|seafood)$/],
  ['poultry', /^(?:chicken|poultry)$/],
];
const BETWEEN = /\s+(?:and|or|&)\s+(?:some )?/;

function restatedVegan(kinds: readonly Kind[], words: readonly string[]): string {
  const left = kinds.includes('poultry') || kinds.includes('fish') ? withSomeAnimals(kinds) : 'vegetarian';
  const someDairy = words.filter((_, index) => kinds[index] === 'some dairy').join(' and ');
  const without = [
    kinds.includes('honey') ? [] : ['no honey'],
    kinds.includes('eggs') ? [] : ['no eggs'],
    kinds.includes('dairy') ? [] : [someDairy ? `no dairy except ${someDairy}` : 'no dairy'],
  ];
  return [left, ...without.flat()].join(', ');
}

function restatedVegetarian(
  kinds: readonly Kind[],
  words: readonly string[],
  isExcept: boolean,
): string | undefined {
  if (kinds.every((kind) => kind === 'fish' || kind === 'poultry')) return withSomeAnimals(kinds);
  if (kinds.some((kind) => kind === 'fish' || kind === 'poultry')) return undefined;
  return isExcept ? `vegetarian, ${words.map((word) => `no ${word}`).join(', ')}` : 'vegetarian';
}

/** What people leave out who eat no animals except fish, poultry or both. */
function withSomeAnimals(kinds: readonly Kind[]): string {
  if (!kinds.includes('poultry')) return 'pescatarian';
  return kinds.includes('fish') ? 'red meat, gelatin, lard' : 'red meat, gelatin, lard, seafood';
}

const FOODS = String.raw`(?:some |a little )?(\p{L}+(?: products)?(?:\s+(?:and|or|&)\s+(?:some )?\p{L}+)*)`;
const PEOPLE = String.raw`(?:(?:i|we|he|she|they|who|which|do|does|still|also|will|can|may|that)\s+){0,4}`;
/** After the diet: 'except honey'; 'but eats honey', 'plus honey'; 'but honey is ok', '(honey ok)', ', ok with honey'. */
const DIET_WITH_EXCEPTION = new RegExp(
  String.raw`(?<!\b(?:not|never|non|ex|no longer|isn['’]t)[- ](?:an? |fully |strictly )?)\b(vegan|plant[- ]based|vegetarian|veggie|vego)\b(?: diet| food)?\s*[,(–-]?\s*` +
    String.raw`(?:(?:except(?:ing| for)?|excluding|apart from|other than|with the exception of)\s+${FOODS}` +
    String.raw`|(?:(?:but|and|who|which|plus)\s+${PEOPLE}(?:eats?|have|has|uses?|allows?|fine with|ok(?:ay)? with)|plus|\+|with|including|(?:fine|ok(?:ay)?) with)\s+${FOODS}` +
    String.raw`|(?:(?:but|though)\s+)?${FOODS}\s+(?:(?:is|are)\s+)?(?:ok|okay|fine|allowed|alright|all right))` +
    String.raw`\)?(?=\s*(?:$|[,.;!)]))`,
  'giu',
);
