import { ChefHat } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#lib/language.ts';
import { type PicturePlace, pictureSource } from '#lib/picture-source.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import type { DishPictureProps } from './dish-drawing.tsx';

/** The drawing code is large: it is loaded with the first picture, and a page without it still works. */
const DishDrawing = lazy(() =>
  import('./dish-drawing.tsx').then(
    (module) => ({ default: module.DishDrawing }),
    () => ({ default: NoPicture }),
  ),
);

function NoPicture() {
  return (
    <span className="grid size-full place-items-center bg-sunken text-muted">
      <ChefHat className="size-9" aria-hidden="true" />
    </span>
  );
}

interface RecipePictureProps extends DishPictureProps {
  place: PicturePlace;
}

/** The recipe's own picture, or a drawing made in the browser if there is none; fills its container. */
export function RecipePicture({ recipe, alt, place }: RecipePictureProps) {
  const [failed, setFailed] = useState<string>();
  const { imageUrl, isImagePending } = recipe;
  if (imageUrl !== null && imageUrl !== failed) {
    return (
      <img
        // A new element for each picture, so that the previous one is not shown while it loads.
        key={imageUrl}
        {...pictureSource(imageUrl, place)}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
        onError={() => setFailed(imageUrl)}
      />
    );
  }
  if (imageUrl === null && isImagePending) return <PicturePlaceholder />;
  return (
    <Suspense fallback={<PicturePlaceholder />}>
      <DishDrawing recipe={recipe} alt={alt} />
    </Suspense>
  );
}

/** Shown while a picture is being made. */
function PicturePlaceholder() {
  return (
    <span className="absolute inset-0">
      <Skeleton className="size-full rounded-none!" />
      <span className="absolute inset-0 flex flex-col items-center justify-center gap-2 text-sm font-medium text-muted">
        <ChefHat className="size-8" aria-hidden="true" />
        {t('Generating image...')}
      </span>
    </span>
  );
}
