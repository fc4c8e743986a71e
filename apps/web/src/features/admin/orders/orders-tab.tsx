import { ADMIN_SEARCH_MAX } from '@game-plan/contracts/people/admin';
import {
  type AdminOrder,
  ORDER_FILTERS,
  ORDER_PAGE_MAX,
  type OrderFilter,
} from '@game-plan/contracts/shop/admin-orders';
import { formatLocalTime } from '@game-plan/domain/orders/local-time';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ContactRound, Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { adminOrdersQuery, orderCountsQuery } from '#data/shop/admin-orders.ts';
import { useWideScreen } from '#lib/browser/use-wide-screen.ts';
import { formatInstant } from '#lib/format/format.ts';
import { localNumber } from '#lib/format/local.ts';
import { formatDollars } from '#lib/format/money.ts';
import { t } from '#lib/language.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { SearchInput } from '#ui/form/search-input.tsx';
import { Select } from '#ui/form/select.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { addressOf, DASH } from '../admin-labels.ts';
import { ListFrame, PageButtons } from '../admin-list.tsx';
import { HandledOrderBadges } from './handled-order-badges.tsx';
import { buyerName, formatChoices, formatItem } from './order-line-labels.ts';

const ContactDialog = lazyDialog(() => import('./contact-dialog.tsx'), 'ContactDialog');
const ExportDialog = lazyDialog(() => import('./export-dialog.tsx'), 'ExportDialog');
const OrderDialog = lazyDialog(() => import('./order-dialog.tsx'), 'OrderDialog');

const FILTER_NAMES: Readonly<Record<OrderFilter, string>> = {
  all: t('All orders'),
  new: t('Waiting for you'),
  to_schedule: t('Confirmed, no appointment'),
  appointments: t('Appointments, next first'),
  unpaid: t('Not paid'),
  refund_due: t('Refund due'),
  completed: t('Completed'),
  cancelled: t('Cancelled'),
};

/** The dashboard has just read the counts when it opens on this tab; older ones are read again. */
const FRESH_MILLISECONDS = 10_000;

/** Delay of the search after the last key, in milliseconds. */
const TYPING_MILLISECONDS = 250;

const OrderLink = ({ id }: { id: number }) => (
  <Link
    to="/admin"
    search={{ tab: 'orders', order: String(id) }}
    resetScroll={false}
    className="font-semibold underline underline-offset-2 max-md:after:absolute max-md:after:inset-0"
  >
    {t('Order #{id}', { id })}
  </Link>
);

function What({ order }: { order: AdminOrder }) {
  return (
    <ul>
      {order.orderItems.map((item) => (
        <li key={`${item.serviceId} ${JSON.stringify(item.customizations)}`} className="wrap-anywhere">
          {formatItem(item)}
          <span className="block text-xs text-muted">{formatChoices(item)}</span>
        </li>
      ))}
    </ul>
  );
}

const COLUMNS: readonly Column<AdminOrder>[] = [
  {
    label: t('Order'),
    isRowHeader: true,
    className: 'whitespace-nowrap',
    cell: ({ id, createdAt }) => (
      <>
        <OrderLink id={id} />
        <span className="block text-xs font-normal text-muted">{formatInstant(createdAt)}</span>
      </>
    ),
  },
  {
    label: t('Buyer'),
    className: 'min-w-48 wrap-anywhere',
    cell: (order) => (
      <>
        {buyerName(order)}
        <span className="block text-xs text-muted">{order.buyer && addressOf(order.buyer)}</span>
      </>
    ),
  },
  { label: t('Services'), className: 'min-w-52', cell: (order) => <What order={order} /> },
  {
    label: t('Appointment'),
    className: 'min-w-40',
    cell: ({ appointment }) => (appointment ? formatLocalTime(appointment) : DASH),
  },
  {
    label: t('Status'),
    className: 'min-w-32',
    cell: (order) => <HandledOrderBadges order={order} />,
  },
  {
    label: t('Amount'),
    className: 'text-right whitespace-nowrap',
    cell: ({ totalAmount }) => <span className="font-semibold">{formatDollars(totalAmount)}</span>,
  },
];

interface OrdersTabProps {
  /** The order opened by the address. */
  opened: number | undefined;
  onClose: () => void;
}

