import { services } from '@game-plan/contracts/services';
import { readQuery } from '#lib/api.ts';

export const servicesQuery = readQuery(services.list);
