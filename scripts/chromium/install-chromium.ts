import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Only as root on Debian and its kin: elsewhere installing a browser is for the person to decide. */
export function canInstallChromium(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/** Installs Debian's Chromium; what apt-get says is shown only when it fails. */
export function installChromium(): void {
  aptGet(['update']);
  aptGet(['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-noto-color-emoji']);
}

function aptGet(args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  if (status !== 0) console.error(`apt-get ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