/** All orders, with filters by state, search, and steps. */
export function OrdersTab({ opened, onClose }: OrdersTabProps) {
  const isWide = useWideScreen();
  const [filter, setFilter] = useState<OrderFilter>('all');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(0);
  const [dialog, setDialog] = useState<'contact' | 'export'>();
  const closeDialog = () => setDialog(undefined);
  const search = useDebounced(typed.trim(), TYPING_MILLISECONDS);
  const list = useQuery({ ...adminOrdersQuery({ filter, search, page }), refetchOnMount: 'always' });
  const { data: counts } = useQuery({ ...orderCountsQuery(search), staleTime: FRESH_MILLISECONDS });
  return (
    <>
      <ListFrame
        name="orders"
        list={list}
        head={
          <div className="flex flex-wrap items-center gap-3 border-b border-line p-5">
            <SearchInput
              label={t('Search orders')}
              placeholder={t('Buyer, service or #number')}
              maxLength={ADMIN_SEARCH_MAX}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setPage(0);
              }}
              className="min-w-0 flex-1 basis-60"
            />
            <Select
              label={t('Show')}
              value={filter}
              onChange={({ target }) => {
                setFilter(ORDER_FILTERS.find((known) => known === target.value) ?? 'all');
                setPage(0);
              }}
              className="min-w-0 flex-1 basis-60"
            >
              {ORDER_FILTERS.map((each) => (
                <option key={each} value={each}>
                  {FILTER_NAMES[each]}
                  {counts && ` (${localNumber(counts[each])})`}
                </option>
              ))}
            </Select>
            <Button
              variant="secondary"
              icon={Download}
              className="max-sm:w-full"
              onClick={() => setDialog('export')}
            >
              {t('Export Orders')}
            </Button>
          </div>
        }
        empty={
          filter === 'all' && search === ''
            ? t('Nobody has ordered anything yet.')
            : t('No orders match this search.')
        }
        foot={
          <PageButtons page={page} total={counts?.[filter] ?? 0} pageSize={ORDER_PAGE_MAX} onPage={setPage} />
        }
      >
        {(orders) =>
          isWide ? (
            <DataTable label={t('Orders')} columns={COLUMNS} rows={orders} keyOf={({ id }) => id} />
          ) : (
            <ul aria-label={t('Orders')} className="divide-y divide-line">
              {orders.map((order) => (
                <OrderCard key={order.id} order={order} />
              ))}
            </ul>
          )
        }
      </ListFrame>
      <BusinessLinks onContact={() => setDialog('contact')} />
      {dialog === 'export' && <ExportDialog onClose={closeDialog} />}
      {dialog === 'contact' && <ContactDialog onClose={closeDialog} />}
      {opened !== undefined && <OrderDialog key={opened} id={opened} onClose={onClose} />}
    </>
  );
}

function OrderCard({ order }: { order: AdminOrder }) {
  return (
    <li className="relative grid gap-1.5 px-5 py-3.5 text-sm">
      <p className="flex items-baseline justify-between gap-3 text-base">
        <OrderLink id={order.id} />
        <span className="font-semibold">{formatDollars(order.totalAmount)}</span>
      </p>
      <p className="wrap-anywhere">
        {buyerName(order)} <span className="text-muted">{formatInstant(order.createdAt)}</span>
      </p>
      <What order={order} />
      {order.appointment && <p className="font-medium">{formatLocalTime(order.appointment)}</p>}
      <HandledOrderBadges order={order} />
    </li>
  );
}

/** The texts that buyers see with their orders. */
function BusinessLinks({ onContact }: { onContact: () => void }) {
  const link = buttonClasses('secondary', 'md');
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button variant="secondary" icon={ContactRound} onClick={onContact}>
        {t('Contact Details')}
      </Button>
      <Link to="/cart" search={{ legal: 'terms' }} className={link}>
        <FileText className="size-4.5 shrink-0" aria-hidden="true" />
        {t('Terms of Service')}
      </Link>
      <Link to="/cart" search={{ legal: 'privacy' }} className={link}>
        <FileText className="size-4.5 shrink-0" aria-hidden="true" />
        {t('Privacy Policy')}
      </Link>
    </div>
  );
}
