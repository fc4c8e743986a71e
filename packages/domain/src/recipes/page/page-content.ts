import { Parser } from 'htmlparser2';

/** What the source of a web page holds of a recipe. */
export interface PageContent {
  /** The texts of its JSON-LD scripts. */
  readonly json: readonly string[];
  /** Its items of schema.org/Recipe in microdata or RDFa, as the fields that JSON-LD would have. */
  readonly marked: readonly Item[];
  /** Its first heading, or what it calls itself; '' if nothing. */
  readonly title: string;
  /** The address of the picture that it shows where it is shared; '' if none. */
  readonly picture: string;
  /**
   * The lines that a reader sees, without menus and forms: of its article, of all but what sites call comments and sidebars, and with
   * these. What a site calls so may be around all of it.
   */
  readonly readings: readonly (readonly PageLine[])[];
}

/** A line of a page; '' stands between blocks. An item of a list and a row of a table are a line each, unless they are long. */
export interface PageLine {
  readonly text: string;
  /** Of a heading, 1 the highest; null if it is none. */
  readonly level: number | null;
  /** Whether it is a paragraph in bold letters, which many use as a heading. */
  readonly isBold: boolean;
  /** Whether it is, or is of, an item of a list or a row of a table. */
  isRow: boolean;
  /** Of a row, the texts that stand below each other in it; none if it is one. */
  readonly pieces: readonly string[];
  /** Of a heading, the number of the line behind the smallest element that has it and lines below it; null if nothing has. */
  end: number | null;
}

/** An item of microdata or RDFa. A property that occurs several times has a list. */
export interface Item {
  '@type': string;
  [property: string]: Value | Value[];
}
type Value = string | Item;

/** An element that is open. */
interface Open {
  readonly holds: 'json' | 'heading' | 'aside' | 'else';
  /** Whether it is, or is within, what the page is about. */
  readonly isMain: boolean;
  /** Whether it is, or is within, what its site calls something beside that. */
  readonly isBeside: boolean;
  /** The item that properties in it belong to. */
  readonly item: Item | undefined;
  /** How many items it is within. */
  readonly items: number;
  /** The property whose text it is. */
  readonly told: { readonly of: Item; readonly property: string; text: string } | undefined;
  readonly isBold: boolean;
  /** How many lines of each reading stand before it. */
  readonly from: readonly number[];
  /** Whether it is an item of a list or a row of a table without another one in it. */
  isRow: boolean;
}

type Attributes = Readonly<Record<string, string>>;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Elements that begin a line. */
const BLOCKS = setOf(
  `address article aside blockquote br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li
  main nav ol p pre section table tr ul`,
);
/** Elements that a reader does not see, or does not come for. */
const ASIDE = setOf(
  'script style noscript template svg nav footer aside form button select iframe dialog object video audio head thead',
);
const ASIDE_ROLES = setOf('navigation banner contentinfo search complementary dialog alertdialog menu');
/** What sites call the parts beside their article in classes and ids. */
const ASIDE_CLASSES = setOf(
  'comment comments commentlist respond sidebar related breadcrumb breadcrumbs newsletter social sharing cookie cookies modal popup',
);

const ROWS = setOf('li tr');
const BOLD = setOf('b strong');

/** A part of a page with fewer is not what the page is about. */
const LEAST_LINES = 10;
const LONGEST_TITLE = 200;
/** Items within each other, and properties that are open at once: deeper ones are no recipe's. */
const MOST_DEPTH = 12;
/** Elements within each other, of which browsers take 512. The parser's time grows with their square. */
const MOST_OPEN = 1000;
/** Characters between two looks at how many elements are open. */
const CHUNK = 4096;

