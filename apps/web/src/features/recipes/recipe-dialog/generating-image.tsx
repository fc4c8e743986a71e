import { LoaderCircle } from 'lucide-react';

/** While a picture is being made, which nobody can tell the length of. */
export function GeneratingImage() {
  return (
    <div className="mt-3 rounded-md bg-sunken p-3">
      <p role="status" className="flex items-center gap-3 text-sm font-semibold">
        <LoaderCircle className="spin size-5 text-accent-text" aria-hidden="true" />
        Generating image
      </p>
      <div
        role="progressbar"
        aria-label="Generating image"
        className="indeterminate mt-2.5 h-2 rounded-full bg-track"
      />
      <p className="mt-2 text-sm text-muted">This may take 10-30 seconds</p>
    </div>
  );
}
