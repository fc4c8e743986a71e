import type { Cookbook } from '@game-plan/contracts/kitchen/recipes';
import { ALLERGENS, DIETS } from '@game-plan/domain/eater';
import { CUISINES } from '@game-plan/domain/ingredient';
import { Check, ChevronDown, ChevronUp, type LucideIcon, SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { optionText } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { Card } from '#ui/card.tsx';
import { FilterChip } from '#ui/form/filter-chip.tsx';
import { SearchInput } from '#ui/form/search-input.tsx';
import { Select } from '#ui/form/select.tsx';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import {
  COOK_TIMES,
  type CookTime,
  LONGEST_SEARCH,
  RECIPE_SORTS,
  type RecipeSearch,
  type RecipeSearchChange,
  type RecipeSort,
  searchOf,
} from '../recipe-search.ts';
import { Cookbooks } from './cookbooks.tsx';
import { useRecipeAddress } from './use-recipe-address.ts';

const DIETARY = 'dietary-filters';

const SORT_LABELS: Record<RecipeSort, string> = {
  cookable: t('Can be cooked now'),
  'one-short': t('One thing short'),
  name: t('Name A to Z'),
  time: t('Quickest first'),
};
const TIME_LABELS: Record<CookTime, string> = { 30: t('Under 30 min'), 60: t('Under 1 hour') };

interface LibraryFiltersProps {
  search: RecipeSearch;
  /** All tags of the library. */
  tags: readonly string[] | undefined;
  cookbooks: readonly Cookbook[] | undefined;
  children?: ReactNode;
}

/** The filters of the saved recipes, and what stands beside the search. The dietary filters are initially open if the address has some. */
export function LibraryFilters({ search, tags = [], cookbooks = [], children }: LibraryFiltersProps) {
  const { show, adjust } = useRecipeAddress();
  const dietary = (search.diet?.length ?? 0) + (search.without?.length ?? 0);
  const [isOpen, setIsOpen] = useState(dietary > 0);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <div className="mt-5 grid gap-3 max-sm:grid-cols-2 sm:grid-cols-[1fr_1fr] lg:grid-cols-[1fr_auto_auto_auto_auto]">
        <div className="flex gap-2 max-lg:col-span-2">
          <SearchBox q={search.q ?? ''} onSearch={(q) => adjust({ q })} />
          {children}
        </div>
        <Select
          label={t('Cuisine')}
          value={search.cuisine ?? ''}
          onChange={({ target }) => show({ cuisine: CUISINES.find((cuisine) => cuisine === target.value) })}
          className="lg:w-44"
        >
          <option value="">{t('All cuisines')}</option>
          {CUISINES.map((cuisine) => (
            <option key={cuisine}>{cuisine}</option>
          ))}
        </Select>
        <Select
          label={t('Cook time')}
          value={search.time ?? ''}
          onChange={({ target }) => show({ time: COOK_TIMES.find((time) => time === target.value) })}
          className="lg:w-40"
        >
          <option value="">{t('Any time')}</option>
          {COOK_TIMES.map((time) => (
            <option key={time} value={time}>
              {TIME_LABELS[time]}
            </option>
          ))}
        </Select>
        <Select
          label={t('Sort by')}
          value={search.sort ?? ''}
          onChange={({ target }) => show({ sort: RECIPE_SORTS.find((sort) => sort === target.value) })}
          className="lg:w-42"
        >
          <option value="">{t('Newest first')}</option>
          {RECIPE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </Select>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={DIETARY}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex h-11 items-center justify-center gap-2 rounded-md border border-line-strong bg-surface px-4 text-sm font-semibold hover:bg-quiet max-sm:gap-1.5 max-sm:px-2.5"
        >
          <SlidersHorizontal className="size-4.5 max-sm:hidden" aria-hidden="true" />
          {t('Dietary Filters')}
          {dietary > 0 && <span className="num text-base text-primary">{dietary}</span>}
          <Chevron className="size-4.5 text-muted" aria-hidden="true" />
        </button>
      </div>
      <div className="no-bar -mx-(--gutter) mt-2 flex gap-2 overflow-x-auto px-(--gutter) py-1.5 lg:flex-wrap">
        <Cookbooks search={search} cookbooks={cookbooks} onShow={(rule) => show(searchOf(rule))} />
        {tags.map((tag) => (
          <FilterChip
            key={tag}
            pressed={search.tag === tag}
            onPress={() => show({ tag: search.tag === tag ? undefined : tag })}
          >
            {tag}
          </FilterChip>
        ))}
        <FilterChip
          pressed={search.stars !== undefined}
          onPress={() => show({ stars: search.stars ? undefined : '4' })}
        >
          {t('{value} stars and more', { value: search.stars ?? 4 })}
        </FilterChip>
        <FilterChip
          pressed={search.unmade !== undefined}
          onPress={() => show({ unmade: search.unmade ? undefined : '30' })}
        >
          {search.unmade === undefined || search.unmade === '30'
            ? t('Not made for a month')
            : t('Not made for {days} days', { days: search.unmade })}
        </FilterChip>
        <FilterChip
          pressed={search.lacks === '0'}
          onPress={() => show({ lacks: search.lacks === '0' ? undefined : '0' })}
        >
          {t('Nothing missing')}
        </FilterChip>
        <FilterChip
          pressed={search.lacks === '1'}
          onPress={() => show({ lacks: search.lacks === '1' ? undefined : '1' })}
        >
          {t('One thing missing')}
        </FilterChip>
      </div>
      {isOpen && <DietaryFilters id={DIETARY} search={search} onChange={show} />}
    </>
  );
}

interface DietaryFiltersProps {
  id: string;
  search: RecipeSearch;
  onChange: (change: RecipeSearchChange) => void;
}

/** Diets that a recipe must fit, and allergens it must not contain. */
function DietaryFilters({ id, search, onChange }: DietaryFiltersProps) {
  return (
    <Card id={id} aria-label={t('Dietary Filters')} className="mt-3 grid gap-6 p-5 lg:grid-cols-2">
      <Choices
        legend={t('Dietary restrictions')}
        names={DIETS}
        chosen={search.diet}
        onChange={(diet) => onChange({ diet })}
        icon={Check}
        tone="keep"
      />
      <Choices
        legend={t('Leave out allergens')}
        names={ALLERGENS}
        chosen={search.without}
        onChange={(without) => onChange({ without })}
        icon={X}
        tone="leave-out"
      />
    </Card>
  );
}

interface ChoicesProps<Name extends string> {
  legend: string;
  names: readonly Name[];
  chosen: readonly Name[] | undefined;
  onChange: (chosen: readonly Name[]) => void;
  icon: LucideIcon;
  tone: 'keep' | 'leave-out';
}

function Choices<Name extends string>(props: ChoicesProps<Name>) {
  const { legend, names, chosen = [], onChange, icon, tone } = props;
  const toggle = (name: Name) =>
    onChange(names.filter((other) => chosen.includes(other) !== (other === name)));
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <ToggleChip
            key={name}
            pressed={chosen.includes(name)}
            onPress={() => toggle(name)}
            icon={icon}
            tone={tone}
          >
            {optionText(name)}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}

const PAUSE_MILLISECONDS = 250;

interface SearchBoxProps {
  /** The search in the address. */
  q: string;
  /** Resolves when the address has changed. */
  onSearch: (q: string) => Promise<void>;
}

/**
 * Shows the address's search, except while the user is typing; the address is updated at the next pause, or when the field
 * is left, because a press on a tab or a filter replaces what is not in the address.
 */
function SearchBox({ q, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState<string>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const settle = async (text: string) => {
    clearTimeout(pause.current);
    await onSearch(text);
    setTyped((current) => (current === text ? undefined : current));
  };
  return (
    <SearchInput
      label={t('Search recipes')}
      value={typed ?? q}
      maxLength={LONGEST_SEARCH}
      onChange={({ target }) => {
        const text = target.value;
        setTyped(text);
        clearTimeout(pause.current);
        pause.current = setTimeout(() => void settle(text), PAUSE_MILLISECONDS);
      }}
      onBlur={() => {
        if (typed !== undefined) void settle(typed);
      }}
      className="flex-1"
    />
  );
}
