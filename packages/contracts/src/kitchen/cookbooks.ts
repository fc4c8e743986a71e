import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, requiredText } from '../schemas/primitives.ts';
import { removedSchema } from '../schemas/removed.ts';
import { cookbookRuleSchema, cookbookSchema } from './recipes.ts';

const cookbookBody = z.object({
  name: requiredText(40, 'Name is required'),
  rule: cookbookRuleSchema,
});

/** Cookbooks of a kitchen that a rule makes: whatever fits it is in them. They are listed with the cards of recipes. */
export const cookbooks = {
  create: endpoint({
    method: 'POST',
    path: '/api/cookbooks',
    access: 'user',
    areas: ['recipes'],
    summary: 'Save a rule as a cookbook. 409 if there is one of this name.',
    body: cookbookBody,
    response: cookbookSchema,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/cookbooks/{id}',
    access: 'user',
    areas: ['recipes'],
    summary: 'Change the name or the rule of a cookbook. 409 if there is another of this name.',
    params: idParams,
    body: cookbookBody.partial(),
    response: cookbookSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/cookbooks/{id}',
    access: 'user',
    areas: ['recipes'],
    summary: 'Remove a cookbook; its recipes stay.',
    params: idParams,
    response: removedSchema,
  }),
};
