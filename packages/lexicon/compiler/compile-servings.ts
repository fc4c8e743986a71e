import { ADDED_TO, type CompiledServings, NAMED_GROUPS, type ServingsFile } from '../src/servings.ts';
import { unknown } from './check-values.ts';

export const compileServings = ({ sizes, parts, shares, ...others }: ServingsFile): CompiledServings => ({
  ...others,
  sizes: Object.entries(sizes).flatMap(([category, groups]) =>
    Object.entries(groups).flatMap(([name, grams]) => {
      const group = NAMED_GROUPS.find((each) => each === name);
      return group === undefined ? [] : [{ category, group, grams }];
    }),
  ),
  parts: Object.entries(parts).map(([said, means]) => ({ said: said.split(', '), means })),
  shares: shares.map(({ dishes, parts: own }) => ({
    dishes,
    parts: Object.fromEntries(Object.entries(own).map(([part, written]) => [part, sharedPart(written)])),
  })),
});

/** Reads 'hamburger bun 0.42'. */
function sharedPart(written: string) {
  const end = written.lastIndexOf(' ');
  return { food: written.slice(0, end), share: Number(written.slice(end)) };
}

/** What is wrong with `servings.yaml`. `foods` are the names of all foods. */
export function problemsOfServings(file: ServingsFile, foods: ReadonlySet<string>): string[] {
  const where = 'servings.yaml';
  const { named, added, shares } = compileServings(file);
  const parts = shares.flatMap((each) => Object.values(each.parts));
  const words = new Set([...foods].flatMap((food) => food.split(' ')));
  return [
    ...unknown(`${where}: named`, Object.keys(named), NAMED_GROUPS),
    ...unknown(`${where}: sizes`, Object.values(file.sizes).flatMap(Object.keys), NAMED_GROUPS),
    ...unknown(`${where}: added`, Object.keys(added), ADDED_TO),
    ...unknown(
      where,
      Object.values(added).flatMap((portions) => Object.values(portions).flat()),
      foods,
    ),
    ...unknown(
      where,
      parts.map(({ food }) => food),
      foods,
    ),
    ...parts.flatMap(({ food, share }) =>
      share > 0 && share < 1 ? [] : [`${where}: '${share}' of ${food} is no share`],
    ),
    ...unknown(
      where,
      shares.flatMap(({ dishes }) => dishes.flatMap((phrase) => phrase.replace(/^[~!]/, '').split(' '))),
      words,
    ),
  ];
}
