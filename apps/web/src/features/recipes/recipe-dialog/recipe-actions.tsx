import type { Recipe, SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { ChefHat, Heart, Pencil, Share2, Trash2, Utensils } from 'lucide-react';
import { useState } from 'react';
import { useRemoveRecipe, useSetFavorite } from '#data/kitchen/recipes.ts';
import { copyText } from '#lib/browser/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { recipeAddress } from './recipe-address.ts';

interface RecipeActionsProps {
  recipe: Recipe;
  onClose: () => void | Promise<void>;
}

/** The bar that stays visible below the recipe. */
export function RecipeActions({ recipe, onClose }: RecipeActionsProps) {
  return (
    <div
      data-dialog-bar=""
      className="flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:px-5"
    >
      <FavoriteButton recipe={recipe} />
      <ShareButton recipe={recipe} />
      <LogButton recipe={recipe} />
      {isSaved(recipe) && <RemoveButton recipe={recipe} onRemoved={onClose} />}
      <Button
        variant="accent"
        icon={ChefHat}
        onClick={() => void onClose()}
        className="max-sm:flex-1 sm:ml-auto"
      >
        Start Cooking
      </Button>
    </div>
  );
}

export function isSaved(recipe: Recipe): recipe is SavedRecipe {
  return typeof recipe.id === 'number';
}

/** A button with its label from 640 px, and only its icon below; the label remains its accessible name. */
const COMPACT_BUTTON = 'max-sm:size-11 max-sm:px-0!';
const COMPACT_LABEL = 'max-sm:sr-only';

function FavoriteButton({ recipe }: { recipe: Recipe }) {
  const { mutate, isPending } = useSetFavorite();
  const toggle = () => mutate({ recipe, isFavorite: !recipe.isFavorite });
  return (
    <Button
      variant="secondary"
      icon={Heart}
      pending={isPending}
      onClick={toggle}
      className={cx(COMPACT_BUTTON, recipe.isFavorite && '[&>svg]:fill-accent [&>svg]:text-accent-text')}
    >
      <span className={COMPACT_LABEL}>
        {recipe.isFavorite ? 'Remove from Favorites' : 'Save to Favorites'}
      </span>
    </Button>
  );
}

/**
 * Opens the device's share sheet, otherwise copies the link; if neither is allowed, shows the link for manual copying.
 */
function ShareButton({ recipe }: { recipe: Recipe }) {
  const [link, setLink] = useState<string>();
  const share = async () => {
    const url = recipeAddress(recipe, window.location.href);
    const outcome = await shareLink({ title: recipe.name, text: recipe.description ?? '', url });
    if (outcome === 'copied') toast({ title: 'Link copied' });
    setLink(outcome === 'refused' ? url : undefined);
  };
  return (
    <>
      <Button variant="secondary" icon={Share2} onClick={() => void share()} className={COMPACT_BUTTON}>
        <span className={COMPACT_LABEL}>Share Recipe</span>
      </Button>
      {link && (
        <div className="-order-1 w-full">
          <Field label="Copy this link">
            {(control) => <Input {...control} readOnly value={link} ref={focusAndSelect} />}
          </Field>
        </div>
      )}
    </>
  );
}

/** Loaded when first opened, because it contains the food table to weigh ingredients. */
const LogRecipeDialog = lazyDialog(() => import('./log-recipe-dialog.tsx'), 'LogRecipeDialog');

/** Logs a part of the dish. */
function LogButton({ recipe }: { recipe: Recipe }) {
  const [open, setOpen] = useState(false);
  const [visit, setVisit] = useState(0);
  const log = () => {
    setVisit(visit + 1);
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" icon={Utensils} onClick={log} className={COMPACT_BUTTON}>
        <span className={COMPACT_LABEL}>Log This Meal</span>
      </Button>
      {visit > 0 && <LogRecipeDialog key={visit} recipe={recipe} open={open} onOpenChange={setOpen} />}
    </>
  );
}

function focusAndSelect(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}

/** 'refused': the browser neither shares nor allows copying. */
type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'refused';

interface SharedLink {
  title: string;
  text: string;
  url: string;
}

/** Opens the device's share sheet, or copies the address if there is none. Never throws. */
async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(link.url)) ? 'copied' : 'refused';
}

const RecipeFormDialog = lazyDialog(() => import('../own/recipe-form-dialog.tsx'), 'RecipeFormDialog');

/** Opens the form with what a saved recipe says. */
export function EditButton({ recipe }: { recipe: SavedRecipe }) {
  const [open, setOpen] = useState(false);
  const [visit, setVisit] = useState(0);
  const edit = () => {
    setVisit(visit + 1);
    setOpen(true);
  };
  return (
    <>
      <Button variant="ghost" size="sm" icon={Pencil} onClick={edit} className="print:hidden">
        Edit Recipe
      </Button>
      {visit > 0 && <RecipeFormDialog key={visit} recipe={recipe} open={open} onOpenChange={setOpen} />}
    </>
  );
}

interface RemoveButtonProps {
  recipe: SavedRecipe;
  onRemoved: () => void | Promise<void>;
}

/** Removes a saved recipe immediately; the toast offers Undo. */
function RemoveButton({ recipe, onRemoved }: RemoveButtonProps) {
  const removal = useRemoveRecipe(recipe, onRemoved);
  return (
    <Button
      variant="destructive-ghost"
      icon={Trash2}
      pending={removal.isPending}
      onClick={() => removal.mutate()}
      className={COMPACT_BUTTON}
    >
      <span className={COMPACT_LABEL}>Remove Recipe</span>
    </Button>
  );
}