/** Reads the source of a page in one pass, in time linear in its length. What is nested too deeply ends it. */
export function readPageContent(html: string): PageContent {
  const open: Open[] = [];
  const json: string[] = [];
  /** What stands in no item, as if it were in one. */
  const outside: Item = { '@type': '' };
  const items: Item[] = [outside];
  const [main, all, whole] = [new LineWriter(), new LineWriter(), new LineWriter()];
  const readings = [main, all, whole];
  const found = { calls: '', picture: '' };
  const headings: string[] = [];
  let told: NonNullable<Open['told']>[] = [];

  const breakLines = (level: number | null) => {
    for (const reading of readings) reading.break(level);
    for (const one of told) one.text += '\n';
  };
  const write = (text: string, { holds, isMain, isBeside, isBold }: Open) => {
    if (holds === 'json' || holds === 'aside') return;
    for (const one of told) one.text += text;
    whole.add(text, isBold);
    if (isBeside) return;
    all.add(text, isBold);
    if (isMain) main.add(text, isBold);
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const above = open.at(-1);
      if (BLOCKS.has(name)) breakLines(null);
      else if (above && (name === 'td' || name === 'th')) write(' ', above);
      if (above && name === 'input') write(typedValue(attributes), above);
      const isRow = ROWS.has(name);
      const around = isRow ? open.findLast((one) => one.isRow) : undefined;
      if (around) around.isRow = false;
      if (name === 'meta' && attributes.property === 'og:title')
        found.calls ||= attributes.content?.trim() ?? '';
      if (name === 'meta' && attributes.property === 'og:image')
        found.picture ||= attributes.content?.trim() ?? '';
      const depth = above?.items ?? 0;
      const item = depth < MOST_DEPTH ? itemOf(attributes) : undefined;
      if (item) items.push(item);
      const property = lastWord(attributes.itemprop ?? attributes.property ?? '');
      const owner = property === '' ? undefined : (above?.item ?? outside);
      const value = item ?? writtenValue(name, property, attributes);
      if (owner && value !== undefined) add(owner, property, value);
      const one: Open = {
        holds: contentOf(name, attributes, above),
        isMain: above?.isMain === true || isMain(name, attributes),
        isBeside: above?.isBeside === true || isBeside(name, attributes),
        item: item ?? above?.item,
        items: item ? depth + 1 : depth,
        told: owner && value === undefined ? { of: owner, property, text: '' } : undefined,
        isBold: above?.isBold === true || BOLD.has(name),
        from: readings.map(({ lines }) => lines.length),
        isRow,
      };
      open.push(one);
      if (one.holds === 'json') json.push('');
      if (name === 'h1' && one.holds === 'heading') headings.push('');
      if (one.told && told.length < MOST_DEPTH) told.push(one.told);
    },
    ontext(text) {
      const around = open.at(-1);
      if (around?.holds === 'json') json.push((json.pop() ?? '') + text);
      if (around?.holds === 'heading' && (headings.at(-1) ?? '').length < LONGEST_TITLE)
        headings.push((headings.pop() ?? '') + text);
      if (around) write(text, around);
    },
    onclosetag(name) {
      const closed = open.pop();
      if (closed?.told) {
        told = told.filter((one) => one !== closed.told);
        add(closed.told.of, closed.told.property, closed.told.text.trim());
      }
      if (!BLOCKS.has(name) || !closed) return;
      breakLines(levelOf(name));
      for (const [at, reading] of readings.entries()) reading.close(closed.from[at] ?? 0, closed.isRow);
    },
  });
  for (let at = 0; at < html.length && open.length <= MOST_OPEN; at += CHUNK)
    parser.write(html.slice(at, at + CHUNK));
  parser.end();
  const long = readings.filter(({ lines }) => lines.length >= LEAST_LINES);
  return {
    json,
    marked: recipesAmong(items),
    title: titleOf(headings.map(plain), found.calls),
    picture: found.picture,
    readings: (long.length > 0 ? long : [whole]).map(({ lines }) => lines),
  };
}

/** Items that say that they are recipes; without one, those that have a list of ingredients. */
function recipesAmong(items: readonly Item[]): Item[] {
  const said = items.filter((item) => item['@type'] === 'Recipe');
  if (said.length > 0) return said;
  return items
    .filter((item) => Array.isArray(item.recipeIngredient ?? item.ingredients))
    .map((item) => ({ ...item, '@type': 'Recipe' }));
}

/** The heading that is in what the page calls itself, or else the first, or how it calls itself. */
function titleOf(headings: readonly string[], calls: string): string {
  const called = headings.find((heading) => heading !== '' && calls.includes(heading));
  return called ?? (headings.find((heading) => heading !== '') || calls);
}

/** What stands in a field for a number or a text: '4' of 'Serves [4]'. */
const typedValue = ({ type = 'text', value = '' }: Attributes): string =>
  type === 'text' || type === 'number' ? ` ${value} ` : '';

