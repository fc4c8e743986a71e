import { parseArgs } from 'node:util';
import { HALVES, KITCHENS } from './kitchens.ts';
import { unknownNames } from './unknown-names.ts';

/**
 * How well the built-in composer cooks: `npm run bench:cook`.
 * `--unknown`: the names in the tuned kitchens that the food table does not know; of those held apart only how many.
 */
const { values: options } = parseArgs({ options: { unknown: { type: 'boolean' } } });

if (options.unknown) {
  for (const half of HALVES) {
    const unknown = unknownNames(KITCHENS[half]);
    console.log(`# ${half}: ${unknown.length} names unknown`);
    if (half === 'held apart') continue;
    for (const [name, count] of unknown) console.log(`${String(count).padStart(3)}  ${name}`);
  }
}
