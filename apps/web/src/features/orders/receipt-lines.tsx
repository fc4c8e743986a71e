import type { Order } from '@game-plan/contracts/orders';
import { chosenOptions } from '#lib/chosen-options.ts';
import { formatDollars } from '#lib/money.ts';

type Item = Order['orderItems'][number];

const NUMBER_CELL = 'py-3 pl-3 text-right align-top whitespace-nowrap';

export function ReceiptLines({ items }: { items: readonly Item[] }) {
  return (
    <table className="w-full border-y border-line text-sm">
      <thead>
        <tr className="border-b border-line text-left text-muted">
          <th scope="col" className="py-2 font-medium">
            Service
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            Qty
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium max-sm:hidden print:table-cell">
            Each
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            Price
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {items.map((item) => (
          // The same service with other choices is a line of its own.
          <tr key={`${item.serviceId} ${JSON.stringify(item.customizations)}`} className="break-inside-avoid">
            <td className="py-3 wrap-anywhere">
              <span className="font-semibold">{item.name}</span>
              {chosenOptions(item.customizations).map(({ name, value }) => (
                <span key={name} className="block text-muted">
                  {name}: {value}
                </span>
              ))}
            </td>
            <td className={NUMBER_CELL}>{item.quantity}</td>
            <td className={`${NUMBER_CELL} max-sm:hidden print:table-cell`}>
              {formatDollars(item.unitPrice)}
            </td>
            <td className={`${NUMBER_CELL} font-semibold`}>{formatDollars(item.totalPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
