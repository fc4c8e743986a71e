import { services } from '@game-plan/contracts/shop/services';
import { readQuery } from '#lib/api/api.ts';

export const servicesQuery = readQuery(services.list);
