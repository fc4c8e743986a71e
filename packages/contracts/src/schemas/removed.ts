import { z } from 'zod';
import { idSchema } from './primitives.ts';

/** The answer to a removal. For a day, `undo.run` with this id brings back what was removed. */
export const removedSchema = z.object({ undoId: idSchema });

/** The same, of a removal that may find nothing to remove. */
export const maybeRemovedSchema = z.object({ undoId: idSchema.nullable() });
