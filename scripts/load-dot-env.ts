/** Read before a command of the server's command line: `node --import ./scripts/load-dot-env.ts …`. */
import './quick-imports.ts';
import { loadDotEnv } from './dot-env.ts';

loadDotEnv();
