/** The steps, numbered. */
export function Instructions({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="recipe-instructions" className="mt-7">
      <h3 id="recipe-instructions" className="h-card">
        Instructions
      </h3>
      <ol className="mt-3 flex flex-col gap-4">
        {steps.map((step, index) => (
          <li key={index} className="flex gap-3.5">
            <span
              className="num grid size-8 shrink-0 place-items-center rounded-full bg-board text-base text-board-ink"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <p className="max-w-[60ch] pt-1 wrap-anywhere">{step}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
