import { CUBES } from '@game-plan/lexicon/dish-record';
import { conditionIds, parseTemplate, type TemplateNode } from '@game-plan/lexicon/step-template';
import { isCookedInSteps } from '../../foods/food-state.ts';
import { isFrozen } from '../../foods/is-frozen.ts';
import { withoutAccents } from '../../text/accents.ts';
import { kindOf, type Part } from '../model/stocked.ts';
import { manyTitle, withoutItsCut } from '../roles/describe-food.ts';
import { brown, cookInPan, cookWhole, safeTemperature, simmerProtein } from './cook-protein.ts';
import {
  cookBase,
  cookVegetables,
  isDoneAtOnce,
  roastOnTray,
  steamVegetables,
} from './cook-vegetables-and-bases.ts';
import { asBrowned, asFragrant, inOrderOfPan } from './order-in-pan.ts';
import {
  allMeasured,
  arePlural,
  capital,
  halfOf,
  isOrAre,
  joinWithAnd,
  measured,
  minutes,
  names,
  noun,
  sentences,
  them,
  withThe,
} from './phrases.ts';

/**
 * The sentences of a step for the parts that are there; '' if it says nothing about them.
 * @param share of the dish's servings that is cooked, with which the water that the text states falls
 */
export function writeStep(template: string, parts: readonly Part[], share = 1): string {
  return tidy(inOrderOfPan(render(parseTemplate(withLiquids(template, share)), parts, sayPart) ?? ''));
}

/** The sentence about a dish, in which a food is named without its cut. */
export function writeAbout(template: string, parts: readonly Part[]): string {
  const say: Say = (named, form) =>
    form === 'name'
      ? joinWithAnd([...new Set(named.map((part) => withoutItsCut(noun(part))))])
      : sayPart(named, form);
  return tidy(render(parseTemplate(template), parts, say) ?? '');
}

const LIQUID = /(\d+(?:\.\d+)?) (ml|liters?)\b/g;

const withLiquids = (template: string, share: number): string =>
  share === 1
    ? template
    : template.replace(LIQUID, (_, amount: string, unit: string) =>
        saidInMl(Number(amount) * (unit === 'ml' ? 1 : 1000) * share),
      );

/** Milliliters as a cook measures them: '160 ml', '450 ml', '1.2 liters'. */
function saidInMl(ml: number): string {
  const step = ml < 200 ? 10 : ml < 1000 ? 50 : 100;
  const rounded = Math.max(step, Math.round(ml / step) * step);
  if (rounded < 1000) return `${rounded} ml`;
  return `${rounded / 1000} ${rounded === 1000 ? 'liter' : 'liters'}`;
}

/**
 * Whether a step is lost although it mentions, outside of a clause, a food that is there: 'Season {fish} with {salt}
 * and fry.' in a home without salt. Its instructions would be missing from the recipe.
 */
export function isStepLost(template: string, parts: readonly Part[]): boolean {
  const nodes = parseTemplate(template);
  const areThere = nodes.flatMap((node) =>
    node.type === 'ref' ? [partsOf(parts, node.ids).length > 0] : [],
  );
  return areThere.includes(true) && areThere.includes(false);
}

/**
 * Makes the last noun of a name plural, and the first one behind 'with': 'Thai Peanut King Prawns' and 'Stuffed Peppers with Chickpeas and
 * Rice', but 'King Prawn Lo Mein'.
 */
function withLastAsSeveral(nodes: readonly TemplateNode[]): readonly TemplateNode[] {
  return nodes.map((node, at) => {
    const before = nodes[at - 1];
    const next = nodes[at + 1];
    const isLast = next === undefined;
    if (node.type === 'clause') return isLast ? { ...node, nodes: withLastAsSeveral(node.nodes) } : node;
    if (node.type !== 'ref' || node.form !== '' || before === undefined) return node;
    const isBehindWith = before.type === 'text' && / with $/.test(before.text);
    const isItem =
      isLast || next.type === 'clause' || (next.type === 'text' && /^ (?:and|in) /.test(next.text));
    return isLast || (isBehindWith && isItem) ? { ...node, form: 'last' } : node;
  });
}

/**
 * The name of a dish with titles inserted. Undefined if something that it mentions outside of a clause is not there.
 */
