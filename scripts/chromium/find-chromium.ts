import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath, NO_CHROMIUM } from './chromium-path.ts';

/** Makes sure that the end-to-end tests have a Chromium, and says which. Exits 1 when there is none to be had. */
if (chromiumPath() === null && canInstallChromium()) {
  console.log('No Chromium found: installing the package chromium with apt-get …');
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

/** Installs Debian's Chromium; what apt-get says is shown only when it fails. */
function installChromium(): void {
  aptGet(['update']);
  aptGet(['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-noto-color-emoji']);
}

function aptGet(args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  if (status !== 0) console.error(`apt-get ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
