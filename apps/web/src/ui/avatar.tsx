import { type ReactNode, useState } from 'react';
import { cx } from './cx.ts';

interface AvatarProps {
  src: string | null;
  alt: string;
  /** The size and the type size. */
  className?: string;
  /** Shown without a picture, until it has come, and where it cannot be shown: initials or an icon. */
  fallback: ReactNode;
  onBroken?: () => void;
}

/** A round picture of a person. The server of the picture does not learn which page shows it. */
export function Avatar({ src, alt, className, fallback, onBroken }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      className={cx(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full',
        className ?? 'size-9',
      )}
    >
      {fallback}
      {src !== null && src !== broken && (
        <img
          key={src}
          src={src}
          alt={alt}
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-cover"
          onError={() => {
            setBroken(src);
            onBroken?.();
          }}
        />
      )}
    </span>
  );
}
