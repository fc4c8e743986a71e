import type { Recipe, SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { ChefHat, FileDown, Heart, Pencil, Printer, Share2, Trash2, Utensils } from 'lucide-react';
import { useState } from 'react';
import { EXPORTS, exportUrl } from '#data/kitchen/recipe-exports.ts';
import { useRemoveRecipe, useSaveIdea, useSetFavorite } from '#data/kitchen/recipes.ts';
import { copyText } from '#lib/browser/copy-text.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
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
      className="grid grid-cols-3 items-stretch gap-2 border-t border-line bg-surface px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:flex sm:flex-wrap sm:items-center sm:px-5"
    >
      <FavoriteButton recipe={recipe} />
      <ShareButton recipe={recipe} />
      <LogButton recipe={recipe} />
      <Button
        variant="accent"
        icon={ChefHat}
        onClick={() => void onClose()}
        className="max-sm:col-span-3 sm:ml-auto"
      >
        {t('Start Cooking')}
      </Button>
    </div>
  );
}

export function isSaved(recipe: Recipe): recipe is SavedRecipe {
  return typeof recipe.id === 'number';
}

/** Below 640 px, where three share a row, the label is small and below the icon. */
const COMPACT_BUTTON =
  'max-sm:h-auto max-sm:min-h-14 max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:py-1.5 max-sm:text-xs max-sm:whitespace-normal';

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
      {recipe.isFavorite ? t('Remove from Favorites') : t('Save to Favorites')}
    </Button>
  );
}

/**
 * Opens the device's share sheet, otherwise copies the link; if neither is allowed, shows the link for manual copying. An
 * idea is saved first, because only this browser has it.
 */
function ShareButton({ recipe }: { recipe: Recipe }) {
  const [link, setLink] = useState<string>();
  const saving = useSaveIdea();
  const share = async () => {
    // A failure is reported by the mutation.
    const shared = isSaved(recipe) ? recipe : await saving.mutateAsync(recipe).catch(() => undefined);
    if (!shared) return;
    const url = shared.publicPath
      ? new URL(shared.publicPath, window.location.href).href
      : recipeAddress(shared.id, window.location.href);
    const outcome = await shareLink({ title: recipe.name, text: recipe.description ?? '', url });
    const isNew = !isSaved(recipe);
    const description = isNew
      ? t('The idea is now one of your recipes, so that its link opens it.')
      : undefined;
    if (outcome === 'copied') toast({ title: t('Link copied'), ...(description && { description }) });
    else if (description) toast({ title: t('Recipe saved'), description });
    setLink(outcome === 'refused' ? url : undefined);
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={Share2}
        pending={saving.isPending}
        onClick={() => void share()}
        className={COMPACT_BUTTON}
      >
        {t('Share Recipe')}
      </Button>
      {link && (
        <div className="-order-1 max-sm:col-span-3 sm:w-full">
          <Field label={t('Copy this link')}>
            {(control) => <Input {...control} readOnly value={link} ref={focusAndSelect} />}
          </Field>
        </div>
      )}
    </>
  );
}

/** Loaded when first opened. */
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
        {t('Log This Meal')}
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
        {t('Edit Recipe')}
      </Button>
      {visit > 0 && <RecipeFormDialog key={visit} recipe={recipe} open={open} onOpenChange={setOpen} />}
    </>
  );
}

/** Downloads a saved recipe as a file for other apps. */
export function ExportMenu({ id }: Pick<SavedRecipe, 'id'>) {
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" icon={FileDown} className="print:hidden">
          {t('Export Recipe')}
        </Button>
      }
    >
      {EXPORTS.map(({ format, name }) => (
        // The answer is a file, so the page stays.
        <MenuItem key={format} onSelect={() => window.location.assign(exportUrl(format, id))}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}

const PAPERS = [
  { paper: 'page', name: () => t('As a Page') },
  { paper: 'card', name: () => t('As a Card') },
] as const;

/** Prints a recipe on a whole page, or as a card for the box; the style sheet for paper knows how. */
export function PrintMenu() {
  const print = (paper: string) => {
    const { dataset } = document.documentElement;
    dataset.print = paper;
    window.addEventListener('afterprint', () => delete dataset.print, { once: true });
    window.print();
  };
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" icon={Printer} className="print:hidden">
          {t('Print')}
        </Button>
      }
    >
      {PAPERS.map(({ paper, name }) => (
        <MenuItem key={paper} onSelect={() => print(paper)}>
          {name()}
        </MenuItem>
      ))}
    </Menu>
  );
}

interface RemoveButtonProps {
  recipe: SavedRecipe;
  onRemoved: () => void | Promise<void>;
}

/** Removes a saved recipe immediately; the toast offers Undo. */
export function RemoveButton({ recipe, onRemoved }: RemoveButtonProps) {
  const removal = useRemoveRecipe(recipe, onRemoved);
  return (
    <Button
      variant="destructive-ghost"
      size="sm"
      icon={Trash2}
      pending={removal.isPending}
      onClick={() => removal.mutate()}
      className="print:hidden"
    >
      {t('Remove Recipe')}
    </Button>
  );
}
