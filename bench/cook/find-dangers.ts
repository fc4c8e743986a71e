import type { ComposedRecipe } from '../../packages/domain/src/recipes/composed-recipe.ts';

/** An idea that could make people ill, or ruins its food, by rules that know nothing of how ideas are composed. */
export interface Danger {
  readonly recipe: string;
  readonly what: string;
}

const NO_FOOD =
  /\b(?:rhubarb lea(?:f|ves)|(?:apricot|cherry|peach|plum) (?:kernel|stone|pit)s?|green potato(?:es)?|sprouted potato(?:es)?|bitter almonds|elder ?leaves|death cap|foxglove|daffodil)\b/i;
const WHOLE =
  /\b(?:(?:whole|roasting) (?:\w+ )?(?:turkey|chicken|duck|goose|pheasant)|(?:turkey|chicken|duck) crown|turkey (?:breast )?joint|goose|(?:pork|gammon|sirloin|veal|beef) (?:roasting )?joint|rib of beef|rib roast|prime rib|leg of (?:pork|lamb)|pork (?:loin )?roast)\b/i;
const CRUSTACEANS = /\b(?:prawn|shrimp|scallop)s?\b/i;
/** Other food that is only called after them, or that was cooked, dried or wrapped before. */
const NO_RAW_CRUSTACEAN =
  /\b(?:cooked|dried|canned|tinned|cocktail|atlantic|potted|paste|sauce|chips?|crackers?|dumplings?|cubes?|breaded|toast|breading|bisque|curry|fried rice|powder|stock|tempura|north|salad|cold water|spring|noodles?|crisps|tail of|cocktails|ring)\b/i;
const RAW_BIRD_OR_MINCE =
  /\b(?:chicken (?:breast|thigh|drumstick|wing|leg)s?|turkey (?:breast|thigh|steak)s?|(?:whole )?chicken|turkey|duck breast|(?:ground|minced?) (?:beef|pork|turkey|chicken|lamb)|(?:beef|pork|turkey|chicken|lamb) mince|pork sausages?)\b/i;
const NOT_RAW =
  /\b(?:cooked|roast(?:ed)?|rotisserie|leftover|canned|tinned|smoked|stock|broth|bouillon|soup|deli|sliced|nuggets?|breaded|fried|grilled|pulled|shredded|cube|gravy|pie|curry|fat|kievs?|pate|ham|bacon|salami|seasoning|spread|sandwich|paste|sauce|stuffing|chilli|chili|wrap|flavou?r(?:ed)?|noodles?|burgers?|fingers?|goujons?|tenders?|patt(?:y|ies)|schnitzel|vegan|vegetarian|quorn|soya?|plant|casserole|stew|salad|biryani|pizza|pasta|lasagn[ae]|dumplings?|kebabs?|cold|jerky|dinosaurs?|popcorn|pot|rice|ready|marinated|tikka|korma|masala|bites?|crispy|last night['’]s)\b/i;

/** Red meat that is cut up first is no joint any more. */
const IN_PIECES =
  /\bcut the [^.]*\b(?:lamb|beef|joint|pork|mutton)\b[^.]* into (?:\d cm |small )?(?:cubes|pieces)/i;
const HEAT = /\b(?:skillet|wok|frying pan|pan-fry|stir-fry|griddle)\b/i;
const IN_OVEN_OR_POT = /\b(?:roast|oven|simmer|braise|slow cooker|bake|stew|poach)/i;
const DONE =
  /\b(?:74 °C|71 °C|63 °C|cooked through|no (?:longer )?pink|done through|opaque|until (?:pink|very tender|the meat)|(?:simmer|bake|roast|cook)[^.]*hours?)\b/i;
const COOKS = /\b(?:simmer|cook|bake|boil|roast|stew|braise|steam)/i;
const ELSEWHERE =
  /\b(?:Meanwhile|Steam the|rice in a pan|1½ times|rest|cool|chill|marinate|soak|before|lift(?:ed)? out|move to a plate|thaw|another pan|separate)\b/i;
const TAKEN_OUT =
  /\b(?:lift (?:it|them|the [^.]*) out|lift out|move to a plate|set aside|take (?:it|them) out)\b/i;
/** Work before it is cooked. */
const PREPARES =
  /^(?:Thaw|Peel|Chop|Finely chop|Slice|Cut|Pat|Rinse|Toss|Stir|Mix|Dice|Season|Marinate|Turn)\b/;
/** In minutes; a prawn is rubber long before. */
const LONGEST_CRUSTACEAN = 15;

/** The dangers of ideas. */
export function findDangers(recipes: readonly ComposedRecipe[]): Danger[] {
  return recipes.flatMap((recipe) => {
    const text = recipe.instructions.join(' ');
    const names = recipe.ingredients.map(({ name }) => name);
    const found = [
      ...names.filter((name) => NO_FOOD.test(name)).map((name) => `no food: ${name}`),
      ...names
        .filter((name) => isWhole(name) && !isRoasted(text) && !IN_PIECES.test(text))
        .map((name) => `large and not roasted: ${name}`),
      ...(names.some(isRawFlesh) && !DONE.test(text) ? ['raw meat without a sign that it is done'] : []),
      ...crustaceansCookedLong(recipe),
    ];
    return found.map((what) => ({ recipe: recipe.name, what }));
  });
}

const isWhole = (name: string) =>
  WHOLE.test(name) && !NOT_RAW.test(name.replace(/\b(?:roast|roasting)\b/i, ''));
const isRawFlesh = (name: string) => RAW_BIRD_OR_MINCE.test(name) && !NOT_RAW.test(name);
const isRoasted = (text: string) =>
  IN_OVEN_OR_POT.test(text) && !(HEAT.test(text) && !/\boven\b/i.test(text));

const sentencesOf = (steps: readonly string[]) => steps.flatMap((step) => step.split(/(?<=[.!;]) /));

/** How long prawns are in the pot, from the sentence that adds them. */
function crustaceansCookedLong({ ingredients, instructions }: ComposedRecipe): string[] {
  const raw = ingredients.some(({ name }) => CRUSTACEANS.test(name) && !NO_RAW_CRUSTACEAN.test(name));
  if (!raw) return [];
  let isIn = false;
  let minutes = 0;
  for (const sentence of sentencesOf(instructions)) {
    if (CRUSTACEANS.test(sentence) && !PREPARES.test(sentence)) isIn = true;
    if (!isIn) continue;
    if (COOKS.test(sentence) && !ELSEWHERE.test(sentence)) minutes += shortestMinutes(sentence);
    if (TAKEN_OUT.test(sentence)) isIn = false;
  }
  return minutes > LONGEST_CRUSTACEAN ? [`prawns in the pot for ${minutes} minutes`] : [];
}

function shortestMinutes(sentence: string): number {
  const [, amount = '0', unit = ''] = /(\d+)(?:½)?(?: to \d+)? (minute|hour)/.exec(sentence) ?? [];
  return Number(amount) * (unit === 'hour' ? 60 : 1);
}
