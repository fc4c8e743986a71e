import type { FoundInFile } from '@game-plan/contracts/kitchen/recipe-imports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foundRecipesQuery, useForgetImport, useRunImport } from '#data/kitchen/recipe-imports.ts';
import { recipeCount } from '#data/kitchen/several-recipes.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { FoundList } from './found-list.tsx';

/** The recipes of the file, of which those to import are chosen: at first all that are new. */
export function ChooseRecipes() {
  const list = useQuery(foundRecipesQuery);
  if (list.isError)
    return (
      <ErrorPanel
        title={t('The recipes did not load')}
        description={t('The file is still there. Check the connection and try again.')}
        failed={list}
      />
    );
  return list.data ? <Choice found={list.data} /> : <Loading label={t('Loading recipes')} />;
}

function Choice({ found }: { found: readonly FoundInFile[] }) {
  const free = found.filter(({ state }) => state === 'found');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(free.filter(({ hasSameName }) => !hasSameName).map(({ id }) => id)),
  );
  const run = useRunImport();
  const forget = useForgetImport();
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto font-semibold">
          {t('{size} of {count} chosen', { size: chosen.size, count: recipeCount(found.length) })}
        </p>
        <Button variant="ghost" onClick={() => setChosen(new Set(free.map(({ id }) => id)))}>
          {t('All')}
        </Button>
        <Button variant="ghost" onClick={() => setChosen(new Set())}>
          {t('None')}
        </Button>
      </div>
      <FoundList found={found} chosen={chosen} onToggle={toggle} className="mt-2" />
      <div className="sticky -bottom-5 -mx-6 -mb-5 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-6 py-4 max-sm:*:flex-1">
        <Button
          variant="secondary"
          pending={forget.isPending}
          pendingLabel={t('Clearing...')}
          onClick={() => forget.mutate()}
        >
          {t('Another File')}
        </Button>
        <Button
          disabled={chosen.size === 0}
          pending={run.isPending}
          pendingLabel={t('Starting...')}
          onClick={() => run.mutate([...chosen])}
        >
          {t('Import {size}', { size: recipeCount(chosen.size) })}
        </Button>
      </div>
    </>
  );
}
