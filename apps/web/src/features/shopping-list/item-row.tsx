import type { ShoppingItem } from '@game-plan/contracts/shopping-list';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTickItem } from '#data/shopping-list.ts';
import { focusNeighbour } from '#lib/focus-neighbour.ts';
import { formatQuantity } from '#lib/format.ts';
import { sayContains } from '#lib/say-contains.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { WarningNote } from '#ui/warning-note.tsx';
import { EditItemForm } from './edit-item-form.tsx';

export interface RowActions {
  /** The item whose fields stand in the place of its row, as it was when they were opened. */
  edited: ShoppingItem | undefined;
  onEdit: (item: ShoppingItem) => void;
  /** Closes the fields of this item, if they are the ones that are open. */
  onEdited: (item: ShoppingItem) => void;
  onRemove: (item: ShoppingItem) => void;
  /** Takes the focus when the last row goes. */
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
  const warning = sayContains(item.contains);
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
          {item.isStocked && <span className="block text-xs">In your ingredients</span>}
        </span>{' '}
        <span className="max-w-[45%] text-right text-sm wrap-anywhere text-muted">
          {formatQuantity(item.quantity, item.unit)}
        </span>
      </Checkbox>
      <IconButton
        label={`Edit ${name}`}
        icon={Pencil}
        iconClassName="size-4.5"
        className="text-muted"
        // Back from its fields, the row has the focus where it was.
        autoFocus={wasEdited}
        onClick={() => {
          setWasEdited(true);
          onEdit(item);
        }}
      />
      <IconButton
        label={`Remove ${name}`}
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
