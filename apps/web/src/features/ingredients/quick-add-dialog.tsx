import type { Ingredient } from '@game-plan/contracts/ingredients';
import { QUICK_ADD_FOODS } from '@game-plan/domain/foods/quick-add-foods';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ingredientsQuery, useCreateIngredient } from '#data/ingredients.ts';
import { today } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { AlreadyThere } from './already-there/already-there.tsx';
import { findThere } from './already-there/find-there.ts';
import { useAddToIt } from './already-there/use-add-to-it.ts';
import { useFoodNames } from './already-there/use-food-names.ts';
import { withMore } from './already-there/with-more.ts';
import { JustAdded } from './just-added.tsx';
import { matchFoods } from './match-foods.ts';
import type { QuickAddFood } from './quick-add-food.ts';
import { QuickAddList } from './quick-add-list.tsx';
import { QuickAddNoMatch } from './quick-add-no-match.tsx';
import { QuickAddSearch } from './quick-add-search.tsx';
import { moveBetweenStops } from './roving-keys.ts';

/** How much a press adds. */
const ONE = '1';

/** A food that was pressed though it is there already. */
interface Asked {
  readonly food: QuickAddFood;
  readonly there: Ingredient;
}

interface QuickAddDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Adds common foods, one press each. It stays open, for a person comes home with a whole bag. */
export function QuickAddDialog({ open, onOpenChange }: QuickAddDialogProps) {
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<readonly string[]>([]);
  const [made, setMade] = useState<readonly Ingredient['id'][]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const creation = useCreateIngredient({
    onCreated: ({ id, name }) => {
      setMade((before) => [...before, id]);
      setAdded((before) => [...before, name]);
    },
    onFailed: ({ name }) => setFailed((before) => [...before, name]),
  });

  const findFood = useFoodNames(open);
  const { data: inventory } = useQuery(ingredientsQuery);
  const [asked, setAsked] = useState<Asked>();
  const addition = useAddToIt(({ name }) => setAdded((before) => [...before, name]));

  const foods = matchFoods(QUICK_ADD_FOODS, typed);
  const addCard = ({ name, category, unit }: QuickAddFood) => {
    setAsked(undefined);
    setFailed((before) => before.filter((other) => other !== name));
    creation.mutate({ name, category, unit, quantity: ONE, status: 'fresh' });
  };
  const add = (food: QuickAddFood) => {
    const there = findThere(inventory ?? [], food.name, today(), findFood);
    if (!there || asked?.food === food) return addCard(food);
    // A second one out of the same bag joins the first.
    const sum = made.includes(there.id) && withMore(there, { quantity: ONE, unit: food.unit });
    if (sum) addition.mutate({ there, ...sum });
    else setAsked({ food, there });
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
            notice={
              asked && {
                food: asked.food,
                shown: (
                  <AlreadyThere
                    there={asked.there}
                    more={() => ({ quantity: ONE, unit: asked.food.unit })}
                    onAdded={() => {
                      setAsked(undefined);
                      setAdded((before) => [...before, asked.food.name]);
                    }}
                    onAnother={() => addCard(asked.food)}
                    hint="Enter once more adds another card."
                  />
                ),
              }
            }
          />
        )}
      </div>
    </Dialog>
  );
}
