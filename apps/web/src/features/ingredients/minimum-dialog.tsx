import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { INGREDIENT_UNITS } from '@game-plan/domain/ingredient';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { minimumsQuery, useSaveMinimum } from '#data/kitchen/shopping-list.ts';
import { checkWithSchema } from '#data/use-schema-resolver.ts';
import { formatAmount } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface MinimumDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  ingredient: Ingredient;
}

const quantitySchema = () =>
  import('@game-plan/contracts/kitchen/shopping-list').then(({ minimumBody }) => minimumBody.shape.quantity);

/** How much of a food there is always to be. Foods that are used up have no card, and are listed below. */
export function MinimumDialog({ ingredient, ...frame }: MinimumDialogProps) {
  const { name } = ingredient;
  const { data: minimums } = useQuery(minimumsQuery);
  const own = minimums?.find(({ ids }) => ids.includes(ingredient.id));
  const usedUp = minimums?.filter(({ ids }) => ids.length === 0) ?? [];
  const [quantity, setQuantity] = useState(own?.quantity ?? '1');
  const [unit, setUnit] = useState(own?.unit ?? ingredient.unit);
  const [fault, setFault] = useState<string>();
  const saving = useSaveMinimum();
  const formId = useId();
  const close = () => frame.onOpenChange(false);
  const save = async () => {
    const read = await checkWithSchema(quantitySchema, quantity);
    if (!read?.success) setFault(read?.error.issues[0]?.message);
    else saving.mutate({ name, quantity: read.data, unit }, { onSuccess: close });
  };
  const remove = (of: Pick<Ingredient, 'name'> & { readonly unit: string }, onSuccess?: () => void) =>
    saving.mutate({ name: of.name, quantity: '0', unit: of.unit }, onSuccess && { onSuccess });
  const units: readonly string[] = INGREDIENT_UNITS;
  return (
    <Dialog
      {...frame}
      title={t('Always have {name}', { name })}
      description={t('When less of it is free, what is short goes on your shopping list by itself.')}
      footer={
        <>
          {own && (
            <Button
              variant="secondary"
              icon={Trash2}
              disabled={saving.isPending}
              onClick={() => remove(own, close)}
            >
              {t('No minimum')}
            </Button>
          )}
          <Button type="submit" form={formId} pending={saving.isPending}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid grid-cols-2 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={t('At least')} error={fault}>
          {(control) => (
            <Input
              {...control}
              value={quantity}
              inputMode="decimal"
              autoComplete="off"
              autoFocus
              onChange={({ target }) => {
                setQuantity(target.value);
                setFault(undefined);
              }}
            />
          )}
        </Field>
        <Field label={t('Unit')}>
          {(control) => (
            <Select {...control} value={unit} onChange={({ target }) => setUnit(target.value)}>
              {(units.includes(unit) ? units : [...units, unit]).map((value) => (
                <option key={value}>{value}</option>
              ))}
            </Select>
          )}
        </Field>
      </form>
      {usedUp.length > 0 && (
        <>
          <h3 className="mt-6 text-sm font-semibold">{t('Used up, and to be bought')}</h3>
          <ul className="mt-1 divide-y divide-line">
            {usedUp.map((one) => (
              <li key={one.name} className="flex items-center gap-3 text-sm">
                <span className="min-w-0 flex-1 wrap-anywhere">{one.name}</span>
                <span className="text-muted">{formatAmount(one.quantity, one.unit)}</span>
                <IconButton
                  label={t('No minimum of {name}', { name: one.name })}
                  icon={Trash2}
                  className="-mr-3 text-muted"
                  disabled={saving.isPending}
                  onClick={() => remove(one)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
