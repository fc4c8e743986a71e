import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };
import { inAnyLanguage, lineOf, matchAt } from '../../language/grammar.ts';
import { lazy } from '../../lazy.ts';
import { DISHES } from '../dish-table.ts';
import type { Food } from '../food.ts';
import { FOODS } from '../food-table.ts';

/** The foods that differ from a food in their fat alone, with itself: of milk these are skim, low fat and reduced fat milk, too. */
const familyOf = lazy((): ReadonlyMap<Food, readonly Food[]> => {
  const foods = new Map([...FOODS, ...DISHES].map((food) => [food.name, food]));
  return new Map(
    Object.values(naming['by fat']).flatMap((names) => {
      const family = names.split(', ').flatMap((name) => foods.get(name) ?? []);
      return family.map((food) => [food, family] as const);
    }),
  );
});

/** A name without its percentage, and the fat in grams per 100 g that this says. */
interface Fat {
  readonly name: string;
  readonly percent: number;
}

/** Takes '2%', '3,5 %', '10 percent fat', '(95% lean)' or '80/20' out of a name. */
function takeFat(name: string): Fat | undefined {
  const line = inAnyLanguage(lineOf(name));
  for (const [at, { kind, text, start }] of line.tokens.entries()) {
    if (kind !== 'number') continue;
    const [sign, rest] = [line.tokens[at + 1], line.tokens[at + 2]];
    const isRatio = sign?.text === '/' && numberOf(text) + numberOf(rest?.text ?? '') === WHOLE;
    const said = matchAt(line, at + 1, 'percent');
    const to = isRatio ? at + 3 : said?.to;
    if (to === undefined) continue;
    const [open, close] = [line.tokens[at - 1], line.tokens[to]];
    const isAside = open?.key === '(' && close?.key === ')';
    const before = name.slice(0, isAside ? open.start : start);
    const behind = name.slice((isAside ? close : line.tokens[to - 1])?.end);
    const isLean = isRatio || said?.value === 'lean';
    const value = numberOf(text);
    return { name: `${before.trim()} ${behind.trim()}`.trim(), percent: isLean ? WHOLE - value : value };
  }
  return undefined;
}

const WHOLE = 100;
const numberOf = (text: string): number => Number(text.replace(',', '.'));

/**
 * The food of a name with a percentage of fat: of milk, yogurt, minced meat and what else is sold by its fat, the one whose figures are
 * nearest. Of other foods a percentage says nothing. Undefined for names without one.
 * @param find finds the food of the name without the percentage
 */
export function findByFat(name: string, find: (name: string) => Food | undefined): Food | undefined {
  const fat = takeFat(name);
  if (fat === undefined) return undefined;
  const food = find(fat.name);
  const family = food && familyOf().get(food);
  if (family === undefined) return food;
  const distance = ({ per100g }: Food) => Math.abs((per100g.fat ?? WHOLE) - fat.percent);
  return family.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}
