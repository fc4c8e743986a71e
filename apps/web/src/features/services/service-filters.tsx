import { categoryLabel } from '#lib/category-label.ts';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';
import { LONGEST_SEARCH } from './service-search.ts';

interface ServiceFiltersProps {
  search: string;
  onSearch: (search: string) => void;
  /** None for all. */
  category: string | undefined;
  categories: readonly string[];
  onCategory: (category: string | undefined) => void;
}

export function ServiceFilters({ search, onSearch, category, categories, onCategory }: ServiceFiltersProps) {
  return (
    <div className="mt-5 grid gap-3 sm:grid-cols-[1fr_240px]">
      <SearchInput
        label="Search services..."
        value={search}
        maxLength={LONGEST_SEARCH}
        onChange={({ target }) => onSearch(target.value)}
      />
      <Select
        label="Category"
        value={category ?? ''}
        onChange={({ target }) => onCategory(target.value || undefined)}
      >
        <option value="">All Categories</option>
        {categories.map((name) => (
          <option key={name} value={name}>
            {categoryLabel(name)}
          </option>
        ))}
      </Select>
    </div>
  );
}
