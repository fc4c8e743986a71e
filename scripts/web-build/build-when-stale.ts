import { buildWebAppWhenStale } from './build-web-app.ts';

if (!buildWebAppWhenStale()) process.exitCode = 1;
