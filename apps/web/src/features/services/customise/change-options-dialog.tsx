import type { CartItem } from '@game-plan/contracts/shop/cart';
import { useQuery } from '@tanstack/react-query';
import { servicesQuery } from '#data/shop/services.ts';
import { t } from '#lib/language.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { CustomiseDialog } from './customise-dialog.tsx';

interface ChangeOptionsDialogProps {
  item: CartItem;
  onClose: () => Promise<void>;
}

/** The dialog in which the options of a line in the cart are changed. */
export function ChangeOptionsDialog({ item, onClose }: ChangeOptionsDialogProps) {
  const { data: services, error, isFetching, refetch } = useQuery(servicesQuery);
  if (services) {
    const service = services.find(({ id }) => id === item.serviceId);
    return <CustomiseDialog service={service} item={item} onClose={onClose} />;
  }
  return (
    <Dialog open onOpenChange={() => void onClose()} size="wide" title={item.service.name}>
      {error ? (
        <ErrorPanel
          title={t('The options did not load')}
          description={t('Your cart is safe. Check the connection and try again.')}
          failed={{ refetch, isFetching }}
        />
      ) : (
        <Loading label={t('Loading the options...')} className="min-h-60" />
      )}
    </Dialog>
  );
}
