import { readDuration, readFacts } from './text-facts.ts';

/** A recipe of schema.org/Recipe, as recipe sites write it beside their pages for search engines. */
export interface StructuredRecipe {
  readonly name: string;
  readonly description: string;
  readonly servings: number | undefined;
  /** Minutes. */
  readonly prepTime: number | undefined;
  readonly cookTime: number | undefined;
  readonly cuisine: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

/** Deeper nesting is no recipe. */
const MOST_DEPTH = 6;

/**
 * The first recipe in JSON-LD: the text itself, or in a script of a page's source. Undefined if there is none, or it is
 * no valid JSON.
 */
export function readStructuredRecipe(text: string): StructuredRecipe | undefined {
  for (const source of sourcesIn(text)) {
    const recipe = findRecipe(parse(source), 0);
    if (recipe) return read(recipe);
  }
  return undefined;
}

function sourcesIn(text: string): string[] {
  if (/^\s*[[{]/.test(text)) return [text];
  if (!text.includes('ld+json')) return [];
  return text
    .split(/<script\b/i)
    .slice(1)
    .filter((part) => /^[^>]{0,200}ld\+json/i.test(part))
    .map((part) => part.slice(part.indexOf('>') + 1).split(/<\/script/i)[0] ?? '');
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function findRecipe(value: unknown, depth: number): Fields | undefined {
  if (depth > MOST_DEPTH) return undefined;
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = findRecipe(each, depth + 1);
      if (found) return found;
    }
    return undefined;
  }
  if (!isFields(value)) return undefined;
  if ([value['@type']].flat().includes('Recipe')) return value;
  return findRecipe(value['@graph'] ?? value.mainEntity, depth + 1);
}

function read(recipe: Fields): StructuredRecipe {
  return {
    name: wordsOf(recipe.name),
    description: wordsOf(recipe.description),
    servings: servingsOf(recipe.recipeYield),
    prepTime: minutesOf(recipe.prepTime),
    cookTime: minutesOf(recipe.cookTime) ?? minutesOf(recipe.totalTime),
    cuisine: wordsOf([recipe.recipeCuisine].flat()[0]),
    ingredients: [recipe.recipeIngredient ?? recipe.ingredients].flat().map(wordsOf).filter(isSaid),
    steps: stepsOf(recipe.recipeInstructions, 0),
  };
}

function stepsOf(value: unknown, depth: number): string[] {
  if (depth > MOST_DEPTH) return [];
  if (typeof value === 'string') {
    return value
      .replace(/<\/(?:p|li)>|<br ?\/?>/gi, '\n')
      .split('\n')
      .map(wordsOf)
      .filter(isSaid);
  }
  if (Array.isArray(value)) return value.flatMap((each) => stepsOf(each, depth + 1));
  if (!isFields(value)) return [];
  return value.itemListElement === undefined
    ? [wordsOf(value.text ?? value.name)].filter(isSaid)
    : stepsOf(value.itemListElement, depth + 1);
}

const isSaid = (words: string) => words !== '';

function servingsOf(value: unknown): number | undefined {
  for (const said of [value].flat()) {
    const count = typeof said === 'number' ? said : (readFacts(String(said))?.servings ?? Number(said));
    if (Number.isInteger(count) && count >= 1 && count <= 1000) return count;
  }
  return undefined;
}

/** Minutes of 'PT1H30M' (ISO 8601), or of '90 minutes'. */
function minutesOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const [, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d{1,3})D)?T?(?:(\d{1,4})H)?(?:(\d{1,5})M)?/i.exec(value) ?? [];
  const sum = Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
  return sum > 0 ? sum : (readDuration(value) ?? undefined);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lt: '<',
  gt: '>',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  deg: '°',
  ndash: '–',
  rsquo: '’',
};

/** The words of a value that may have tags and entities in it; '' for what is no text. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/<\/?(?:a|b|i|u|em|strong|span)\b[^<>]{0,200}>/gi, '')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(
      /&(?:#(\d{1,6})|([a-z\d]{2,8}));/gi,
      (whole, code: string | undefined, word: string | undefined) =>
        code === undefined ? (ENTITIES[(word ?? '').toLowerCase()] ?? whole) : codePoint(Number(code)),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

const codePoint = (code: number) => (code > 31 && code < 0xd800 ? String.fromCodePoint(code) : ' ');
