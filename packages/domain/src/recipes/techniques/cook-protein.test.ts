import { expect, test } from 'vitest';
import { composeRecipes } from '../compose-recipes.ts';
import { ANYONE, item, TODAY } from '../testing/family-stock.ts';

function firstSteps(name: string): string[] {
  const stock = [item(name), item('Rice'), item('Peas'), item('Onion'), item('Garlic'), item('Soy sauce')];
  const recipes = composeRecipes({ stock, eater: ANYONE, today: TODAY, seed: 1, meal: 'dinner' });
  return recipes
    .filter(({ ingredients }) => ingredients.some((line) => line.name === name))
    .map(({ instructions }) => instructions[0] ?? '');
}

test.each([
  [
    'Frozen chicken breasts',
    'Thaw the chicken in a sealed bag in cold water, about 1 hour, changing the water every 30 minutes.',
  ],
  ['Frozen prawns', 'Thaw the prawns in a sealed bag in cold water, about 20 minutes.'],
  ['Frozen salmon fillets', 'Thaw the salmon in a sealed bag in cold water, about 40 minutes.'],
  [
    'Ground beef (frozen)',
    'Thaw the ground beef in a sealed bag in cold water, about 1 hour, changing the water every 30 minutes.',
  ],
])('%s are thawed first', (name, step) => {
  const steps = firstSteps(name);
  expect(steps.length).toBeGreaterThan(0);
  expect(new Set(steps)).toEqual(new Set([step]));
});

test.each(['Chicken breasts', 'Frozen fish fingers', 'Frozen cooked prawns', 'Frozen peas', 'Tofu'])(
  '%s need no thawing',
  (name) => {
    const steps = firstSteps(name);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter((step) => /thaw/i.test(step))).toEqual([]);
  },
);

test.each([
  ['Dried kidney beans', 'the kidney beans'],
  ['Rajma', 'the kidney beans'],
  ['Dried chickpeas', 'the chickpeas'],
])('%s are soaked and boiled first, and cooked for longer', (name, spoken) => {
  const stock = [item(name), item('Canned tomatoes'), item('Onion'), item('Garam masala'), item('Rice')];
  const ideas = composeRecipes({ stock, eater: ANYONE, today: TODAY, seed: 1, meal: 'dinner' }).filter(
    ({ ingredients }) => ingredients.some((line) => line.name === name),
  );
  expect(ideas.length).toBeGreaterThan(0);
  for (const { instructions, cookTime } of ideas) {
    expect(instructions[0]).toMatch(
      new RegExp(`^Soak ${spoken} in plenty of water overnight, or .* boil hard for 10 minutes`),
    );
    expect(instructions.join(' ')).not.toMatch(/drain and rinse/i);
    expect(cookTime).toBeGreaterThanOrEqual(60);
  }
});

test.each([
  ['Red beans', /Drain and rinse the red beans \(canned, or soaked and boiled until tender before\)\./],
  ['Canned red beans', /^Drain and rinse the red beans\.$/],
])('%s are said to be drained before they are cooked', (name, step) => {
  const stock = ['Celery', 'Bell pepper', 'Onion', 'Rice', 'Andouille', name].map((food) => item(food));
  const ideas = composeRecipes({ stock, eater: ANYONE, today: TODAY, seed: 1, meal: 'dinner' });
  const idea = ideas.find((recipe) => recipe.name === 'Red Beans and Rice');
  expect(idea?.instructions[0]).toMatch(step);
});
