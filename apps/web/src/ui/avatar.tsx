import { type ReactNode, useState } from 'react';
import { cx } from './cx.ts';

interface AvatarProps {
  src: string | null;
  alt: string;
  /** Classes for the size and the font size. */
  className?: string;
  /** Shown without a picture, while it loads, and if it fails: initials or an icon. */
  fallback: ReactNode;
  onBroken?: () => void;
}

/** A round picture of a person. No referrer is sent to the picture's server. */
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
