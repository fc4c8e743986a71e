import { parseArgs } from 'node:util';
import { printBegunWords } from './begun-word-figures.ts';
import { printFoodSearch } from './food-search-figures.ts';
import { printForeignNames } from './foreign-name-figures.ts';
import { printKitchens } from './kitchen-figures.ts';
import { printLines } from './line-figures.ts';
import { printOwnWords, printThirdWords } from './own-word-figures.ts';
import { printPastedRecipes } from './pasted/pasted-recipe-figures.ts';
import { printProductNames } from './product-name-figures.ts';
import { printRecipeKcal } from './recipe-kcal-figures.ts';

/**
 * Checks what the app states about foods on cases that were not used for tuning: `npm run bench:truth`, with these
 * options after `--`:
 *
 * `--kitchens N` how many random kitchens are searched for food that their people must not eat (10000, about a minute);
 * `--recipes FILE` published recipes as JSON, whose kcal are compared besides our own;
 * `--list` also prints every doubtful sentence and name.
 */
const { values: options } = parseArgs({
  options: {
    kitchens: { type: 'string', default: '10000' },
    recipes: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});

printOwnWords();
printThirdWords(options.list);
printProductNames(options.list);
printLines();
printPastedRecipes(options.list);
printPastedRecipes(options.list, 'pasted-recipes-fresh.txt');
printPastedRecipes(options.list, 'pasted-recipes-third.txt');
printPastedRecipes(options.list, 'pasted-recipes-fourth.txt');
await printFoodSearch({ list: options.list });
await printBegunWords({ list: options.list });
await printForeignNames({ list: options.list });
printRecipeKcal(options.recipes);
printKitchens(Number(options.kitchens), options.list);
