import type { ComposedRecipe } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { type Asking, askComposer, isCookable } from './ask-composer.ts';
import type { BenchKitchen } from './read-kitchens.ts';

/** The hours at which meals are requested. */
export const HOURS = [8, 13, 19] as const;

/** Shares of kitchens (0 to 1) at one hour, over all seeds; `nothingBought` is a share of the ideas. */
export interface HourFigures {
  readonly any: number;
  readonly three: number;
  readonly cookable: number;
  readonly nothingBought: number;
}

/** The composer's results for a group of kitchens. */
export interface GroupFigures {
  readonly group: string;
  readonly kitchens: number;
  readonly hours: readonly HourFigures[];
  /** Kitchens that gave ideas with one seed or hour, but not with another. */
  readonly wavering: readonly BenchKitchen[];
  /** Kitchens without ideas at any hour. */
  readonly barren: readonly BenchKitchen[];
  readonly ideas: number;
}

interface Answered {
  readonly kitchen: BenchKitchen;
  readonly answers: readonly (readonly [Asking, readonly ComposedRecipe[]])[];
}

/** Requests ideas for every kitchen, hour and seed. */
export function answerAll(kitchens: readonly BenchKitchen[], seeds: readonly number[]): Answered[] {
  const askings = HOURS.flatMap((hour) => seeds.map((seed) => ({ hour, seed })));
  return kitchens.map((kitchen) => ({
    kitchen,
    answers: askings.map((asking) => [asking, askComposer(kitchen, asking)] as const),
  }));
}

export function figuresOf(group: string, answered: readonly Answered[]): GroupFigures {
  const counts = answered.map(({ answers }) => answers.map(([, ideas]) => ideas.length));
  const kitchensWhere = (holds: (counts: readonly number[]) => boolean) =>
    answered.filter((_, index) => holds(counts[index] ?? [])).map(({ kitchen }) => kitchen);
  return {
    group,
    kitchens: answered.length,
    hours: HOURS.map((hour) => hourFigures(answersAt(hour, answered))),
    wavering: kitchensWhere((ideas) => ideas.includes(0) && ideas.some((count) => count > 0)),
    barren: kitchensWhere((ideas) => ideas.every((count) => count === 0)),
    ideas: counts.flat().reduce((sum, count) => sum + count, 0),
  };
}

function answersAt(hour: number, answered: readonly Answered[]): (readonly ComposedRecipe[])[] {
  return answered.flatMap(({ answers }) =>
    answers.filter(([asking]) => asking.hour === hour).map(([, ideas]) => ideas),
  );
}

function hourFigures(answers: readonly (readonly ComposedRecipe[])[]): HourFigures {
  const shareWhere = (holds: (ideas: readonly ComposedRecipe[]) => boolean) => share(answers, holds);
  return {
    any: shareWhere((ideas) => ideas.length >= 1),
    three: shareWhere((ideas) => ideas.length >= 3),
    cookable: shareWhere((ideas) => ideas.some(isCookable)),
    nothingBought: share(answers.flat(), isCookable),
  };
}

function share<Thing>(things: readonly Thing[], holds: (thing: Thing) => boolean): number {
  return things.length === 0 ? Number.NaN : things.filter(holds).length / things.length;
}
