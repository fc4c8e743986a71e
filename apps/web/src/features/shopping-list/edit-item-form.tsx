import { itemBody, type ShoppingItem } from '@game-plan/contracts/shopping-list';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useEditItem } from '#data/shopping-list.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface EditItemFormProps {
  item: ShoppingItem;
  onDone: () => void;
}

/** The focus brings only the first field into view, not the buttons below. */
const showWhole = (form: HTMLFormElement | null) => form?.scrollIntoView({ block: 'nearest' });

/** The fields of an item in the place of its row. Only those that were changed are sent: others may change the rest. */
export function EditItemForm({ item, onDone }: EditItemFormProps) {
  const { name, quantity, unit } = item;
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(itemBody),
    defaultValues: { name, quantity, unit },
  });
  const { errors, dirtyFields } = formState;
  const edit = useEditItem(item.id, onDone);
  const save = handleSubmit((fields) => {
    const changed = Object.entries(fields).filter(([field]) => field in dirtyFields);
    if (changed.length === 0) onDone();
    else edit.mutate(Object.fromEntries(changed));
  });
  return (
    <form
      ref={showWhole}
      aria-label={`Edit ${name}`}
      onSubmit={save}
      className="my-2 grid scroll-mt-36 scroll-mb-4 grid-cols-2 gap-3 rounded-md bg-bg p-4"
    >
      <Field label="Name" error={errors.name?.message} className="col-span-2">
        {(control) => <Input {...control} {...register('name')} autoComplete="off" autoFocus />}
      </Field>
      <Field label="Quantity" error={errors.quantity?.message}>
        {(control) => <Input {...control} {...register('quantity')} autoComplete="off" />}
      </Field>
      <Field label="Unit" error={errors.unit?.message}>
        {(control) => <Input {...control} {...register('unit')} autoComplete="off" autoCapitalize="none" />}
      </Field>
      <div className="col-span-2 flex justify-end gap-2">
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" pending={edit.isPending} pendingLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
