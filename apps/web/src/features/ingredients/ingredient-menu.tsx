import type { Ingredient } from '@game-plan/contracts/ingredients';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { useOpenDialog } from './inventory-dialog.ts';

/** What a page adds to the menu of an ingredient. */
export type MenuExtra = ComponentType<{ name: string }>;

interface IngredientMenuProps {
  ingredient: Ingredient;
  extra: MenuExtra;
}

export function IngredientMenu({ ingredient, extra: Extra }: IngredientMenuProps) {
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
      <Extra name={ingredient.name} />
      <MenuItem icon={Trash2} destructive onSelect={() => openDialog({ kind: 'delete', ingredient })}>
        Delete
      </MenuItem>
    </Menu>
  );
}
