/**
 * For people to whom soft eggs and pink meat are a risk, as in pregnancy. The UK's NHS, 'Foods to avoid in pregnancy',
 * and the US Department of Agriculture (fsis.usda.gov) advise firm yolks and meat cooked through.
 */

/** Phrases for soft yolks and their replacements for firm ones. Fried and poached eggs take two minutes more. */
const SOFT: readonly (readonly [soft: RegExp, firm: (...found: string[]) => string])[] = [
  [
    /\buntil the whites? (?:are|is) set(?: and the yolks (?:still run|are cooked as you like))?(?:, (about )?(\d+)(?: to (\d+))? minutes)?/g,
    (_, about = '', from, to) =>
      `until the whites and yolks are firm${from === undefined ? '' : `, ${about}${Number(from) + 2}${to === undefined ? '' : ` to ${Number(to) + 2}`} minutes`}`,
  ],
  [/\bfor 6 minutes for soft yolks, 10 minutes for firm ones/g, () => 'for 10 minutes'],
  [/\b(for|about) 7 minutes(?=,? (?:cool|and peel|peel))/g, (_, before) => `${before} 10 minutes`],
  [/\bjust set but still soft\b/g, () => 'set all through'],
  [/\bwhile still soft\b/g, () => 'once set'],
  [/\bsoft-boiled\b/g, () => 'boiled'],
  [/\bas soft or as firm as you like them\b/g, () => 'until firm'],
];

/** Changes a step or description so that eggs are cooked until firm. */
export function withFirmEggs(text: string): string {
  return SOFT.reduce((changed, [soft, firm]) => changed.replace(soft, firm), text);
}

/**
 * Phrases in dishes that cannot be cooked through without becoming another dish: a rare steak, carbonara, a French
 * omelette.
 */
const UNDERCOOKED =
  /\bstill moist\b(?! in the middle)|\bsoftly set, about|\bis not cooked\b|\bdo not scramble\b|\ba little pink\b|\bfor medium \(/;

/** Whether the steps leave eggs soft or meat pink inside. */
export function isUndercooked(steps: readonly string[]): boolean {
  return steps.some((step) => UNDERCOOKED.test(step));
}
