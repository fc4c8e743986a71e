import { ChefHat } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DishPictureProps } from './dish-drawing.tsx';
import { PicturePlaceholder } from './picture-placeholder.tsx';

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

/** The recipe's own image, or a drawing of it; fills the room it is given. */
export function RecipePicture({ recipe, alt }: DishPictureProps) {
  const [failed, setFailed] = useState<string>();
  const { imageUrl } = recipe;
  if (imageUrl !== null && imageUrl !== failed) {
    return (
      <img src={imageUrl} alt={alt} className="size-full object-cover" onError={() => setFailed(imageUrl)} />
    );
  }
  return (
    <Suspense fallback={<PicturePlaceholder />}>
      <DishDrawing recipe={recipe} alt={alt} />
    </Suspense>
  );
}
