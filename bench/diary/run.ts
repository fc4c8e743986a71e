import { parseArgs } from 'node:util';
import { printDiary } from './diary-figures.ts';

/**
 * Measures the error of typed days: `npm run bench:diary`, with this option after `--`:
 *
 * `--list` also prints every meal of the tuning days. Of held-out days only the sums are printed.
 */
const { values: options } = parseArgs({ options: { list: { type: 'boolean', default: false } } });

await printDiary({ isListed: options.list });
