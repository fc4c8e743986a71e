import { endpoint } from '../endpoint.ts';
import { idParams } from '../schemas/primitives.ts';

export const undo = {
  run: endpoint({
    method: 'POST',
    path: '/api/undo/{id}',
    access: 'user',
    summary:
      'Undo a removal or a change of the last day by the id in its answer: everything is back as it was, all or nothing. 404 if it was undone already.',
    params: idParams,
  }),
};
