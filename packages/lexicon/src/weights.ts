/** By unit, the grams of one of a food; '*' is any other food. */
export type CompiledWeights = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The foods of each usual portion. */
export type CompiledPortions = Readonly<Record<string, readonly string[]>>;
