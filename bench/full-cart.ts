import type { Service } from '../packages/contracts/src/services.ts';

/** What to put into a cart so that it has `size` lines: every service in turn, each time in another number. */
export function fullCart(size: number, catalogue: readonly Service[]): object[] {
  const services = catalogue.flatMap(({ id, customizationOptions }) => {
    const option = customizationOptions.find(({ type }) => type === 'number');
    return option ? [{ id, option: option.name }] : [];
  });
  return Array.from({ length: size }, (_, index) => services[index % services.length])
    .filter((service) => service !== undefined)
    .map(({ id, option }, index) => ({ serviceId: id, customizations: { [option]: index + 1 } }));
}
