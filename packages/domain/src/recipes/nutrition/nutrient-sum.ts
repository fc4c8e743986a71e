/** Adds up figures of foods, and for how much of them each figure is known: of their weight, or of what else they are counted by. */
export class NutrientSum<Figure extends string> {
  readonly #sums = new Map<Figure, { amount: number; known: number }>();
  #weight = 0;

  constructor(figures: readonly Figure[]) {
    for (const figure of figures) this.#sums.set(figure, { amount: 0, known: 0 });
  }

  /** Adds an amount of a food; missing figures and null are unknown. */
  add(weight: number, amounts: Readonly<Record<Figure, number | null>> | undefined): void {
    this.#weight += weight;
    if (!amounts) return;
    for (const [figure, sum] of this.#sums) {
      const amount = amounts[figure];
      if (amount === null) continue;
      sum.amount += amount;
      sum.known += weight;
    }
  }

  /** The share of the whole, 0 to 1, for which the figure is known. */
  knownShare(figure: Figure): number {
    return this.#weight > 0 ? (this.#sums.get(figure)?.known ?? 0) / this.#weight : 0;
  }

  /** The sum; null where the figure is known for less than `leastKnown` of all. */
  of(figure: Figure, leastKnown: number): number | null {
    return this.knownShare(figure) < leastKnown ? null : (this.#sums.get(figure)?.amount ?? null);
  }
}
