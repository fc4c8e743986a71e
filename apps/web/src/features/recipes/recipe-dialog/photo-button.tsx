import { Camera, LoaderCircle } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { photoFault } from '#lib/photos/photo-fault.ts';
import { shrinkPhoto } from '#lib/photos/read-photo.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { cx } from '#ui/cx.ts';
import { toast } from '#ui/toast/toast-store.ts';

interface PhotoButtonProps {
  label: string;
  /** Its accessible name, if it is more than the label. */
  name?: string;
  isSmall?: boolean;
  isPending: boolean;
  onPick: (photo: Blob) => void;
  className?: string;
}

/** Opens a computer's files, or a phone's camera and photos; the photo is made small before it is sent. */
export function PhotoButton({ label, name, isSmall, isPending, onPick, className }: PhotoButtonProps) {
  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Otherwise choosing the same file again would not be a change.
    event.target.value = '';
    if (!file) return;
    const photo = await shrinkPhoto(file);
    const fault = photoFault(photo);
    if (fault) toast({ ...fault, variant: 'destructive' });
    else onPick(photo);
  };
  const Icon = isPending ? LoaderCircle : Camera;
  return (
    <label
      className={cx(
        buttonClasses(isSmall ? 'ghost' : 'secondary', isSmall ? 'sm' : 'md'),
        'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-line)',
        className,
      )}
    >
      <Icon className={cx('size-4.5', isPending && 'spin')} aria-hidden="true" />
      {label}
      <input
        type="file"
        accept="image/*"
        disabled={isPending}
        aria-label={name}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => void pick(event)}
      />
    </label>
  );
}
