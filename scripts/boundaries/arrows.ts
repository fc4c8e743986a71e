/**
 * The import arrows of docs/architecture.md as a table. Everything that is not written here is an
 * error. The first room whose pattern fits a file is the file's room, so narrow rooms stand first.
 *
 * In `files`, `*` is any part of one name, `**` any depth and `{own}` one folder name. In `mayImport`,
 * 'own X' is a file of room X under the same `{own}` folder: the same feature, the same port.
 */
export interface Room {
  readonly name: string;
  readonly files: string;
  readonly mayImport: readonly string[];
  /** npm packages; 'any listed' is whatever the workspace's package.json lists, less `RESERVED_PACKAGES`. */
  readonly packages: readonly string[];
  readonly nodeBuiltIns: boolean;
}

/** Packages that a room must name to use, even where any listed package may be imported. */
export const RESERVED_PACKAGES: readonly string[] = ['drizzle-orm', 'pg'];

const SHARED = ['contracts', 'domain'];
const NODE = { nodeBuiltIns: true } as const;
const PURE = { nodeBuiltIns: false } as const;

const PACKAGE_ROOMS: readonly Room[] = [
  {
    name: 'domain testing',
    files: 'packages/domain/src/testing/**',
    mayImport: ['domain testing', 'domain'],
    packages: ['any listed'],
    ...NODE,
  },
  { name: 'domain', files: 'packages/domain/src/**', mayImport: ['domain'], packages: [], ...PURE },
  {
    name: 'contracts',
    files: 'packages/contracts/src/**',
    mayImport: ['contracts', 'domain'],
    packages: ['zod'],
    ...PURE,
  },
];

const SERVER_INSIDE = ['http', 'deps', 'db', 'port', ...SHARED];

const SERVER_ROOMS: readonly Room[] = [
  {
    name: 'server testing',
    files: 'apps/server/src/testing/**',
    mayImport: [
      'server testing',
      'app',
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
  {
    name: 'main',
    files: 'apps/server/src/main.ts',
    mayImport: ['app', 'env', 'vendor', 'queries', 'use case', ...SERVER_INSIDE],
    packages: ['any listed'],
    ...NODE,
  },
  {
    name: 'command',
    files: 'apps/server/src/cli/**',
    mayImport: ['command', 'env', 'queries', 'use case', ...SERVER_INSIDE],
    packages: ['any listed'],
    ...NODE,
  },
  { name: 'env', files: 'apps/server/src/env.ts', mayImport: [...SHARED], packages: ['zod'], ...NODE },
  {
    name: 'app',
    files: 'apps/server/src/app.ts',
    mayImport: ['routes', 'queries', ...SERVER_INSIDE],
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
    mayImport: ['http', 'own queries', 'deps', 'db', ...SHARED],
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
    mayImport: ['own use case', 'queries', 'http', 'deps', 'db', 'port', ...SHARED],
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
    mayImport: ['own vendor', 'own port', 'domain'],
    packages: ['any listed'],
    ...NODE,
  },
  { name: 'server tool', files: 'apps/server/*.config.ts', mayImport: [], packages: ['any listed'], ...NODE },
];

const WEB_ROOMS: readonly Room[] = [
  {
    name: 'web testing',
    files: 'apps/web/src/testing/**',
    mayImport: ['web testing', 'web app', 'feature', 'ui', 'lib', ...SHARED],
    packages: ['any listed'],
    ...NODE,
  },
  {
    name: 'web entry',
    files: 'apps/web/src/main.tsx',
    mayImport: ['web app', 'styles'],
    packages: ['react', 'react-dom'],
    ...PURE,
  },
  {
    name: 'web app',
    files: 'apps/web/src/app/**',
    mayImport: ['web app', 'feature', 'ui', 'lib', 'styles', ...SHARED],
    packages: ['any listed'],
    ...PURE,
  },
  {
    name: 'feature',
    files: 'apps/web/src/features/{own}/**',
    mayImport: ['own feature', 'ui', 'lib', ...SHARED],
    packages: ['any listed'],
    ...PURE,
  },
  {
    name: 'ui',
    files: 'apps/web/src/ui/**',
    mayImport: ['ui'],
    packages: ['react', 'react-dom', 'radix-ui', 'lucide-react'],
    ...PURE,
  },
  {
    name: 'lib',
    files: 'apps/web/src/lib/**',
    mayImport: ['lib', ...SHARED],
    packages: ['any listed'],
    ...PURE,
  },
  {
    name: 'styles',
    files: 'apps/web/src/styles/**',
    mayImport: ['styles'],
    packages: ['any listed'],
    ...PURE,
  },
  { name: 'web tool', files: 'apps/web/*.ts', mayImport: ['web tool'], packages: ['any listed'], ...NODE },
];

export const ROOMS: readonly Room[] = [...PACKAGE_ROOMS, ...SERVER_ROOMS, ...WEB_ROOMS];
