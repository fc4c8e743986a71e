import { CircleCheck } from 'lucide-react';

export function IncludedFeatures({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <div className="p-6 max-md:bg-bg">
      <h3 className="h-card">What's Included:</h3>
      <ul className="mt-3 grid gap-2">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5 text-sm">
            <CircleCheck className="mt-px size-4.5 shrink-0 text-success-text" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">{feature}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
