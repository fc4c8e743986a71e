import { Download } from 'lucide-react';
import { buttonClasses } from '#ui/button-classes.ts';
import { fullSize } from '../picture-source.ts';
import { imageFileName } from './image-file-name.ts';

interface SaveImageLinkProps {
  recipeName: string;
  imageUrl: string;
}

/** Downloads the picture in full, named from the recipe. */
export function SaveImageLink({ recipeName, imageUrl }: SaveImageLinkProps) {
  return (
    <a
      href={fullSize(imageUrl)}
      download={imageFileName(recipeName)}
      className={buttonClasses('secondary', 'md')}
    >
      <Download className="size-4.5" aria-hidden="true" />
      Save
    </a>
  );
}
