import { type HealthBody, healthForm } from './health-form.ts';

/**
 * What the form says so far, as far as it makes sense: a field that is half typed or out of its bounds counts as not
 * set.
 */
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
