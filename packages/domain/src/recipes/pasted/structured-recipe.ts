import { withoutBullet } from '../../lines/line-text.ts';
import { beginsSmall, endsWithOne, withoutEnd } from '../../text/ends.ts';
import { lettersOf } from '../../text/letters.ts';
import { isJsonLike, parseForgivingly } from './forgiving-json.ts';
import { withoutMarkup } from './markup.ts';
import { isAmountAlone, startsWithAmount } from './pasted-line.ts';
import { stepsInLine } from './sentences.ts';
import { readYield } from './servings.ts';
import { readDuration } from './text-facts.ts';
import { headedPart, isStepNumber, stepNumberOf, withoutHashes } from './text-headings.ts';

/** A recipe of schema.org/Recipe, as recipe sites write it for search engines, or of a file of another app. */
export interface StructuredRecipe {
  readonly name: string;
  readonly description: string;
  readonly servings: number | undefined;
  /** Minutes. */
  readonly prepTime: number | undefined;
  readonly cookTime: number | undefined;
  readonly cuisine: string;
  readonly difficulty: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly notes: readonly string[];
  readonly tags: readonly string[];
  /** From 0 to 5. */
  readonly rating: number | undefined;
  /** The page that it was taken from; '' if it was none. */
  readonly source: string;
  /** The address of its picture, as it says it; '' if it has none. */
  readonly picture: string;
  /** What else it says and no recipe here has: 'nutrition', 'tools'. */
  readonly beyond: readonly string[];
}

/** Deeper nesting is no recipe. */
const MOST_DEPTH = 6;

/** The fields that say the same in schema.org and in the files of other apps, as `fieldOf` compares them. */
const NAMES = {
  name: ['name', 'title'],
  description: ['description', 'summary'],
  servings: ['recipeservings', 'servings', 'recipeyield', 'yields', 'yield'],
  prepTime: ['preptime', 'workingtime', 'activetime'],
  cookTime: ['cooktime', 'performtime', 'waitingtime'],
  totalTime: ['totaltime', 'time'],
  cuisine: ['recipecuisine', 'cuisine'],
  ingredients: ['recipeingredient', 'recipeingredients', 'ingredients', 'ingredient', 'items'],
  steps: ['recipeinstructions', 'instructions', 'directions', 'steps', 'method'],
  difficulty: ['difficulty'],
  notes: ['notes', 'comment'],
  source: ['sourceurl', 'orgurl', 'url', 'isbasedon', 'source'],
  picture: ['image', 'images', 'imageurl', 'thumbnailurl', 'photourl'],
  rating: ['rating'],
  said: ['text', 'instruction', 'description', 'name'],
  list: ['itemlistelement', 'steps'],
  line: ['originaltext', 'display'],
  amount: ['quantity', 'amount', 'value'],
  unit: ['unit', 'unittext'],
  parts: ['haspart'],
} as const;

/** The fields with labels, which a recipe may all have. */
const TAGS = ['tags', 'keywords', 'recipecategory', 'categories'] as const;

/** What a recipe may say that recipes here do not have. */
const BEYOND = {
  nutrition: ['nutrition', 'nutritionalinfo'],
  tools: ['tool', 'tools'],
  comments: ['comments', 'review'],
  attachments: ['assets'],
  'a video': ['video'],
} as const;

/**
 * The first recipe in JSON: the text itself, or JSON-LD in a script of a page's source. Undefined if there is none, or it is
 * no valid JSON.
 */
export function readStructuredRecipe(text: string): StructuredRecipe | undefined {
  for (const source of sourcesIn(text)) {
    const recipe = findRecipe(parseForgivingly(source));
    if (recipe) return recipe;
  }
  return undefined;
}

