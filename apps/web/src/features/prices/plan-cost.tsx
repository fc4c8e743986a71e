import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { costText, planCostQuery } from '#data/kitchen/prices.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';

const PricesDialog = lazyDialog(() => import('./prices-dialog.tsx'), 'PricesDialog');

/** What the planned week costs, and the way to the kitchen's prices. */
export function PlanCost({ week }: { week: { readonly from: CalendarDay; readonly to: CalendarDay } }) {
  const { data } = useQuery(planCostQuery(week));
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:col-span-2 lg:ml-auto">
      {data?.cost && (
        <p className="text-muted">{t('This week costs {cost}.', { cost: costText(data.cost) })}</p>
      )}
      <Button
        variant="ghost"
        size="sm"
        icon={Tag}
        onPointerEnter={PricesDialog.preload}
        onClick={() => setOpen(true)}
      >
        {t('Prices')}
      </Button>
      {open && <PricesDialog open={open} onOpenChange={setOpen} />}
    </div>
  );
}
