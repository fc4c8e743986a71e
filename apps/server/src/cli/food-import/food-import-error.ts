/** Why an import cannot go on, in a sentence for the person who started it. */
export class FoodImportError extends Error {}
