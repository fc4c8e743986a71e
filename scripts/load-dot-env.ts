/** Read before a command of the server's command line: `node --import ./scripts/load-dot-env.ts …`. */
import './compile-cache.ts';
import { loadDotEnv } from './dot-env.ts';

loadDotEnv();
