/** A part of the bench: `run` takes the remaining arguments and prints its figures. */
interface Part {
  readonly says: string;
  readonly load: () => Promise<{ readonly run: (args: string[]) => void | Promise<void> }>;
}

const PARTS: Readonly<Record<string, Part>> = {
  lines: {
    says: 'how ingredient lines are read, and the energy of recipes',
    load: () => import('./answers/ingredient-lines.ts'),
  },
  pasted: {
    says: 'how pasted recipes are taken apart',
    load: () => import('./answers/pasted-recipes.ts'),
  },
  pages: {
    says: 'how the pages of plugins and sites are read',
    load: () => import('./answers/recipe-pages.ts'),
  },
  steps: {
    says: 'how amounts in steps follow the servings and units',
    load: () => import('./answers/scaled-steps.ts'),
  },
  allergies: {
    says: 'how wordings of allergies and names of products are understood',
    load: () => import('./answers/allergy-wordings.ts'),
  },
  lists: {
    says: 'how lists, kitchens and receipts are read',
    load: () => import('./answers/shopping-lists.ts'),
  },
  searches: { says: 'what the food search finds', load: () => import('./answers/searches.ts') },
  diary: {
    says: 'the calories of days whose meals are typed',
    load: () => import('./answers/diary.ts'),
  },
  kitchens: {
    says: 'for how many kitchens the composer has ideas',
    load: () => import('./cook/shares.ts'),
  },
  expected: {
    says: 'whether the dish that a cook expects is among the ideas',
    load: () => import('./cook/expected-dishes.ts'),
  },
  safety: {
    says: 'whether ideas hold what their people must not eat, or are dangerous',
    load: () => import('./cook/safe-ideas.ts'),
  },
  week: {
    says: 'what weeks are proposed to random households: forbidden foods, goals, time',
    load: () => import('./cook/weeks.ts'),
  },
  speed: { says: 'how long calls take', load: () => import('./server/speed.ts') },
  floor: {
    says: 'how many calls a second, beside the least that could answer them',
    load: () => import('./server/floor.ts'),
  },
  fair: {
    says: 'how long another person waits while somebody attacks the server',
    load: () => import('./server/fair.ts'),
  },
  import: {
    says: 'how long a thousand recipes with pictures take, and others wait meanwhile',
    load: () => import('./server/import.ts'),
  },
  growth: {
    says: 'whether a call costs more than twice as much with twice the rows',
    load: () => import('./server/growth.ts'),
  },
  size: {
    says: 'searches and lists with years of data',
    load: () => import('./server/size.ts'),
  },
  memory: { says: 'the memory of the server', load: () => import('./server/memory.ts') },
  citus: { says: 'the app on a cluster beside one PostgreSQL', load: () => import('./server/citus.ts') },
  web: { says: 'every screen by Lighthouse', load: () => import('./web/lighthouse.ts') },
  felt: {
    says: 'what a person waits for in the browser',
    load: () => import('./web/felt.ts'),
  },
};

/** Names for several parts. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  answers: ['lines', 'pasted', 'allergies', 'lists', 'searches', 'diary'],
  cook: ['kitchens', 'expected', 'safety'],
};

const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith('-'));
const names = firstOption === -1 ? words : words.slice(0, firstOption);
const options = firstOption === -1 ? [] : words.slice(firstOption);
const wanted = names.flatMap((name) => GROUPS[name] ?? [name]);
const unknown = wanted.find((name) => PARTS[name] === undefined);
if (unknown !== undefined || wanted.length === 0) {
  if (unknown !== undefined) console.error(`There is no part '${unknown}'.`);
  console.log('npm run bench -- <part …> [options of the part]\n');
  for (const [name, { says }] of Object.entries(PARTS)) console.log(`  ${name.padEnd(12)}${says}`);
  for (const [name, parts] of Object.entries(GROUPS)) console.log(`  ${name.padEnd(12)}${parts.join(', ')}`);
  process.exitCode = unknown === undefined ? 0 : 1;
}
if (unknown === undefined)
  for (const name of wanted) {
    if (wanted.length > 1) console.log(`\n# ${name}\n`);
    await (await PARTS[name]?.load())?.run(options);
  }
