import { Flame, NotebookPen, ScanBarcode } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { useHandDialogs } from './use-hand-dialogs.tsx';

/** What leads to foods that no search finds. */
export function OtherWays({ show }: Pick<ReturnType<typeof useHandDialogs>, 'show'>) {
  return (
    <div className="mt-3 flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-3 max-sm:*:px-1 max-sm:[&_svg]:hidden">
      <Button variant="secondary" size="sm" icon={ScanBarcode} onClick={() => show({ kind: 'barcode' })}>
        Scan barcode
      </Button>
      <Button variant="secondary" size="sm" icon={NotebookPen} onClick={() => show({ kind: 'mine' })}>
        My foods
      </Button>
      <Button variant="secondary" size="sm" icon={Flame} onClick={() => show({ kind: 'calories' })}>
        Just calories
      </Button>
    </div>
  );
}
