type Line = readonly [name: string, amount?: unknown, unit?: string];

/** A valid idea for two people, as a model returns it. */
export function answeredIdea(name: string, lines: readonly Line[], more: object = {}) {
  return {
    name,
    description: `${name} for a weekday.`,
    cuisine: 'Mediterranean',
    difficulty: 'Easy',
    prepMinutes: 10,
    cookMinutes: 20,
    servings: 2,
    ingredients: lines.map(([food, amount = '200', unit = 'g']) => ({ name: food, amount, unit })),
    steps: ['Heat the pan.', 'Cook everything until done and season.'],
    ...more,
  };
}

const RICE: Line = ['Rice', '150'];
const EGGS: Line = ['Eggs', '4', 'piece'];
const SPINACH: Line = ['Baby spinach', '1', 'bunch'];

/** Six valid ideas for the kitchen of `stockKitchen`. */
export const GOOD_IDEAS = [
  answeredIdea('Spinach frittata', [SPINACH, EGGS, ['Cheddar', '50']]),
  answeredIdea('Chicken and rice', [['Chicken breast', '300'], RICE, ['Onion', '1', 'piece']]),
  answeredIdea('Chickpea curry', [
    ['Chickpeas', '300'],
    ['Coconut milk', '200', 'ml'],
    ['Curry powder', '1', 'tbsp'],
  ]),
  answeredIdea('Tomato egg rice', [['Tomatoes', '3', 'piece'], EGGS, RICE]),
  answeredIdea('Spinach rice', [SPINACH, RICE, ['Garlic', '2', 'clove']]),
  answeredIdea('Baked chickpeas', [
    ['Chickpeas', '300'],
    ['Tomatoes', '2', 'piece'],
    ['Olive oil', '1', 'tbsp'],
  ]),
];

/** A model's answer with these ideas. */
export const ideasText = (ideas: readonly unknown[] = GOOD_IDEAS) => JSON.stringify({ recipes: ideas });
