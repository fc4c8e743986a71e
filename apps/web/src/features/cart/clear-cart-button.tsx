import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useClearCart } from '#data/cart.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Asks first: what was customised would have to be customised again. */
export function ClearCartButton() {
  const [isAsking, setAsking] = useState(false);
  const { mutate: clear, isPending } = useClearCart(() => setAsking(false));
  return (
    <>
      <Button variant="destructive-ghost" icon={Trash2} className="-mr-3" onClick={() => setAsking(true)}>
        Clear Cart
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Clear Cart"
        description="Are you sure you want to remove all items from your cart?"
        actionLabel="Clear Cart"
        pending={isPending}
        pendingLabel="Clearing..."
        onConfirm={() => clear()}
      />
    </>
  );
}
