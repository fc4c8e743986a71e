import { FileUp } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useReadRecipeFile } from '#data/kitchen/recipe-imports.ts';
import { t } from '#lib/language.ts';
import { cx } from '#ui/cx.ts';
import { Loading } from '#ui/state/loading.tsx';

/** A box that opens a computer's or phone's files, and accepts a dropped one. */
export function FilePicker() {
  const { mutate, isPending } = useReadRecipeFile();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Otherwise choosing the same file again would not be a change.
    target.value = '';
    if (file) mutate(file);
  };
  if (isPending) return <Loading label={t('Reading the file...')} />;
  return (
    <>
      <label
        className={cx(
          'relative grid min-h-44 cursor-pointer place-items-center rounded-md border-2 border-dashed border-line-strong bg-bg p-4 text-center',
          'hover:border-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-line)',
        )}
      >
        <input type="file" className="absolute inset-0 size-full cursor-pointer opacity-0" onChange={pick} />
        <span className="grid justify-items-center gap-2">
          <FileUp className="size-9 text-accent-text" aria-hidden="true" />
          <b className="font-semibold">{t('Choose a recipe file')}</b>
          <span className="text-sm text-muted">
            {t('Up to 200 MB. Nothing is saved before you have chosen.')}
          </span>
        </span>
      </label>
      <p className="mt-4 text-sm text-muted">
        {t(
          'Exports of Mealie (backup or single recipe), Tandoor, Paprika, Nextcloud Cookbook, RecipeSage, KitchenOwl and Cooklang, recipes in JSON (schema.org), and your own download from here.',
        )}
      </p>
    </>
  );
}