function contentOf(name: string, attributes: Attributes, above: Open | undefined): Open['holds'] {
  if (name === 'script' && /ld\+json/i.test(attributes.type ?? '')) return 'json';
  if (above?.holds === 'aside' || above?.holds === 'json') return 'aside';
  if (ASIDE.has(name) || ASIDE_ROLES.has(attributes.role ?? '') || attributes.hidden !== undefined)
    return 'aside';
  return name === 'h1' || above?.holds === 'heading' ? 'heading' : 'else';
}

function isBeside(name: string, attributes: Attributes): boolean {
  const classes = `${attributes.class ?? ''} ${attributes.id ?? ''}`
    .toLowerCase()
    .slice(0, 500)
    .split(/[\s_-]+/);
  return name !== 'body' && name !== 'html' && classes.some((word) => ASIDE_CLASSES.has(word));
}

const isMain = (name: string, { role }: Attributes): boolean =>
  name === 'main' || name === 'article' || role === 'main';

function itemOf({ itemtype, itemscope, typeof: type = itemtype }: Attributes): Item | undefined {
  const isItem = type !== undefined && (itemscope !== undefined || type !== itemtype);
  return isItem ? { '@type': lastWord(type) } : undefined;
}

/** The name at the end of 'https://schema.org/Recipe' and of 'schema:name', the first if there are several. */
const lastWord = (name: string): string => /[^/:#]*$/.exec(name.trim().split(/\s/)[0] ?? '')?.[0] ?? '';

/** The value that an element has in an attribute; undefined if its text is the value. */
function writtenValue(name: string, property: string, attributes: Attributes): string | undefined {
  if (property === '') return undefined;
  const { content, datetime, src, href } = attributes;
  if (name === 'img' || property === 'image') return content ?? attributes['data-src'] ?? src ?? href;
  if (name === 'time') return datetime;
  return name === 'link' || property === 'url' ? (content ?? href) : content;
}

function add(item: Item, property: string, value: Value): void {
  if (value === '') return;
  const before = item[property];
  if (before === undefined) item[property] = value;
  else if (Array.isArray(before)) before.push(value);
  else item[property] = [before, value];
}

const levelOf = (name: string): number | null => (/^h[1-6]$/.test(name) ? Number(name[1]) : null);

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What comes behind is no recipe. */
const MOST_LINES = 4000;
/** A longer row is a paragraph, or holds what is no row of a list. */
const LONGEST_ROW = 250;

/** Collects the lines of a text; one that is blank stands where blocks meet. */
class LineWriter {
  readonly lines: PageLine[] = [];
  #line = '';
  #bold = 0;
  /** Headings below which nothing stands yet in an element that has them. */
  readonly #headings: PageLine[] = [];
  readonly #places = new Map<PageLine, number>();

  add(text: string, isBold: boolean): void {
    this.#line += text;
    if (isBold) this.#bold += plain(text).length;
  }

  break(level: number | null): void {
    const text = plain(this.#line);
    const isBold = level === null && text !== '' && this.#bold >= text.length;
    this.#line = '';
    this.#bold = 0;
    if ((text === '' && !this.lines.at(-1)?.text) || this.lines.length === MOST_LINES) return;
    const line = { text, level: text === '' ? null : level, isBold, isRow: false, pieces: [], end: null };
    this.lines.push(line);
    if (line.level === null) return;
    this.#headings.push(line);
    this.#places.set(line, this.lines.length);
  }

  /** Ends an element that began behind so many lines. */
  close(from: number, isRow: boolean): void {
    if (isRow) this.#join(from);
    for (let heading = this.#headings.at(-1); heading; heading = this.#headings.at(-1)) {
      const below = this.#places.get(heading) ?? 0;
      if (below <= from || !this.#hasText(below)) return;
      heading.end = this.lines.length;
      this.#headings.pop();
    }
  }

  #hasText(from: number): boolean {
    const last = this.lines.findLast(({ text }) => text !== '');
    return this.lines.length > from && last?.level === null;
  }

  /** Makes one line of those of a row. */
  #join(from: number): void {
    const lines = this.lines.slice(from).filter(({ text }) => text !== '');
    const text = lines.map((line) => line.text).join(' ');
    for (const line of lines) line.isRow = true;
    if (text === '' || text.length > LONGEST_ROW || lines.some(({ level }) => level !== null)) return;
    const pieces = lines.length === 1 ? [] : lines.map((line) => line.text);
    const line = { text, level: null, isBold: false, isRow: true, pieces, end: null };
    this.lines.splice(from, Number.POSITIVE_INFINITY, line);
  }
}
