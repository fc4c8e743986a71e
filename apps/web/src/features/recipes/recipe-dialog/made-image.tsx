import type { PictureMaker } from '@game-plan/contracts/pictures';
import { pictureSource } from '../picture-source.ts';

const CAPTIONS: Readonly<Record<PictureMaker, string>> = {
  drawing: 'Drawn from its ingredients',
  drawing_instead: 'Drawn from its ingredients, because the image model gave no picture',
  model: 'Made by the image model',
};

interface MadeImageProps {
  recipeName: string;
  imageUrl: string;
  madeBy: PictureMaker;
}

/** The picture, and what made it. */
export function MadeImage({ recipeName, imageUrl, madeBy }: MadeImageProps) {
  return (
    <figure className="mt-3 flex items-center gap-3.5">
      <img
        key={imageUrl}
        {...pictureSource(imageUrl, 'panel')}
        alt={`${recipeName}, as it was generated`}
        loading="lazy"
        className="aspect-[4/3] w-36 shrink-0 rounded-md bg-sunken object-cover"
      />
      <figcaption className="text-sm text-muted">{CAPTIONS[madeBy]}</figcaption>
    </figure>
  );
}
