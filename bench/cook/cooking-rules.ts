import type { ComposedRecipe } from '../../packages/domain/src/recipes/composed-recipe.ts';

/** What no cook writes: a sentence for the reader, and whether an idea is so. */
interface CookingRule {
  readonly says: string;
  readonly isBroken: (idea: Idea) => boolean;
}

interface Idea extends Pick<ComposedRecipe, 'name' | 'technique' | 'servings' | 'prepTime' | 'cookTime'> {
  readonly lines: readonly Line[];
  /** Name, description and steps. */
  readonly text: string;
  readonly steps: string;
}

interface Line {
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
}

const hasLine = (lines: readonly Line[], name: RegExp, isSo: (line: Line) => boolean = () => true): boolean =>
  lines.some((line) => name.test(line.name) && isSo(line));

const WHOLE_SPICE = /\b(?:bay lea(?:f|ves)|laurels?|stock cubes?|bouillon cubes?|star anise|cloves?)$/i;
const SCALLIONS = /\b(?:spring onions?|green onions?|scallions?|chives)\b/i;
const ROOTS = /\b(?:carrots?|potatoes|parsnips?|beetroots?|beets|onions|turnips?|zucchini|courgettes?)$/i;
const DRY_PULSE = /\bdried (?:[a-z]+ )?(?:beans|chickpeas|peas)\b/i;
const RAW_FROZEN =
  /\bfrozen (?:raw )?(?:chicken (?:breasts?|thighs?)|cod|salmon|haddock|fish fillets?|prawns|shrimp|mince)\b/i;
const LONG_MEAT = /\b(?:stewing beef|beef chuck|oxtail|brisket|short ribs?|goat meat)\b/i;
const LOOSE_WORD =
  /\b(?:with|the|into|or)(?=[.,;:])|\band(?=[.;:])|\bthe (?:and|with)\b|\ba (?:and|of|with)\b/i;

/** Rules of cooking, by what a cook would say of an idea that breaks them. */
const COOKING_RULES: readonly CookingRule[] = [
  {
    says: 'leaves and cubes are counted, not weighed',
    isBroken: ({ lines }) => hasLine(lines, WHOLE_SPICE, ({ unit }) => unit === 'g'),
  },
  {
    says: 'scallions season and are no onions',
    isBroken: ({ lines, servings }) =>
      hasLine(lines, SCALLIONS, ({ amount, unit }) => unit === 'piece' && amount / servings > 4),
  },
  {
    says: 'nobody counts fifteen carrots',
    isBroken: ({ lines }) => hasLine(lines, ROOTS, ({ amount, unit }) => unit === 'piece' && amount > 8),
  },
  {
    says: 'a closed sandwich has two slices',
    isBroken: ({ technique, lines, steps }) =>
      technique === 'sandwich' &&
      /\bclose\b/i.test(steps) &&
      hasLine(lines, /^(?:\w+ )?bread$/i, ({ amount, unit }) => unit === 'piece' && amount === 1),
  },
  {
    says: 'dried pulses are soaked or boiled',
    isBroken: ({ lines, steps }) => hasLine(lines, DRY_PULSE) && !/\b(?:soak|boil|simmer)/i.test(steps),
  },
  {
    says: 'raw frozen meat and fish is thawed, or baked from frozen',
    isBroken: ({ lines, steps }) =>
      hasLine(lines, RAW_FROZEN) && !/\b(?:thaw|defrost|frozen|bake|simmer)/i.test(steps),
  },
  {
    says: 'tough meat takes an hour',
    isBroken: ({ lines, prepTime, cookTime }) => hasLine(lines, LONG_MEAT) && prepTime + cookTime < 60,
  },
  {
    says: 'a roux gets its liquid',
    isBroken: ({ lines, steps }) =>
      hasLine(lines, /\broux\b/i) && !/\b(?:water|stock|broth|milk)\b/i.test(steps),
  },
  {
    says: 'who promises a gravy makes one',
    isBroken: ({ name, steps }) =>
      /\bin gravy\b/i.test(name) && !/\b(?:gravy|thick|flour|cornstarch|roux)\b/i.test(steps),
  },
  { says: 'every sentence says what it names', isBroken: ({ text }) => LOOSE_WORD.test(text) },
  { says: 'every bracket holds something', isBroken: ({ text }) => /\(\s*\)/.test(text) },
  {
    says: 'words stand apart, and names once',
    isBroken: ({ text }) => /\b(?:ina|ona|the the|and and|with with|of of|to to|in in)\b/i.test(text),
  },
];

/** The rules that ideas break, each with the name of the idea. */
export function brokenRules(
  recipes: readonly ComposedRecipe[],
): { readonly recipe: string; readonly rule: string }[] {
  return recipes.flatMap((recipe) => {
    const idea = ideaOf(recipe);
    return COOKING_RULES.filter(({ isBroken }) => isBroken(idea)).map(({ says }) => ({
      recipe: recipe.name,
      rule: says,
    }));
  });
}

function ideaOf({ ingredients, instructions, description, ...recipe }: ComposedRecipe): Idea {
  return {
    ...recipe,
    lines: ingredients.map(({ name, amount, unit }) => ({ name, amount: Number(amount), unit })),
    text: [recipe.name, description, ...instructions].join(' '),
    steps: instructions.join(' '),
  };
}
