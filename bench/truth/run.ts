/** Whether what the app says is true, on cases that nothing was fitted to: `npm run bench:truth`. */
import { printOwnWords } from './own-word-figures.ts';

printOwnWords();
