import { recipeServing } from '@game-plan/domain/recipes/nutrition/recipe-serving';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { cardPagesQuery, recipeQuery } from '#data/kitchen/recipes.ts';
import { formatCalories } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SearchInput } from '#ui/form/search-input.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import type { NewFood } from '../draft-food.ts';

const PAUSE = 250;
/** As on the recipes page: shorter texts find too much. */
const MORE_THAN = 2;

interface RecipePickerDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdd: (food: NewFood) => void;
}

/** Adds a serving of one of the person's recipes to the current meal, where it can be changed. */
export function RecipePickerDialog({ open, onOpenChange, onAdd }: RecipePickerDialogProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const searched = useDebounced(typed.trim(), PAUSE);
  const { data, isError } = useInfiniteQuery({
    ...cardPagesQuery(searched.length > MORE_THAN ? { search: searched } : {}),
    placeholderData: keepPreviousData,
  });
  const cards = data?.pages.flatMap((page) => page.cards);
  const add = async (id: number) => {
    try {
      const recipe = await client.fetchQuery(recipeQuery(id, today()));
      if (!recipe) return;
      onAdd(recipeServing(recipe, recipe.cookedGrams ?? null));
      onOpenChange(false);
    } catch {
      toast({ title: t('Error'), description: t('The recipe did not load'), variant: 'destructive' });
    }
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Your Recipes')}>
      <SearchInput
        label={t('Search your recipes')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!cards && !isError && <Loading />}
      {isError && <p className="mt-3 text-muted">{t('Your recipes did not load. Try again in a moment.')}</p>}
      {cards?.length === 0 && <p className="mt-3 text-muted">{t('No recipes found')}</p>}
      <ul aria-label={t('Recipes')} className="mt-2 divide-y divide-line">
        {cards?.map(({ id, name, calories, caloriesArePartial }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-14 w-full items-center gap-3 py-2 text-left hover:bg-quiet"
              onClick={() => void add(id)}
            >
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 font-medium wrap-anywhere">{name}</span>{' '}
                <span className="text-sm text-muted">
                  {t('1 serving')}, {caloriesArePartial && `${t('at least')} `}
                  <b className="num text-ink">{formatCalories(calories)}</b> {t('cal')}
                </span>
              </span>
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-soft-fg">
                <Plus className="size-5" aria-hidden="true" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
