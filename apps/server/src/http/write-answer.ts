import fastJson from 'fast-json-stringify';
import { z } from 'zod';

type WriteAnswer = (value: unknown) => string;

const writers = new WeakMap<z.ZodType, WriteAnswer>();

/**
 * Returns a function that writes an answer as JSON with Fastify's serialiser: only fields that the response schema names
 * leave the server. Strings and numbers are not validated, since their types are checked at compile time. The serialiser
 * is made with the first answer, because those of all endpoints would take a second of each start.
 */
export const answerWriter =
  (schema: z.ZodType): WriteAnswer =>
  (value) => {
    const write = writers.get(schema) ?? compile(schema);
    writers.set(schema, write);
    return write(value);
  };

function compile(schema: z.ZodType): WriteAnswer {
  return fastJson(
    z.toJSONSchema(schema, {
      io: 'input',
      target: 'draft-7',
      override({ jsonSchema }) {
        // Texts are written with their escapes, whatever their format.
        delete jsonSchema.format;
        const [shown, none] = jsonSchema.anyOf ?? [];
        if (jsonSchema.anyOf?.length !== 2 || !shown || none?.type !== 'null') return;
        // Of alternatives the serialiser validates each until one fits, but it knows what may be null.
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, shown, { nullable: true });
      },
    }) as fastJson.Schema,
  );
}
