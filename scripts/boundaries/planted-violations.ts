const server = 'apps/server/src';
const web = 'apps/web/src';

/** Planted violations: file, content, and the expected message. */
export const VIOLATIONS: readonly (readonly [file: string, text: string, message: string])[] = [
  // packages
  ['packages/domain/src/a.ts', "import '@game-plan/contracts/items';", 'domain may not import contracts'],
  ['packages/domain/src/a.ts', "import { z } from 'zod';", "domain may not import the package 'zod'"],
  [
    'packages/domain/src/a.ts',
    "import { join } from 'node:path';",
    "domain may not import Node's 'node:path'",
  ],
  ['packages/illustration/src/a.ts', "import '@game-plan/domain/day';", 'illustration may not import domain'],
  [
    'packages/illustration/src/a.ts',
    'export const roll = Math.random;',
    "illustration is pure: no 'Math.random'",
  ],
  [
    'packages/domain/src/a.ts',
    "import '../../illustration/src/draw.ts';",
    'domain may not import illustration',
  ],
  ['packages/contracts/src/a.ts', "import 'fastify';", "contracts may not import the package 'fastify'"],
  [
    'packages/contracts/src/a.ts',
    "import '../../../apps/web/src/lib/api.ts';",
    'contracts may not import lib',
  ],
  // the domain is pure
  ['packages/domain/src/a.ts', 'export const now = () => Date.now();', "domain is pure: no 'Date.now'"],
  ['packages/domain/src/a.ts', 'export const now = () => new Date();', "domain is pure: no 'new Date()'"],
  ['packages/domain/src/a.ts', 'export const roll = Math.random;', "domain is pure: no 'Math.random'"],
  [
    'packages/domain/src/a.ts',
    'const { random } = Math;\nexport { random };',
    "domain is pure: no 'Math.random'",
  ],
  [
    'packages/domain/src/a.ts',
    'export const id = crypto.randomUUID();',
    "domain is pure: no 'crypto.randomUUID'",
  ],
  ['packages/domain/src/a.ts', "export const page = fetch('/');", "domain is pure: no 'fetch'"],
  ['packages/domain/src/a.ts', 'export const place = process.cwd();', "domain is pure: no 'process.cwd'"],
  // server
  [
    `${server}/features/items/b.ts`,
    "import '#features/users/invite-user.ts';",
    "use case 'items' may not import use case 'users'",
  ],
  [`${server}/jobs.ts`, "import '#features/items/item-queries.ts';", "jobs may not import queries 'items'"],
  [`${server}/jobs.ts`, "import '#adapters/mail/smtp.ts';", "jobs may not import vendor 'mail'"],
  [
    `${server}/features/items/b.ts`,
    "import './item-routes.ts';",
    "use case 'items' may not import routes 'items'",
  ],
  [
    `${server}/features/items/b.ts`,
    "import '#db/schema/items.ts';",
    "use case 'items' may not import schema",
  ],
  [
    `${server}/features/items/b.ts`,
    "import { eq } from 'drizzle-orm';",
    "use case may not import the package 'drizzle-orm'",
  ],
  [
    `${server}/features/items/b.ts`,
    "import '#adapters/mail/smtp.ts';",
    "use case 'items' may not import vendor 'mail'",
  ],
  [`${server}/features/items/b.ts`, "import '#app';", "use case 'items' may not import app"],
  [
    `${server}/features/items/b-routes.ts`,
    "import '#features/users/user-queries.ts';",
    "routes 'items' may not import queries 'users'",
  ],
  [
    `${server}/features/items/b-routes.ts`,
    "import '#features/users/invite-user.ts';",
    "routes 'items' may not import use case 'users'",
  ],
  [
    `${server}/features/items/b-routes.ts`,
    "import { sql } from 'drizzle-orm';",
    "routes may not import the package 'drizzle-orm'",
  ],
  [
    `${server}/features/items/b-queries.ts`,
    "import '#http/route.ts';",
    "queries 'items' may not import http",
  ],
  [
    `${server}/features/items/b-queries.ts`,
    "import '#features/users/user-queries.ts';",
    "queries 'items' may not import queries 'users'",
  ],
  [
    `${server}/features/items/b-queries.ts`,
    "import 'fastify';",
    "queries may not import the package 'fastify'",
  ],
  [`${server}/http/b.ts`, "import '#features/items/add-item.ts';", "http may not import use case 'items'"],
  [`${server}/http/b.ts`, "import '#db/schema/items.ts';", 'http may not import schema'],
  [`${server}/http/b.ts`, "import '../deps.ts';", 'http may not import deps'],
  [`${server}/db/b.ts`, "import '#http/route.ts';", 'db may not import http'],
  [`${server}/app.ts`, "import '#adapters/mail/smtp.ts';", "app may not import vendor 'mail'"],
  [`${server}/deps.ts`, "import '#adapters/mail/smtp.ts';", "deps may not import vendor 'mail'"],
  [`${server}/adapters/mail/b.ts`, "import '#http/route.ts';", "vendor 'mail' may not import http"],
  [
    `${server}/adapters/pay/b.ts`,
    "import '#adapters/mail/port.ts';",
    "vendor 'pay' may not import port 'mail'",
  ],
  [`${server}/adapters/mail/port.ts`, "import './smtp.ts';", "port 'mail' may not import vendor 'mail'"],
  [`${server}/http/b.ts`, "import '#testing/test-app.ts';", 'http may not import server testing'],
  [`${server}/http/b.ts`, 'export const port = process.env.PORT;', 'only env.ts reads process.env'],
  [`${server}/http/b.ts`, 'const { env } = process;\nexport { env };', 'only env.ts reads process.env'],
  // web
  [
    `${web}/features/items/b.tsx`,
    "import '#features/cart/cart.tsx';",
    "feature 'items' may not import feature 'cart'",
  ],
  [
    `${web}/features/items/b.tsx`,
    "import '../../app/home-page.tsx';",
    "feature 'items' may not import web app",
  ],
  [`${web}/ui/b.tsx`, "import '@game-plan/domain/day';", 'ui may not import domain'],
  [`${web}/ui/b.tsx`, "import '@game-plan/contracts/items';", 'ui may not import contracts'],
  [`${web}/ui/b.tsx`, "import '#lib/api.ts';", 'ui may not import lib'],
  [
    `${web}/ui/b.tsx`,
    "import '@tanstack/react-query';",
    "ui may not import the package '@tanstack/react-query'",
  ],
  [`${web}/lib/b.ts`, "import '#ui/button.tsx';", 'lib may not import ui'],
  [`${web}/lib/b.ts`, "import '#data/items.ts';", 'lib may not import data'],
  [`${web}/ui/b.tsx`, "import '#nutrition-ui/macro-row.tsx';", 'ui may not import nutrition-ui'],
  [`${web}/data/b.ts`, "import '#features/cart/cart.tsx';", "data may not import feature 'cart'"],
  [`${web}/data/b.ts`, "import '#nutrition-ui/macro-row.tsx';", 'data may not import nutrition-ui'],
  [`${web}/nutrition-ui/b.tsx`, "import '#data/items.ts';", 'nutrition-ui may not import data'],
  [`${web}/main.tsx`, "import '#features/cart/cart.tsx';", "web entry may not import feature 'cart'"],
  [`${web}/lib/b.ts`, "import '#features/cart/cart.tsx';", "lib may not import feature 'cart'"],
  [`${web}/lib/b.ts`, "import '../../../server/src/app.ts';", 'lib may not import app'],
  [`${web}/lib/b.ts`, "import { join } from 'node:path';", "lib may not import Node's 'node:path'"],
  // everywhere
  [`${web}/lib/b.ts`, "import '../../src/lib/api.ts';", 'climbs twice'],
  [`${web}/lib/index.ts`, "export { callApi } from './api.ts';", 'is a barrel'],
  [`${web}/lib/index.ts`, "import { callApi } from './api.ts';\nexport { callApi };", 'is a barrel'],
  [
    `${web}/lib/b.ts`,
    "import dayjs from 'dayjs';",
    "'dayjs' is not listed as a dependency in apps/web/package.json",
  ],
  [
    `${web}/lib/b.ts`,
    "import soup from '~icons/noto/pot-of-food';",
    "'@iconify-json/noto' is not listed as a dependency in apps/web/package.json",
  ],
  [`${web}/lib/b.ts`, "import 'vite';", "'vite' is not listed as a dependency in apps/web/package.json"],
  [`${web}/lib/b.test.ts`, "import 'jest';", "'jest' is not listed in apps/web/package.json"],
  [`${web}/lib/b.ts`, "import './gone.ts';", "'./gone.ts' resolves to no file"],
  [`${web}/lib/b.ts`, "import '#lib/gone.ts';", "'#lib/gone.ts' resolves to no file"],
  [
    `${web}/lib/b.ts`,
    'export const load = (name: string) => import(name);',
    'may not import by a computed name',
  ],
  [`${web}/lib/b.ts`, "export const all = import.meta.glob('../features/**');", 'resolves to no file'],
  [`${web}/stray.ts`, 'export const stray = 1;', 'belongs to no zone'],
  [
    `${web}/features/items/b.test.tsx`,
    "import '#features/cart/cart.tsx';",
    "a test of feature 'items' may not import feature 'cart'",
  ],
];

/** All TypeScript syntaxes that import another file; all count as imports. */
export const WAYS_TO_IMPORT = [
  "import { dayOf } from '@game-plan/domain/day';",
  "import type { dayOf } from '@game-plan/domain/day';",
  "import { type dayOf } from '@game-plan/domain/day';",
  "import '@game-plan/domain/day';",
  "export { dayOf } from '@game-plan/domain/day';\nexport const own = 1;",
  "export * from '@game-plan/domain/day';\nexport const own = 1;",
  "export const load = () => import('@game-plan/domain/day');",
  "export type Day = import('@game-plan/domain/day').Day;",
  "export const load = () => require('@game-plan/domain/day');",
  "export const path = import.meta.resolve('@game-plan/domain/day');",
];