export function writeName(template: string, parts: readonly Part[]): string | undefined {
  const name = render(withLastAsSeveral(parseTemplate(template)), parts, titlePart)
    ?.replace(/\s+/g, ' ')
    // 'Noodles' is plural except before the dish's noun: 'Egg Noodles with Ham', 'Egg Noodle Salad'.
    .replace(/\bNoodles (?=(?:Salad|Soup|Bowl|Chowder|Casserole|Stir-Fry)\b)/, 'Noodle ')
    .replace(/\bNoodle (?=(?:in|al|alla|with|and|Carbonara|Cacio|Aglio)\b)/, 'Noodles ')
    // 'Beef and Carrot and Celery' becomes a list of three.
    .replace(/^((?:(?! and ).)+) and ((?:(?! and | with ).)+) and /, '$1, $2 and ')
    .trim();
  return name === '' ? undefined : name;
}

type Say = (parts: readonly Part[], form: string) => string;

/** Undefined if a mentioned food is not there; in a clause without a condition also if its techniques have nothing to say. */
function render(
  nodes: readonly TemplateNode[],
  parts: readonly Part[],
  say: Say,
  isClause = false,
): string | undefined {
  let text = '';
  const techniques = isClause ? nodes.filter(({ type }) => type === 'technique') : [];
  if (techniques.length > 0 && techniques.every((node) => !renderNode(node, parts, say))) return undefined;
  for (let at = 0; at < nodes.length; ) {
    const node = nodes[at];
    if (node === undefined) return text;
    const items = listItemsAt(nodes, at);
    if (items.length > 0) {
      const texts = items.map((item) => renderNode(item, parts, say) ?? '');
      at += items.length;
      text += listGoesOn(nodes[at])
        ? texts.join('')
        : joinItems(texts, opensWith(items[0]), items.every(isPlain));
      continue;
    }
    const piece = renderNode(node, parts, say);
    if (piece === undefined) return undefined;
    text += piece;
    at += 1;
  }
  return text;
}

/** The clause of a further item, '[, {nuts}]' or '[ and a pinch of {salt}]', and of a first item, '[ with {cream}]'. */
const NEXT_ITEM = /^(?:, | and )(?:a pinch of |a little )?$/;
const FIRST_ITEM = /^ with\b/;

/** The clauses from here that form one list of foods; empty if no list begins here. */
function listItemsAt(nodes: readonly TemplateNode[], from: number): readonly TemplateNode[] {
  const isItem = (node: TemplateNode | undefined, ...forms: readonly RegExp[]) => {
    if (node?.type !== 'clause' || node.condition !== '') return false;
    const [first, second] = node.nodes;
    return first?.type === 'text' && second?.type === 'ref' && forms.some((form) => form.test(first.text));
  };
  if (!isItem(nodes[from], NEXT_ITEM, FIRST_ITEM)) return [];
  let to = from + 1;
  while (isItem(nodes[to], NEXT_ITEM)) to += 1;
  return nodes.slice(from, to);
}

const opensWith = (item: TemplateNode | undefined) =>
  item?.type === 'clause' && item.nodes[0]?.type === 'text' && FIRST_ITEM.test(item.nodes[0].text);

/** Whether a clause only names foods and does nothing with them. */
const isPlain = (item: TemplateNode) => item.type === 'clause' && item.nodes.length === 2;

/** Whether the template itself continues with the last item: '[, {nuts}] and {oil}'. */
const listGoesOn = (next: TemplateNode | undefined) => next?.type === 'text' && /^,? and\b/.test(next.text);

/**
 * Joins the items of a list that are there: commas between them and 'and' before the last one, unless that contains
 * 'and' itself. 'With' stands before the first one.
 */
function joinItems(texts: readonly string[], isOpened: boolean, arePlain: boolean): string {
  const left = texts.filter((item) => item !== '');
  return left
    .map((item, at) => {
      const isAnded = item.startsWith(' and ');
      const food = item.replace(/^(?:, | and | with )/, '');
      if (at === 0 && isOpened) return item.startsWith(' with ') ? item : ` with ${food}`;
      if (at < left.length - 1) return `, ${food}`;
      const keepsAnd = isAnded && (left.length > 1 || !arePlain);
      return keepsAnd || !food.includes(' and ') ? ` and ${food}` : `, ${food}`;
    })
    .join('');
}

