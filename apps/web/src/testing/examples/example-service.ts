import type { Service } from '@game-plan/contracts/shop/services';

/** A consult for $89.00 with an option of each type, by default. */
export function exampleService(fields: Partial<Service> = {}): Service {
  return {
    id: 1,
    name: 'Macro Kickoff Consult',
    description: 'One-to-one session with a dietitian to set calorie and macro goals.',
    basePrice: 89,
    category: 'nutrition_coaching',
    duration: 60,
    isActive: true,
    features: [
      '60-minute video call',
      'Personal macro targets',
      'Written game plan',
      'E-mail support',
      'Swap list',
    ],
    customizationOptions: [
      { name: 'Follow-up call', type: 'boolean', priceModifier: 25.1 },
      { name: 'Extra weeks of support', type: 'number', priceModifier: 10.2 },
      { name: 'Session format', type: 'select', priceModifier: 15, options: ['Video call', 'In person'] },
    ],
    imageUrl: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...fields,
  };
}
