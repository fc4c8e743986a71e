import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Paths and file contents. */
export type Tree = Readonly<Record<string, string>>;

const MANIFESTS: Readonly<Record<string, unknown>> = {
  'package.json': { devDependencies: { vitest: '1' } },
  'packages/domain/package.json': { name: '@game-plan/domain', exports: { './*': './src/*.ts' } },
  'packages/illustration/package.json': {
    name: '@game-plan/illustration',
    exports: { './*': './src/*.ts' },
    dependencies: { '@game-plan/domain': '1' },
  },
  'packages/contracts/package.json': {
    name: '@game-plan/contracts',
    exports: { './*': './src/*.ts' },
    dependencies: { '@game-plan/domain': '1', zod: '1' },
  },
  'apps/server/package.json': {
    name: '@game-plan/server',
    imports: {
      '#app': './src/app.ts',
      '#adapters/*': './src/adapters/*',
      '#db/*': './src/db/*',
      '#features/*': './src/features/*',
      '#http/*': './src/http/*',
      '#testing/*': './src/testing/*',
    },
    dependencies: {
      '@game-plan/contracts': '1',
      '@game-plan/domain': '1',
      'drizzle-orm': '1',
      fastify: '1',
      pg: '1',
      zod: '1',
    },
    devDependencies: { 'pino-pretty': '1' },
  },
  'apps/web/package.json': {
    name: '@game-plan/web',
    imports: {
      '#data/*': './src/data/*',
      '#features/*': './src/features/*',
      '#lib/*': './src/lib/*',
      '#nutrition-ui/*': './src/nutrition-ui/*',
      '#ui/*': './src/ui/*',
    },
    dependencies: {
      '@game-plan/contracts': '1',
      '@game-plan/domain': '1',
      'lucide-react': '1',
      'radix-ui': '1',
      react: '1',
      '@tanstack/react-query': '1',
    },
    devDependencies: { vite: '1' },
  },
};

/** A small source tree that uses every allowed import. */
const SOURCES: Tree = {
  'packages/domain/src/day.ts': 'export const dayOf = (instant: Date) => new Date(instant);',
  'packages/domain/src/day.test.ts':
    "import { test } from 'vitest';\nimport { dayOf } from './day.ts';\ntest('', dayOf);",
  'packages/domain/src/random.ts': 'export const roll = (state: number) => state + 1;',
  'packages/illustration/src/draw.ts':
    "import { roll } from '@game-plan/domain/random';\nexport const draw = roll;",
  'packages/contracts/src/items.ts':
    "import { dayOf } from '@game-plan/domain/day';\nimport { z } from 'zod';\nexport const items = [z, dayOf];",
  'apps/server/src/main.ts':
    "import { fromVendor } from '#adapters/mail/smtp.ts';\nimport { buildApp } from '#app';\nimport { env } from './env.ts';\nbuildApp(fromVendor, env);",
  'apps/server/src/env.ts': "import { z } from 'zod';\nexport const env = z.parse(process.env);",
  'apps/server/src/app.ts':
    "import fastify from 'fastify';\nimport { addItems } from '#features/items/item-routes.ts';\nexport const buildApp = () => addItems(fastify);",
  'apps/server/src/deps.ts':
    "import type { Mailer } from '#adapters/mail/port.ts';\nexport interface Deps { mailer: Mailer }",
  'apps/server/src/http/route.ts':
    "import type { FastifyInstance } from 'fastify';\nexport const route = (app: FastifyInstance) => app;",
  'apps/server/src/db/client.ts': "import pg from 'pg';\nexport const client = pg;",
  'apps/server/src/db/schema/items.ts':
    "import { pgTable } from 'drizzle-orm/pg-core';\nexport const items = pgTable();",
  'apps/server/src/adapters/mail/port.ts': 'export interface Mailer { send(): void }',
  'apps/server/src/adapters/mail/smtp.ts':
    "import type { Mailer } from './port.ts';\nexport const fromVendor: Mailer = { send() {} };",
  'apps/server/src/features/items/item-routes.ts':
    "import { route } from '#http/route.ts';\nimport { addItem } from './add-item.ts';\nexport const addItems = (app) => route(app, addItem);",
  'apps/server/src/features/items/add-item.ts':
    "import { findUser } from '#features/users/user-queries.ts';\nimport { insertItem } from './item-queries.ts';\nexport const addItem = [findUser, insertItem];",
  'apps/server/src/features/items/item-queries.ts':
    "import { eq } from 'drizzle-orm';\nimport { items } from '#db/schema/items.ts';\nexport const insertItem = [eq, items];",
  'apps/server/src/features/items/items.test.ts':
    "import { test } from 'vitest';\nimport { testApp } from '#testing/test-app.ts';\ntest('', testApp);",
  'apps/server/src/features/users/user-queries.ts': 'export const findUser = 1;',
  'apps/server/src/features/users/invite-user.ts': 'export const inviteUser = 1;',
  'apps/server/src/testing/test-app.ts': "import { buildApp } from '#app';\nexport const testApp = buildApp;",
  'apps/web/vite.config.ts': "import { defineConfig } from 'vite';\nexport default defineConfig({});",
  'apps/web/src/app/home-page.tsx':
    "import { ItemList } from '#features/items/item-list.tsx';\nexport const HomePage = () => <ItemList />;",
  'apps/web/src/features/items/item-list.tsx':
    "import { itemsQuery } from '#data/items.ts';\nimport { MacroRow } from '#nutrition-ui/macro-row.tsx';\nexport const ItemList = () => <MacroRow>{itemsQuery}</MacroRow>;",
  'apps/web/src/data/items.ts':
    "import { callApi } from '#lib/api.ts';\nimport { toast } from '#ui/toast.ts';\nexport const itemsQuery = [callApi, toast];",
  'apps/web/src/nutrition-ui/macro-row.tsx':
    "import { Button } from '#ui/button.tsx';\nexport const MacroRow = () => <Button />;",
  'apps/web/src/ui/toast.ts': 'export const toast = () => null;',
  'apps/web/src/features/cart/cart.tsx': 'export const Cart = () => null;',
  'apps/web/src/lib/api.ts':
    "import { items } from '@game-plan/contracts/items';\nexport const callApi = items;",
  'apps/web/src/ui/button.tsx':
    "import { Slot } from 'radix-ui';\nimport { X } from 'lucide-react';\nexport const Button = () => <Slot><X /></Slot>;",
};

/** Writes the valid tree with `changes` applied to a new temporary folder. Returns the folder. */
export function plantTree(changes: Tree, base: Tree = SOURCES): string {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const manifests = Object.entries(MANIFESTS).map(
    ([path, manifest]) => [path, JSON.stringify(manifest)] as const,
  );
  for (const [path, text] of [...manifests, ...Object.entries(base), ...Object.entries(changes)]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
