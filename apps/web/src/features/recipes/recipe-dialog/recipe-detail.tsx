import type { Recipe } from '@game-plan/contracts/kitchen/recipes';
import { matchPercent } from '@game-plan/domain/match-percent';
import {
  Clock,
  ExternalLink,
  Flame,
  Gauge,
  Globe,
  type LucideIcon,
  PackageMinus,
  Sparkles,
  Timer,
  Users,
} from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { formatNumber } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { DialogTitle } from '#ui/dialog/dialog-band.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { MatchBadge } from '../match-badge.tsx';
import {
  cautionNotice,
  isPictureMadeHere,
  portionsNotice,
  type RecipeFacts,
  recipeFacts,
} from '../recipe-facts.ts';
import { RECIPE_COLUMNS, RECIPE_HEIGHT, RECIPE_PICTURE } from '../recipe-layout.ts';
import { RecipePicture } from '../recipe-picture.tsx';
import { PicturePanel } from './image-panel.tsx';
import { IngredientLines } from './ingredient-lines.tsx';
import {
  EditButton,
  ExportMenu,
  isSaved,
  PrintMenu,
  RecipeActions,
  RemoveButton,
} from './recipe-actions.tsx';
import { RecipeCost } from './recipe-cost.tsx';
import { RecipeMarks } from './recipe-marks.tsx';
import { type Amounts, useAmounts } from './use-amounts.ts';
import { WantLessMenu } from './want-less-menu.tsx';

interface RecipeDetailProps {
  recipe: Recipe;
  onClose: () => void | Promise<void>;
}

/**
 * A whole recipe: a full-screen sheet on phones, in the order picture, title, facts, ingredients, steps, image panel;
 * two columns from 1024 px, where picture, facts and panel stay visible while the recipe scrolls.
 */
export function RecipeDetail({ recipe, onClose }: RecipeDetailProps) {
  const facts = recipeFacts(recipe);
  const amounts = useAmounts(recipe);
  const caution = cautionNotice(recipe);
  const portions = portionsNotice(recipe);
  // What is below the first screen of a phone follows in short tasks.
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className={cx(RECIPE_COLUMNS, !isWhole && RECIPE_HEIGHT)}
      >
        <div className="max-lg:contents lg:border-r lg:border-line lg:bg-bg">
          <div
            // Until there is a picture, nothing inside can be focused, so the keyboard could not scroll it.
            tabIndex={recipe.isImagePending ? 0 : undefined}
            className="max-lg:contents lg:sticky lg:top-0 lg:max-h-[calc(min(92dvh,840px)-126px)] lg:overflow-y-auto"
          >
            <div className={cx(RECIPE_PICTURE, 'off-card')}>
              <RecipePicture
                recipe={recipe}
                alt={
                  recipe.imageMadeBy === 'photo'
                    ? t('Photo of {name}', { name: recipe.name })
                    : t('Illustration of {name}', { name: recipe.name })
                }
                place="dialog"
              />
              {isPictureMadeHere(recipe) && (
                <Badge variant="butter" icon={Sparkles} className="absolute top-3 left-3">
                  {t('AI Generated')}
                </Badge>
              )}
            </div>
            <FactTable
              facts={facts}
              servings={recipe.servings}
              className="border-y border-line max-lg:order-2 lg:border-t-0"
            />
            {isWhole && <PicturePanel recipe={recipe} />}
          </div>
        </div>
        <div className="max-lg:contents lg:p-6">
          <div className="max-lg:order-1 max-lg:p-5">
            <div className="off-card flex min-h-9 flex-wrap items-center justify-between gap-x-3">
              <MatchBadge percent={matchPercent(recipe.ingredients)} />
              <div className="-mr-3 flex flex-wrap">
                <WantLessMenu recipe={recipe} onNever={onClose} />
                <PrintMenu />
                {isSaved(recipe) && (
                  <>
                    <EditButton recipe={recipe} />
                    <ExportMenu id={recipe.id} />
                    <RemoveButton recipe={recipe} onRemoved={onClose} />
                  </>
                )}
              </div>
            </div>
            <DialogTitle className="h-page mt-2 text-2xl! leading-8! wrap-anywhere">
              {recipe.name}
            </DialogTitle>
            {facts.description && <p className="mt-1.5 text-muted">{facts.description}</p>}
            {'reason' in recipe && recipe.reason && (
              <p className="mt-1.5 font-medium text-ink">{recipe.reason}.</p>
            )}
            {'sourceUrl' in recipe && recipe.sourceUrl && <SourceLink url={recipe.sourceUrl} />}
            {portions && <p className="mt-1.5 text-sm wrap-anywhere">{portions}</p>}
            {caution && (
              <p className="mt-1.5 text-sm text-muted wrap-anywhere">
                {t('{caution}. Check its ingredients yourself.', { caution })}
              </p>
            )}
          </div>
          {isWhole && (
            <div className="max-lg:order-3 max-lg:px-5 max-lg:pb-6">
              <IngredientLines recipe={recipe} amounts={amounts} />
              {isSaved(recipe) && <RecipeCost id={recipe.id} servings={amounts.servings} />}
              <Instructions steps={amounts.steps} />
              <TakeCooked recipe={recipe} amounts={amounts} />
              {isSaved(recipe) && <RecipeMarks recipe={recipe} />}
            </div>
          )}
        </div>
      </div>
      <RecipeActions recipe={recipe} onClose={onClose} />
    </>
  );
}

