import { type CompiledMeals, MEAL_WORD_KINDS, type MealName, type MealWords } from '../src/meal-words.ts';
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
    rows.map(
      ({ cells: [name = '', means = '', when] }): MealName => ({
        language,
        name,
        means,
        ...(when !== undefined && when !== '' && { when }),
      }),
    ),
  );
  return { words, names };
}
