import { findFood } from '../../foods/find-food.ts';
import { foodNameKey, foodWords } from '../../foods/food-name.ts';

/** A word of a text. `keys` are its comparable forms: lower case, singular, and the parts of a hyphenated word. */
export interface Word {
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

const LONGEST_NAME = 5;

/** Words in names that alone do not name a food, or that name everything in a pan. */
const TELL_NOTHING: ReadonlySet<string> = new Set(
  `ground dried dry canned frozen fresh red green yellow white black brown whole low fat free extra virgin hot cold warm
  sweet light dark plain sauce mix mixture dressing batter dough baking all purpose self raising rising sea table of and in
  or with no reduced sodium style cooking heavy double single long grain water salted unsalted clove half to taste part
  boneless skinless large medium small thin thick piece slice leaf filling topping marinade for`.split(/\s+/),
);

/** Finds the line of a recipe that words mean: 'the oil' is the olive oil, 'courgettes' are the zucchini. */
export class LineNames<Line extends Named> {
  readonly #byName = new Map<string, Line[]>();

  constructor(lines: readonly Line[]) {
    for (const line of lines) {
      const food = findFood(line.name);
      const names = [line.name, food?.name ?? '', ...(food?.aliases ?? [])];
      for (const name of names) {
        this.#add(foodWords(name).join(' '), line);
        this.#add(foodNameKey(name), line);
      }
      for (const word of foodNameKey(line.name).split(' ')) {
        if (!TELL_NOTHING.has(word)) this.#add(word, line);
      }
    }
  }

  /** Finds the first words that name a line, as many words as possible. */
  find(words: readonly Word[]): Found<Line> | undefined {
    for (let first = 0; first < words.length; first += 1) {
      for (let last = Math.min(words.length, first + LONGEST_NAME) - 1; last >= first; last -= 1) {
        const name = words
          .slice(first, last + 1)
          .flatMap(({ keys }) => keys)
          .join(' ');
        const lines = this.#byName.get(name);
        if (lines) return { lines, first, last };
      }
    }
    return undefined;
  }

  #add(name: string, line: Line): void {
    if (name === '') return;
    const lines = this.#byName.get(name);
    if (!lines) this.#byName.set(name, [line]);
    else if (!lines.includes(line)) lines.push(line);
  }
}