/** The page that a recipe was taken from, by the name of its site. */
function SourceLink({ url }: { url: string }) {
  return (
    <p className="mt-1.5 text-sm">
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="inline-flex items-center gap-1.5 text-muted underline underline-offset-2"
      >
        <ExternalLink className="size-3.5" aria-hidden="true" />
        {new URL(url).hostname.replace(/^www\./, '')}
      </a>
    </p>
  );
}

interface FactTableProps {
  facts: RecipeFacts;
  servings: number;
  className: string;
}

/** The six facts of a recipe, three per row; two on narrow screens, where 'International' would break. */
function FactTable({ facts, servings, className }: FactTableProps) {
  return (
    <dl className={cx('grid shrink-0 grid-cols-3 gap-px bg-line max-[359px]:grid-cols-2', className)}>
      <Fact icon={Timer} label={t('Prep time')}>
        {t('{prepTime} min', { prepTime: facts.prepTime })}
      </Fact>
      <Fact icon={Clock} label={t('Cook time')}>
        {t('{cookTime} min', { cookTime: facts.cookTime })}
      </Fact>
      <Fact icon={Users} label={t('Servings')}>
        {servings}
      </Fact>
      <Fact icon={Flame} label={t('Calories')} note={facts.caloriesArePartial && t('partly known')}>
        {formatNumber(facts.calories)}
      </Fact>
      <Fact icon={Gauge} label={t('Difficulty')}>
        {facts.difficulty}
      </Fact>
      <Fact icon={Globe} label={t('Cuisine')}>
        {facts.cuisine}
      </Fact>
    </dl>
  );
}

interface FactProps {
  icon: LucideIcon;
  label: string;
  note?: string | false;
  children: ReactNode;
}

function Fact({ icon: Icon, label, note, children }: FactProps) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 bg-surface px-3 py-2.5 sm:px-3.5">
      <dt className="flex items-center gap-1.5 text-xs text-muted">
        <Icon className="size-3.5 shrink-0" aria-hidden="true" />
        {label}
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="num text-lg leading-6 wrap-anywhere">{children}</span>
        {note && <span className="text-xs text-muted">{note}</span>}
      </dd>
    </div>
  );
}

const TakeCookedDialog = lazyDialog(() => import('./stock/take-cooked-dialog.tsx'), 'TakeCookedDialog');

/** Offers to take what was cooked out of the inventory, if anything of it is there. */
function TakeCooked({ recipe, amounts: { scaled, servings } }: { recipe: Recipe; amounts: Amounts }) {
  const [open, setOpen] = useState(false);
  const [visit, setVisit] = useState(0);
  if (!scaled.some(({ available, atHome, shortfall }) => !atHome && (available || shortfall))) return null;
  const ask = () => {
    setVisit(visit + 1);
    setOpen(true);
  };
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-5 print:hidden">
      <p className="text-sm text-muted">{t('Cooked? Take what you used out of your inventory.')}</p>
      <Button
        variant="secondary"
        icon={PackageMinus}
        onPointerEnter={TakeCookedDialog.preload}
        onFocus={TakeCookedDialog.preload}
        onClick={ask}
        className="max-sm:w-full"
      >
        {t('Take From Inventory')}
      </Button>
      {visit > 0 && (
        <TakeCookedDialog
          key={visit}
          recipe={recipe}
          lines={scaled}
          servings={servings}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </div>
  );
}

/** The numbered steps. */
function Instructions({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="recipe-instructions" className="mt-7">
      <h3 id="recipe-instructions" className="h-card">
        {t('Instructions')}
      </h3>
      <ol className="mt-3 flex flex-col gap-4">
        {steps.map((step, index) => (
          <li key={index} className="flex gap-3.5">
            <span
              // Printers leave out backgrounds.
              className="num grid size-8 shrink-0 place-items-center rounded-full bg-board text-base text-board-ink print:border print:bg-transparent print:text-ink"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <p className="max-w-[60ch] pt-1 wrap-anywhere">{step}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
