import { NODE, PURE, type Room, SHARED } from './room.ts';

/** The rooms of apps/web. */
export const WEB_ROOMS: readonly Room[] = [
  {
    name: 'web testing',
    files: 'apps/web/src/testing/**',
    mayImport: ['web testing', 'web app', 'feature', 'data', 'ui', 'lib', ...SHARED],
    packages: ['any listed'],
    ...NODE,
  },
  {
    name: 'web entry',
    files: 'apps/web/src/main.tsx',
    mayImport: ['web app', 'data', 'lib', 'styles'],
    packages: ['react', 'react-dom'],
    ...PURE,
  },
  {
    name: 'web app',
    files: 'apps/web/src/app/**',
    mayImport: [
      'web app',
      'feature',
      'data',
      'nutrition-ui',
      'ui',
      'lib',
      'styles',
      'illustration',
      ...SHARED,
    ],
    packages: ['any listed'],
    ...PURE,
  },
  {
    name: 'feature',
    files: 'apps/web/src/features/{own}/**',
    mayImport: ['own feature', 'data', 'nutrition-ui', 'ui', 'lib', 'illustration', ...SHARED],
    packages: ['any listed'],
    ...PURE,
  },
  {
    name: 'data',
    files: 'apps/web/src/data/**',
    mayImport: ['data', 'ui', 'lib', ...SHARED],
    packages: ['any listed'],
    ...PURE,
  },
  {
    name: 'nutrition-ui',
    files: 'apps/web/src/nutrition-ui/**',
    mayImport: ['nutrition-ui', 'ui', 'lib', ...SHARED],
    packages: ['react', 'react-dom', 'lucide-react'],
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