function sourcesIn(text: string): string[] {
  if (isJsonLike(text)) return [text];
  if (!text.includes('ld+json')) return [];
  return text
    .split(/<script\b/i)
    .slice(1)
    .filter((part) => /^[^>]{0,200}ld\+json/i.test(part))
    .map((part) => part.slice(part.indexOf('>') + 1).split(/<\/script/i)[0] ?? '');
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of the first of these fields that says something. Apps write 'prepTime', 'prep_time' and 'PrepTime'. */
function fieldOf(fields: Fields, names: readonly string[]): unknown {
  const known = new Map(
    Object.entries(fields).map(([name, value]) => [name.toLowerCase().replace(/[_\s-]/g, ''), value]),
  );
  return names.map((name) => known.get(name)).find(isSaidValue);
}

const isSaidValue = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== 0 &&
  !(Array.isArray(value) && value.length === 0);

/** All recipes in the value of a file's JSON, in their order: those that say that they are one, and what has what a recipe has. */
export function structuredRecipes(value: unknown, depth = 0): StructuredRecipe[] {
  if (depth > MOST_DEPTH || typeof value !== 'object' || value === null) return [];
  if (isFields(value)) {
    const types = [value['@type']].flat();
    const recipe = types.includes('Recipe') || value['@type'] === undefined ? read(value) : undefined;
    if (recipe && (types.includes('Recipe') || isWhole(recipe))) return [recipe];
  }
  return Object.values(value).flatMap((each) => structuredRecipes(each, depth + 1));
}

const isWhole = ({ name, ingredients, steps, servings }: StructuredRecipe) =>
  name !== '' && ingredients.length > 0 && (steps.length > 0 || servings !== undefined);

/** The outermost recipe that says that it is one; without one, the outermost that has what a recipe has. */
function findRecipe(source: unknown): StructuredRecipe | undefined {
  const all: Fields[] = [];
  let level: readonly unknown[] = [source];
  for (let depth = 0; depth <= MOST_DEPTH && level.length > 0; depth += 1) {
    const fields = level.filter(isFields);
    all.push(...fields);
    level = level.flatMap((value) =>
      isFields(value) ? Object.values(value) : Array.isArray(value) ? value : [],
    );
  }
  const typed = all.find((fields) => [fields['@type']].flat().includes('Recipe'));
  if (typed) return read(typed);
  for (const fields of all) {
    if (fields['@type'] !== undefined || wordsOf(fieldOf(fields, NAMES.name)) === '') continue;
    const recipe = read(fields);
    if (isWhole(recipe)) return recipe;
  }
  return undefined;
}

function read(recipe: Fields): StructuredRecipe {
  const said = (names: readonly string[]) => fieldOf(recipe, names);
  const [steps, description] = [said(NAMES.steps), said(NAMES.description)];
  // Some apps write the steps into the description.
  const areDescribed = steps === undefined && said(['items']) !== undefined;
  const parts = new Set([said(NAMES.parts)].flat().map((part) => nameOf(part).toLowerCase()));
  // Some pages say one of these as a list and another as one text.
  const own = NAMES.ingredients.map((name) => said([name])).find(Array.isArray) ?? said(NAMES.ingredients);
  return {
    name: wordsOf(said(NAMES.name)),
    description: areDescribed ? '' : linesOf(description).join('\n'),
    servings: servingsOf(said(NAMES.servings)),
    prepTime: minutesOf(said(NAMES.prepTime)),
    cookTime: minutesOf(said(NAMES.cookTime)) ?? minutesOf(said(NAMES.totalTime)),
    cuisine: wordsOf([said(NAMES.cuisine)].flat()[0]),
    difficulty: wordsOf(said(NAMES.difficulty)),
    ingredients: onlyOnce(own === undefined ? ingredientsOfSteps(steps) : ingredientsOf(own, parts)),
    steps: onlyOnce(withHeadings(stepsOf(areDescribed ? description : steps, 0))),
    notes: notesOf(said(NAMES.notes)),
    tags: [...new Set(TAGS.flatMap((name) => tagsOf(said([name]))))],
    rating: ratingOf(said(NAMES.rating), said(['aggregaterating'])),
    source: NAMES.source.map((name) => wordsOf(said([name]))).find((words) => /^https?:/.test(words)) ?? '',
    picture: pictureOf(said(NAMES.picture)),
    beyond: Object.entries(BEYOND).flatMap(([what, names]) => (hasContent(said(names)) ? [what] : [])),
  };
}

/** The first address of one or several pictures, each an address or an object that has one. */
function pictureOf(value: unknown): string {
  const addresses = [value].flat().map((each) => (isFields(each) ? (each.url ?? each.contentUrl) : each));
  const first = addresses.flat().find((address) => typeof address === 'string' && isSaid(address));
  return typeof first === 'string' ? first.trim() : '';
}

/** The lines of notes, each of which may have a title. */
const notesOf = (value: unknown): string[] =>
  [value].flat().flatMap((each) => {
    if (!isFields(each)) return linesOf(each);
    const [first = '', ...others] = linesOf(each.text);
    const title = wordsOf(each.title);
    return [title === '' ? first : `${title}: ${first}`.trim(), ...others].filter(isSaid);
  });

/** Labels in a list, or with commas between them; each may have a name of its own. */
const tagsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? each.split(',') : [nameOf(each)]))
    .map(wordsOf)
    .filter(isSaid);

/** Of five, as the person's own rating or as that of one who shares it says. */
function ratingOf(own: unknown, shared: unknown): number | undefined {
  const of = isFields(shared) ? shared : {};
  const best = Number(of.bestRating ?? 5);
  const rating = own === undefined ? (Number(of.ratingValue) / best) * 5 : Number(own);
  return rating > 0 && rating <= 5 ? rating : undefined;
}

