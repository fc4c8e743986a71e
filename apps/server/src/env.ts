import { z } from 'zod';

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

const optional = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();
const port = z
  .string()
  .regex(/^\d+$/, 'a whole number from 1 to 65535')
  .transform(Number)
  .pipe(z.number().min(1, 'a whole number from 1 to 65535').max(65_535, 'a whole number from 1 to 65535'));
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'an address like https://kitchen.example.org' })
  .transform((value) => value.replace(/\/+$/, ''));

const schema = z
  .object({
    HOST: z.string().min(1, 'a host name or address').default('127.0.0.1'),
    PORT: port.default(3000),
    DATA_DIR: z.string().min(1, 'a folder').default('./.data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'a URL like postgresql://user:password@host:5432/name' })
      .optional(),
    PUBLIC_URL: httpUrl.optional(),
    SESSION_SECRET: z.string().min(32, 'at least 32 characters').optional(),
    TRUST_PROXY: z
      .enum(['on', 'off'], 'on or off')
      .default('off')
      .transform((value) => value === 'on'),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'one of fatal error warn info debug trace silent',
      )
      .default('info'),
    FDC_API_KEY: z.string().optional(),
    FDC_BASE_URL: httpUrl.default('https://api.nal.usda.gov/fdc'),
    RATE_LIMIT: z
      .enum(['on', 'off'], 'on or off')
      .default('on')
      .transform((value) => value === 'on'),
  })
  .refine((env) => env.RATE_LIMIT || LOOPBACK.has(env.HOST), {
    path: ['RATE_LIMIT'],
    message: 'on, unless HOST is this machine alone (127.0.0.1)',
  });

export type Env = Readonly<z.output<typeof schema>>;

/** Variables whose value must not be printed back. */
const SECRET = /SECRET|KEY|DATABASE_URL|SMTP_URL/;

export class EnvironmentError extends Error {}

/**
 * Reads the environment. A blank variable counts as unset. Throws an EnvironmentError whose message has a
 * line for each mistake: which variable, what it got, what it wants.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, optional.parse(source[name])] as const),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const got = SECRET.test(name) ? 'a value that does not fit (not shown)' : JSON.stringify(source[name]);
    return `${name}: got ${got}, wants ${issue.message}`;
  });
  throw new EnvironmentError(lines.join('\n'));
}
