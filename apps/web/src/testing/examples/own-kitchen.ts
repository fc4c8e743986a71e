import type { Kitchen } from '@game-plan/contracts/kitchen/kitchens';

/** Marta's kitchen: empty, and she is its only member, by default. */
export function ownKitchen(changes: Partial<Kitchen> = {}): Kitchen {
  return {
    members: [
      {
        id: 1,
        name: 'Marta Silva',
        isYou: true,
        isOwner: true,
        agreesToBeCookedFor: false,
        joinedAt: '2026-11-01T08:00:00.000Z',
      },
    ],
    invited: [],
    has: { ingredients: 0, shoppingList: 0, recipes: 0 },
    hasFoodElsewhere: false,
    ...changes,
  };
}
