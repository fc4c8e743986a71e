import type { Service } from '../packages/contracts/src/shop/services.ts';

/** Calls that fill a cart with `size` lines: all services in turn, each with a different number option. */
export function fullCart(size: number, catalogue: readonly Service[]): object[] {
  const services = catalogue.flatMap(({ id, customizationOptions }) => {
    const option = customizationOptions.find(({ type }) => type === 'number');
    const required = Object.fromEntries(
      customizationOptions.flatMap((each) => (each.type === 'select' ? [[each.name, each.options[0]]] : [])),
    );
    return option ? [{ id, option: option.name, required }] : [];
  });
  return Array.from({ length: size }, (_, index) => services[index % services.length])
    .filter((service) => service !== undefined)
    .map(({ id, option, required }, index) => ({
      serviceId: id,
      customizations: { ...required, [option]: Math.floor(index / services.length) + 1 },
    }));
}
