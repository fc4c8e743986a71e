import { languagesOfMost } from '../../foods/find-by-words.ts';
import type { Dish } from '../model/dish.ts';
import { REPERTOIRE, SPOKEN } from '../repertoire/repertoire.ts';
import { countEach, namedIn } from './named-foods.ts';

/** The share of a home's dishes in which each food is named, by home. */
const PROFILES: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  [
    ...Map.groupBy(
      REPERTOIRE.filter(({ isOfHomes }) => isOfHomes).flatMap((dish) =>
        dish.homes.map((home) => ({ home, dish })),
      ),
      ({ home }) => home,
    ),
  ].map(([home, all]) => {
    const counts = countEach(all.map(({ dish }) => new Set(dish.needs.flatMap(namedIn))));
    return [home, new Map([...counts].map(([food, count]) => [food, count / all.length]))];
  }),
);

const SOMETIMES = 0.03;
const usually = new Map<string, number>();

/** The share of the dishes of all homes in which a food is named. */
function usual(food: string): number {
  const known = usually.get(food);
  if (known !== undefined) return known;
  const share =
    [...PROFILES.values()].reduce((sum, profile) => sum + (profile.get(food) ?? 0), 0) / PROFILES.size;
  usually.set(food, share);
  return share;
}

/** What the foods of a kitchen tell of the home that cooks there. */
export interface Belonging {
  /** How likely it cooks a dish: near 1 for dishes of the home that its foods tell of, near 0 for those of others. */
  readonly of: (dish: Pick<Dish, 'homes'> & Partial<Pick<Dish, 'isOfAll'>>) => number;
  /** Whether the kitchen is rather one of these homes than any other. */
  readonly isAmong: (homes: readonly string[]) => boolean;
  /** Whether it may be one of these homes, which then name a dish: as likely as the likeliest, or nearly, and that for a reason. */
  readonly mayBeAmong: (homes: readonly string[]) => boolean;
  /** The home that its foods clearly tell of, if they are named in English or its first language: Danish and Swedish homes cook alike, and call it otherwise. */
  readonly home: string | undefined;
}

/** As much as foods must tell of a home before dishes are called by its names, and how much more than of the next. */
const ENOUGH_TOLD = 4.5;
const CLEARLY_MORE = 0.5;

const SHARPNESS = 0.35;
/** From this share of the probability on, a kitchen is rather one of the homes than any other. */
const RATHER = 0.4;
const NEARLY = 0.7;
const FOR_A_REASON = 0.1;
/** At least, for dishes of no home in particular. */
const OF_ANY_HOME = 0.35;

/** How much a food tells of a home by being named in its language: as much as one that the home uses nearly three times as often as others. */
const TOLD_BY_NAME = 1;

/** By the foods of a kitchen, and for each that is not named in English the languages in which it is, how likely its home cooks a dish. */
export function belongingIn(foods: readonly string[], named: readonly ReadonlySet<string>[] = []): Belonging {
  const told = [...PROFILES].map(([home, profile]) => {
    const sum = foods.reduce(
      (all, food) => all + Math.log(((profile.get(food) ?? 0) + SOMETIMES) / (usual(food) + SOMETIMES)),
      0,
    );
    const spoken = SPOKEN.get(home) ?? [];
    const names = named.filter((languages) => spoken.some((language) => languages.has(language))).length;
    return [home, sum + names * TOLD_BY_NAME] as const;
  });
  const most = Math.max(...told.map(([, sum]) => sum));
  const likely = new Map(told.map(([home, sum]) => [home, Math.exp(SHARPNESS * (sum - most))]));
  const total = told.reduce((all, [, sum]) => all + Math.exp(sum - most), 0);
  const shareOf = (homes: readonly string[]) =>
    told.reduce((all, [home, sum]) => all + (homes.includes(home) ? Math.exp(sum - most) : 0), 0) / total;
  const [first, second] = told.toSorted(([, a], [, b]) => b - a);
  const isClear = first && first[1] >= ENOUGH_TOLD && first[1] - (second?.[1] ?? 0) >= CLEARLY_MORE;
  return {
    of: ({ homes, isOfAll }) => {
      const ofHome = Math.max(0, ...homes.map((home) => likely.get(home) ?? 0));
      return isOfAll ? Math.max(OF_ANY_HOME, ofHome) : ofHome;
    },
    isAmong: (homes) => shareOf(homes) >= RATHER,
    mayBeAmong: (homes) =>
      homes.some((home) => (likely.get(home) ?? 0) >= NEARLY) && shareOf(homes) >= FOR_A_REASON,
    home: isClear && isNamedAsIn(first[0], named) ? first[0] : undefined,
  };
}

/** Whether most of the foods are named in English, in the home's first language, or in none that is known. */
function isNamedAsIn(home: string, named: readonly ReadonlySet<string>[]): boolean {
  const languages = languagesOfMost(named);
  const [own] = SPOKEN.get(home) ?? [];
  return languages.size === 0 || own === undefined || languages.has('en') || languages.has(own);
}
