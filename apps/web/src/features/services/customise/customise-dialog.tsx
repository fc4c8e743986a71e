import type { Service } from '@game-plan/contracts/services';
import { Button } from '#ui/button.tsx';
import { DialogBand, DialogTitle } from '#ui/dialog-band.tsx';
import { DialogFrame } from '#ui/dialog-frame.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
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
      <DialogBand label="Service" />
      {service ? (
        <CustomiseForm key={service.id} service={service} onClose={onClose} />
      ) : (
        <div className="p-6">
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
