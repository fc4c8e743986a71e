/** Loaded before each command: `node --import ./scripts/load-dot-env.ts …`. */
import './quick-imports.ts';
import { loadDotEnv } from './dot-env.ts';

loadDotEnv();
