import type { RecipePreview as Preview, PreviewedFood } from '@game-plan/contracts/kitchen/own-recipes';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp, TriangleAlert } from 'lucide-react';
import { type OwnRecipeBody, recipePreviewQuery } from '#data/kitchen/own-recipes.ts';
import { formatWhole } from '#lib/format/format.ts';
import { localList } from '#lib/format/local.ts';
import { optionText } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';

interface PreviewedRecipe {
  body: OwnRecipeBody | undefined;
  /** The recipe that is edited, whose name is no second one. */
  editedId: number | undefined;
}

/** What the recipe is read as: its lines, the figures of a serving, its labels, and whom it does not suit. */
export function RecipePreview({ body, editedId }: PreviewedRecipe) {
  const { data, isError, isPlaceholderData } = usePreview(body);
  return (
    <section aria-labelledby="recipe-preview" className="lg:sticky lg:top-0">
      <h3 id="recipe-preview" className="h-card">
        {t('Preview')}
      </h3>
      {body === undefined ? (
        <p className="mt-2 text-sm text-muted">
          {t('Write the ingredients to see how each line is read, and what a serving has.')}
        </p>
      ) : data ? (
        <div className={cx('flex flex-col gap-4', isPlaceholderData && 'opacity-60')}>
          <Cautions preview={data} editedId={editedId} className="mt-3 -mb-1 max-lg:hidden" />
          <Figures preview={data} />
          <Lines preview={data} />
          <Labels preview={data} />
        </div>
      ) : (
        <p className="mt-2 text-sm text-muted">
          {isError ? t('The preview did not load. You can save all the same.') : t('Reading...')}
        </p>
      )}
    </section>
  );
}

/** `body` is undefined until enough is written. */
function usePreview(body: OwnRecipeBody | undefined) {
  return useQuery({
    ...recipePreviewQuery(body ?? { servings: 1, ingredients: [] }),
    enabled: body !== undefined,
  });
}

/** The warnings below the ingredients, on screens on which the preview is not beside them. */
export function CautionsBelow({ body, editedId }: PreviewedRecipe) {
  const { data } = usePreview(body);
  return <Cautions preview={body && data} editedId={editedId} className="lg:hidden" />;
}

const FIGURES = [
  ['calories', t('Calories'), ''],
  ['protein', t('Protein'), ' g'],
  ['carbs', t('Carbs'), ' g'],
  ['fat', t('Fat'), ' g'],
] as const;

function Figures({ preview }: { preview: Preview }) {
  const percent = Math.floor(preview.knownShare * 100);
  return (
    <div>
      <dl className="grid grid-cols-4 gap-px overflow-hidden rounded-md border border-line bg-line">
        {FIGURES.map(([key, label, unit]) => {
          const figure = preview[key];
          return (
            <div key={key} className="flex flex-col bg-surface px-2.5 py-2">
              <dt className="text-xs text-muted">{label}</dt>
              <dd className="num text-lg leading-6">
                {figure === null ? '—' : `${formatWhole(figure)}${unit}`}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-1.5 text-xs text-muted">
        {preview.calories === null
          ? t('Too little of it is known to say what a serving has.')
          : percent < 100
            ? t('Per serving, from the food table; {percent}% of the weight is known.', { percent })
            : t('Per serving, from the food table.')}
      </p>
    </div>
  );
}

function Lines({ preview }: { preview: Preview }) {
  return (
    <ul aria-label={t('Lines as read')} className="divide-y divide-line border-y border-line text-sm">
      {preview.lines.map(({ heading, foods }, line) =>
        heading !== null ? (
          <li key={line} className="py-1.5 font-semibold">
            {heading}
          </li>
        ) : (
          foods.map((food, at) => <FoodLine key={`${line}-${at}`} food={food} />)
        ),
      )}
    </ul>
  );
}

function FoodLine({ food }: { food: PreviewedFood }) {
  const { name, written, note, grams, countedAs, state } = food;
  const isSame = countedAs === null || name.toLowerCase().includes(countedAs.toLowerCase());
  return (
    <li className="flex items-start gap-3 py-1.5">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {name}
        {note && <span className="text-muted">, {note}</span>}
        {state === 'unknown' && (
          <span className="flex items-center gap-1 text-xs font-semibold text-warning-text">
            <CircleHelp className="size-3.5 shrink-0" aria-hidden="true" />
            {t('Not known, counts nothing')}
          </span>
        )}
        {state === 'no amount' && (
          <span className="block text-xs text-muted">{t('No amount, counts nothing')}</span>
        )}
        {state === 'counted' && !isSame && (
          <span className="block text-xs text-muted">{t('Counts as {countedAs}', { countedAs })}</span>
        )}
      </span>
      <span className="max-w-[45%] text-right text-muted">
        {written}
        {grams !== null && !/\bk?g$/.test(written) && (
          <span className="block text-xs">{formatWhole(grams)} g</span>
        )}
      </span>
    </li>
  );
}

function Labels({ preview: { dietaryTags, allergens } }: { preview: Preview }) {
  return (
    <div className="flex flex-col gap-2 text-sm">
      {dietaryTags.length > 0 && (
        <p className="flex flex-wrap items-center gap-1.5">
          <span className="text-muted">{t('Fits')}</span>
          {dietaryTags.map((diet) => (
            <Badge key={diet} variant="outline">
              {optionText(diet)}
            </Badge>
          ))}
        </p>
      )}
      <p className="text-muted">
        {allergens.length > 0
          ? t('Contains {allergens}.', { allergens: localList(allergens) })
          : t('No listed allergen found.')}
      </p>
    </div>
  );
}

interface CautionsProps {
  preview: Preview | undefined;
  editedId: number | undefined;
  className: string;
}

/** Warnings for the person, and for members who agreed to be cooked for. */
function Cautions({ preview, editedId, className }: CautionsProps) {
  const warnings = preview ? warningsIn(preview, editedId) : [];
  return (
    <div role="status" className={className}>
      {warnings.length > 0 && (
        <ul className="grid gap-1.5 rounded-md bg-warning-soft p-3 text-sm font-medium text-warning-text">
          {warnings.map((warning) => (
            <li key={warning} className="flex items-start gap-2 wrap-anywhere">
              <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
              <span className="min-w-0">{warning}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function warningsIn({ caution, notFor, sameName }: Preview, editedId: number | undefined): string[] {
  const { foods, mentions, diets, unknown } = caution;
  return [
    ...foods.map(({ name, against }) =>
      against.length > 0
        ? t('{name} is against your profile: {localList}.', {
            name,
            localList: localList(against.map(optionText)),
          })
        : t('{name} may hold what your profile leaves out. Check the label.', { name }),
    ),
    ...mentions.map((words) => t('A step speaks of what your profile leaves out: “{words}”.', { words })),
    ...diets.map((diet) => t('A serving does not fit {diet}.', { diet: optionText(diet) })),
    ...(unknown.length > 0
      ? [
          t('{unknown} could not be checked against your allergies and diets.', {
            unknown: localList(unknown),
          }),
        ]
      : []),
    ...(notFor.length > 0
      ? [t('Something in it does not suit {notFor}.', { notFor: localList(notFor) })]
      : []),
    ...(sameName !== null && sameName.id !== editedId
      ? [t('You already have a recipe named “{name}”. Saving adds another one.', { name: sameName.name })]
      : []),
  ];
}