function renderNode(node: TemplateNode, parts: readonly Part[], say: Say): string | undefined {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'ref': {
      const named = partsOf(parts, node.ids).filter(PICKED_BY_FORM[node.form] ?? (() => true));
      return named.length === 0 ? undefined : say(named, node.form);
    }
    case 'technique':
      return (
        TECHNIQUES[node.name]?.(node.ids.length === 0 ? parts : partsOf(parts, node.ids), node.options) ?? ''
      );
    case 'clause':
      return renderClause(node, parts, say) ?? '';
  }
}

function partsOf(parts: readonly Part[], ids: readonly string[]): Part[] {
  return ids.flatMap((id) => {
    const own = parts.filter((part) => part.need === id);
    const isWater = own.some(({ stocked }) => stocked.food?.name === 'water');
    return id === 'stock' && isWater ? [...own, ...parts.filter(({ need }) => need === CUBES)] : own;
  });
}

/** In a clause for a kind of food, its need means only the foods of that kind: of sausage and shrimp, only the sausage is browned. */
function renderClause(
  { condition, nodes }: Extract<TemplateNode, { readonly type: 'clause' }>,
  parts: readonly Part[],
  say: Say,
): string | undefined {
  if (condition === '') return render(nodes, parts, say, true);
  const found = partsOf(parts, conditionIds(condition));
  if (condition.startsWith('?')) return found.length > 0 ? render(nodes, parts, say) : undefined;
  if (condition.startsWith('!')) return found.length === 0 ? render(nodes, parts, say) : undefined;
  const words = condition
    .slice(condition.indexOf('=') + 1)
    .split(',')
    .map((word) => word.trim());
  const isMeant = (part: Part) =>
    wordsOf(part).some((word) => words.includes(word)) !== condition.includes('!=');
  const others = found.filter((part) => !isMeant(part));
  if (others.length === found.length) return undefined;
  return render(
    nodes,
    parts.filter((part) => !others.includes(part)),
    say,
  );
}

/**
 * The words that a test matches: kind and names of a food, the alias under which it was typed, 'cooked' for cooked food
 * and 'frozen' for frozen food.
 */
function wordsOf(part: Part): string[] {
  const { culinary, food } = part.stocked;
  return [
    culinary.kind,
    culinary.name,
    // The table's aliases have no accents: 'spätzle'.
    ...(food?.aliases.includes(withoutAccents(culinary.one)) ? [withoutAccents(culinary.one)] : []),
    ...(food ? [food.name] : []),
    ...(isCookedInSteps(food?.name ?? '') ? ['cooked'] : []),
    ...(isFrozen(part.stocked.name) ? ['frozen'] : []),
  ];
}

/** Forms that name only some of the parts. */
const PICKED_BY_FORM: Readonly<Record<string, (part: Part) => boolean>> = {
  leaves: isDoneAtOnce,
  firm: (part) => !isDoneAtOnce(part),
};

function sayPart(parts: readonly Part[], form: string): string {
  const [first] = parts;
  switch (form) {
    case '':
    case 'leaves':
    case 'firm':
      // Salt and pepper have no article.
      return parts.every(({ need }) => need === 'salt' || need === 'pepper') ? names(parts) : withThe(parts);
    case 'name':
      return names(parts);
    case 'amount':
      return allMeasured(parts);
    case 'half':
      return first ? halfOf(first) : '';
    case 'is':
      return isOrAre(parts);
    case 'was':
      return arePlural(parts) ? 'were' : 'was';
    case 'has':
      return arePlural(parts) ? 'have' : 'has';
    case 'it':
      return them(parts);
    case 'its':
      return arePlural(parts) ? 'their' : 'its';
    case 's':
      return arePlural(parts) ? '' : 's';
    default:
      throw new SyntaxError(`No form: .${form}`);
  }
}

const MOST_IN_A_NAME = 2;

/** Roles that are plural at the end of a name; an orange or a herb stays singular. */
const SEVERAL_AT_THE_END: ReadonlySet<string> = new Set(['protein', 'vegetable', 'topping']);

