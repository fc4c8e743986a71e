import { parseArgs } from 'node:util';
import { readOwnLines, storedLines } from '../../packages/domain/src/recipes/own/own-lines.ts';
import { scaleSteps } from '../../packages/domain/src/units/scaling/scale-steps.ts';
import type { UnitSystem } from '../../packages/domain/src/units/unit.ts';
import { type Origin, readCases, USES } from '../cases.ts';
import { figuresByAuthor, leaveOneAuthorOut, percent, shareOf } from '../figures.ts';

/** Servings of the recipes, and for how many they are scaled. */
const SERVINGS = 4;
const SCALED = 6;

interface JudgedStep extends Origin {
  readonly isRight: boolean;
  readonly wanted: string;
  readonly said: string;
}

/**
 * Prints the share of steps of recipes for four whose amounts are right for six, and in the other units; with `--list` also the tuned ones
 * that are not.
 */
export function run(args: string[]): void {
  const { values } = parseArgs({ args, options: { list: { type: 'boolean', default: false } } });
  const columns = ['lines', 'step', 'for six', 'system', 'in it'] as const;
  const steps = readCases('scaled-steps.tsv', columns).flatMap(
    ({ lines, step, 'for six': forSix, system, 'in it': inIt, ...origin }): JudgedStep[] => {
      const listed = storedLines(readOwnLines(lines.split('; ')));
      const written = (servings: number, shown?: UnitSystem) =>
        scaleSteps([step], listed, SERVINGS, servings, shown)[0] ?? '';
      return [
        judged(origin, forSix, written(SCALED)),
        judged(origin, inIt, written(SERVINGS, system === 'us' ? 'us' : 'metric')),
      ];
    },
  );
  const figures = figuresByAuthor(steps, (own) => shareOf(own, ({ isRight }) => isRight));
  for (const line of leaveOneAuthorOut('Amounts of steps right', figures)) console.log(line);
  for (const use of USES) {
    const own = steps.filter((step) => step.use === use);
    const right = shareOf(own, ({ isRight }) => isRight);
    console.log(`scaled steps, ${use}: ${percent(right)} of ${own.length} right`);
    if (!values.list || use === 'held out') continue;
    for (const { isRight, wanted, said } of own) if (!isRight) console.log(`  ${wanted}\n  ${said}\n`);
  }
}

const judged = (origin: Origin, wanted: string, said: string): JudgedStep => ({
  ...origin,
  wanted,
  said,
  isRight: wanted === said,
});
