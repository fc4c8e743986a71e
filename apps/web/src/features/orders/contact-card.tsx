import type { Contact } from '@game-plan/contracts/shop/practice';
import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { contactQuery } from '#data/shop/practice.ts';
import { CARD } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';

const LINK = 'inline-flex items-center gap-2 font-medium underline underline-offset-2 wrap-anywhere';

const isEmpty = ({ name, email, phone, address }: Contact) =>
  [name, email, phone, address].every((part) => part === null);

/** How to reach the seller; renders nothing where no admin has entered it. */
export function ContactCard() {
  const { data: contact } = useQuery(contactQuery);
  if (!contact || isEmpty(contact)) return null;
  const { name, email, phone, address } = contact;
  return (
    <section aria-labelledby="order-contact" className={cx(CARD, 'mt-5 p-5 text-sm print:hidden')}>
      <h2 id="order-contact" className="h-card">
        Questions about this order?
      </h2>
      {name && <p className="mt-2 font-semibold wrap-anywhere">{name}</p>}
      {address && <p className="mt-1 whitespace-pre-line wrap-anywhere text-muted">{address}</p>}
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {phone && (
          <li>
            <a href={`tel:${phone}`} className={LINK}>
              <Phone className="size-4 shrink-0" aria-hidden="true" />
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className={LINK}>
              <Mail className="size-4 shrink-0" aria-hidden="true" />
              {email}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
