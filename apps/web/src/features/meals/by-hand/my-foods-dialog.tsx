import type { OwnFood } from '@game-plan/contracts/food/own-foods';
import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ownFoodsQuery, useRemoveOwnFood } from '#data/food/own-foods.ts';
import { formatCalories } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Input } from '#ui/form/input.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';

interface MyFoodsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdd: (food: OwnFood) => void;
  onEdit: (food: OwnFood) => void;
  onNew: () => void;
}

/** With more foods, a search field is shown. */
const FEW = 8;

/** The person's own foods, to add to the meal, edit or remove. */
export function MyFoodsDialog({ open, onOpenChange, onAdd, onEdit, onNew }: MyFoodsDialogProps) {
  const { data: foods, isError, isFetching, refetch } = useQuery(ownFoodsQuery);
  const [wanted, setWanted] = useState('');
  const [leaving, setLeaving] = useState<OwnFood>();
  const removal = useRemoveOwnFood(() => setLeaving(undefined));
  const shown = (foods ?? []).filter((food) => isNamed(food, wanted));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('My Foods')}
      footer={
        <Button icon={Plus} onClick={onNew}>
          {t('New Food')}
        </Button>
      }
    >
      {!foods && isError && (
        <ErrorPanel
          title={t('Your foods did not load')}
          description={t('They are safe. Check the connection and try again.')}
          failed={{ refetch, isFetching }}
        />
      )}
      {!foods && !isError && <LoadingNote label={t('Loading your foods')} />}
      {foods?.length === 0 && (
        <EmptyState
          spot="plate"
          title={t('No foods of your own yet')}
          description={t('Enter a label once and find the food in every search.')}
        />
      )}
      {foods && foods.length > FEW && (
        <Input
          aria-label={t('Find in my foods')}
          placeholder={t('Find in my foods')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className="mb-2"
        />
      )}
      <ul aria-label={t('My foods')} className="divide-y divide-line empty:hidden">
        {shown.map((food) => (
          <li key={food.id} className="flex items-center gap-1 py-1.5">
            <button
              type="button"
              className="-mx-2 flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-md px-2 text-left hover:bg-quiet"
              onClick={() => onAdd(food)}
            >
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 font-medium wrap-anywhere">{food.name}</span>{' '}
                {food.brand && <span className="block truncate text-xs text-muted">{food.brand}</span>}
              </span>{' '}
              <span className="shrink-0 text-right text-sm text-muted">
                <b className="num text-base text-ink">{formatCalories(food.calories)}</b> {t('cal')}{' '}
                <span className="block text-xs">{figuresLabel(food)}</span>
              </span>
            </button>
            <Menu
              trigger={
                <IconButton
                  label={t('Actions for {name}', { name: food.name })}
                  icon={EllipsisVertical}
                  className="text-muted"
                />
              }
            >
              <MenuItem icon={Pencil} onSelect={() => onEdit(food)}>
                {t('Edit')}
              </MenuItem>
              <MenuItem icon={Trash2} destructive onSelect={() => setLeaving(food)}>
                {t('Delete')}
              </MenuItem>
            </Menu>
          </li>
        ))}
      </ul>
      {foods && foods.length > 0 && shown.length === 0 && (
        <p className="py-3 text-muted">{t('None of your foods match that name.')}</p>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        title={t('Delete {value}', { value: leaving?.name ?? '' })}
        description={t('Are you sure you want to delete this food? Meals you already logged keep it.')}
        actionLabel={t('Delete')}
        pending={removal.isPending}
        pendingLabel={t('Deleting...')}
        onConfirm={() => {
          if (leaving) removal.mutate(leaving);
        }}
      />
    </Dialog>
  );
}

function isNamed({ name, brand }: OwnFood, wanted: string): boolean {
  return `${name} ${brand ?? ''}`.toLowerCase().includes(wanted.trim().toLowerCase());
}

/** 'per 100 g', 'per bar' */
function figuresLabel({ figuresFor, portionName }: OwnFood): string {
  return t('per {amount}', { amount: figuresFor === 'portion' ? portionName : figuresFor });
}
