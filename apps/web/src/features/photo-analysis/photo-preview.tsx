import { Camera } from 'lucide-react';
import { useState } from 'react';
import { buttonClasses } from '#ui/button-classes.ts';
import { useObjectUrl } from './use-object-url.ts';

interface PhotoPreviewProps {
  photo: File;
  locked: boolean;
}

/** The chosen photo as it is on the person's device. */
export function PhotoPreview({ photo, locked }: PhotoPreviewProps) {
  const url = useObjectUrl(photo);
  const [unseen, setUnseen] = useState<string>();
  return (
    <span className="block w-full">
      {url !== undefined && url !== unseen && (
        <img
          src={url}
          alt="Your meal"
          className="aspect-[16/10] w-full rounded-md bg-sunken object-cover"
          onError={() => setUnseen(url)}
        />
      )}
      {url !== undefined && url === unseen && (
        <span className="grid aspect-[16/10] w-full place-items-center rounded-md bg-sunken p-4 text-sm text-muted">
          This browser cannot show {photo.name}
        </span>
      )}
      {!locked && (
        <span className={buttonClasses('secondary', 'sm', 'absolute right-3 bottom-3 shadow-rest')}>
          <Camera className="size-4.5 shrink-0" aria-hidden="true" />
          Change photo
        </span>
      )}
    </span>
  );
}
