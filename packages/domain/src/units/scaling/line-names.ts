import { findFood } from '../../foods/find-food.ts';
import { foodNameKey, foodWords } from '../../foods/food-name.ts';
import { matchPage, pageLineOf } from '../../language/page-grammar.ts';

/** A word of a text. `keys` are its comparable forms: lower case, singular, and the parts of a hyphenated word. */
export interface Word {
  /** Its token. */
  readonly at: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly keys: readonly string[];
}

interface Named {
  readonly name: string;
}

interface Found<Line> {
  /** The lines that the words may mean. */
  readonly lines: readonly Line[];
  /** The range of words that name the line, from `first` to `last`, both included. */
  readonly first: number;
  readonly last: number;
}

type Names<Line> = Map<string, Line[]>;

const LONGEST_NAME = 5;

/** Whether a word of a name alone names no food, or everything in a pan: 'virgin', 'sauce'. */
const tellsNothing = (word: string): boolean => matchPage(pageLineOf(word), 0, 'tells-nothing') !== undefined;

/** Finds the line of a recipe that words mean: 'the oil' is the olive oil, 'courgettes' are the zucchini. */
export class LineNames<Line extends Named> {
  readonly #byWholeName: Names<Line> = new Map();
  readonly #byName: Names<Line> = new Map();

  constructor(lines: readonly Line[]) {
    for (const line of lines) {
      const food = findFood(line.name);
      const names = [line.name, food?.name ?? '', ...(food?.aliases ?? [])];
      for (const key of names.flatMap((name) => [foodWords(name).join(' '), foodNameKey(name)])) {
        add(this.#byWholeName, key, line);
        add(this.#byName, key, line);
      }
      for (const word of foodNameKey(line.name).split(' ')) {
        if (!tellsNothing(word)) add(this.#byName, word, line);
      }
    }
  }

  /** Finds the first words that name a line, as many words as possible; behind a word of a name, a whole one: 'pasta water'. */
  find(words: readonly Word[]): Found<Line> | undefined {
    for (let first = 0; first < words.length; first += 1) {
      const found = this.#at(words, first, this.#byName);
      if (found) return this.#at(words, found.last + 1, this.#byWholeName) ?? found;
    }
    return undefined;
  }

  #at(words: readonly Word[], first: number, names: Names<Line>): Found<Line> | undefined {
    for (let last = Math.min(words.length, first + LONGEST_NAME) - 1; last >= first; last -= 1) {
      const name = words
        .slice(first, last + 1)
        .flatMap(({ keys }) => keys)
        .join(' ');
      const lines = names.get(name);
      if (lines) return { lines, first, last };
    }
    return undefined;
  }
}

function add<Line>(names: Names<Line>, name: string, line: Line): void {
  if (name === '') return;
  const lines = names.get(name);
  if (!lines) names.set(name, [line]);
  else if (!lines.includes(line)) lines.push(line);
}
