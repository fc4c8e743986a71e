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
  /** The lines that a reader sees of what the page is about, without menus, forms and comments. */
  readonly lines: readonly PageLine[];
}

/** A line of a page; '' stands between blocks. */
export interface PageLine {
  readonly text: string;
  /** Of a heading, 1 the highest; null if it is none. */
  readonly level: number | null;
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
  /** The item that properties in it belong to. */
  readonly item: Item | undefined;
  /** How many items it is within. */
  readonly items: number;
  /** The property whose text it is. */
  readonly told: { readonly of: Item; readonly property: string; text: string } | undefined;
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
  'script style noscript template svg nav footer aside form button select iframe dialog object video audio head',
);
const ASIDE_ROLES = setOf('navigation banner contentinfo search complementary dialog alertdialog menu');
/** What sites call the parts beside their article in classes and ids. */
const ASIDE_CLASSES = setOf(
  'comment comments commentlist respond sidebar related breadcrumb breadcrumbs newsletter social sharing cookie cookies modal popup',
);

/** The lines of an article; a page with fewer in it has them elsewhere. */
const LEAST_MAIN = 10;
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
  const marked: Item[] = [];
  const [all, main] = [new LineWriter(), new LineWriter()];
  const found = { heading: '', calls: '', picture: '' };
  let told: NonNullable<Open['told']>[] = [];

  const breakLines = (level: number | null) => {
    all.break(level);
    main.break(level);
    for (const one of told) one.text += '\n';
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const above = open.at(-1);
      if (BLOCKS.has(name)) breakLines(null);
      if (name === 'meta' && attributes.property === 'og:title')
        found.calls ||= attributes.content?.trim() ?? '';
      if (name === 'meta' && attributes.property === 'og:image')
        found.picture ||= attributes.content?.trim() ?? '';
      const items = above?.items ?? 0;
      const item = items < MOST_DEPTH ? itemOf(attributes) : undefined;
      if (item?.['@type'] === 'Recipe') marked.push(item);
      const property = lastWord(attributes.itemprop ?? attributes.property ?? '');
      const owner = property === '' ? undefined : above?.item;
      const value = item ?? writtenValue(name, property, attributes);
      if (owner && value !== undefined) add(owner, property, value);
      const one: Open = {
        holds: contentOf(name, attributes, above),
        isMain: above?.isMain === true || isMain(name, attributes),
        item: item ?? above?.item,
        items: item ? items + 1 : items,
        told: owner && value === undefined ? { of: owner, property, text: '' } : undefined,
      };
      open.push(one);
      if (one.holds === 'json') json.push('');
      if (one.told && told.length < MOST_DEPTH) told.push(one.told);
    },
    ontext(text) {
      const { holds = 'else', isMain = false } = open.at(-1) ?? {};
      if (holds === 'json') json.push((json.pop() ?? '') + text);
      if (holds === 'heading' && found.heading.length < 200) found.heading += text;
      if (holds === 'json' || holds === 'aside') return;
      for (const one of told) one.text += text;
      all.add(text);
      if (isMain) main.add(text);
    },
    onclosetag(name) {
      const closed = open.pop();
      if (closed?.told) {
        told = told.filter((one) => one !== closed.told);
        add(closed.told.of, closed.told.property, closed.told.text.trim());
      }
      if (BLOCKS.has(name)) breakLines(levelOf(name));
    },
  });
  for (let at = 0; at < html.length && open.length <= MOST_OPEN; at += CHUNK)
    parser.write(html.slice(at, at + CHUNK));
  parser.end();
  const lines = main.lines.length >= LEAST_MAIN ? main.lines : all.lines;
  return { json, marked, title: plain(found.heading) || found.calls, picture: found.picture, lines };
}

function contentOf(name: string, attributes: Attributes, above: Open | undefined): Open['holds'] {
  if (name === 'script' && /ld\+json/i.test(attributes.type ?? '')) return 'json';
  if (above?.holds === 'aside' || above?.holds === 'json') return 'aside';
  if (ASIDE.has(name) || ASIDE_ROLES.has(attributes.role ?? '') || attributes.hidden !== undefined)
    return 'aside';
  const classes = `${attributes.class ?? ''} ${attributes.id ?? ''}`
    .toLowerCase()
    .slice(0, 500)
    .split(/[\s_-]+/);
  if (name !== 'body' && name !== 'html' && classes.some((word) => ASIDE_CLASSES.has(word))) return 'aside';
  return name === 'h1' || above?.holds === 'heading' ? 'heading' : 'else';
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

/** Collects the lines of a text; one that is blank stands where blocks meet. */
class LineWriter {
  readonly lines: PageLine[] = [];
  #line = '';

  add(text: string): void {
    this.#line += text;
  }

  break(level: number | null): void {
    const text = plain(this.#line);
    this.#line = '';
    if (text !== '') this.lines.push({ text, level });
    else if (this.lines.at(-1)?.text) this.lines.push({ text, level: null });
  }
}
