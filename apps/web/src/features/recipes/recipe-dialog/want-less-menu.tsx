import type { Recipe } from '@game-plan/contracts/kitchen/recipes';
import { ThumbsDown } from 'lucide-react';
import { useWantDishLess, WANTED_LABELS } from '#data/people/unwanted-dishes.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';

interface WantLessMenuProps {
  recipe: Recipe;
  /** Called when it is never wanted again. */
  onNever: () => void | Promise<void>;
}

/** Has a dish suggested less often, or never. */
export function WantLessMenu({ recipe, onNever }: WantLessMenuProps) {
  const { mutate, isPending } = useWantDishLess(recipe, onNever);
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" icon={ThumbsDown} pending={isPending} className="print:hidden">
          {t('Suggest Less')}
        </Button>
      }
    >
      <MenuItem onSelect={() => mutate('less')}>{WANTED_LABELS.less}</MenuItem>
      <MenuItem onSelect={() => mutate('never')}>{WANTED_LABELS.never}</MenuItem>
    </Menu>
  );
}
