import { chromiumPath, NO_CHROMIUM } from './chromium-path.ts';
import { canInstallChromium, installChromium } from './install-chromium.ts';

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
