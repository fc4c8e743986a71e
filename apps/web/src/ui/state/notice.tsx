import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { CARD } from '../card.tsx';

interface NoticeProps {
  label: string;
  icon: LucideIcon;
  text: ReactNode;
  /** The link to the answer. */
  children: ReactNode;
}

/** Says above a page that somebody waits for an answer. */
export function Notice({ label, icon: Icon, text, children }: NoticeProps) {
  return (
    <aside aria-label={label} className={`mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 p-4 ${CARD}`}>
      <Icon className="size-5 shrink-0 text-primary-soft-fg" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">{text}</p>
      {children}
    </aside>
  );
}
