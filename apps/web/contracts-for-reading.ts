import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { z } from 'zod';
import { shapeOfSchema } from './src/lib/api/shape-of-schema.ts';

const PREFIX = '\0contract for reading:';
const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*'(@game-plan\/contracts\/[\w/-]+)'/g;
const SOURCES = /[\\/]apps[\\/]web[\\/]src[\\/].+\.tsx?$/;
/** Only forms check what people write, and these are features: the rest reads what the server has checked. */
const READERS = /[\\/]apps[\\/]web[\\/]src[\\/](?:data|lib)[\\/]/;
const READ_BY = join(import.meta.dirname, 'src/lib/api/answer-shape.ts');

type Contract = Readonly<Record<string, unknown>>;

/**
 * Builds the contracts twice: whole, with zod, for the forms that check by them, and for all else as plain data, each
 * endpoint's address and the shape of its answer. A first visit then brings neither zod nor a schema along. Development and
 * tests use the whole ones alone.
 * @param withAnswers whether the shapes of answers are written; without them there are addresses and constants alone
 */
export function contractsForReading({ withAnswers = true } = {}): Plugin {
  return {
    name: 'contracts-for-reading',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: SOURCES },
      async handler(code, id) {
        let changed = code;
        for (const [statement, names = '', contract = ''] of code.matchAll(IMPORT)) {
          const whole: Contract = await import(contract);
          const wanted = valueNames(names);
          if (READERS.test(id))
            assertOnlyReads(
              code,
              wanted.filter((name) => isSchema(whole[name])),
            );
          if (READERS.test(id) ? wanted.length > 0 : wanted.every((name) => !isChecked(whole[name])))
            changed = changed.replace(statement, statement.replace(contract, `${contract}?reading`));
        }
        return changed === code ? null : { code: changed, map: null };
      },
    },
    resolveId: {
      filter: { id: /\?reading$/ },
      handler: (source) => PREFIX + source.slice(0, -'?reading'.length),
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      async handler(id) {
        const whole: Contract = await import(id.slice(PREFIX.length));
        const exported = Object.entries(whole).flatMap(([name, value]) => {
          const written = write(withAnswers ? value : withoutSchemas(value));
          return written === undefined ? [] : [`export const ${name} = ${written};`];
        });
        return { code: [`import { readBy } from ${JSON.stringify(READ_BY)};`, ...exported].join('\n') };
      },
    },
  };
}

/** What an import takes that is there at run time: without types, and by its exported name. */
function valueNames(names: string): readonly string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' ')[0] ?? '');
}

/** A shape has `parse` alone: what else is asked of a schema would fail in the browser, not here. */
function assertOnlyReads(code: string, schemas: readonly string[]): void {
  for (const name of schemas) {
    const [use] = code.match(new RegExp(`\\b${name}\\.(?!parse\\()\\w+`)) ?? [];
    if (use) throw new Error(`${use}: data and lib can only parse by a contract's schema`);
  }
}

/** Whether it is more than plain data: a schema to check by, or code. */
function isChecked(value: unknown): boolean {
  return isSchema(value) || typeof value === 'function';
}

function isSchema(value: unknown): value is z.ZodType {
  return isObject(value) && '_zod' in value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A value without the schemas in it; undefined for one. */
function withoutSchemas(value: unknown): unknown {
  if (isSchema(value)) return undefined;
  if (!isObject(value) || Array.isArray(value) || value instanceof RegExp) return value;
  const fields = Object.entries(value).flatMap(([name, field]) =>
    isSchema(field) ? [] : [[name, withoutSchemas(field)]],
  );
  return Object.fromEntries(fields);
}

/** A value as code: endpoints without what is sent to them, a schema as the shape of what it gives. */
function write(value: unknown): string | undefined {
  if (isSchema(value)) return `/* @__PURE__ */ readBy(${JSON.stringify(shapeOfSchema(value))})`;
  if (typeof value === 'function' || value instanceof RegExp) return undefined;
  if (!isObject(value) || Array.isArray(value)) return JSON.stringify(value);
  if ('method' in value && 'path' in value) return writeEndpoint(value);
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${write(field)}`);
  return `{ ${fields.join(', ')} }`;
}

function writeEndpoint({ method, path, isSlow, changesNothing, response }: Record<string, unknown>): string {
  const answer = isSchema(response) ? `, response: ${write(response)}` : '';
  return `{ ${JSON.stringify({ method, path, isSlow, changesNothing }).slice(1, -1)}${answer} }`;
}
