import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath, NO_CHROMIUM } from './chromium-path.ts';

/** Makes sure that the end-to-end tests have a Chromium, and says which. Exits 1 when there is none to be had. */
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

/** Only as root on Debian and its kin: elsewhere installing a browser is for the person to decide. */
function canInstallChromium(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/** Installs Debian's Chromium, the whole one where there is none without windows; what apt-get says is shown only when it fails. */
function installChromium(): void {
  const update = aptGet(['update']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = aptGet(['install', '--yes', '--no-install-recommends', name, 'fonts-noto-color-emoji']);
    if (install === null) return;
    console.error([update, install].filter((failure) => failure !== null).join('\n'));
  }
}

/** @returns what apt-get said if it failed, else null */
function aptGet(args: readonly string[]): string | null {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  return status === 0 ? null : `apt-get ${args.join(' ')} failed:\n${stdout}${stderr}`;
}
