/** This tab's id until it is reloaded. Not randomUUID, which is unavailable over plain http. */
export const TAB_ID = crypto.getRandomValues(new Uint32Array(4)).join('-');
