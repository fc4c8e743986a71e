import { customType } from 'drizzle-orm/pg-core';

/** Bytes, such as the file of a picture. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
