import { parseArgs } from 'node:util';
import { printBegunWords } from './begun-word-figures.ts';
import { printFoodSearch } from './food-search-figures.ts';
import { printForeignNames } from './foreign-name-figures.ts';
import { printKitchens } from './kitchen-figures.ts';
import { printLines } from './line-figures.ts';
import { printOwnWords } from './own-word-figures.ts';
import { printPastedRecipes } from './pasted-recipe-figures.ts';
import { printProductNames } from './product-name-figures.ts';
import { printRecipeKcal } from './recipe-kcal-figures.ts';

/**
 * Whether what the app says is true, on cases that nothing was fitted to: `npm run bench:truth`, with after `--`
 *
 * `--kitchens N` how many random kitchens are searched for what their people must not eat (10000, about a minute);
 * `--recipes FILE` published recipes, JSON, to compare kcal with beside our own (decision 34); `--list` also every doubtful sentence and name.
 */
const { values: options } = parseArgs({
  options: {
    kitchens: { type: 'string', default: '10000' },
    recipes: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});

printOwnWords();
printProductNames(options.list);
printLines();
printPastedRecipes(options.list);
printPastedRecipes(options.list, 'pasted-recipes-fresh.txt');
await printFoodSearch({ list: options.list });
await printBegunWords({ list: options.list });
await printForeignNames({ list: options.list });
printRecipeKcal(options.recipes);
printKitchens(Number(options.kitchens), options.list);
