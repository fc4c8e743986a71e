import type { NeedRow } from '../../model/dish.ts';

/** Rice for two beside a dish, cooked or raw. */
export const RICE_FOR_TWO: NeedRow = [150, '@cooked rice*2.5, @side rice'];
/** Rice for four. */
export const RICE_FOR_FOUR: NeedRow = [300, '@cooked rice*2.5, @side rice'];
/** The step that prepares the rice; empty without rice. */
export const COOK_RICE = '[rice!=cooked: {{boil rice}}][rice=cooked: Warm {rice} until steaming hot.]';
