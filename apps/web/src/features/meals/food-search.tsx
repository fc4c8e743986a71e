import { type Food, MEAL_TEXT_MAX, type MealTextLine } from '@game-plan/contracts/food/foods';
import { describeConstraint, readConstraints } from '@game-plan/domain/food-search/query/query-constraints';
import { gramsOfAmount, nutrientsOf } from '@game-plan/domain/meals/food-amount';
import { wholeParts } from '@game-plan/domain/nutrition/whole-parts';
import { Plus, Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { connectionFault } from '#lib/api/api-error.ts';
import { containsLabel } from '#lib/format/contains-label.ts';
import {
  formatAmount,
  formatCalories,
  formatCaloriesPart,
  formatGrams,
  formatWhole,
} from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { type Macro, NUTRIENT_FILL } from '#nutrition-ui/nutrients.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Input } from '#ui/form/input.tsx';
import { Spinner } from '#ui/state/loading.tsx';
import { WarningNote } from '#ui/state/warning-note.tsx';
import { draftOfFound, draftsOfTyped, type NewFood } from './draft-food.ts';
import { type Choice, keyOf, useFoodCombobox } from './use-food-combobox.ts';

interface FoodSearchProps {
  onAdd: (...foods: readonly NewFood[]) => void;
  /** Called with a text without results, to be saved as an own food. */
  onKeep?: (name: string) => void;
}

/** Searches all foods and adds the chosen one. */
export function FoodSearch({ onAdd, onKeep }: FoodSearchProps) {
  // Downshift's prop getters read state when called, so the React compiler must not cache their calls.
  'use no memo';
  const combobox = useFoodCombobox((choice) =>
    'lines' in choice ? onAdd(...draftsOfTyped(choice.lines)) : onAdd(draftOfFound(choice.food)),
  );
  const { getInputProps, getItemProps, getLabelProps, getMenuProps, highlightedIndex } = combobox;
  const { inputId, typed, type, press, search } = combobox;
  const { choices, isSearching } = search;
  return (
    <div>
      <div className="relative">
        <label {...getLabelProps({ className: 'sr-only' })} htmlFor={inputId}>
          {t('Search foods')}
        </label>
        <Search className="absolute top-3 left-3 size-5 text-muted" aria-hidden="true" />
        <Input
          {...getInputProps({
            placeholder: t('Search foods'),
            maxLength: MEAL_TEXT_MAX,
            enterKeyHint: 'search',
            className: 'px-10',
            onChange: (event) => type(event.currentTarget.value),
            onKeyDown: press,
          })}
        />
        {isSearching && <Spinner className="absolute top-3 right-3 size-5 text-muted" />}
      </div>
      <SearchStatus typed={typed} {...search} />
      {onKeep && search.isAsked && !isSearching && choices.length === 0 && (
        <Button variant="secondary" icon={Plus} className="mt-2" onClick={() => onKeep(typed.trim())}>
          <span className="truncate">{t('Add ‘{trim}’ as my food', { trim: typed.trim() })}</span>
        </Button>
      )}
      <ul
        {...getMenuProps({ 'aria-label': t('Search results'), 'aria-labelledby': undefined })}
        className={cx('-mx-2 mt-2 empty:mt-0', isSearching && 'opacity-60')}
      >
        {choices.map((choice, index) => {
          const option = {
            ...getItemProps({ item: choice, index }),
            highlighted: index === highlightedIndex,
          };
          const key = keyOf(choice);
          return 'lines' in choice ? (
            <MealProposal key={key} {...option} lines={choice.lines} />
          ) : (
            <FoodOption key={key} {...option} food={choice.food} />
          );
        })}
      </ul>
    </div>
  );
}

interface FoodOptionProps extends ComponentProps<'li'> {
  food: Food;
  highlighted: boolean;
}

/** A found food with the portion that will be added, its figures and their source. */
function FoodOption({ food, highlighted, className, ...rest }: FoodOptionProps) {
  const { description, state, brand, source } = food;
  const draft = draftOfFound(food);
  const amounts = nutrientsOf(draft);
  const warning = containsLabel(food.contains);
  const isUntold = state !== null && !description.toLowerCase().includes(state);
  return (
    <li
      {...rest}
      className={cx(
        'flex min-h-15 cursor-pointer items-center gap-3 rounded-md px-2 py-2',
        highlighted && 'bg-quiet',
        className,
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">{description}</span>{' '}
        {warning && <WarningNote>{warning}</WarningNote>}
        <span className="flex flex-wrap gap-x-2 text-xs text-muted sm:gap-x-3">
          <MacroDot tone="protein">P {formatGrams(amounts.protein)}</MacroDot>{' '}
          <MacroDot tone="carbs">C {formatGrams(amounts.carbs)}</MacroDot>{' '}
          <MacroDot tone="fat">F {formatGrams(amounts.fat)}</MacroDot>{' '}
          {isUntold && <span className="font-medium text-ink">{state}</span>}{' '}
          <span className="max-w-full truncate">{brand ? `${brand} · ${source}` : source}</span>
        </span>
        {food.standsInFor && <StandInNote maker={food.standsInFor} />}
      </span>{' '}
      <span className="shrink-0 text-right text-sm text-muted">
        <b className="num text-base text-ink">{formatCalories(amounts.calories)}</b> {t('cal')}{' '}
        <span className="block text-xs">{portionText(draft)}</span>
      </span>
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-soft-fg">
        <Plus className="size-5" aria-hidden="true" />
      </span>
    </li>
  );
}

/** Says that the figures are not of the maker's label. */
function StandInNote({ maker }: { maker: string }) {
  return (
    <span className="block text-xs text-warning-text">
      {t('Not {maker}’s own: a food like it', { maker })}
    </span>
  );
}

/** Text after a small square in a nutrient's colour. */
function MacroDot({ tone, children }: { tone: Macro; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span className={`size-2 rounded-[2px] ${NUTRIENT_FILL[tone]}`} aria-hidden="true" />
      {children}
    </span>
  );
}

/** '1 piece · 172 g' */
function portionText(draft: NewFood): string {
  const { quantity, unit } = draft;
  const grams = unit === 'g' ? null : gramsOfAmount(draft);
  return `${formatAmount(quantity, unit)}${grams === null ? '' : ` · ${formatWhole(grams)} g`}`;
}

interface MealProposalProps extends ComponentProps<'li'> {
  lines: readonly MealTextLine[];
  highlighted: boolean;
}

/** The typed meal as it was understood: foods with portions, the total, and words that were not understood. */
function MealProposal({ lines, highlighted, className, ...rest }: MealProposalProps) {
  const foods = draftsOfTyped(lines);
  const amounts = foods.map((food) => nutrientsOf(food).calories);
  const calories = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const parts = wholeParts(amounts.map((amount) => amount ?? 0));
  const unread = lines.flatMap((line) => line.unread);
  const warnings = new Set(lines.flatMap(({ food }) => food?.contains ?? []));
  const warning = containsLabel([...warnings]);
  const makers = new Set(lines.flatMap(({ food }) => food?.standsInFor ?? []));
  return (
    <li
      {...rest}
      className={cx(
        'mx-2 mt-3 mb-2 flex cursor-pointer items-center gap-3 rounded-md border border-line-strong px-3 py-2.5',
        highlighted && 'bg-quiet',
        className,
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-muted">
          <span>
            {t('{count, select, 1 {As you typed it} other {{count} foods as you typed them}}', {
              count: foods.length,
            })}
          </span>{' '}
          <span>
            <b className="num text-base text-ink">{formatCalories(calories)}</b> {t('cal')}
          </span>
        </span>{' '}
        {foods.map((food, index) => (
          <span key={index} className="flex items-baseline justify-between gap-3 py-0.5">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{food.known.name}</span>{' '}
              <span className="text-sm text-muted">{portionText(food)}</span>
            </span>{' '}
            <span className="num shrink-0 text-sm text-muted">
              {formatCaloriesPart(amounts[index] ?? null, parts[index] ?? 0)}
              <span className="sr-only"> {t('cal')}</span>
            </span>{' '}
          </span>
        ))}
        {warning && <WarningNote>{warning}</WarningNote>}
        {[...makers].map((maker) => (
          <StandInNote key={maker} maker={maker} />
        ))}
        {unread.length > 0 && (
          <span className="block pt-1 text-sm text-warning-text">
            {t('Not read: {names}', { names: unread.map((words) => `‘${words}’`).join(', ') })}
          </span>
        )}
      </span>{' '}
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-soft-fg">
        <Plus className="size-5" aria-hidden="true" />
      </span>
    </li>
  );
}

interface SearchStatusProps {
  typed: string;
  isAsked: boolean;
  isSearching: boolean;
  error: Error | null;
  choices: readonly Choice[];
}

/** Announces the state of the search. Visible only if the list does not show it. */
function SearchStatus(props: SearchStatusProps) {
  const text = statusText(props);
  const isSeen = props.typed.trim() !== '' && props.choices.length === 0 && !props.isSearching;
  return (
    <p role="status" className={isSeen ? 'px-1 pt-2.5 text-sm text-muted' : 'sr-only'}>
      {text}
    </p>
  );
}

function statusText({ typed, isAsked, isSearching, error, choices }: SearchStatusProps): string {
  if (typed.trim() === '') return '';
  if (!isAsked) return t('Type at least 3 characters');
  if (isSearching) return t('Searching foods');
  if (error) return t('No foods found. {value}', { value: connectionFault(error) ?? SEARCH_FAILED });
  if (choices.length === 0) return nothingFound(typed);
  const count = choices.filter((choice) => 'food' in choice).length;
  const isRead = count < choices.length;
  const read = isRead ? `${t('Read as you typed it.')} ` : '';
  if (isRead && count === 0) return read.trim();
  return read + foundText(count);
}

const SEARCH_FAILED = t('The search did not answer. Try again in a moment.');

function foundText(count: number): string {
  return t('{count, select, 1 {1 food found} other {{count} foods found}}', { count });
}

/** The message without results; if a word excludes something, the food may exist without a matching variant. */
function nothingFound(typed: string): string {
  const { food, constraints } = readConstraints(typed);
  if (constraints.length === 0 || food === '') return t('No foods found');
  const claims = constraints.map(describeConstraint).join(' and ');
  return t('No foods found: nothing here for ‘{food}’ is known to be {claims}.', { food, claims });
}
