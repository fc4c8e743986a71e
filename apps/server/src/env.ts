import { readFileSync } from 'node:fs';
import { z } from 'zod';

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

const optional = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();
const wholeNumber = (smallest: number, largest: number) => {
  const wanted = `a whole number from ${smallest} to ${largest}`;
  return z
    .string()
    .regex(/^\d+$/, wanted)
    .transform(Number)
    .pipe(z.number().min(smallest, wanted).max(largest, wanted));
};
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'an address like https://kitchen.example.org' })
  .transform((value) => value.replace(/\/+$/, ''));

/** Whether an address names more than one server, as libpq allows before the path or as parameters. */
const hasSeveralHosts = (url: string) => /^[a-z]+:\/\/[^/?#]*,|[?&](?:host|port)=[^&#]*(?:,|%2c)/i.test(url);
const databaseUrl = z
  .string()
  .refine((value) => !hasSeveralHosts(value), {
    abort: true,
    error:
      'one server: of several, put HAProxy or a pooler that finds the one that takes writes in front (docs/scaling.md)',
  })
  .refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value), {
    error: 'a URL like postgresql://user:password@host:5432/name',
  });

/** Hosts with or without a port, divided by commas. */
const hostList = z
  .string()
  .transform((value) => value.split(',').map((entry) => entry.trim().toLowerCase()))
  .refine(
    (entries) =>
      entries.every(
        (entry) => /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/.test(entry) && URL.canParse(`http://${entry}`),
      ),
    {
      error: 'hosts divided by commas, like recipes.lan, 192.168.1.5:8080',
    },
  );

interface AssistantEnv {
  readonly AI_PROVIDER?: 'openai' | 'anthropic' | undefined;
  readonly AI_BASE_URL?: string | undefined;
  readonly AI_API_KEY?: string | undefined;
  readonly AI_TEXT_MODEL?: string | undefined;
  readonly AI_VISION_MODEL?: string | undefined;
  readonly AI_IMAGE_MODEL?: string | undefined;
}
const MODELS = ['AI_TEXT_MODEL', 'AI_VISION_MODEL', 'AI_IMAGE_MODEL'] as const;

/** Finds contradictory model settings: the variable to change and what it should be. */
function assistantMistakes(env: AssistantEnv): Array<[keyof AssistantEnv, string]> {
  if (env.AI_PROVIDER === undefined) {
    const lonely = (['AI_BASE_URL', 'AI_API_KEY', ...MODELS] as const).find((name) => env[name]);
    return lonely ? [['AI_PROVIDER', `openai or anthropic, because ${lonely} is set`]] : [];
  }
  const mistakes: Array<[keyof AssistantEnv, string]> = [];
  if (env.AI_PROVIDER === 'anthropic' && !env.AI_API_KEY) {
    mistakes.push(['AI_API_KEY', 'the key of AI_PROVIDER=anthropic']);
  }
  if (env.AI_PROVIDER === 'openai' && !env.AI_API_KEY && !env.AI_BASE_URL) {
    mistakes.push(['AI_API_KEY', "OpenAI's key, or AI_BASE_URL set to a server that needs none"]);
  }
  if (env.AI_PROVIDER === 'anthropic' && env.AI_IMAGE_MODEL) {
    mistakes.push(['AI_IMAGE_MODEL', 'nothing: AI_PROVIDER=anthropic makes no pictures']);
  }
  if (!MODELS.some((name) => env[name])) {
    mistakes.push(['AI_VISION_MODEL', 'the name of a model, here or in AI_TEXT_MODEL, for AI_PROVIDER']);
  }
  return mistakes;
}

interface SignInEnv {
  readonly OIDC_CONFIGURATION_URL?: string | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
  readonly OIDC_CLIENT_SECRET_FILE?: string | undefined;
  readonly OIDC_AUTO_REDIRECT: boolean;
  readonly ALLOW_PASSWORD_LOGIN: boolean;
}

/** Finds contradictory settings of single sign-on: the variable to change and what it should be. */
function signInMistakes(env: SignInEnv): Array<[keyof SignInEnv, string]> {
  const mistakes: Array<[keyof SignInEnv, string]> = [];
  const { OIDC_CLIENT_SECRET: secret, OIDC_CLIENT_SECRET_FILE: file } = env;
  if (secret && file)
    mistakes.push(['OIDC_CLIENT_SECRET_FILE', 'nothing, because OIDC_CLIENT_SECRET is set']);
  if (env.OIDC_CONFIGURATION_URL === undefined) {
    const lonely = (['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_CLIENT_SECRET_FILE'] as const).find(
      (name) => env[name],
    );
    const needs = env.ALLOW_PASSWORD_LOGIN ? lonely : 'ALLOW_PASSWORD_LOGIN=false';
    if (needs) mistakes.push(['OIDC_CONFIGURATION_URL', `the provider's address, because of ${needs}`]);
    return mistakes;
  }
  if (!env.OIDC_CLIENT_ID) mistakes.push(['OIDC_CLIENT_ID', 'the id that the provider gave this app']);
  if (!secret && !file) mistakes.push(['OIDC_CLIENT_SECRET', 'the secret that the provider gave this app']);
  return mistakes;
}

/** Reads a secret that is mounted as a file. */
const fileText = z.string().transform((path, context) => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    context.addIssue({
      code: 'custom',
      message: `a file that can be read (${error instanceof Error ? error.message : error})`,
    });
    return z.NEVER;
  }
});

const yesOrNo = (otherwise: 'true' | 'false') =>
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(['true', 'false', 'on', 'off', '1', '0'], 'true or false'))
    .default(otherwise)
    .transform((value) => ['true', 'on', '1'].includes(value));

