import type { Ingredient } from '@game-plan/contracts/ingredients';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { useOpenDialog } from './inventory-dialog.ts';

export function IngredientMenu({ ingredient }: { ingredient: Ingredient }) {
  const openDialog = useOpenDialog();
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${ingredient.name}`} icon={EllipsisVertical} className="text-muted" />
      }
    >
      <MenuItem icon={Pencil} onSelect={() => openDialog({ kind: 'edit', ingredient })}>
        Edit
      </MenuItem>
      <MenuItem icon={Trash2} destructive onSelect={() => openDialog({ kind: 'delete', ingredient })}>
        Delete
      </MenuItem>
    </Menu>
  );
}
