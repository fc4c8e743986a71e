import { type CompiledKeeping, KEPT_IN, type Keeping, type KeptIn } from '../src/keeping.ts';
import { unknown } from './check-values.ts';
import { inheritance, kitchenOf } from './compile-safety.ts';
import type { Data } from './read-data.ts';

/** Reads 'fridge 7, freezer 90, opened 7'; what is no place or number is undefined. */
function keepingIn(text: string): Keeping | undefined {
  const parts = text.split(', ').map((part) => part.split(' '));
  const placeOf = (name?: string): KeptIn | undefined => KEPT_IN.find((place) => place === name);
  const usual = placeOf(parts[0]?.[0]);
  const isRead = parts.every(
    ([name, days, ...rest]) =>
      (name === 'opened' || placeOf(name)) && (days === undefined || Number(days) > 0) && rest.length === 0,
  );
  if (!usual || !isRead) return undefined;
  const days = parts.flatMap(([name, count]) =>
    name === 'opened' || !count ? [] : [[name, Number(count)] as const],
  );
  const opened = Number(parts.find(([name]) => name === 'opened')?.[1]);
  return { in: usual, days: Object.fromEntries(days), ...(opened > 0 && { opened }) };
}

/** How the foods of a kitchen keep. Expects data without problems. */
export function compileKeeping(data: Data): CompiledKeeping {
  const { states, meals, files, kinds, foods } = data.keeping;
  const { kindsOf } = inheritance(data);
  const shortest = (texts: readonly string[]) =>
    texts.toSorted((one, other) => usualDays(one) - usualDays(other))[0];
  const ofKinds = (names: readonly string[], seen: ReadonlySet<string>): string | undefined => {
    const wider = names.flatMap(kindsOf).filter((kind) => !seen.has(kind));
    if (wider.length === 0) return undefined;
    return (
      shortest(wider.flatMap((kind) => kinds[kind] ?? [])) ?? ofKinds(wider, new Set([...seen, ...wider]))
    );
  };
  const stateOf = (name: string, state = '') => states[state] ?? states[name.split(' ')[0] ?? ''];
  const ownOf = (name: string) => foods[name] ?? kinds[name];
  const byText = new Map<string, string[]>();
  for (const file of data.files.values()) {
    if (file.list !== 'kitchen') continue;
    const [ofMeal] = file.kind.flatMap((kind) => meals[kind] ?? []);
    const [ofFile] = file.kind.flatMap((kind) => files[kind] ?? []);
    for (const [name, { state }] of Object.entries(file.foods)) {
      const words = name.split(' ');
      const ends = words.map((_, at) => words.slice(at).join(' '));
      const text =
        ownOf(name) ??
        stateOf(name, state) ??
        ofMeal ??
        ends.flatMap((end) => ownOf(end) ?? [])[0] ??
        ofFile ??
        ofKinds([name], new Set([name])) ??
        ofKinds(words, new Set(words));
      if (text !== undefined) byText.set(text, [...(byText.get(text) ?? []), name]);
    }
  }
  return [...byText].flatMap(([text, names]) => {
    const keeping = keepingIn(text);
    return keeping ? [{ keeping, foods: names }] : [];
  });
}

function usualDays(text: string): number {
  const keeping = keepingIn(text);
  return keeping?.days[keeping.in] ?? Number.POSITIVE_INFINITY;
}

/** What is wrong with `keeping.yaml`. */
export function problemsOfKeeping(data: Data): string[] {
  const where = 'keeping.yaml';
  const { source, states, meals, files, kinds, foods } = data.keeping;
  const listed = [...kitchenOf(data).keys()];
  const words = listed.flatMap((name) => name.split(' ')[0] ?? []);
  return [
    ...(source ? [] : [`${where}: says no source`]),
    ...unknown(`${where}: states`, Object.keys(states), [...words, ...data.vocabulary.states]),
    ...unknown(
      `${where}: files`,
      Object.keys({ ...meals, ...files }),
      [...data.files.values()].flatMap(({ kind }) => kind),
    ),
    ...unknown(`${where}: kinds`, Object.keys(kinds), [...listed, ...data.kinds.keys()]),
    ...unknown(`${where}: foods`, Object.keys(foods), listed),
    ...[states, meals, files, kinds, foods]
      .flatMap((lines) => Object.entries(lines))
      .filter(([, text]) => keepingIn(text) === undefined)
      .map(([name, text]) => `${where}: ${name}: '${text}' is not read`),
  ];
}
