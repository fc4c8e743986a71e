import { describe, expect, test } from 'vitest';
import { completeLockfile } from './lockfile.ts';

const LINUX = { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] };

function lockfileOf(optionalDependencies: Record<string, string>, rest: Record<string, object> = {}) {
  return {
    packages: {
      '': {},
      'node_modules/tool': { version: '2.0.0', dev: true, optionalDependencies },
      ...rest,
    },
  };
}

describe('completeLockfile', () => {
  test.each([
    ['@tool/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@tool/cli-win32-x64', { os: ['win32'], cpu: ['x64'] }],
    ['@tool/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    ['@tool/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
    ['@tool/cli-linux-x64', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
    ['@tool/cli-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['@tool/binding-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
  ])('adds %s for its platform only', (name, platform) => {
    const { lockfile, added } = completeLockfile(lockfileOf({ [name]: '2.0.0' }));
    expect(added).toEqual([`node_modules/${name}`]);
    expect(lockfile.packages).toHaveProperty([`node_modules/${name}`], {
      version: '2.0.0',
      ...platform,
      dev: true,
      optional: true,
    });
  });

  test('keeps existing entries', () => {
    const complete = lockfileOf(
      { '@tool/cli-linux-x64': '2.0.0' },
      { 'node_modules/@tool/cli-linux-x64': { ...LINUX, integrity: 'sha512-abc' } },
    );
    const { lockfile, added } = completeLockfile(complete);
    expect(added).toEqual([]);
    expect(lockfile.packages).toEqual(complete.packages);
  });

  test('puts a second version below the package that depends on it', () => {
    const name = '@tool/cli-linux-x64';
    const { added } = completeLockfile(lockfileOf({ [name]: '1.0.0' }, { [`node_modules/${name}`]: LINUX }));
    expect(added).toEqual([`node_modules/tool/node_modules/${name}`]);
  });

  test.each([
    ['a package without a platform in its name', { fsevents: '2.3.3' }],
    ['a range, of which it cannot tell the version', { '@tool/cli-darwin-arm64': '^2.0.0' }],
  ])('does not add %s', (_, optionalDependencies) => {
    expect(completeLockfile(lockfileOf(optionalDependencies)).added).toEqual([]);
  });

  test('keeps entries sorted by path', () => {
    const { lockfile } = completeLockfile(lockfileOf({ '@tool/cli-darwin-arm64': '2.0.0' }));
    expect(Object.keys(lockfile.packages)).toEqual([
      '',
      'node_modules/@tool/cli-darwin-arm64',
      'node_modules/tool',
    ]);
  });
});
