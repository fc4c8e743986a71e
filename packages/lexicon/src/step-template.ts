/**
 * The template language of dishes.
 *
 * - `{onion}` is 'the onion'; `{onion+garlic}` is 'the onion and garlic', or the one that is there. `{oil.amount}` is
 *   '2 tbsp olive oil', `{oil.name}` 'olive oil', `{oil.half}` '1 tbsp of the olive oil'; `.is`, `.has`, `.it`, `.s`
 *   agree with it: 'are', 'have', 'them', ''. `{vegetables.leaves}` are leaves and peas, which are done at once,
 *   `{vegetables.firm}` the others.
 * - `[, then {garlic}]` is a clause. It is omitted if something in it is not there. `[?egg: …]` tests for a food
 *   without naming it, `[!egg: …]` for its absence, `[protein=egg,tofu: …]` and `[protein!=egg: …]` for a kind, a food,
 *   'cooked' or 'frozen'.
 * - `{{sear protein}}` is a technique: one or more sentences with times and safe temperatures for the food.
 *
 * In a name, `{protein}` is a title: 'Chicken'; `{protein.many}` is 'Mushrooms'.
 */
export type TemplateNode =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'ref'; readonly ids: readonly string[]; readonly form: string }
  | {
      readonly type: 'technique';
      readonly name: string;
      readonly ids: readonly string[];
      readonly options: readonly string[];
    }
  | { readonly type: 'clause'; readonly condition: string; readonly nodes: readonly TemplateNode[] };

const PARSED = new Map<string, readonly TemplateNode[]>();

/** The parts of a template, parsed once. Throws a SyntaxError if its brackets are not balanced. */
export function parseTemplate(template: string): readonly TemplateNode[] {
  const known = PARSED.get(template);
  if (known) return known;
  const { nodes, at } = parseUntil(template, 0, '');
  if (at !== template.length) throw new SyntaxError(`Unbalanced brackets: ${template}`);
  PARSED.set(template, nodes);
  return nodes;
}

/** Every part of a template, those of its clauses included. */
export function allNodes(nodes: readonly TemplateNode[]): TemplateNode[] {
  return nodes.flatMap((node) => (node.type === 'clause' ? [node, ...allNodes(node.nodes)] : [node]));
}

/** The needs that a part of a template names itself. */
export function idsOf(node: TemplateNode): readonly string[] {
  if (node.type === 'text') return [];
  return node.type === 'clause' ? conditionIds(node.condition) : node.ids;
}

/** The needs that the condition of a clause tests: 'a' and 'b' of '?a+b', 'a' of 'a!=egg'. */
export function conditionIds(condition: string): string[] {
  const [, ids = ''] = /^[?!]?([a-z0-9+]*)/i.exec(condition) ?? [];
  return ids === '' ? [] : ids.split('+');
}

function parseUntil(template: string, start: number, end: string): { nodes: TemplateNode[]; at: number } {
  const nodes: TemplateNode[] = [];
  let at = start;
  let text = '';
  const flush = () => {
    if (text !== '') nodes.push({ type: 'text', text });
    text = '';
  };
  while (at < template.length) {
    if (end !== '' && template[at] === end) {
      flush();
      return { nodes, at: at + 1 };
    }
    if (template.startsWith('{{', at)) {
      flush();
      const close = closing(template, '}}', at);
      nodes.push(techniqueOf(template.slice(at + 2, close)));
      at = close + 2;
    } else if (template[at] === '{') {
      flush();
      const close = closing(template, '}', at);
      nodes.push(refOf(template.slice(at + 1, close)));
      at = close + 1;
    } else if (template[at] === '[') {
      flush();
      const condition = /^\[((?:[?!][a-z0-9+]+|[a-z0-9]+!?=[^:\]{[]+)):\s?/i.exec(template.slice(at));
      const inner = parseUntil(template, at + (condition?.[0].length ?? 1), ']');
      nodes.push({ type: 'clause', condition: condition?.[1] ?? '', nodes: inner.nodes });
      at = inner.at;
    } else {
      text += template[at];
      at += 1;
    }
  }
  if (end !== '') throw new SyntaxError(`Unbalanced brackets: ${template}`);
  flush();
  return { nodes, at };
}

function closing(template: string, mark: string, from: number): number {
  const at = template.indexOf(mark, from);
  if (at < 0) throw new SyntaxError(`Unbalanced braces: ${template}`);
  return at;
}

function refOf(text: string): TemplateNode {
  const [ids = '', form = ''] = text.split('.');
  return { type: 'ref', ids: ids.split('+'), form };
}

function techniqueOf(text: string): TemplateNode {
  const [head = '', ...options] = text.split('|').map((part) => part.trim());
  const [name = '', ...ids] = head.split(/\s+/);
  return { type: 'technique', name, ids, options };
}
