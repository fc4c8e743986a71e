// Explains in a sentence why the app cannot start here. Plain JavaScript, which old versions of Node can read: on the
// first TypeScript file they would fail with an unhelpful message.
import { existsSync, readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = engines.node.replace('>=', '');

if (!existsSync(new URL('../node_modules/.bin', import.meta.url))) {
  stop('The packages are not installed yet. Run `npm ci`, then the same command again.');
} else if (isOlder(process.versions.node, needed)) {
  const found = process.versions.node;
  stop(
    `Node ${needed} or newer is needed and this is ${found}. \`npm ci\` installs it; start with \`npm start\`.`,
  );
}

function isOlder(version, than) {
  const [major, minor] = version.split('.').map(Number);
  const [neededMajor, neededMinor = 0] = than.split('.').map(Number);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

function stop(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
