import { type HealthBody, healthForm } from './health-form.ts';

/** The form's current values; incomplete or out-of-range fields count as not set. */
export function readFields(fields: object): HealthBody {
  const read = healthForm.safeParse(fields);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  const sound = Object.entries(fields).map(([name, value]) => [
    name,
    wrong.has(name) ? emptied(value) : value,
  ]);
  return healthForm.parse(Object.fromEntries(sound));
}

const emptied = (value: unknown) => (Array.isArray(value) ? [] : '');
