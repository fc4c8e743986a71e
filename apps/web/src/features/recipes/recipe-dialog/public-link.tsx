import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { Link2, Link2Off } from 'lucide-react';
import { useMakeLink, useWithdrawLink } from '#data/kitchen/recipe-links.ts';
import { t } from '#lib/language.ts';
import { richText } from '#lib/rich-text.tsx';
import { Button } from '#ui/button.tsx';

/** Makes or withdraws the link by which somebody without an account can read the recipe. */
export function PublicLink({ recipe: { id, publicPath } }: { recipe: SavedRecipe }) {
  const making = useMakeLink(id);
  const withdrawing = useWithdrawLink(id);
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm print:hidden">
      {publicPath ? (
        <>
          <p className="text-muted">
            {richText(
              t('<0>Everybody with the link</0> can read this recipe, without its notes.'),
              (words) => (
                <a
                  href={publicPath}
                  target="_blank"
                  rel="noreferrer"
                  className="underline underline-offset-2"
                >
                  {words}
                </a>
              ),
            )}
          </p>
          <Button
            variant="destructive-ghost"
            size="sm"
            icon={Link2Off}
            pending={withdrawing.isPending}
            onClick={() => withdrawing.mutate()}
            className="-mr-3 ml-auto"
          >
            {t('Withdraw Link')}
          </Button>
        </>
      ) : (
        <>
          <p className="text-muted">{t('Only your kitchen can open this recipe.')}</p>
          <Button
            variant="ghost"
            size="sm"
            icon={Link2}
            pending={making.isPending}
            onClick={() => making.mutate()}
            className="-mr-3 ml-auto"
          >
            {t('Make Public Link')}
          </Button>
        </>
      )}
    </div>
  );
}
