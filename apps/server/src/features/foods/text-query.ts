import type { Phrasing, QueryWord, SearchQuery } from '@game-plan/domain/food-search/query/search-query';

/** A lexeme in PostgreSQL's own writing; its words are letters and digits only, so nothing needs escaping. */
const lexeme = (word: string, open: boolean) => `'${word}'${open ? ':*' : ''}`;

function anySpelling({ spellings, open }: QueryWord): string {
  return `(${spellings.map(({ word }, place) => lexeme(word, open && place === 0)).join(' | ')})`;
}

const allWords = ({ words }: Phrasing) => `(${words.map(anySpelling).join(' & ')})`;
/** The query as a PostgreSQL tsquery: foods with every word of one way to say it. */
export function textQuery(query: SearchQuery): string {
  return query.phrasings.map(allWords).join(' | ');
}
