import type { TokenArea } from '@game-plan/contracts/endpoint';
import { t } from '#lib/language.ts';

export const AREA_LABELS: Readonly<Record<TokenArea, string>> = {
  inventory: t('Inventory'),
  list: t('Shopping list'),
  recipes: t('Recipes'),
  plan: t('Week plan'),
  diary: t('Meals and goals'),
  body: t('Weight and water'),
};
