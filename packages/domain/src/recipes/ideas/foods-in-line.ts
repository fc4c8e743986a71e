import type { IngredientCategory } from '../../ingredient.ts';
import type { IdeaRules } from './idea-rules.ts';

/** One food of a line, with the category that the kitchen or the food table gives it. */
export interface LineFood {
  readonly name: string;
  readonly category: IngredientCategory;
}

const BETWEEN = /\s*(?:\band\b|\bor\b|\/|&|\+)\s*/i;

/** The foods that a line names, 'salt and pepper' being two; undefined when one of them is unknown. */
export function foodsInLine(name: string, { categoryOf }: IdeaRules): LineFood[] | undefined {
  const whole = categoryOf(name);
  if (whole) return [{ name, category: whole }];
  const parts = name.split(BETWEEN).filter((part) => part !== '');
  const foods = parts.flatMap((part) => {
    const category = categoryOf(part);
    return category ? [{ name: part, category }] : [];
  });
  return parts.length > 1 && foods.length === parts.length ? foods : undefined;
}
