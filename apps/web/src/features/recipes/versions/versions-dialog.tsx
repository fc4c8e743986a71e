import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { writtenOf } from '@game-plan/domain/recipes/own/version-of';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { recipeVersionsQuery, useRestoreVersion } from '#data/kitchen/own-recipes.ts';
import { formatInstant } from '#lib/format/format.ts';
import { localText, t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { type ComparedLine, compareVersions, type Written } from './compare-versions.ts';

interface VersionsDialogProps {
  recipe: SavedRecipe;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What a recipe said before it was changed, compared with what it says now. */
export function VersionsDialog({ recipe, open, onOpenChange }: VersionsDialogProps) {
  const versions = useQuery(recipeVersionsQuery(recipe.id));
  const [chosen, setChosen] = useState<number>();
  const { mutate, isPending } = useRestoreVersion(recipe.id, () => onOpenChange(false));
  const shown = versions.data?.find(({ id }) => id === chosen) ?? versions.data?.[0];
  const current = writtenOf(recipe);
  return (
    <SaveDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={isPending}
      title={t('Earlier Versions')}
      description={recipe.name}
      action={
        <Button
          icon={History}
          disabled={!shown}
          pending={isPending}
          pendingLabel={t('Restoring...')}
          onClick={() => shown && mutate({ version: shown.content, current })}
        >
          {t('Restore This Version')}
        </Button>
      }
    >
      {versions.isError && (
        <ErrorPanel
          title={t('The versions did not load')}
          description={t('Check the connection and try again.')}
          failed={versions}
        />
      )}
      {versions.isPending && <Loading className="min-h-40" />}
      {versions.data && shown && (
        <>
          <Field label={t('Until')}>
            {(control) => (
              <Select
                {...control}
                value={shown.id}
                onChange={({ target }) => setChosen(Number(target.value))}
              >
                {versions.data?.map(({ id, replacedAt, by }) => (
                  <option key={id} value={id}>
                    {by === null
                      ? formatInstant(replacedAt)
                      : t('{instant}, changed by {name}', { instant: formatInstant(replacedAt), name: by })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Differences former={shown.content} current={current} />
        </>
      )}
    </SaveDialog>
  );
}

function Differences({ former, current }: { former: Written; current: Written }) {
  const parts = compareVersions(former, current);
  if (parts.length === 0) return <p className="mt-4 text-muted">{t('It says the same as now.')}</p>;
  return (
    <div className="mt-4 grid gap-4">
      {parts.map(({ label, lines }) => (
        <section key={label} aria-label={localText(label)}>
          <h3 className="text-sm font-semibold">{localText(label)}</h3>
          <ul className="mt-1.5 overflow-hidden rounded-md border border-line text-sm">
            {lines.map((line, at) => (
              <Line key={at} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const SIGNS = {
  both: { sign: '', look: 'text-muted' },
  former: { sign: '−', look: 'bg-destructive-soft text-destructive-text' },
  current: { sign: '+', look: 'bg-success-soft text-success-text' },
} as const;

function Line({ line: { text, isIn } }: { line: ComparedLine }) {
  const { sign, look } = SIGNS[isIn];
  return (
    <li className={cx('flex gap-2 px-3 py-1.5', look)}>
      <span className="num w-3 shrink-0" aria-hidden="true">
        {sign}
      </span>
      <span className="wrap-anywhere">
        {isIn === 'former' && <span className="sr-only">{t('Then:')} </span>}
        {isIn === 'current' && <span className="sr-only">{t('Now:')} </span>}
        {text}
      </span>
    </li>
  );
}
