import { RATING_MAX, type SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { CalendarCheck, History, NotebookPen, Star } from 'lucide-react';
import { useState } from 'react';
import { useSetMadePhoto } from '#data/kitchen/pictures.ts';
import { useMarkRecipe } from '#data/kitchen/recipes.ts';
import { formatNearDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { fullSize, pictureSource } from '#lib/picture-source.ts';
import { useToday } from '#lib/today.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { PhotoButton } from './photo-button.tsx';
import { PublicLink } from './public-link.tsx';

const MarksDialog = lazyDialog(() => import('./marks-dialog.tsx'), 'MarksDialog');

/** What the kitchen writes beside a saved recipe: stars, the days it was made, notes and tags. */
export function RecipeMarks({ recipe }: { recipe: SavedRecipe }) {
  const [open, setOpen] = useState(false);
  const [visit, setVisit] = useState(0);
  const { notes = '', tags = [] } = recipe;
  return (
    <section
      aria-labelledby="recipe-notes"
      className={cx('off-card mt-6 border-t border-line pt-5', notes === '' && 'print:hidden')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id="recipe-notes" className="h-card">
          {t('Notes')}
        </h3>
        <Button
          variant="ghost"
          size="sm"
          icon={NotebookPen}
          onPointerEnter={MarksDialog.preload}
          onClick={() => {
            setVisit(visit + 1);
            setOpen(true);
          }}
          className="-mr-3 print:hidden"
        >
          {t('Edit Notes and Tags')}
        </Button>
      </div>
      {notes !== '' && <p className="mt-1 max-w-[60ch] whitespace-pre-line wrap-anywhere">{notes}</p>}
      {tags.length > 0 && (
        <ul aria-label={t('Tags')} className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge variant="secondary">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
        <Stars recipe={recipe} />
        <MadeIt recipe={recipe} />
      </div>
      <MadePhotos recipe={recipe} />
      <PublicLink recipe={recipe} />
      <Versions recipe={recipe} />
      {visit > 0 && <MarksDialog key={visit} recipe={recipe} open={open} onOpenChange={setOpen} />}
    </section>
  );
}

const VersionsDialog = lazyDialog(() => import('../versions/versions-dialog.tsx'), 'VersionsDialog');

/** Opens what it said before it was changed, if it was. */
function Versions({ recipe }: { recipe: SavedRecipe }) {
  const [open, setOpen] = useState(false);
  const { versions = 0 } = recipe;
  if (versions === 0) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-sm print:hidden">
      <p className="text-muted">
        {versions === 1 ? t('Changed once.') : t('Changed {count} times.', { count: versions })}
      </p>
      <Button
        variant="ghost"
        size="sm"
        icon={History}
        onPointerEnter={VersionsDialog.preload}
        onClick={() => setOpen(true)}
        className="-mr-3 ml-auto"
      >
        {t('Compare Versions')}
      </Button>
      {open && <VersionsDialog recipe={recipe} open={open} onOpenChange={setOpen} />}
    </div>
  );
}

/** How it turned out, the latest time first. */
function MadePhotos({ recipe: { name, madePhotos = [] } }: { recipe: SavedRecipe }) {
  const today = useToday();
  if (madePhotos.length === 0) return null;
  return (
    <ul
      aria-label={t('Photos of how it turned out')}
      className="no-bar mt-3 flex gap-3 overflow-x-auto print:hidden"
    >
      {madePhotos.toReversed().map(({ on, imageUrl }) => (
        <li key={on} className="shrink-0">
          <a href={fullSize(imageUrl)} target="_blank" rel="noreferrer" className="block rounded-md">
            <img
              {...pictureSource(imageUrl, 'panel')}
              alt={t('{recipe}, made on {day}', { recipe: name, day: formatNearDay(on, today) })}
              loading="lazy"
              className="aspect-[4/3] w-32 rounded-md bg-sunken object-cover"
            />
          </a>
          <p className="mt-1 text-xs text-muted">{formatNearDay(on, today)}</p>
        </li>
      ))}
    </ul>
  );
}

const STARS = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

/** One to five stars; a press on the star that is set takes them away. */
function Stars({ recipe: { id, rating = null } }: { recipe: SavedRecipe }) {
  const { mutate } = useMarkRecipe(id);
  return (
    <fieldset className="-ml-2.5 flex">
      <legend className="sr-only">{t('Your rating')}</legend>
      {STARS.map((star) => (
        <button
          key={star}
          type="button"
          aria-label={t('{count, select, 1 {1 star} other {{count} stars}}', { count: star })}
          aria-pressed={star === rating}
          onClick={() => mutate({ rating: star === rating ? null : star })}
          className="grid size-11 place-items-center rounded-md hover:bg-quiet"
        >
          <Star
            className={cx('size-6', star <= (rating ?? 0) ? 'fill-accent text-accent-text' : 'text-muted')}
            aria-hidden="true"
          />
        </button>
      ))}
    </fieldset>
  );
}

/** When it was made last, and a button for today, which has its photo then. */
function MadeIt({ recipe }: { recipe: SavedRecipe }) {
  const { id, name, madeOn = [], madePhotos = [] } = recipe;
  const today = useToday();
  const { mutate, isPending } = useMarkRecipe(id);
  const last = madeOn.at(-1);
  const photographing = useSetMadePhoto(recipe, today);
  const tell = () => {
    const undo = { label: t('Undo'), onPress: () => mutate({ made: { on: today, isMade: false } }) };
    toast({ title: t('Made today'), description: name, action: undo });
  };
  const times = t('{count, select, 1 {Made once} other {Made {count} times, last}}', {
    count: madeOn.length,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {last && (
        <p className="text-sm text-muted">
          {times} {last === today ? t('today') : t('on {last}', { last: formatNearDay(last, today) })}
        </p>
      )}
      {last === today && !madePhotos.some(({ on }) => on === today) && (
        <PhotoButton
          label={t('Add Photo')}
          name={t('Add a photo of today')}
          isSmall
          isPending={photographing.isPending}
          onPick={photographing.mutate}
        />
      )}
      {last !== today && (
        <Button
          variant="secondary"
          size="sm"
          icon={CalendarCheck}
          pending={isPending}
          onClick={() => mutate({ made: { on: today, isMade: true } }, { onSuccess: tell })}
        >
          {t('Made It')}
        </Button>
      )}
    </div>
  );
}
