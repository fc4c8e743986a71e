import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, parseEnv } from './env.ts';

describe('the environment', () => {
  test('needs no variable', () => {
    expect(parseEnv({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: './.data',
      DATABASE_POOL_SIZE: 6,
      DATABASE_PREPARED_STATEMENTS: true,
      WEB_CONCURRENCY: 1,
      TRUST_PROXY: false,
      LOG_LEVEL: 'info',
      AI_TIMEOUT_MS: 60_000,
      AI_DAILY_LIMIT: 50,
      FDC_BASE_URL: 'https://api.nal.usda.gov/fdc',
      OPEN_FOOD_FACTS: false,
      OPEN_FOOD_FACTS_URL: 'https://world.openfoodfacts.org',
      RATE_LIMIT: true,
      HTTP_ALLOW_LIST: [],
      OIDC_PROVIDER_NAME: 'Single Sign-On',
      OIDC_AUTO_REDIRECT: false,
      OIDC_SIGNUP_ENABLED: true,
      OIDC_GROUPS_CLAIM: 'groups',
      OIDC_USER_CLAIM: 'preferred_username',
      ALLOW_PASSWORD_LOGIN: true,
      ADMIN_SECOND_FACTOR: false,
    });
  });

  test('a blank variable counts as unset', () => {
    expect(parseEnv({ PORT: ' ', DATABASE_URL: '' }).PORT).toBe(3000);
  });

  test('the secret of single sign-on may be a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gpc-env-'));
    const file = join(folder, 'secret');
    writeFileSync(file, 'of the file\n');
    const provider = {
      OIDC_CONFIGURATION_URL: 'https://id.example.org/.well-known/openid-configuration',
      OIDC_CLIENT_ID: 'cookbook',
    };
    expect(parseEnv({ ...provider, OIDC_CLIENT_SECRET_FILE: file }).OIDC_CLIENT_SECRET_FILE).toBe(
      'of the file',
    );
    rmSync(folder, { recursive: true });
    expect(() => parseEnv({ ...provider, OIDC_CLIENT_SECRET_FILE: file })).toThrow(
      'OIDC_CLIENT_SECRET_FILE: got a value that does not fit (not shown), wants a file that can be read',
    );
    expect(() => parseEnv(provider)).toThrow(
      'OIDC_CLIENT_SECRET: got nothing, wants the secret that the provider',
    );
  });

  test('allowed hosts may have a port', () => {
    expect(parseEnv({ HTTP_ALLOW_LIST: 'Recipes.lan, [::1]:8080' }).HTTP_ALLOW_LIST).toEqual([
      'recipes.lan',
      '[::1]:8080',
    ]);
  });

  test.each(['https://kitchen.example.org/', 'https://Kitchen.Example.org:443//'])(
    'the public address %s is normalised as by a browser',
    (PUBLIC_URL) => {
      expect(parseEnv({ PUBLIC_URL }).PUBLIC_URL).toBe('https://kitchen.example.org');
    },
  );

  test.each(['u:secret@a,b:5433/d', 'u@/d?host=/run/a,/run/b', 'u@/d?host=a%2Cb&port=1'])(
    'several database servers are refused: %s',
    (rest) => {
      const wanted =
        'DATABASE_URL: got a value that does not fit (not shown), wants one server: of several, put HAProxy';
      expect(() => parseEnv({ DATABASE_URL: `postgresql://${rest}` })).toThrow(wanted);
    },
  );

  test.each([
    [{ PORT: 'eighty' }, 'PORT: got "eighty", wants a whole number from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT: got "70000", wants a whole number from 1 to 65535'],
    [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'DATABASE_URL: got a value that does not fit (not shown)'],
    [
      { PUBLIC_URL: 'kitchen' },
      'PUBLIC_URL: got "kitchen", wants an address like https://kitchen.example.org',
    ],
    [
      { PUBLIC_URL: 'https://example.org/kitchen' },
      'PUBLIC_URL: got "https://example.org/kitchen", wants an address without a path, because the app',
    ],
    [
      { SESSION_SECRET: 'short' },
      'SESSION_SECRET: got a value that does not fit (not shown), wants at least 32',
    ],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY: got "maybe", wants on or off'],
    [{ OIDC_CLIENT_ID: 'cookbook' }, 'OIDC_CONFIGURATION_URL: got nothing, wants the provider'],
    [{ ALLOW_PASSWORD_LOGIN: 'false' }, 'OIDC_CONFIGURATION_URL: got nothing, wants the provider'],
    [{ OIDC_AUTO_REDIRECT: 'maybe' }, 'OIDC_AUTO_REDIRECT: got "maybe", wants true or false'],
    [{ HTTP_ALLOW_LIST: 'http://nas.lan' }, 'HTTP_ALLOW_LIST: got "http://nas.lan", wants hosts divided by'],
    [{ OPEN_FOOD_FACTS: 'yes' }, 'OPEN_FOOD_FACTS: got "yes", wants on or off'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: got "loud", wants one of'],
    [{ AI_PROVIDER: 'copilot' }, 'AI_PROVIDER: got "copilot", wants openai or anthropic'],
    [
      { AI_VISION_MODEL: 'm' },
      'AI_PROVIDER: got nothing, wants openai or anthropic, because AI_VISION_MODEL is',
    ],
    [{ AI_API_KEY: 'k' }, 'AI_PROVIDER: got nothing, wants openai or anthropic, because AI_API_KEY is set'],
    [
      { AI_PROVIDER: 'openai', AI_VISION_MODEL: 'm' },
      "AI_API_KEY: got nothing, wants OpenAI's key, or AI_BASE",
    ],
    [
      { AI_PROVIDER: 'anthropic', AI_BASE_URL: 'http://localhost:1', AI_VISION_MODEL: 'm' },
      'AI_API_KEY: got nothing, wants the key of AI_PROVIDER=anthropic',
    ],
    [
      { AI_PROVIDER: 'anthropic', AI_API_KEY: 'k', AI_IMAGE_MODEL: 'm' },
      'AI_IMAGE_MODEL: got "m", wants nothing: AI_PROVIDER=anthropic makes no pictures',
    ],
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, 'AI_VISION_MODEL: got nothing, wants the name of a model'],
    [{ AI_TIMEOUT_MS: '1s' }, 'AI_TIMEOUT_MS: got "1s", wants a whole number from 1 to 600000'],
    [{ AI_DAILY_LIMIT: '0' }, 'AI_DAILY_LIMIT: got "0", wants a whole number from 1 to 100000'],
    [
      { STRIPE_SECRET_KEY: 'pk_live_1' },
      'STRIPE_SECRET_KEY: got a value that does not fit (not shown), wants a secret or restricted key',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'secret' },
      'STRIPE_WEBHOOK_SECRET: got a value that does not fit (not shown), wants the signing secret',
    ],
    [
      { SMTP_URL: 'mail.example.org' },
      'SMTP_URL: got a value that does not fit (not shown), wants a URL like',
    ],
    [
      { SMTP_URL: 'smtp://a:secret@mail.example.org', PUBLIC_URL: 'https://kitchen.example.org' },
      'MAIL_FROM: got nothing, wants the address that mails come from, because SMTP_URL is set',
    ],
    [
      { SMTP_URL: 'smtp://a:secret@mail.example.org', MAIL_FROM: 'kitchen@example.org' },
      'PUBLIC_URL: got nothing, wants the address that people reach the app at, because SMTP_URL is set',
    ],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM: got "nobody", wants an address like'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY: got nothing, wants the secret key'],
    [
      { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_BASE: 'http://127.0.0.1:1/v1' },
      'STRIPE_API_BASE: got "http://127.0.0.1:1/v1", wants an address without a path',
    ],
    [{ RATE_LIMIT: 'off', HOST: '0.0.0.0' }, 'RATE_LIMIT: got "off", wants on, unless HOST is this machine'],
  ])('an error names the variable, its value and what is expected: %o', (source, message) => {
    expect(() => parseEnv(source)).toThrow(EnvironmentError);
    expect(() => parseEnv(source)).toThrow(message);
  });

  test.each([
    { AI_PROVIDER: 'openai', AI_API_KEY: 'k', AI_VISION_MODEL: 'm' },
    { AI_PROVIDER: 'openai', AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_VISION_MODEL: 'm' },
    { AI_PROVIDER: 'anthropic', AI_API_KEY: 'k', AI_TEXT_MODEL: 'm' },
  ])('accepts model settings %o', (source) => {
    expect(parseEnv(source)).toMatchObject(source);
  });

  test.each([
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_API_BASE: 'http://127.0.0.1:12111' },
  ])('accepts payment settings %o', (source) => {
    expect(parseEnv(source)).toMatchObject(source);
  });

  test('reports all errors at once', () => {
    expect(() => parseEnv({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });
});
