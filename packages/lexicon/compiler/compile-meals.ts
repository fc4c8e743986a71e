import {
  type CompiledMeals,
  type Condition,
  MEAL_CONDITIONS,
  MEAL_WORD_KINDS,
  type MealName,
  type MealWords,
} from '../src/meal-words.ts';
import type { Data } from './read-data.ts';

/** The words and names of typed meals of all languages. */
export function compileMeals({ mealWords, mealNames }: Data): CompiledMeals {
  const words = [...mealWords].flatMap(([language, sections]) =>
    MEAL_WORD_KINDS.flatMap((kind): MealWords[] => {
      const section = sections[kind] ?? [];
      if (Array.isArray(section)) return [{ language, kind, value: '', phrases: section.map(String) }];
      return Object.entries(section).map(([key, value]) =>
        // 'oj: orange juice' has the word first, 'bowl: [bowl, bowlful]' what it means.
        Array.isArray(value)
          ? { language, kind, value: key, phrases: value.map(String) }
          : { language, kind, value: String(value), phrases: [key] },
      );
    }).filter(({ phrases }) => phrases.length > 0),
  );
  const names = [...mealNames].flatMap(([language, rows]) =>
    rows.flatMap(({ cells: [called = '', means = '', when = ''] }) =>
      called.split(', ').map(
        (name): MealName => ({
          language,
          name,
          means,
          ...(when !== '' && { when: conditionsOf(when, MEAL_CONDITIONS) }),
        }),
      ),
    ),
  );
  return { words, names };
}

/** Reads 'in cup, mug; not beside tea'. Throws an Error for what is no condition. */
export function conditionsOf<Kind extends string>(when: string, kinds: readonly Kind[]): Condition<Kind>[] {
  return when.split('; ').map((clause) => {
    const [, not, word, of = ''] = /^(not )?(\w+)(?: (?:to |by )?(.+))?$/.exec(clause) ?? [];
    const kind = kinds.find((each) => each === word);
    if (kind === undefined) throw new Error(`'${clause}' is no condition`);
    const number = Number(of);
    return {
      kind,
      ...(not !== undefined && { isNot: true }),
      of: of === '' || number > 0 ? [] : of.split(', ').map((each) => (each === "''" ? '' : each)),
      ...(number > 0 && { number }),
    };
  });
}
