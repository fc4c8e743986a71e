import type { ProposedIdea, ProposedLine } from '../ideas/proposed-idea.ts';

export const line = (
  name: string,
  amount: ProposedLine['amount'] = 200,
  unit: string = 'g',
): ProposedLine => ({ name, amount, unit });

/** A valid idea for a family, with fields changed by a test. */
export function proposed(fields: Partial<ProposedIdea> = {}): ProposedIdea {
  return {
    name: 'Spinach and chickpea curry',
    description: 'A quick curry.',
    cuisine: 'Indian',
    difficulty: 'Easy',
    prepMinutes: 10,
    cookMinutes: 20,
    servings: 4,
    ingredients: [
      line('Baby spinach', 300),
      line('chickpeas', 480),
      line('coconut milk', 400, 'ml'),
      line('garlic', 3, 'cloves'),
      line('curry powder', 2, 'tbsp'),
    ],
    steps: ['Fry the garlic and the curry powder.', 'Add everything else and simmer for 15 minutes.'],
    ...fields,
  };
}
