import { QUICK_ADD_FOODS } from '@game-plan/domain/foods/quick-add-foods';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useCreateIngredient } from './ingredient-queries.ts';
import { JustAdded } from './just-added.tsx';
import { matchFoods } from './match-foods.ts';
import type { QuickAddFood } from './quick-add-food.ts';
import { QuickAddList } from './quick-add-list.tsx';
import { QuickAddNoMatch } from './quick-add-no-match.tsx';
import { QuickAddSearch } from './quick-add-search.tsx';
import { moveBetweenStops } from './roving-keys.ts';

interface QuickAddDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Adds common foods, one press each. It stays open, for a person comes home with a whole bag. */
export function QuickAddDialog({ open, onOpenChange }: QuickAddDialogProps) {
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const creation = useCreateIngredient(
    ({ name }) => setAdded((before) => [...before, name]),
    ({ name }) => setFailed((before) => [...before, name]),
  );

  const foods = matchFoods(QUICK_ADD_FOODS, typed);
  const add = ({ name, category, unit }: QuickAddFood) => {
    setFailed((before) => before.filter((other) => other !== name));
    creation.mutate({ name, category, unit, quantity: '1', status: 'fresh' });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Quick Add"
      footer={
        <>
          <JustAdded names={added} failed={failed} />
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Done
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys of the controls inside */}
      <div onKeyDown={moveBetweenStops} className="min-h-[min(48dvh,440px)]">
        <QuickAddSearch
          typed={typed}
          onType={setTyped}
          first={typed.trim() ? foods[0] : undefined}
          count={foods.length}
          onAdd={add}
        />
        {foods.length === 0 ? (
          <QuickAddNoMatch typed={typed.trim()} />
        ) : (
          <QuickAddList
            foods={foods}
            pendingName={creation.isPending ? creation.variables.name : undefined}
            added={added}
            onAdd={add}
          />
        )}
      </div>
    </Dialog>
  );
}
