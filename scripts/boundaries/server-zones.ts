import { NODE, PURE, SHARED, type Zone } from './zone.ts';

const SERVER_INSIDE = ['http', 'deps', 'db', 'port', ...SHARED];

/** main.ts and its start-up steps build the real dependencies; nothing else may import a vendor's file. */
const MAIN = {
  name: 'main',
  mayImport: ['main', 'start step', 'app', 'jobs', 'env', 'vendor', 'queries', 'use case', ...SERVER_INSIDE],
  packages: ['any listed'],
  ...NODE,
};

/** The rules for apps/server. */
export const SERVER_ZONES: readonly Zone[] = [
  {
    name: 'server testing',
    files: 'apps/server/src/testing/**',
    mayImport: [
      'server testing',
      'main',
      'app',
      'jobs',
      'env',
      'schema',
      'routes',
      'queries',
      'use case',
      'vendor',
      ...SERVER_INSIDE,
    ],
    packages: ['drizzle-orm', 'pg', 'any listed'],
    ...NODE,
  },
  { ...MAIN, files: 'apps/server/src/main.ts' },
  { ...MAIN, files: 'apps/server/src/start-server.ts' },
  { ...MAIN, files: 'apps/server/src/start-workers.ts' },
  { ...MAIN, files: 'apps/server/src/running-server.ts' },
  { ...MAIN, files: 'apps/server/src/explain-start.ts' },
  {
    name: 'jobs',
    files: 'apps/server/src/jobs.ts',
    mayImport: ['use case', ...SERVER_INSIDE],
    packages: [],
    ...NODE,
  },
  {
    name: 'command',
    files: 'apps/server/src/cli/**',
    mayImport: ['command', 'env', 'jobs', 'queries', 'use case', ...SERVER_INSIDE],
    packages: ['any listed'],
    ...NODE,
  },
  { name: 'env', files: 'apps/server/src/env.ts', mayImport: [...SHARED], packages: ['zod'], ...NODE },
  {
    name: 'app',
    files: 'apps/server/src/app.ts',
    mayImport: ['routes', 'queries', 'use case', ...SERVER_INSIDE],
    packages: ['any listed'],
    ...NODE,
  },
  {
    name: 'deps',
    files: 'apps/server/src/deps.ts',
    mayImport: ['http', 'db', 'port', ...SHARED],
    packages: ['any listed'],
    ...NODE,
  },
  {
    name: 'schema',
    files: 'apps/server/src/db/schema/**',
    mayImport: ['schema', ...SHARED],
    packages: ['drizzle-orm'],
    ...PURE,
  },
  {
    name: 'db',
    files: 'apps/server/src/db/**',
    mayImport: ['db', 'schema', ...SHARED],
    packages: ['drizzle-orm', 'pg', 'any listed'],
    ...NODE,
  },
  {
    name: 'queries',
    files: 'apps/server/src/**/{own}/*-queries.ts',
    mayImport: ['own queries', 'schema', 'db', ...SHARED],
    packages: ['drizzle-orm'],
    ...PURE,
  },
  {
    name: 'http',
    files: 'apps/server/src/http/**',
    mayImport: ['http', 'own queries', 'db', ...SHARED],
    packages: ['any listed'],
    ...NODE,
  },
  {
    name: 'routes',
    files: 'apps/server/src/features/{own}/*-routes.ts',
    mayImport: ['own routes', 'own use case', 'own queries', 'http', 'deps', ...SHARED],
    packages: ['any listed'],
    ...NODE,
  },
  {
    name: 'use case',
    files: 'apps/server/src/features/{own}/**',
    mayImport: ['own use case', 'queries', 'http', 'deps', 'db', 'port', 'illustration', ...SHARED],
    packages: ['any listed'],
    ...NODE,
  },
  {
    name: 'port',
    files: 'apps/server/src/adapters/{own}/port.ts',
    mayImport: ['domain'],
    packages: [],
    ...PURE,
  },
  {
    name: 'vendor',
    files: 'apps/server/src/adapters/{own}/**',
    mayImport: ['own vendor', 'own port', 'vendor tool', 'domain'],
    packages: ['any listed'],
    ...NODE,
  },
  /** Helpers of vendors of any port. */
  {
    name: 'vendor tool',
    files: 'apps/server/src/adapters/*.ts',
    mayImport: ['vendor tool', 'domain'],
    packages: ['any listed'],
    ...NODE,
  },
  { name: 'start step', files: 'apps/server/src/*.ts', mayImport: [], packages: [], ...NODE },
  { name: 'server tool', files: 'apps/server/*.config.ts', mayImport: [], packages: ['any listed'], ...NODE },
];
