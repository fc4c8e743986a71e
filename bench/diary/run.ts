import { parseArgs } from 'node:util';
import { printDiary } from './diary-figures.ts';

/**
 * How far typed days are off: `npm run bench:diary`, with after `--`
 *
 * `--list` every meal of the days that may be tuned on; of the days held out only the sums are ever shown.
 */
const { values: options } = parseArgs({ options: { list: { type: 'boolean', default: false } } });

await printDiary({ isListed: options.list });
