import type { ShoppingItem } from '@game-plan/contracts/kitchen/shopping-list';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useEditItem, useTickItem } from '#data/kitchen/shopping-list.ts';
import { useSchemaResolver } from '#data/use-schema-resolver.ts';
import { focusNeighbour } from '#lib/browser/focus-neighbour.ts';
import { changedFields } from '#lib/changed-fields.ts';
import { containsLabel } from '#lib/format/contains-label.ts';
import { formatAmount } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { WarningNote } from '#ui/state/warning-note.tsx';

export interface RowActions {
  /** The item being edited, as it was when editing started. */
  edited: ShoppingItem | undefined;
  onEdit: (item: ShoppingItem) => void;
  /** Closes the editor of this item, if it is open. */
  onEdited: (item: ShoppingItem) => void;
  onRemove: (item: ShoppingItem) => void;
  /** The element to focus when the last row is removed. */
  focusOtherwise: () => HTMLElement | null;
}

interface ItemRowProps extends RowActions {
  item: ShoppingItem;
}

export function ItemRow({ item, edited, onEdit, onEdited, onRemove, focusOtherwise }: ItemRowProps) {
  const { tick } = useTickItem(item.id);
  const [wasEdited, setWasEdited] = useState(false);
  if (edited?.id === item.id) return <EditItemForm item={item} onDone={() => onEdited(item)} />;

  const { name, isCompleted } = item;
  const warning = containsLabel(item.contains);
  return (
    <div className="flex items-center">
      <Checkbox
        className="min-h-12 min-w-0 flex-1 py-1.5 pr-2"
        data-control="tick"
        checked={isCompleted}
        onChange={(event) => {
          focusNeighbour(event.currentTarget, focusOtherwise());
          tick(!isCompleted);
        }}
      >
        <span className={cx('min-w-0 flex-1 wrap-anywhere', isCompleted ? 'text-muted' : 'font-medium')}>
          <span className={isCompleted ? 'line-through' : ''}>{name}</span>
          {warning && <WarningNote>{warning}</WarningNote>}
          {item.needed && !isCompleted && (
            <span className="block text-xs font-normal text-muted">
              {t('Needed: {needed}. Rounded up to what shops sell.', {
                needed: formatAmount(item.needed.quantity, item.needed.unit),
              })}
            </span>
          )}
          {item.isStocked && <span className="block text-xs">{t('In your ingredients')}</span>}
        </span>{' '}
        <span className="max-w-[45%] text-right text-sm wrap-anywhere text-muted">
          {formatAmount(item.quantity, item.unit)}
        </span>
      </Checkbox>
      <IconButton
        label={t('Edit {name}', { name })}
        icon={Pencil}
        iconClassName="size-4.5"
        className="text-muted"
        // After editing, the row gets the focus back.
        autoFocus={wasEdited}
        onClick={() => {
          setWasEdited(true);
          onEdit(item);
        }}
      />
      <IconButton
        label={t('Remove {name}', { name })}
        icon={Trash2}
        iconClassName="size-4.5"
        variant="destructive-ghost"
        data-control="remove"
        className="-mr-3"
        onClick={(event) => {
          focusNeighbour(event.currentTarget, focusOtherwise());
          onRemove(item);
        }}
      />
    </div>
  );
}

interface EditItemFormProps {
  item: ShoppingItem;
  onDone: () => void;
}

/** Focusing scrolls only the first field into view, not the buttons below it. */
const showWhole = (form: HTMLFormElement | null) => form?.scrollIntoView({ block: 'nearest' });

const itemSchema = () =>
  import('@game-plan/contracts/kitchen/shopping-list').then(({ itemBody }) => itemBody);

/** The fields of an item in the place of its row. Only those that were changed are sent: others may change the rest. */
function EditItemForm({ item, onDone }: EditItemFormProps) {
  const { name, quantity, unit } = item;
  const { register, handleSubmit, formState } = useForm({
    resolver: useSchemaResolver(itemSchema),
    defaultValues: { name, quantity, unit },
  });
  const { errors, dirtyFields } = formState;
  const edit = useEditItem(item.id, onDone);
  const save = handleSubmit((fields) => {
    const changed = changedFields(fields, dirtyFields);
    if (Object.keys(changed).length === 0) onDone();
    else edit.mutate(changed);
  });
  return (
    <form
      ref={showWhole}
      aria-label={t('Edit {name}', { name })}
      onSubmit={save}
      className="my-2 grid scroll-mt-36 scroll-mb-4 grid-cols-2 gap-3 rounded-md bg-bg p-4"
    >
      <Field label={t('Name')} error={errors.name?.message} className="col-span-2">
        {(control) => <Input {...control} {...register('name')} autoComplete="off" autoFocus />}
      </Field>
      <Field label={t('Quantity')} error={errors.quantity?.message}>
        {(control) => <Input {...control} {...register('quantity')} autoComplete="off" />}
      </Field>
      <Field label={t('Unit')} error={errors.unit?.message}>
        {(control) => <Input {...control} {...register('unit')} autoComplete="off" autoCapitalize="none" />}
      </Field>
      <div className="col-span-2 flex justify-end gap-2">
        <Button variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <Button type="submit" pending={edit.isPending} pendingLabel={t('Saving...')}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
