import type { Plugin } from 'vite';

const PREFIX = '\0contract as data:';
const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*'(@game-plan\/contracts\/[\w/-]+)'/g;

/**
 * Builds a contract a second time as data, without zod: its constants, and of its endpoints what a call needs. An import that takes
 * no schema gets this one, so that only forms bring zod along. Development and tests use whole contracts.
 * @param sources whose imports are changed
 */
export function contractsAsData(sources: RegExp): Plugin {
  return {
    name: 'contracts-as-data',
    apply: 'build',
    // While imports still tell what is only a type.
    enforce: 'pre',
    transform: {
      filter: { id: sources },
      async handler(code) {
        let changed = code;
        for (const [statement, names = '', contract = ''] of code.matchAll(IMPORT)) {
          const values = names.split(',').map((name) => name.trim().split(' ')[0] ?? '');
          const whole: Readonly<Record<string, unknown>> = await import(contract);
          if (values.some((name) => !isData(whole[name]))) continue;
          changed = changed.replace(statement, statement.replace(contract, `${contract}?data`));
        }
        return changed === code ? null : { code: changed, map: null };
      },
    },
    resolveId: {
      filter: { id: /\?data$/ },
      handler: (source) => PREFIX + source.slice(0, -'?data'.length),
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      async handler(id) {
        const whole: Readonly<Record<string, unknown>> = await import(id.slice(PREFIX.length));
        return Object.entries(whole)
          .filter(([, value]) => isData(value))
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, withoutSchemas)};`)
          .join('\n');
      },
    },
  };
}

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value;

const isData = (value: unknown) =>
  !isSchema(value) && typeof value !== 'function' && !(value instanceof RegExp);

/** Of an endpoint's schema it is kept that there is one: a call expects an answer with a body then. */
const withoutSchemas = (_name: string, value: unknown) => (isSchema(value) ? true : value);
