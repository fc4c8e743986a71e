/** Names this tab until it is reloaded. No randomUUID: over plain http, as at home, there is none. */
export const TAB_ID = crypto.getRandomValues(new Uint32Array(4)).join('-');
