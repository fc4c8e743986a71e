import { CUISINES } from '@game-plan/domain/kitchen';
import { ChevronDown, ChevronUp, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Select } from '#ui/select.tsx';
import { COOK_TIMES, type CookTime, type RecipeSearch } from '../recipe-search.ts';
import { DietaryFilters } from './dietary-filters.tsx';
import { SearchBox } from './search-box.tsx';
import { useRecipeAddress } from './use-recipe-address.ts';

const DIETARY = 'dietary-filters';

const TIME_LABELS: Record<CookTime, string> = { 30: 'Under 30 min', 60: 'Under 1 hour' };

/** What the saved recipes are narrowed down by. The dietary filters start open when the address has some. */
export function LibraryFilters({ search }: { search: RecipeSearch }) {
  const { show, adjust } = useRecipeAddress();
  const dietary = (search.diet?.length ?? 0) + (search.without?.length ?? 0);
  const [isOpen, setIsOpen] = useState(dietary > 0);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <div className="mt-5 grid gap-3 max-sm:grid-cols-2 sm:grid-cols-[1fr_1fr] lg:grid-cols-[1fr_auto_auto_auto]">
        <SearchBox q={search.q ?? ''} onSearch={(q) => adjust({ q })} />
        <Select
          label="Cuisine"
          value={search.cuisine ?? ''}
          onChange={({ target }) => show({ cuisine: CUISINES.find((cuisine) => cuisine === target.value) })}
          className="lg:w-44"
        >
          <option value="">All cuisines</option>
          {CUISINES.map((cuisine) => (
            <option key={cuisine}>{cuisine}</option>
          ))}
        </Select>
        <Select
          label="Cook time"
          value={search.time ?? ''}
          onChange={({ target }) => show({ time: COOK_TIMES.find((time) => time === target.value) })}
          className="lg:w-40"
        >
          <option value="">Any time</option>
          {COOK_TIMES.map((time) => (
            <option key={time} value={time}>
              {TIME_LABELS[time]}
            </option>
          ))}
        </Select>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={DIETARY}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex h-11 items-center justify-center gap-2 rounded-md border border-line-strong bg-surface px-4 text-sm font-semibold hover:bg-quiet max-sm:col-span-2"
        >
          <SlidersHorizontal className="size-4.5" aria-hidden="true" />
          Dietary Filters
          {dietary > 0 && <span className="num text-base text-primary">{dietary}</span>}
          <Chevron className="size-4.5 text-muted" aria-hidden="true" />
        </button>
      </div>
      {isOpen && <DietaryFilters id={DIETARY} search={search} onChange={show} />}
    </>
  );
}
