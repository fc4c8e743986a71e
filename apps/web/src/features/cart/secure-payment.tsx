import { ShieldCheck } from 'lucide-react';

export function SecurePayment({ children }: { children: string }) {
  return (
    <div className="flex gap-3 rounded-lg bg-success-soft p-4 text-success-text">
      <ShieldCheck className="size-6 shrink-0" aria-hidden="true" />
      <div>
        <p className="font-semibold">Secure Payment</p>
        <p className="text-sm">{children}</p>
      </div>
    </div>
  );
}
