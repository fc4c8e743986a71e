import type { Recipe, RecipeLine } from '@game-plan/contracts/kitchen/recipes';
import { beginsPart } from '@game-plan/domain/recipes/own/line-text';
import { Link } from '@tanstack/react-router';
import { Check, Minus, Plus, ShoppingBasket } from 'lucide-react';
import { Fragment } from 'react';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { AddMissingButton } from './stock/add-missing-button.tsx';
import type { Amounts } from './use-amounts.ts';

/** The recipe's ingredients, with what the kitchen has. */
export function IngredientLines({ recipe, amounts }: { recipe: Recipe; amounts: Amounts }) {
  const { shown } = amounts;
  const missing = shown.filter((line) => !line.available);
  return (
    <section aria-labelledby="recipe-ingredients" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="recipe-ingredients" className="h-card">
          {t('Ingredients')}
        </h3>
        <p className="off-card text-sm text-muted">
          {t('{value} of {count} in your kitchen', {
            value: shown.length - missing.length,
            count: shown.length,
          })}
        </p>
      </div>
      {shown.length > 0 && <AmountControls amounts={amounts} own={recipe.servings} />}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {shown.map((line, index) => (
          // A recipe may list a food twice, and its lines are never reordered.
          <Fragment key={index}>
            {line.section !== undefined && line.section !== shown[index - 1]?.section && (
              <li className="pt-4 pb-1.5 font-semibold">{line.section}</li>
            )}
            {line.part && beginsPart(line, shown[index - 1]) && <PartHeading part={line.part} />}
            <Line line={line} />
          </Fragment>
        ))}
      </ul>
      {missing.length > 0 && <AddMissingButton lines={amounts.scaled} recipeId={recipe.id} />}
    </section>
  );
}

/** Stands over the lines of a recipe that is a part of this one. */
function PartHeading({ part: { recipeId, written } }: { part: NonNullable<RecipeLine['part']> }) {
  return (
    <li className="pt-4 pb-1.5 font-semibold">
      <Link to="/recipes" search={{ recipe: String(recipeId) }} className="underline underline-offset-2">
        {written.replaceAll(/[[\]]/g, '')}
      </Link>
    </li>
  );
}

/** The amount as it is written; as it was typed in an answer of an older version. */
const writtenOf = ({ written, amount, unit }: Pick<RecipeLine, 'written' | 'amount' | 'unit'>) =>
  written ?? `${amount} ${unit}`.trim();

function Line({ line }: { line: RecipeLine }) {
  return (
    <li className="flex min-h-11 items-center gap-3 py-1.5">
      <span className={`min-w-0 flex-1 wrap-anywhere ${line.available ? '' : 'font-semibold'}`}>
        {line.name}
        {line.note && <span className="block text-sm font-normal text-muted">{line.note}</span>}
      </span>
      <span className="flex max-w-[40%] flex-col text-right text-sm text-muted">
        <span>{writtenOf(line)}</span>
        {line.atHome && <span className="off-card text-xs">{t('at home')}</span>}
        {line.shortfall && (
          <span className="off-card text-xs font-medium text-warning-text">
            {t('{shortfall} short', { shortfall: writtenOf(line.shortfall) })}
          </span>
        )}
      </span>
      <Badge
        variant={line.available ? 'secondary' : 'warning'}
        icon={line.available ? Check : ShoppingBasket}
        className="off-card w-21 shrink-0 justify-center"
      >
        {line.available ? t('Have') : t('Missing')}
      </Badge>
    </li>
  );
}

const MOST_SERVINGS = 48;
const UNITS = [
  { value: 'as written', label: 'As written' },
  { value: 'metric', label: t('Metric') },
  { value: 'us', label: 'US' },
] as const;

/** Controls for servings and units. `own` is the number of servings the recipe was written for. */
function AmountControls({ amounts, own }: { amounts: Amounts; own: number }) {
  const { servings, addServings, units, setUnits } = amounts;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      <fieldset className="flex items-center gap-1">
        <legend className="sr-only">{t('Servings')}</legend>
        <IconButton
          label={t('One serving fewer')}
          icon={Minus}
          variant="secondary"
          disabled={servings <= 1}
          onClick={() => addServings(-1)}
        />
        <output className="min-w-22 text-center font-semibold print:min-w-0">
          {t('{count, select, 1 {1 serving} other {{count} servings}}', { count: servings })}
        </output>
        <IconButton
          label={t('One serving more')}
          icon={Plus}
          variant="secondary"
          disabled={servings >= Math.max(MOST_SERVINGS, own)}
          onClick={() => addServings(1)}
        />
      </fieldset>
      <Segmented label={t('Units')} segments={UNITS} value={units} onValueChange={setUnits} />
    </div>
  );
}
