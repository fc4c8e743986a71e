import type { ComponentProps } from 'react';
import { Textarea } from '#ui/input.tsx';

/**
 * A value in view mode, in the look of its disabled field. A long one takes more lines: in a field of one line its end
 * could not be read, since nobody can move the caret there.
 */
export function WholeValue(props: ComponentProps<'textarea'>) {
  return (
    <Textarea
      {...props}
      rows={1}
      readOnly
      className="block field-sizing-content min-h-11! resize-none wrap-anywhere"
    />
  );
}
