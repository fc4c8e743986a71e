import { setupServer } from 'msw/node';

/** Stands in for the API. It answers nothing until a test says what; anything else fails the test. */
export const server = setupServer();
