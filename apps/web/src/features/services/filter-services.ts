import type { Service } from '@game-plan/contracts/shop/services';
import { compareNames } from '@game-plan/domain/text/english';
import { categoryLabel } from '#lib/format/option-label.ts';

/** The services of the category (if given) that contain every word of the text. */
export function filterServices(
  services: readonly Service[],
  { search = '', category }: { search?: string; category?: string | undefined },
): Service[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return services.filter((service) => {
    if (category !== undefined && service.category !== category) return false;
    const text = searchableText(service);
    return words.every((word) => text.includes(word));
  });
}

function searchableText({ name, description, category, features }: Service): string {
  return [name, description, categoryLabel(category), ...features].join('\n').toLowerCase();
}

/** The distinct categories, sorted by label. */
export function categoriesOf(services: readonly Service[]): string[] {
  return [...new Set(services.map(({ category }) => category))].sort((a, b) =>
    compareNames(categoryLabel(a), categoryLabel(b)),
  );
}
