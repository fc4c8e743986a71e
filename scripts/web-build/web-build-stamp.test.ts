import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stampWebBuild, webBuildState } from './web-build-stamp.ts';

let root = '';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'web-build-'));
  write('package-lock.json', '{}');
  write('apps/web/index.html', '<!doctype html>');
  write('apps/web/vite.config.ts', '');
  write('apps/web/src/main.tsx', '');
  write('packages/domain/src/expiry.ts', '');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('webBuildState', () => {
  test('is missing before the first build', () => {
    expect(webBuildState(root)).toBe('missing');
  });

  test('is stale after a build without a stamp', () => {
    write('apps/web/dist/index.html', '');
    expect(webBuildState(root)).toBe('stale');
  });

  describe('after a stamped build', () => {
    beforeEach(() => {
      write('apps/web/dist/index.html', '');
      stampWebBuild(root);
    });

    test('is current', () => {
      expect(webBuildState(root)).toBe('current');
    });

    test.each([
      'package-lock.json',
      'apps/web/index.html',
      'apps/web/vite.config.ts',
      'apps/web/src/main.tsx',
      'apps/web/src/ui/a-new-file.tsx',
      'apps/web/public/favicon.svg',
      'packages/domain/src/expiry.ts',
    ])('is stale when %s changes', (file) => {
      write(file, 'changed');
      expect(webBuildState(root)).toBe('stale');
    });

    test.each(['apps/web/src/main.test.tsx', 'apps/server/src/app.ts', 'README.md'])(
      'stays current when %s changes',
      (file) => {
        write(file, 'changed');
        expect(webBuildState(root)).toBe('current');
      },
    );

    test('stays current when only timestamps change, as in a copied folder', () => {
      utimesSync(join(root, 'apps/web/src/main.tsx'), new Date(0), new Date(0));
      expect(webBuildState(root)).toBe('current');
    });
  });
});
