import { matchAt, pageLineOf } from '../../language/grammar.ts';
import { withoutPictures } from '../../lines/line-text.ts';
import { isFigures } from './figures.ts';

/** The parts that a recipe's text is headed by; 'other' holds notes and figures, which are left to the person. */
export type HeadedPart = 'ingredients' | 'steps' | 'other';

/** Longer lines are no headings. */
const LONGEST_HEADING = 40;

const INGREDIENTS =
  /^(?:(?:the |list of |your )?ingredients?(?: list| needed| you(?:['’]ll)? need)?|(?:things |stuff |all |what )?you(?:['’]ll| will)? need|what (?:we|i) need|what goes in|shopping list|zutaten(?:liste)?|ingr[eé]dients|ingredientes|ingredienti|ingrediënten|składniki|potrzebne składniki|benodigdheden)$/i;
const STEPS =
  /^(?:the )?(?:method|directions?|instructions?|preparation|steps?|procedure|process|cooking (?:method|instructions|steps)|step[- ]by[- ]step(?: instructions)?|how (?:to|i)(?: (?:make|cook|prepare|do)(?: it| this| them)?)?|how it['’]?s (?:made|done)|what to do|to (?:make|cook|prepare)(?: it)?|make it|(?:let['’]?s|now) (?:cook|bake|go)|zubereitung|anleitung|so geht['’]?s|pr[eé]paration|instrucciones|elaboraci[oó]n|preparaci[oó]n|preparazione|procedimento|bereiding(?:swijze)?|werkwijze|modo de (?:preparo|fazer|preparación)|preparo|(?:sposób )?przygotowani[ae]|(?:sposób )?wykonani[ae])$/i;
const OTHER =
  /^(?:(?:recipe |cook['’]?s |chef['’]?s |my )?(?:notes?|tips?(?: (?:and|&) tricks)?|hints?)|nutrition(?:al)?(?: (?:facts|information|info|values|per serving))?|n[aä]hrwerte|tipps?|notizen|equipment|tools|special equipment|storage|to store|make[- ]ahead|variations|substitutions|comments?|reviews?|video|faqs?|about this recipe|did you make this(?: recipe)?\??|keywords?|rate this recipe)$/i;

/** The words of a heading, without '##', stars, a colon and pictures. */
function headingWords(line: string): string {
  return withoutPictures(line)
    .trim()
    .replace(/^[#*_=★☆\s-]+|[#*_=\s:.!-]+$/g, '')
    .trim();
}

/** The part that a line begins; undefined where it is no such heading. */
export function headedPart(line: string): HeadedPart | undefined {
  const words = headingWords(line);
  if (words === '' || words.length > LONGEST_HEADING) return undefined;
  if (INGREDIENTS.test(words)) return 'ingredients';
  if (STEPS.test(words)) return 'steps';
  return OTHER.test(words.replace(/[()]/g, '')) ? 'other' : undefined;
}

/** 'STEP 1', 'Krok 2:', '3.' on a line of its own. */
export function isStepNumber(line: string): boolean {
  const words = headingWords(line);
  return /^\d{1,2}[.)]?$/.test(words) || stepNumberOf(words)?.rest === '';
}

const NUMBER = /^\(?(\d{1,2})(?:[.):]| ?[-–]) +(?=\S)/;
const NUMBER_BEHIND_WORD = /^(\d{1,2})(?:\/\d{1,2}| of \d{1,2})?\)?(?:[.):]| ?[-–])?(?: +|$)/i;
const LONGEST_WORD = 20;

/** The number of a step and what it says: '1. Mix', 'Krok 2: Smaż', 'Step 3'. Undefined if a text begins without one. */
export function stepNumberOf(text: string): { readonly count: number; readonly rest: string } | undefined {
  const { tokens, ...line } = pageLineOf(text.slice(0, LONGEST_WORD));
  const word = matchAt({ ...line, tokens }, 0, 'step');
  const behind = word === undefined ? text : text.slice(tokens[word.to]?.start ?? text.length);
  const [written = '', count] = (word === undefined ? NUMBER : NUMBER_BEHIND_WORD).exec(behind) ?? [];
  return count === undefined ? undefined : { count: Number(count), rest: behind.slice(written.length) };
}

/** What recipe sites put around a recipe: buttons, ratings and choices of units. */
const FURNITURE =
  /^(?:jump to|skip to|print\b|pin\b|save\b|share\b|rate\b|download|advertisement|ad\b|cook mode|prevent your screen|deselect|select all|add to (?:shopping list|cart)|us customary|metric|imperial|(?:[123½]x ?){1,4}$|scale\b|\d(?:\.\d+)? (?:from|out of)\b|\d+ (?:votes?|reviews?|comments?|ratings?)|by [\p{Lu}]|author|published|updated|posted|image|photo|credit|copyright|page \d|©|https?:|www\.|follow|subscribe|sign up|leave a (?:comment|review))/iu;

/** The page number and the running head of a book: '120    TEATIME BAKING'. */
const RUNNING_HEAD = /^\d{1,4} {3,}[\p{Lu} &'’-]{3,60}$|^[\p{Lu} &'’-]{3,60} {3,}\d{1,4}$/u;

/** The way through a site to the page: 'Home » Dinner » Beef'. */
const TRAIL = /^[^»›]{1,40}(?: [»›] [^»›]{1,60}){1,6}$/;

export function isFurniture(line: string): boolean {
  return (
    FURNITURE.test(headingWords(line)) ||
    isOfPage(headingWords(line)) ||
    TRAIL.test(line) ||
    RUNNING_HEAD.test(line.trim()) ||
    isFigures(line)
  );
}

/** A button or a link of the page: 'Save', 'Rezept drucken'. */
function isOfPage(words: string): boolean {
  if (words.length > LONGEST_HEADING) return false;
  const line = pageLineOf(words);
  return matchAt(line, 0, 'page')?.to === line.tokens.length;
}

/** How a message begins: 'Hi love, here is the recipe'. */
const GREETING =
  /^(?:hi|hello|hey|hiya|omg|guys|y[’']all|dear|hallo|liebe[rs]?|salut|bonjour|coucou|cher|chère|ciao|car[oa]|hola|querid[oa]|olá|hoi|cześć)\b(?=[ ,!]).{0,120}$/iu;

export function isGreeting(line: string): boolean {
  return GREETING.test(headingWords(line));
}

/** How a message ends: 'Love, Ana', 'Let me know how it went'. */
const FAREWELL =
  /^(?:(?:lots of )?love|cheers|best|regards|kind regards|hugs|xx+|enjoy|bon app[eé]tit|guten appetit|buon appetito|let me know|thanks|thank you|sent from|lg|liebe grüße|tell me|bisous|bises|à bientôt|un abrazo|besos|bes[io]tos|baci|un abbraccio|beijos|abraços|buziaki|pozdrawiam|smacznego|buen provecho|bom apetite|eet smakelijk|groetjes)(?!\p{L})[^:]{0,80}$/iu;

export function isFarewell(line: string): boolean {
  return FAREWELL.test(headingWords(line));
}

const MOST_GROUP_WORDS = 6;
const GROUP =
  /^(?:(?:for|to (?:make|assemble|finish)|für|pour|para|per|voor|dla|na) (?:the |die |den |das |la |le |les |el |los |las |il |lo |o |a |de |het )?[\p{L}' -]+|to (?:serve|finish|assemble|garnish|decorate|plate))$/iu;

/** A sub-heading among the steps: 'For the sauce', 'Sauce:', 'WHITE SAUCE'. A sentence is none. */
export function isStepGroup(line: string): boolean {
  const text = withoutPictures(line).trim();
  const words = headingWords(line);
  if (words === '' || /[.!?]$/.test(text) || /\d/.test(words)) return false;
  if (words.split(/\s+/).length > MOST_GROUP_WORDS) return false;
  return /:$/.test(text) || GROUP.test(words) || (words.length > 3 && words === words.toUpperCase());
}

const PART_OF_DISH =
  /^(?:for|für|pour|para|per|voor)\b|\b(?:icing|frosting|glaze|sauce|dressing|filling|topping|crust|base|dough|pastry|syrup|marinade|garnish|crumble|streusel|ganache|buttercream|cream|curd|caramel|custard|praline|meringue|drizzle|batter|rub|brine|broth|slaw|pickles?|relish|mayo|mayonnaise|aioli|gravy|stuffing|dumplings?|croutons?|guss|füllung|teig|soße|belag)$/i;

/** Whether a line names a part of a dish that may have ingredients and steps of its own: 'Icing', 'For the sauce'. */
export function namesPartOfDish(line: string): boolean {
  return PART_OF_DISH.test(headingWords(line));
}

/** A line of dashes, stars or the like between two parts of a text. */
export function isSeparator(line: string): boolean {
  return /^[-–—=*_~#•.★☆\s]{2,}$/.test(line);
}

/** '#pancakes #mealprep', and nothing else. */
export function isTags(line: string): boolean {
  return /^(?:#[\p{L}\p{N}_]+\s*){1,60}$/u.test(line.trim()) && !/^#+\s/.test(line.trim());
}

/** What speaks to the readers of a page, and not of the dish: 'Tag me on Instagram'. */
const TO_READERS =
  /\b(?:blog|subscribe|newsletter|click|scroll|affiliate|sponsored|instagram|facebook|pinterest|tiktok|youtube|tag me|comment below|hi (?:friends|guys|everyone|all)|welcome back)\b/i;
const FIRST_PERSON = /\b(?:I|me|my|mine|we|us|our)\b(?!\.)/gi;

/** Whether a line is a story of its writer: a description may say 'I' once, 'the one I make when the fridge is empty'. */
export function isChatter(line: string): boolean {
  return TO_READERS.test(line) || (line.match(FIRST_PERSON)?.length ?? 0) > 1;
}
