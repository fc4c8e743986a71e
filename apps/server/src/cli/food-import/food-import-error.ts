/** Why an import failed, in a message for the person who started it. */
export class FoodImportError extends Error {}