const schema = z
  .object({
    HOST: z.string().min(1, 'a host name or address').default('127.0.0.1'),
    PORT: wholeNumber(1, 65_535).default(3000),
    DATA_DIR: z.string().min(1, 'a folder').default('./.data'),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_DIRECT_URL: databaseUrl.optional(),
    DATABASE_POOL_SIZE: wholeNumber(2, 1000).default(6),
    DATABASE_PREPARED_STATEMENTS: z
      .enum(['on', 'off'], 'on or off')
      .default('on')
      .transform((value) => value === 'on'),
    WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
    /** The number of this worker process, from 1. The first process sets it for the workers it starts. */
    WORKER_NUMBER: wholeNumber(1, 64).optional(),
    DRAIN_SECONDS: wholeNumber(0, 600).optional(),
    PUBLIC_URL: httpUrl
      .refine((value) => new URL(value).href === `${new URL(value).origin}/`, {
        error: 'an address without a path, because the app takes a whole host: https://kitchen.example.org',
      })
      .transform((value) => new URL(value).origin)
      .optional(),
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
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'a URL like smtp://user:password@mail.example.org:587' })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'an address like Game Plan <kitchen@example.org>')
      .optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_\S+$/, 'a secret or restricted key (sk_… or rk_…)')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S+$/, 'the signing secret of the webhook (whsec_…)')
      .optional(),
    STRIPE_API_BASE: httpUrl
      .refine((value) => new URL(value).pathname === '/', 'an address without a path')
      .optional(),
    FDC_API_KEY: z.string().optional(),
    FDC_BASE_URL: httpUrl.default('https://api.nal.usda.gov/fdc'),
    OPEN_FOOD_FACTS: z
      .enum(['on', 'off'], 'on or off')
      .default('off')
      .transform((value) => value === 'on'),
    OPEN_FOOD_FACTS_URL: httpUrl.default('https://world.openfoodfacts.org'),
    HTTP_ALLOW_LIST: hostList.default([]),
    AI_PROVIDER: z.enum(['openai', 'anthropic'], 'openai or anthropic').optional(),
    AI_BASE_URL: httpUrl.optional(),
    AI_API_KEY: z.string().optional(),
    AI_TEXT_MODEL: z.string().optional(),
    AI_VISION_MODEL: z.string().optional(),
    AI_IMAGE_MODEL: z.string().optional(),
    AI_TIMEOUT_MS: wholeNumber(1, 600_000).default(60_000),
    AI_DAILY_LIMIT: wholeNumber(1, 100_000).default(50),
    OIDC_CONFIGURATION_URL: z
      .url({
        protocol: /^https?$/,
        error: 'an address like https://auth.example.org/.well-known/openid-configuration',
      })
      .optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    OIDC_CLIENT_SECRET_FILE: fileText.optional(),
    OIDC_PROVIDER_NAME: z.string().max(40, 'at most 40 characters').default('Single Sign-On'),
    OIDC_AUTO_REDIRECT: yesOrNo('false'),
    OIDC_SIGNUP_ENABLED: yesOrNo('true'),
    OIDC_USER_GROUP: z.string().optional(),
    OIDC_ADMIN_GROUP: z.string().optional(),
    OIDC_GROUPS_CLAIM: z.string().default('groups'),
    OIDC_USER_CLAIM: z.string().default('preferred_username'),
    ALLOW_PASSWORD_LOGIN: yesOrNo('true'),
    ADMIN_SECOND_FACTOR: yesOrNo('false'),
    METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
    RATE_LIMIT: z
      .enum(['on', 'off'], 'on or off')
      .default('on')
      .transform((value) => value === 'on'),
  })
  .refine((env) => env.RATE_LIMIT || LOOPBACK.has(env.HOST), {
    path: ['RATE_LIMIT'],
    message: 'on, unless HOST is this machine alone (127.0.0.1)',
  })
  .refine((env) => env.DATABASE_DIRECT_URL === undefined || env.DATABASE_URL !== undefined, {
    path: ['DATABASE_URL'],
    message: 'the address of the pooler, because DATABASE_DIRECT_URL is set',
  })
  .refine((env) => env.SMTP_URL === undefined || env.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'the address that mails come from, because SMTP_URL is set',
  })
  .refine((env) => env.SMTP_URL === undefined || env.PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    message: 'the address that people reach the app at, because SMTP_URL is set and mails carry a link',
  })
  .refine((env) => env.STRIPE_SECRET_KEY !== undefined || env.STRIPE_WEBHOOK_SECRET === undefined, {
    path: ['STRIPE_SECRET_KEY'],
    message: 'the secret key (sk_… or rk_…), because STRIPE_WEBHOOK_SECRET is set',
  })
  .superRefine((env, context) => {
    for (const [name, message] of [...assistantMistakes(env), ...signInMistakes(env)]) {
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });

export type Env = Readonly<z.output<typeof schema>>;

/** Matches variables whose value must not be printed. */
const SECRET = /SECRET|KEY|TOKEN|DATABASE_URL|DIRECT_URL|SMTP_URL/;

export class EnvironmentError extends Error {}

/**
 * Reads the environment. A blank variable counts as unset. Throws an EnvironmentError whose message has one line for
 * each mistake: the variable, the value it got, and what is expected.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, optional.parse(source[name])] as const),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name}: got ${shown(name, given[name])}, wants ${issue.message}`;
  });
  throw new EnvironmentError(lines.join('\n'));
}

function shown(name: string, value: string | undefined): string {
  if (value === undefined) return 'nothing';
  return SECRET.test(name) ? 'a value that does not fit (not shown)' : JSON.stringify(value);
}