/** Whether a field says anything beyond its type: apps write empty figures of a serving too. */
const hasContent = (value: unknown): boolean =>
  isFields(value)
    ? Object.entries(value).some(([name, each]) => !name.startsWith('@') && isSaidValue(each))
    : isSaidValue(value);

/** Some apps keep the ingredients with the steps that need them. */
const ingredientsOfSteps = (steps: unknown): string[] =>
  [steps].flat().flatMap((step) => (isFields(step) ? ingredientsOf(fieldOf(step, NAMES.ingredients)) : []));

function ingredientsOf(value: unknown, parts: ReadonlySet<string> = new Set()): string[] {
  const isOneOfSeveral = Array.isArray(value) && value.length > 1;
  return [value]
    .flat()
    .flatMap((each) =>
      isFields(each)
        ? ingredientLines(each)
        : textsOf(each, isOneOfSeveral).map((line) => asHeading(line, parts)),
    );
}

/** The lines of a text; those of one of several ingredients are one, where a page has its amount, its unit and its food below each other. */
function textsOf(value: unknown, isOneOfSeveral: boolean): string[] {
  const lines = linesOf(value);
  const areSeveral = lines.filter((line) => startsWithAmount(line) && !isAmountAlone(line)).length > 1;
  return isOneOfSeveral && !areSeveral && lines.length > 0 ? [lines.join(' ')] : lines;
}

/** A list without its second half, where a page has the same list twice, for two widths of screens. */
function onlyOnce(lines: readonly string[]): string[] {
  const half = lines.slice(0, lines.length / 2);
  const isTwice = half.length > 1 && [...half, ...half].join('\n') === lines.join('\n');
  return isTwice ? half : [...lines];
}

/** '## For the sauce' and '[For the sauce]' head a part of the list, unless it is another recipe that is a part of this one. */
function asHeading(line: string, parts: ReadonlySet<string>): string {
  const [, marked, bracketed] = /^#+ *(.+?):?$|^\[([^[\]]{2,})\]$/.exec(line) ?? [];
  const heading = marked ?? (bracketed && parts.has(bracketed.toLowerCase()) ? undefined : bracketed);
  return heading === undefined ? withPlainNumber(withoutBullet(line)) : `${heading}:`;
}

/** Programs write '500.0 g', and people '500 g'. */
function withPlainNumber(line: string): string {
  const [number = '', ...words] = line.split(' ');
  return number.endsWith('.0') && Number(number) > 0 ? [Number(number), ...words].join(' ') : line;
}

/** An ingredient in parts: '2', 'cups', 'oats', 'rolled'; its title heads it and the next ones. */
function ingredientLines(fields: Fields): string[] {
  const title = wordsOf(fields.title);
  const note = wordsOf(fields.note);
  const food = nameOf(fields.food);
  const named = food === '' ? wordsOf(fields.name) : food;
  const amount = fieldOf(fields, NAMES.amount);
  // '200.0000000000000000' is a number too, and '0.0' is no amount.
  const isNumber = typeof amount === 'number' || /^\d+\.\d+$/.test(String(amount));
  const number = isNumber ? Number(Number(amount).toFixed(3)) || '' : undefined;
  const written = number === undefined ? wordsOf(amount) : String(number);
  const described = food === '' && written === '' ? wordsOf(fields.description) : '';
  const parts =
    fields.no_amount === true ? [named] : [written, nameOf(fieldOf(fields, NAMES.unit)), described, named];
  const line = wordsOf(fieldOf(fields, NAMES.line));
  const measured = named === '' ? note : [parts.filter(isSaid).join(' '), note].filter(isSaid).join(', ');
  const isHeader = fields.is_header === true;
  return [
    ...(title === '' ? [] : [`${title}:`]),
    ...[isHeader ? `${note || named}:` : line || measured].filter((text) => isSaid(text) && text !== ':'),
  ];
}

const nameOf = (value: unknown): string => wordsOf(isFields(value) ? value.name : value);

