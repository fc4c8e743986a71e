import { useQuery } from '@tanstack/react-query';
import { Copy, RefreshCw, Unlink } from 'lucide-react';
import { planCalendarQuery, useShareCalendar, useWithdrawCalendar } from '#data/kitchen/plan.ts';
import { copyText } from '#lib/browser/copy-text.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { toast } from '#ui/toast/toast-store.ts';

interface CalendarDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The secret address at which the calendar of a phone follows the plan. */
export function CalendarDialog({ open, onOpenChange }: CalendarDialogProps) {
  const { data: calendar, isError } = useQuery(planCalendarQuery);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Plan in Your Calendar')}
      description={t(
        'Subscribe to this address in your calendar, and it follows the plan. Whoever knows the address can read the plan, and nothing else.',
      )}
    >
      {isError && <p className="text-muted">{t('The address did not load. Try again in a moment.')}</p>}
      {!calendar && !isError && <Loading />}
      {calendar && <Address path={calendar.path} />}
    </Dialog>
  );
}

function Address({ path }: { path: string | null }) {
  const share = useShareCalendar();
  const withdraw = useWithdrawCalendar();
  if (path === null)
    return (
      <Button pending={share.isPending} onClick={() => share.mutate()}>
        {t('Make an Address')}
      </Button>
    );
  const url = new URL(path, window.location.origin).href;
  const copy = async () => {
    if (await copyText(url)) toast({ title: t('Address copied') });
  };
  return (
    <div className="grid gap-4">
      <Field label={t('Address')}>
        {(control) => <Input {...control} readOnly value={url} onFocus={({ target }) => target.select()} />}
      </Field>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        <Button icon={Copy} onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button variant="secondary" icon={RefreshCw} pending={share.isPending} onClick={() => share.mutate()}>
          {t('Replace')}
        </Button>
        <Button
          variant="destructive-ghost"
          icon={Unlink}
          pending={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          {t('Withdraw')}
        </Button>
      </div>
    </div>
  );
}
