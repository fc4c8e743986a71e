import { isForeignName } from '../find-by-words.ts';
import { findFood } from '../find-food.ts';
import type { Food } from '../food.ts';

/** Words whose stem changes with the case or that are no name in the table, and the name to look up for them. */
const NAMES: Readonly<Record<string, string>> = {
  mąka: 'flour',
  mąki: 'flour',
  mąkę: 'flour',
  'mąki pszennej': 'flour',
  'mąki tortowej': 'flour',
  'mąki ziemniaczanej': 'potato starch',
  cukru: 'sugar',
  'cukru pudru': 'powdered sugar',
  'cukier puder': 'powdered sugar',
  'cukru wanilinowego': 'sugar',
  miodu: 'honey',
  sól: 'salt',
  soli: 'salt',
  pieprz: 'black pepper',
  pieprzu: 'black pepper',
  sera: 'ser żółty',
  'sera żółtego': 'ser żółty',
  twarogu: 'twaróg',
  czosnku: 'garlic',
  octu: 'white vinegar',
  wody: 'water',
  drożdży: 'yeast',
  drożdże: 'yeast',
  'proszku do pieczenia': 'baking powder',
  'proszek do pieczenia': 'baking powder',
  'bułki tartej': 'breadcrumb',
  'bułka tarta': 'breadcrumb',
  śmietanki: 'heavy cream',
  żółtka: 'egg yolk',
  żółtek: 'egg yolk',
  białka: 'egg white',
  białek: 'egg white',
  żeberka: 'pork rib',
  żeberek: 'pork rib',
  pietruszka: 'parsley',
  pietruszki: 'parsley',
  'natki pietruszki': 'parsley',
  seler: 'celery root',
  selera: 'celery root',
  por: 'leek',
  pora: 'leek',
  pory: 'leek',
  szczypiorku: 'chive',
  łososia: 'salmon',
  śledzi: 'herring',
};

/** Endings of genitives, which follow an amount ('1 kg ziemniaków'), and those of the nominatives that they may stand for. */
const OF_NOUNS: readonly (readonly [genitive: string, nominatives: readonly string[]])[] = [
  ['ów', ['', 'y', 'i', 'a']],
  ['ków', ['ek', 'ki']],
  ['ek', ['ka', 'ki', 'ko']],
  ['ku', ['ek', 'k']],
  ['u', ['']],
  ['i', ['a']],
  ['y', ['a']],
  ['a', ['o', '']],
  ['ę', ['a']],
  ['', ['a', 'y', 'i']],
];
const OF_ADJECTIVES: readonly (readonly [genitive: string, nominatives: readonly string[]])[] = [
  ['ego', ['y', 'i', 'e']],
  ['ej', ['a']],
  ['ych', ['e', 'y']],
  ['ich', ['ie', 'i']],
];
const SHORTEST = 4;
const MOST_WORDS = 3;

const formsOf = (word: string, endings: typeof OF_NOUNS) =>
  endings.flatMap(([genitive, nominatives]) =>
    word.endsWith(genitive)
      ? nominatives.map((nominative) => word.slice(0, word.length - genitive.length) + nominative)
      : [],
  );

/**
 * The food of a Polish name in the case that follows an amount: 'ziemniaków', 'kapusty kiszonej', 'śmietany 18%'. Undefined for
 * anything else: only names that the table has for another language count, so that 'pasty' is no pasta.
 */
export function foodOfPolishCase(name: string): Food | undefined {
  const words = name
    .toLowerCase()
    .replace(/\b\d+(?:[,.]\d+)? ?%/g, ' ')
    .trim()
    .split(/\s+/);
  const [noun = '', ...others] = words;
  if (words.length > MOST_WORDS || noun === '') return undefined;
  const listed = nameOf(words.join(' ')) ?? (others.every(isAdjective) ? nameOf(noun) : undefined);
  if (listed !== undefined) return findFood(listed);
  if (noun.length < SHORTEST) return undefined;
  const names = others.reduce(
    (begun, word) => {
      const forms = [word, ...formsOf(word, OF_ADJECTIVES)];
      return begun.flatMap((one) => forms.map((form) => `${one} ${form}`));
    },
    others.length === 0 ? formsOf(noun, OF_NOUNS) : [noun, ...formsOf(noun, OF_NOUNS)],
  );
  const found = names.find((one) => isForeignName(one) && findFood(one) !== undefined);
  if (found !== undefined) return findFood(found);
  return others.length > 0 && others.every(isAdjective) ? foodOfPolishCase(noun) : undefined;
}

const nameOf = (words: string) => (Object.hasOwn(NAMES, words) ? NAMES[words] : undefined);
const isAdjective = (word: string) => OF_ADJECTIVES.some(([ending]) => word.endsWith(ending));