function stepsOf(value: unknown, depth: number): string[] {
  if (depth > MOST_DEPTH) return [];
  if (typeof value === 'string') return numbered(linesOf(value));
  if (Array.isArray(value)) return severalSteps(value, depth + 1);
  if (!isFields(value)) return [];
  const list = fieldOf(value, NAMES.list);
  const isSection = [value['@type']].flat().includes('HowToSection');
  const named = isSection ? wordsOf(value.name) : wordsOf(value.title);
  const isHead = named !== '' && headedPart(named) !== 'steps';
  const head = isHead ? [asStepHeading(named)] : [];
  if (list !== undefined) return [...head, ...stepsOf(list, depth + 1)];
  if (isSection && value.text === undefined) return head;
  // Several steps may stand in one: an app that is written in so has lines in it.
  if (typeof value.instruction === 'string') return stepsOf(value.instruction, depth + 1);
  const text = [fieldOf(value, NAMES.said)].flat()[0];
  const said = typeof text === 'string' ? numbered([wordsOf(text)]) : stepsOf(text, depth + 1);
  return [...head, ...said];
}

/** Several steps, each under its name if it has one that says more than its text and is not that of others, too. */
function severalSteps(steps: readonly unknown[], depth: number): string[] {
  const names = Map.groupBy(steps, (step) => (isFields(step) ? step.name : undefined));
  return steps.flatMap((step) => {
    const texts = stepsOf(step, depth);
    const [first = '', only] = texts;
    if (typeof step === 'string')
      return texts.length === 2 && only && isStepTitle(first, only) ? [asStepHeading(first), only] : texts;
    if (!isFields(step) || texts.length !== 1 || !isSaidValue(step.text)) return texts;
    const name = withoutEnd(wordsOf(step.name), '.');
    const isOwn = names.get(step.name)?.length === 1;
    return isOwn && isStepTitle(name, first) ? [asStepHeading(name), first] : texts;
  });
}

const LONGEST_TITLE = 80;

/** Whether words are the title of a step: not its number, nor how its text begins, which many pages repeat. */
function isStepTitle(words: string, text: string): boolean {
  const [title, said] = [lettersOf(words), lettersOf(text)];
  const isBegin = said.startsWith(title) || title.startsWith(said);
  return (
    words.length <= LONGEST_TITLE &&
    !endsWithOne(words, '.!?') &&
    !isBegin &&
    !beginsSmall(words) &&
    !isStepNumber(words) &&
    headedPart(words) !== 'steps'
  );
}

/** The name of a group of steps among them; a step has no line break. */
const asStepHeading = (name: string) => `${withoutEnd(name, ':')}:\n`;

/** The name of a group of steps goes before its first one: 'For the sauce: Melt the butter.' */
function withHeadings(steps: readonly string[]): string[] {
  const written: string[] = [];
  let heading = '';
  for (const step of steps) {
    const bracketed = /^\[([^[\]]{2,60})\]$/.exec(step)?.[1];
    const text = bracketed === undefined ? step : asStepHeading(bracketed);
    if (text.endsWith('\n')) heading += `${text.trim()} `;
    else {
      written.push(heading + text);
      heading = '';
    }
  }
  return heading === '' ? written : [...written, heading.trim()];
}

/** Steps without the numbers that count them through; several may stand in one line. */
const numbered = (lines: readonly string[]): string[] =>
  lines
    .flatMap(stepsInLine)
    .filter((line) => !isStepNumber(line))
    .map(withoutNumber)
    .filter(isSaid);

function withoutNumber(line: string): string {
  const bare = withoutHashes(line);
  const numbered = stepNumberOf(bare)?.rest;
  if (numbered !== undefined || bare === line) return numbered ?? bare;
  return headedPart(bare) === 'steps' ? '' : asStepHeading(bare);
}

const isSaid = (words: string) => lettersOf(words) !== '';

/** Of several, the first that is more than the one thing that is made: '1 loaf', '10 slices'. */
function servingsOf(value: unknown): number | undefined {
  const counts = [value].flat().flatMap((said) => {
    const number = isFields(said) ? (said.value ?? said.minValue) : said;
    return typeof number === 'number' || typeof number === 'string' ? (readYield(String(number)) ?? []) : [];
  });
  return counts.find((count) => count > 1) ?? counts[0];
}

/** Minutes of 'PT1H30M' (ISO 8601), of '90 minutes', or of a number. */
function minutesOf(value: unknown): number | undefined {
  if (typeof value === 'number' || /^\d{1,4}$/.test(String(value)))
    return Math.round(Number(value)) || undefined;
  if (typeof value !== 'string') return undefined;
  const [, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d{1,3})D)?T?(?:(\d{1,4})H)?(?:(\d{1,5})M)?/i.exec(value) ?? [];
  const sum = Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
  return sum > 0 ? sum : (readDuration(value) ?? undefined);
}

/** The words of a value; '' for what is no text. */
function wordsOf(value: unknown): string {
  return typeof value === 'string' ? withoutMarkup(value).replace(/\s+/g, ' ').trim() : '';
}

/** The lines of a value that are not blank; none for what is no text. */
function linesOf(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return withoutMarkup(value)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(isSaid);
}
