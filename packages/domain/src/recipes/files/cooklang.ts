import { lineTexts } from '../own/line-text.ts';
import { readPart } from '../own/recipe-parts.ts';
import { noteLines, type SharedRecipe } from './schema-recipe.ts';

/** A text in Cooklang without its front matter, taken apart. */
export interface CooklangText {
  /** One each: '200 g butter, soft'; a sub-heading ends with a colon. */
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly notes: readonly string[];
  /** Metadata in the older form: '>> servings: 4'. */
  readonly metadata: Readonly<Record<string, string>>;
}

const BLOCK_COMMENT = /\[-.*?-\]/gs;
const LINE_COMMENT = /(?<=^|\s)--(?!-).*$/gm;
/** A mark that stands for itself. */
const ESCAPED = /\\(?=[@#~=>[-])/g;
const SECTION = /^=+ ?(.*?) ?=*$/;
const METADATA = /^>>\s*([^:]{1,60}):(.*)$/;
/** '@name{2%cups}(chopped)', '@salt', '#pot{}', '~rest{10%minutes}'; a name of several words has braces. */
const MARKED =
  /(?<![\p{L}\p{N}\\])([@#~])([&?+-]?)(?:([^@#~{}\n]{0,100})\{([^{}\n]{0,100})\}|([\p{L}\p{N}_][\p{L}\p{N}_'’-]{0,60}))(?:\(([^()\n]{0,200})\))?/gu;
/** What stands between ingredients of a paragraph that is nothing but a list. */
const BETWEEN_LISTED = /^[\s,.;]*$/;

/**
 * Takes a recipe in Cooklang apart (cooklang.org/docs/spec). The steps name their ingredients as they do for a cook.
 * @param isRecipe whether a recipe stands at this path, './sauces/Hollandaise': its name is written in brackets
 */
export function readCooklang(text: string, isRecipe: (path: string) => boolean = () => false): CooklangText {
  const ingredients: string[] = [];
  const steps: string[] = [];
  const notes: string[] = [];
  const metadata: Record<string, string> = {};
  const plain = text.replaceAll('\r', '').replace(BLOCK_COMMENT, '').replace(LINE_COMMENT, '');
  let section = '';
  let listed = '';
  for (const block of blocksOf(plain)) {
    const said = METADATA.exec(block);
    if (said?.[1] !== undefined) metadata[said[1].trim().toLowerCase()] = (said[2] ?? '').trim();
    else if (block.startsWith('>')) notes.push(block.replace(/^>+ ?/gm, '').replace(/\s+/g, ' ').trim());
    else if (block.startsWith('=')) section = SECTION.exec(block)?.[1]?.trim() ?? '';
    else if (block !== '') {
      const found: string[] = [];
      const step = block
        .replace(MARKED, (...match) => shown(match, found, isRecipe))
        .replace(ESCAPED, '')
        .replace(/\s+/g, ' ')
        .trim();
      if (found.length > 0 && section !== listed && section !== '') ingredients.push(`${section}:`);
      if (found.length > 0) listed = section;
      ingredients.push(...found);
      if (!BETWEEN_LISTED.test(block.replace(MARKED, ''))) steps.push(step);
    }
  }
  return { ingredients, steps, notes, metadata };
}

/** Sections and metadata are blocks of one line; paragraphs and notes go on to a blank line. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let kind = '';
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const now = /^(?:>>|[=>])/.exec(line)?.[0] ?? (line === '' ? '' : 'text');
    const goesOn = now === kind && (now === 'text' || now === '>');
    if (goesOn) blocks[blocks.length - 1] += `\n${line}`;
    else if (line !== '') blocks.push(line);
    kind = now;
  }
  return blocks;
}

/** What stands in the step for a marked word; an ingredient is added to `found`, unless it was named before. */
function shown(match: readonly string[], found: string[], isRecipe: (path: string) => boolean): string {
  const [, mark, modifier, inBraces, braces = '', word, note = ''] = match;
  const name = (inBraces ?? word ?? '').trim();
  const [quantity = '', unit = ''] = braces
    .replace(/^=/, '')
    .split('%')
    .map((part) => part.trim());
  const measure = [quantity, unit].filter((part) => part !== '').join(' ');
  if (mark === '~') return measure === '' ? name : measure;
  // A recipe of its own is named by its path: '@./sauces/Hollandaise{150%g}'.
  const short =
    name
      .split('|')
      .at(-1)
      ?.replace(/^\.{0,2}\/(?:.*\/)?/, '') ?? name;
  if (mark === '@' && modifier !== '&' && short !== '') {
    const [path = ''] = name.split('|');
    const line = [measure, isRecipe(path) ? `[${short}]` : short].filter((part) => part !== '').join(' ');
    found.push(`${line}${modifier === '?' ? ', optional' : ''}${note === '' ? '' : `, ${note}`}`);
  }
  return short;
}

/** An amount at the beginning of a line: '1 1/2 ' of cups, '200' of '200g'. */
const MEASURE = /^(\d[\d.,/–\- ½⅓⅔¼¾⅛]*|[½⅓⅔¼¾⅛])(?=[\s\p{L}(]) */u;

/**
 * A recipe in Cooklang without its front matter. A recipe that is a part of it is one by its path: '@./Tomato sauce{2%servings}'. Its ingredients are a list with one line each, which is no step
 * ('@butter{200%g}(soft)'), under the sections that head them; of the steps nothing is marked. Each line of its notes is a note.
 * @param fileOf the name of the file of a recipe, without its ending
 */
export function writeCooklang(
  recipe: Pick<SharedRecipe, 'ingredients' | 'instructions' | 'notes'>,
  fileOf: (recipeId: number) => string | undefined = () => undefined,
): string {
  const { ingredients, instructions } = recipe;
  const parts = new Map(ingredients.flatMap(({ part }) => (part ? [[part.written, part.recipeId]] : [])));
  const unitOf = new Map(
    ingredients.map((line) => [lineTexts([{ ...line, section: undefined, part: undefined }])[0], line.unit]),
  );
  const texts = lineTexts(ingredients);
  const list = texts.map((text) => {
    if (text.endsWith(':')) return `\n= ${text.slice(0, -1)}\n`;
    const part = parts.get(text);
    return part === undefined ? markedLine(text, unitOf.get(text) ?? '') : partLine(text, fileOf(part));
  });
  const end = texts.some((text) => text.endsWith(':')) ? ['='] : [];
  const notes = noteLines(recipe).map((line) => `> ${line}`);
  return [list.join('\n').trim(), ...end, ...instructions.map(writeStep), ...notes].join('\n\n');
}

const writeStep = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/[@#~]|^[>=]|(?<=^|\s)--|\[(?=-)/g, '\\$&');

/** A recipe by its path, as much of it as a line says: '2 servings [tomato sauce], warm'. */
function partLine(line: string, file: string | undefined): string {
  const { name = '', before = '', behind = '' } = readPart(line) ?? {};
  const [measure = '', quantity = ''] = MEASURE.exec(`${before} `) ?? [];
  const unit = before.slice(measure.length);
  const isPlain = file !== undefined && (quantity !== '' || before === '') && !unit.includes(' ');
  if (!isPlain || (behind !== '' && (!behind.startsWith(', ') || behind.includes(')')))) return `@${line}{}`;
  const path = file === name ? name : `${file}|${name}`;
  const amount = `${quantity.trim()}${unit === '' ? '' : `%${unit}`}`;
  return `@./${path}{${amount}}${behind === '' ? '' : `(${behind.slice(2)})`}`;
}

function markedLine(text: string, unit: string): string {
  const line = text.replace(/[{}@#~\s]+/g, ' ').trim();
  const [measure = '', quantity = ''] = MEASURE.exec(line) ?? [];
  const rest = line.slice(measure.length);
  const [word = ''] = rest.split(' ');
  const isUnit = unit !== '' && [unit, `${unit}s`, `${unit}es`].includes(word.toLowerCase());
  const named = isUnit ? rest.slice(word.length).trim() : rest;
  const [name = '', ...notes] = named.split(', ');
  const note = notes.join(', ');
  if (quantity === '' || name === '' || /[()]/.test(note)) return `@${line}{}`;
  return `@${name}{${quantity.trim()}${isUnit ? `%${word}` : ''}}${note === '' ? '' : `(${note})`}`;
}
