/** The finest step in which a cook measures, by unit; pieces and what is not listed come in halves. */
const STEPS: Readonly<Record<string, readonly (readonly [below: number, step: number])[]>> = {
  g: [
    [10, 1],
    [Infinity, 5],
  ],
  ml: [
    [10, 1],
    [Infinity, 5],
  ],
  kg: [[Infinity, 0.05]],
  l: [[Infinity, 0.05]],
  lb: [[Infinity, 0.25]],
  oz: [
    [2, 0.25],
    [Infinity, 0.5],
  ],
  cup: [[Infinity, 0.25]],
  tbsp: [[Infinity, 0.25]],
  tsp: [[Infinity, 0.25]],
  clove: [[Infinity, 1]],
};
const HALVES = [[Infinity, 0.5]] as const;

/** An amount that can be measured out, never nothing: 1.9 pieces are 2, 0.1 tsp is 0.25. */
export function roundAmount(amount: number, unit: string): number {
  if (amount <= 0) return 0;
  const step = (STEPS[unit] ?? HALVES).find(([below]) => amount < below)?.[1] ?? 1;
  return Number((Math.max(1, Math.round(amount / step)) * step).toFixed(2));
}
