import { languagesOfMost, languagesOfName } from '../foods/find-by-words.ts';
import { foodNameKey, foodWords, plainWords, pluralOf } from '../foods/food-name.ts';
import { type Around, isAmbiguous, meantAmong } from '../foods/names/ambiguous-names.ts';
import { lineOf } from '../language/grammar.ts';
import { type IngredientLine, readLine } from './read-line.ts';

/**
 * Parses the lines of a recipe. What a name with several meanings means is told by the other lines: 'raisins' are grapes in French, and
 * 'chips' beside fish are fries. Its part is called so: 'chips (french fries)'.
 */
export function readLines(texts: readonly string[]): IngredientLine[] {
  const lines = texts.map(readLine);
  if (!lines.some(isUnclear)) return lines;
  const clues = lines.map(cluesIn);
  return lines.map((line, at) =>
    isUnclear(line)
      ? readAmong(
          line,
          clues.map((clue, other) => (other === at ? { ...clue, foods: [], namedIn: [] } : clue)),
        )
      : line,
  );
}

const isUnclear = ({ parts }: IngredientLine): boolean => parts.some(({ name }) => isAmbiguous(name));

/** What a line tells of the others. */
interface Clues {
  /** The keys of its foods, as typed and as in the table. */
  readonly foods: readonly string[];
  /** The languages in which each of its foods is called so. */
  readonly namedIn: readonly ReadonlySet<string>[];
  /** The languages of its units and small words. */
  readonly wordsOf: ReadonlySet<string>;
}

function cluesIn({ text, parts }: IngredientLine): Clues {
  return {
    foods: parts.flatMap(({ name, food }) => [name, food?.name ?? name].map(foodNameKey)),
    namedIn: parts.map(({ name }) => languagesOfName(name)),
    wordsOf: new Set([...(lineOf(text).languages ?? [])].filter((language) => language !== 'en')),
  };
}

function readAmong(line: IngredientLine, clues: readonly Clues[]): IngredientLine {
  const around: Omit<Around, 'unit'> = {
    foods: clues.flatMap(({ foods }) => foods),
    languages: languagesOfMost(clues.flatMap(({ namedIn, wordsOf }) => [...namedIn, wordsOf])),
  };
  const parts = line.parts.flatMap((part) => {
    const unit = part.amount === null ? undefined : part.unit;
    const food = meantAmong(part.name, { ...around, unit });
    if (food === undefined) return [part];
    const told = `${part.name} (${inNumberOf(part.name, food)})`;
    return readLine(line.text.replace(part.name, told))
      .parts.filter(({ name }) => name === part.name)
      .map((meant) => ({ ...meant, name: told }));
  });
  return parts.length === line.parts.length ? { ...line, parts } : line;
}

/** A food in the plural where the name is. */
const inNumberOf = (name: string, food: string): string =>
  foodWords(name).at(-1) === plainWords(name).at(-1) ? food : pluralOf(food);
