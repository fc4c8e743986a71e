/** Sums figures of foods and tracks for which share of the total weight (or another measure) each figure is known. */
export class NutrientSum<Figure extends string> {
  readonly #sums = new Map<Figure, { amount: number; known: number }>();
  #weight = 0;

  constructor(figures: readonly Figure[]) {
    for (const figure of figures) this.#sums.set(figure, { amount: 0, known: 0 });
  }

  /** Adds a food. Missing figures and null are unknown. */
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

  /** The share of the total, 0 to 1, for which the figure is known. */
  knownShare(figure: Figure): number {
    return this.#weight > 0 ? (this.#sums.get(figure)?.known ?? 0) / this.#weight : 0;
  }

  /** The sum; null if the figure is known for a smaller share than `leastKnown`. */
  of(figure: Figure, leastKnown: number): number | null {
    return this.knownShare(figure) < leastKnown ? null : (this.#sums.get(figure)?.amount ?? null);
  }
}
