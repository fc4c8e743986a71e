import { afterAll, beforeAll, beforeEach } from 'vitest';
import { insertAdmin, insertPerson } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

interface Setup {
  readonly app: TestApp;
  /** An admin, the first user. */
  readonly host: TestClient;
  /** A new person for each test, without data of earlier tests. */
  readonly person: TestClient;
  /** Inserts one more person. */
  newPerson(): Promise<TestClient>;
}

/** Starts the app for the tests of the calling `describe`, and closes it after them. */
export function setUpApp(options: Parameters<typeof startTestApp>[0] = {}): Setup {
  let app: TestApp;
  let host: TestClient;
  let person: TestClient;
  let count = 0;
  const newPerson = () => {
    count += 1;
    return insertPerson(app, `person${count}`);
  };
  beforeAll(async () => {
    app = await startTestApp(options);
    host = await insertAdmin(app);
  });
  beforeEach(async () => {
    person = await newPerson();
  });
  afterAll(() => app.close());
  return {
    get app() {
      return app;
    },
    get host() {
      return host;
    },
    get person() {
      return person;
    },
    newPerson,
  };
}
