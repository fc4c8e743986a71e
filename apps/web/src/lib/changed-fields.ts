/**
 * The fields to send after editing: only those that were changed, because another member may have changed the rest
 * meanwhile. Quantity and unit are one amount, so both are sent if either was changed.
 */
export function changedFields<Fields extends { readonly quantity: unknown; readonly unit: unknown }>(
  fields: Fields,
  dirty: { readonly [Name in keyof Fields]?: unknown },
): Partial<Fields> {
  const isAmountChanged = 'quantity' in dirty || 'unit' in dirty;
  const changed = Object.entries(fields).filter(
    ([name]) => name in dirty || (isAmountChanged && (name === 'quantity' || name === 'unit')),
  );
  return Object.fromEntries(changed) as Partial<Fields>;
}
