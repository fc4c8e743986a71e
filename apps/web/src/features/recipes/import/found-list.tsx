import type { FoundInFile } from '@game-plan/contracts/kitchen/recipe-imports';
import { Utensils } from 'lucide-react';
import { useState } from 'react';
import { foundPictureUrl } from '#data/kitchen/recipe-imports.ts';
import { countLines, countSteps } from '#data/kitchen/several-recipes.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';

interface FoundListProps {
  found: readonly FoundInFile[];
  /** The ids of the chosen ones; absent where nothing can be chosen. */
  chosen?: ReadonlySet<number>;
  onToggle?: (id: number) => void;
  /** Whether what was imported has been taken out again. */
  isUndone?: boolean;
  className?: string;
}

/** The recipes of a file, one per line, with what is said of each. */
export function FoundList({ found, chosen, onToggle, isUndone = false, className }: FoundListProps) {
  const Line = chosen ? 'label' : 'div';
  return (
    <ul className={cx('divide-y divide-line', className)}>
      {found.map((recipe) => (
        // Lines outside of the window are not laid out: there may be thousands.
        <li key={recipe.id} className="[contain-intrinsic-size:auto_80px] [content-visibility:auto]">
          <Line className={cx('flex min-h-18 items-center gap-3 py-2', chosen && 'cursor-pointer')}>
            {chosen && (
              <input
                type="checkbox"
                aria-label={t('Import {name}', { name: recipe.name })}
                checked={chosen.has(recipe.id)}
                disabled={recipe.state !== 'found'}
                onChange={() => onToggle?.(recipe.id)}
                className="size-5 shrink-0 accent-(--primary)"
              />
            )}
            <Thumbnail recipe={recipe} />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <b className="font-semibold wrap-anywhere">{recipe.name}</b>
                {!(isUndone && recipe.state === 'imported') && <Mark recipe={recipe} />}
              </span>
              <span className="block text-sm text-muted wrap-anywhere">
                {[contentOf(recipe), ...recipe.notes].join(' ')}
              </span>
            </span>
          </Line>
        </li>
      ))}
    </ul>
  );
}

/** 'unreadable' has no content to speak of. */
const contentOf = ({ state, lines, steps }: FoundInFile) =>
  state === 'unreadable' ? '' : `${countLines(lines)}, ${countSteps(steps)}.`;

function Thumbnail({ recipe: { id, hasPicture } }: { recipe: FoundInFile }) {
  const [isUnseen, setUnseen] = useState(false);
  const look = 'grid size-14 shrink-0 place-items-center rounded-md bg-sunken object-cover text-muted';
  if (!hasPicture || isUnseen)
    return (
      <span className={look}>
        <Utensils className="size-5" aria-hidden="true" />
      </span>
    );
  return (
    <img src={foundPictureUrl(id)} alt="" loading="lazy" className={look} onError={() => setUnseen(true)} />
  );
}

function Mark({ recipe: { state, hasSameName } }: { recipe: FoundInFile }) {
  if (state === 'imported') return <Badge variant="success">{t('Imported')}</Badge>;
  if (state === 'known') return <Badge>{t('Already there')}</Badge>;
  if (state === 'failed') return <Badge variant="destructive">{t('Not imported')}</Badge>;
  if (state === 'unreadable') return <Badge variant="warning">{t('Not read')}</Badge>;
  return hasSameName ? <Badge variant="warning">{t('Same name as one of yours')}</Badge> : null;
}
