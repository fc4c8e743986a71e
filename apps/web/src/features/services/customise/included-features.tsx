import { CircleCheck } from 'lucide-react';

/** Fills the column below the picture, with nothing in it where nothing is included. */
export function IncludedFeatures({ features }: { features: readonly string[] }) {
  if (features.length === 0) return <div className="bg-bg max-md:hidden" />;
  return (
    <div className="bg-bg p-6">
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
