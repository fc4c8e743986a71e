import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath, NO_CHROMIUM } from './chromium-path.ts';

/** Ensures that there is a Chromium for the end-to-end tests, and prints its path. Exits with 1 if there is none. */
if (chromiumPath() === null && canInstallChromium()) {
  console.log('No Chromium found: installing one with apt-get …');
  installChromium();
}
const path = chromiumPath();
if (path === null) {
  console.error(NO_CHROMIUM);
  process.exitCode = 1;
} else {
  console.log(`Chromium: ${path}`);
}

/**
 * Whether Chromium can be installed: only as root on Debian and its derivatives. Elsewhere the person should decide.
 */
function canInstallChromium(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/**
 * Installs Debian's Chromium: the headless shell, otherwise the full browser. Shows apt-get's output only on failure.
 */
function installChromium(): void {
  const update = aptGet(['update']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = aptGet(['install', '--yes', '--no-install-recommends', name, 'fonts-noto-color-emoji']);
    if (install === null) return;
    console.error([update, install].filter((failure) => failure !== null).join('\n'));
  }
}

/** @returns apt-get's output if it failed, otherwise null */
function aptGet(args: readonly string[]): string | null {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  return status === 0 ? null : `apt-get ${args.join(' ')} failed:\n${stdout}${stderr}`;
}
