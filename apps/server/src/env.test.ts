import { describe, expect, test } from 'vitest';
import { EnvironmentError, parseEnv } from './env.ts';

describe('the environment', () => {
  test('needs nothing', () => {
    expect(parseEnv({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: './.data',
      TRUST_PROXY: false,
      LOG_LEVEL: 'info',
      FDC_BASE_URL: 'https://api.nal.usda.gov/fdc',
      RATE_LIMIT: true,
    });
  });

  test('a blank variable counts as unset', () => {
    expect(parseEnv({ PORT: ' ', DATABASE_URL: '' }).PORT).toBe(3000);
  });

  test('a slash at the end of the public address is dropped', () => {
    expect(parseEnv({ PUBLIC_URL: 'https://kitchen.example.org/' }).PUBLIC_URL).toBe(
      'https://kitchen.example.org',
    );
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT: got "eighty", wants a whole number from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT: got "70000", wants a whole number from 1 to 65535'],
    [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'DATABASE_URL: got a value that does not fit (not shown)'],
    [
      { PUBLIC_URL: 'kitchen' },
      'PUBLIC_URL: got "kitchen", wants an address like https://kitchen.example.org',
    ],
    [
      { SESSION_SECRET: 'short' },
      'SESSION_SECRET: got a value that does not fit (not shown), wants at least 32',
    ],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY: got "maybe", wants on or off'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: got "loud", wants one of'],
    [{ RATE_LIMIT: 'off', HOST: '0.0.0.0' }, 'RATE_LIMIT: got "off", wants on, unless HOST is this machine'],
  ])('a mistake names the variable, what it got and what it wants: %o', (source, message) => {
    expect(() => parseEnv(source)).toThrow(EnvironmentError);
    expect(() => parseEnv(source)).toThrow(message);
  });

  test('every mistake is told at once', () => {
    expect(() => parseEnv({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });
});
