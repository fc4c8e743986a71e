import type { RecipeImport } from '@game-plan/contracts/kitchen/recipe-imports';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  foundRecipesQuery,
  recipeImportQuery,
  useForgetImport,
  useUndoImport,
} from '#data/kitchen/recipe-imports.ts';
import { recipeCount } from '#data/kitchen/several-recipes.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { ChooseRecipes } from './choose-recipes.tsx';
import { FilePicker } from './file-picker.tsx';
import { FoundList } from './found-list.tsx';

interface ImportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Imports recipes from a file of another app: choose the file, choose the recipes, watch, read the report. */
export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
  const current = useQuery(recipeImportQuery);
  const file = current.data?.file;
  useRefreshAtEnd(file?.state);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="widest"
      title={t('Import Recipes')}
      description={file?.fileName}
    >
      {current.isError ? (
        <ErrorPanel
          title={t('The import did not load')}
          description={t('Nothing is lost. Check the connection and try again.')}
          failed={current}
        />
      ) : file === undefined ? (
        <Loading label={t('Loading')} />
      ) : file === null ? (
        <FilePicker />
      ) : file.state === 'read' ? (
        <ChooseRecipes />
      ) : file.state === 'running' ? (
        <Progress file={file} />
      ) : (
        <Report file={file} />
      )}
    </Dialog>
  );
}

/** Reads everything on the screen again once an import that was seen running is done. */
function useRefreshAtEnd(state: RecipeImport['state'] | undefined): void {
  const client = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'running' && state === 'done') void client.invalidateQueries();
    before.current = state;
  }, [client, state]);
}

function Progress({ file: { chosen, imported, failed } }: { file: RecipeImport }) {
  const done = imported + failed;
  return (
    <div className="py-6">
      <p role="status" className="h-card">
        {t('{done} of {chosen} imported', { done, chosen: recipeCount(chosen) })}
      </p>
      <span
        role="progressbar"
        aria-label={t('Import')}
        aria-valuemin={0}
        aria-valuemax={chosen}
        aria-valuenow={done}
        className="mt-3 block h-3 overflow-hidden rounded-full bg-sunken"
      >
        <span
          className="block h-full rounded-full bg-primary transition-[width] duration-500"
          style={{ width: `${(done / Math.max(1, chosen)) * 100}%` }}
        />
      </span>
      <p className="mt-3 text-sm text-muted">
        {t('This goes on in the background: you can close this window and use the app meanwhile.')}
      </p>
    </div>
  );
}

function Report({ file }: { file: RecipeImport }) {
  const { data: found } = useQuery(foundRecipesQuery);
  const undo = useUndoImport();
  const forget = useForgetImport();
  const { imported, failed, undoId } = file;
  const isUndone = imported > 0 && undoId === null;
  return (
    <>
      <p role="status" className="h-card">
        {failed > 0
          ? t('{recipes} imported, {failed} not', { recipes: recipeCount(imported), failed })
          : t('{recipes} imported', { recipes: recipeCount(imported) })}
        {isUndone && `. ${t('The import was undone')}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {undoId !== null && (
          <Button variant="secondary" icon={Undo2} onClick={() => undo(file)}>
            {t('Undo Import')}
          </Button>
        )}
        <Button
          variant="secondary"
          pending={forget.isPending}
          pendingLabel={t('Clearing...')}
          onClick={() => forget.mutate()}
        >
          {t('Import Another File')}
        </Button>
      </div>
      <FoundList
        found={found?.filter(({ state }) => state !== 'found') ?? []}
        isUndone={isUndone}
        className="mt-4"
      />
    </>
  );
}
