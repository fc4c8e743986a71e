import type { Service } from '@game-plan/contracts/services';
import { X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { DialogClose, DialogFrame, DialogTitle } from '#ui/dialog-frame.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CustomiseForm } from './customise-form.tsx';

interface CustomiseDialogProps {
  /** Undefined when the catalogue does not have it, or not any more. */
  service: Service | undefined;
  onClose: () => Promise<void>;
}

/** Where a service is customised before it goes into the cart. */
export function CustomiseDialog({ service, onClose }: CustomiseDialogProps) {
  return (
    <DialogFrame open isInAddress onOpenChange={() => void onClose()} size="wide">
      <DialogClose asChild>
        <IconButton
          label="Close dialog"
          icon={X}
          className="absolute top-3 right-3 z-10 rounded-full! border border-line bg-surface shadow-rest"
        />
      </DialogClose>
      {service ? (
        <CustomiseForm key={service.id} service={service} onClose={onClose} />
      ) : (
        <div className="p-6 pt-16">
          <DialogTitle className="sr-only">Service not found</DialogTitle>
          <EmptyState
            spot="search"
            title="Service not found"
            description="It is not offered any more. Have a look at the others."
          >
            <Button variant="secondary" onClick={() => void onClose()}>
              Browse Services
            </Button>
          </EmptyState>
        </div>
      )}
    </DialogFrame>
  );
}