function titlePart(parts: readonly Part[], form: string): string {
  return joinWithAnd(
    parts.slice(0, MOST_IN_A_NAME).map((part) => {
      const { culinary } = part.stocked;
      const isSingle = part.unit === 'piece' && (part.amount ?? 2) <= 1;
      const areSeveral = form === 'many' || (form === 'last' && SEVERAL_AT_THE_END.has(culinary.role));
      // A word of another language has no plural of its own, but its English title may: rajma are kidney beans.
      const hasSeveral = culinary.isCounted || culinary.manyTitle !== undefined;
      return areSeveral && hasSeveral && !isSingle ? manyTitle(culinary) : culinary.title;
    }),
  );
}

type Technique = (parts: readonly Part[], options: readonly string[]) => string;

/** `{{name ids…|option|…}}`. Without ids, a technique applies to everything in the dish. */
export const TECHNIQUES: Readonly<Record<string, Technique>> = {
  /** All knife work that is needed. */
  prep: (parts) => knifeWork(parts),
  /** Cooks pasta, rice, noodles, grains, potatoes or lentils in water; `|cut` for potatoes that a step before has cut, `|hot` for noodles of a hot dish. */
  boil: ([part], [form]) => (part ? cookBase(part, form) : ''),
  /** {{heat oil|large skillet|medium}} */
  heat: (parts, [pan = 'large skillet', level = 'medium']) => heat(parts[0], pan, level),
  /** Cooks a protein through in a hot pan. */
  sear: (parts) => asBrowned(parts.map(cookInPan).join(' ')),
  whole: (parts) => parts.map(cookWhole).join(' '),
  /** Browns a food that goes on cooking in a liquid. */
  brown: (parts) => asBrowned(parts.map(brown).join(' ')),
  /** Onions, then garlic, ginger and spices. */
  soften: (parts) => (parts.length > 0 ? soften(parts) : ''),
  /** Adds vegetables to a hot pan, each as late as possible. */
  cook: (parts) => cookVegetables(parts),
  /** The same in a liquid that is there. */
  'simmer-vegetables': (parts) => cookVegetables(parts, 'simmer'),
  'stir-fry': (parts) => cookVegetables(parts, 'stir-fry'),
  steam: (parts) => steamVegetables(parts),
  /** Within a sentence: how long vegetables roast on a tray; `|30` if something else takes half an hour there. */
  'roast-time': (parts, [least = '0']) => (parts.length > 0 ? roastOnTray(parts, Number(least)) : ''),
  /** Adds a food that cooks in a simmering liquid. */
  simmer: (parts) => parts.map(simmerProtein).join(' '),
  /** 'Season with salt and pepper.' */
  season: (parts) => {
    const seasonings = parts.filter(({ need }) => need === 'salt' || need === 'pepper');
    return seasonings.length > 0 ? `Season with ${names(seasonings)}.` : '';
  },
  /** Within a sentence: '74 °C / 165 °F inside', the highest of its foods; '' if they have no safe temperature. */
  temp: (parts) =>
    parts
      .flatMap((part) => safeTemperature(part) ?? [])
      .sort()
      .at(-1) ?? '',
  /** Within a sentence: '8 minutes', the longest pan time plus the given minutes. */
  minutes: (parts, [more = '0']) =>
    parts.length > 0
      ? minutes(inFives(Math.max(...parts.map((part) => part.stocked.culinary.minutes)) + Number(more)))
      : '',
};

/** Longer times are told in steps of five minutes, and rather more than less: no cook sets a clock to 37. */
const inFives = (time: number): number => (time > 20 ? Math.ceil(time / 5) * 5 : time);

/** Liquids that are poured, because only fruit is squeezed. */
const POURED = String.raw`(?=the (?:\p{L}+ )*(?:vinegar|juice)\b)`;
const SQUEEZED_OVER = new RegExp(String.raw`\b(s)queeze over ${POURED}`, 'giu');
const SQUEEZED_IN = new RegExp(String.raw`\b(s)queeze in ${POURED}`, 'giu');
const SQUEEZE_OF = new RegExp(String.raw`\bsqueeze of ${POURED}`, 'giu');

/** Repairs spaces, brackets and capitals where a clause or a temperature was omitted, or comes first. */
function tidy(text: string): string {
  return (
    text
      .replaceAll(' ()', '')
      .replace(SQUEEZED_OVER, '$1prinkle over ')
      .replace(SQUEEZED_IN, '$1tir in ')
      .replace(SQUEEZE_OF, 'splash of ')
      .replace(/\s+/g, ' ')
      .replace(/ ([.,;:])/g, '$1')
      .replace(/\.(?=\p{Lu})/gu, '. ')
      .trim()
      .replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
      // A technique is a sentence of its own: 'Meanwhile, {{boil potatoes}}'.
      .replace(
        /\b(?:Meanwhile|While it bakes), \p{Lu}(?=\p{Ll})/gu,
        (text) => text.slice(0, -1) + text.slice(-1).toLowerCase(),
      )
  );
}

