import { Camera } from 'lucide-react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { t } from '#lib/language.ts';
import { photoFault } from '#lib/photos/photo-fault.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { cx } from '#ui/cx.ts';
import { toast } from '#ui/toast/toast-store.ts';

interface PhotoPickerProps {
  photo: File | undefined;
  /** While true, no other photo can be chosen. */
  locked: boolean;
  onPick: (photo: File) => void;
}

/**
 * A box that opens a computer's files, or a phone's camera and photos, and accepts dropped files. It shows the chosen
 * photo.
 */
export function PhotoPicker({ photo, locked, onPick }: PhotoPickerProps) {
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Otherwise choosing the same file again would not be a change.
    event.target.value = '';
    if (!file) return;
    const fault = photoFault(file);
    if (fault) toast({ ...fault, variant: 'destructive' });
    else onPick(file);
  };
  return (
    <label
      className={cx(
        'relative grid min-h-52 place-items-center overflow-hidden rounded-md text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-line)',
        !photo && 'border-2 border-dashed border-line-strong bg-bg p-4',
        !locked && 'cursor-pointer hover:border-primary',
      )}
    >
      <input
        type="file"
        accept="image/*"
        disabled={locked}
        className="absolute inset-0 size-full opacity-0 not-disabled:cursor-pointer"
        onChange={pick}
      />
      {photo ? <PhotoPreview photo={photo} locked={locked} /> : <Invitation />}
    </label>
  );
}

function Invitation() {
  return (
    <span className="grid justify-items-center gap-2">
      <Camera className="size-9 text-accent-text" aria-hidden="true" />
      <b className="font-semibold">{t('Choose a meal photo')}</b>
      <span className="text-sm text-muted">{t('Image files up to 5 MB')}</span>
    </span>
  );
}

interface PhotoPreviewProps {
  photo: File;
  locked: boolean;
}

/** The chosen photo, from the person's device. */
function PhotoPreview({ photo, locked }: PhotoPreviewProps) {
  const url = useObjectUrl(photo);
  const [unseen, setUnseen] = useState<string>();
  return (
    <span className="block w-full">
      {url !== undefined && url !== unseen && (
        <img
          src={url}
          alt={t('Your meal')}
          className="aspect-[16/10] w-full rounded-md bg-sunken object-cover"
          onError={() => setUnseen(url)}
        />
      )}
      {url !== undefined && url === unseen && (
        <span className="grid aspect-[16/10] w-full place-items-center rounded-md bg-sunken p-4 text-sm text-muted">
          {t('This browser cannot show {name}', { name: photo.name })}
        </span>
      )}
      {!locked && (
        <span className={buttonClasses('secondary', 'sm', 'absolute right-3 bottom-3 shadow-rest')}>
          <Camera className="size-4.5 shrink-0" aria-hidden="true" />
          {t('Change photo')}
        </span>
      )}
    </span>
  );
}

/** An object URL for a file, revoked when the file changes or the component unmounts. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
