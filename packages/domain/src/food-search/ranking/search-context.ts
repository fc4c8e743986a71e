/** Where the answers are shown: what was eaten is cooked, what a kitchen keeps is not. */
export const SEARCH_CONTEXTS = ['diary', 'kitchen'] as const;
export type SearchContext = (typeof SEARCH_CONTEXTS)[number];