/** 'Heat 1 tbsp olive oil in a large skillet over medium heat.' Without fat, the pan is heated dry. */
function heat(fat: Part | undefined, pan: string, level: string): string {
  if (!fat) return `Set ${withArticle(pan)} over ${level} heat.`;
  if (['butter', 'ghee', 'lard', 'vegan butter', 'margarine'].includes(fat.stocked.culinary.name)) {
    return `Melt ${measured(fat)} in ${withArticle(pan)} over ${level} heat.`;
  }
  return `Heat ${measured(fat)} in ${withArticle(pan)} over ${level} heat.`;
}

/** 'a large skillet', 'an ovenproof skillet'. */
function withArticle(pan: string): string {
  return /^[aeiou]/.test(pan) ? `an ${pan}` : `a ${pan}`;
}

/** Cooks onions slowly first. Garlic, ginger, woody herbs and spices follow for half a minute, because they burn. */
function soften(parts: readonly Part[]): string {
  const slow = parts.filter((part) => kindOf(part) === 'onion' || part.stocked.culinary.role === 'vegetable');
  const quick = parts.filter((part) => !slow.includes(part));
  return sentences(
    slow.length > 0 &&
      `Cook ${withThe(slow)}, stirring, until soft and lightly golden, about ${minutes(longest(slow))}.`,
    quick.length > 0 &&
      asFragrant(`Stir in ${joinWithAnd(quick.map(named))} and cook until fragrant, about 30 seconds.`),
  );
}

function longest(parts: readonly Part[]): number {
  return Math.max(4, ...parts.map((part) => part.stocked.culinary.minutes));
}

/** A spice is measured where it is used. Garlic was already cut, so it is only named. */
function named(part: Part): string {
  return part.stocked.culinary.role === 'spice' || part.stocked.culinary.role === 'sauce'
    ? measured(part)
    : withThe(part);
}

const MOST_IN_A_SENTENCE = 4;

/** The preparation steps, in the order in which the foods are needed; '' if there are none. */
function knifeWork(parts: readonly Part[]): string {
  const byPrep = new Map<string, Part[]>();
  for (const part of parts) {
    const { prep } = part.stocked.culinary;
    if (prep === '') continue;
    byPrep.set(prep, [...(byPrep.get(prep) ?? []), part]);
  }
  const tasks = [...byPrep];
  const twoSteps = tasks.filter(([prep]) => isTwoSteps(prep)).map(([prep, group]) => instruct(prep, group));
  const simple = tasks.filter(([prep]) => !isTwoSteps(prep)).map(([prep, group]) => instruct(prep, group));
  const middle = simple.length > MOST_IN_A_SENTENCE ? Math.ceil(simple.length / 2) : simple.length;
  return sentences(
    ...twoSteps.map((task) => `${capital(task)}.`),
    middle > 0 && `${capital(joinTasks(simple.slice(0, middle)))}.`,
    simple.length > middle && `${capital(joinTasks(simple.slice(middle)))}.`,
  );
}

/** Joins tasks, with a comma before the last 'and' if a task contains 'and' itself. */
function joinTasks(tasks: readonly string[]): string {
  const last = tasks.at(-1);
  if (tasks.length < 2 || !tasks.some((task) => task.includes(' and '))) return joinWithAnd(tasks);
  return `${tasks.slice(0, -1).join(', ')}, and ${last}`;
}

/** Whether a task gets its own sentence, because 'peel * and cut …' would be confusing in a list. */
function isTwoSteps(prep: string): boolean {
  return / and /.test(prep.slice(prep.indexOf('*')));
}

/** Inserts the food into an instruction such as 'cut * into small florets'. */
function instruct(prep: string, parts: readonly Part[]): string {
  const pronounced = arePlural(parts) ? prep.replace(/\bit\b/, 'them') : prep;
  return pronounced.replace('*', () => withThe(parts));
}
