import { parseArgs } from 'node:util';
import { printKitchens } from './kitchen-figures.ts';
import { printOwnWords } from './own-word-figures.ts';
import { printProductNames } from './product-name-figures.ts';

/**
 * Whether what the app says is true, on cases that nothing was fitted to: `npm run bench:truth`, with after `--`
 *
 * `--kitchens N` how many random kitchens are searched for what their people must not eat (10000, about a minute);
 * `--list` also every doubtful sentence and name.
 */
const { values: options } = parseArgs({
  options: {
    kitchens: { type: 'string', default: '10000' },
    list: { type: 'boolean', default: false },
  },
});

printOwnWords();
printProductNames(options.list);
printKitchens(Number(options.kitchens), options.list);
