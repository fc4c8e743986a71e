/** Where results are shown. A diary prefers cooked food, a kitchen uncooked food. */
export const SEARCH_CONTEXTS = ['diary', 'kitchen'] as const;
export type SearchContext = (typeof SEARCH_CONTEXTS)[number];
