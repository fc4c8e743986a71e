import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Endpoint, scopesOf } from '@game-plan/contracts/endpoint';
import { problemSchema } from '@game-plan/contracts/schemas/errors';
import { lazy } from '@game-plan/domain/lazy';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { SESSION_COOKIE } from './sessions/session.ts';

type JsonSchema = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest;
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const BINARY = { schema: { type: 'string', format: 'binary' } };

function success({ response, file }: Endpoint): JsonSchema {
  if (file) {
    return { description: 'The file', content: Object.fromEntries(file.map((type) => [type, BINARY])) };
  }
  if (!response) return { description: 'Done; no body' };
  return {
    description: 'Success',
    content: { 'application/json': { schema: jsonSchema(response, 'output') } },
  };
}

/**
 * Endpoints are the same for every app in a process, and converting their schemas takes most of the time to build an
 * app.
 */
const operations = new WeakMap<Endpoint, JsonSchema>();

function operation(endpoint: Endpoint): JsonSchema {
  const known = operations.get(endpoint);
  if (known) return known;
  const described = describeOperation(endpoint);
  operations.set(endpoint, described);
  return described;
}

/** OpenAPI 3.1 lets the rights that a token needs be named with its scheme. */
function byToken(endpoint: Endpoint): JsonSchema[] {
  const scopes = scopesOf(endpoint);
  return scopes ? [{ token: scopes }] : [];
}

function describeOperation(endpoint: Endpoint): JsonSchema {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2]],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.isUpload && {
      requestBody: { required: true, content: { 'application/octet-stream': BINARY } },
    }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    security: endpoint.access === 'public' ? [] : [{ session: [] }, ...byToken(endpoint)],
    responses: {
      [endpoint.response || endpoint.file ? (endpoint.status ?? 200) : 204]: success(endpoint),
      ...(endpoint.access !== 'public' && { 401: problem('Signed out') }),
      ...(endpoint.access === 'admin' && { 403: problem('Not an admin') }),
      ...(endpoint.access === 'coach' && { 403: problem('Not a coach') }),
      ...(endpoint.params && { 404: problem('Not found, or another user’s') }),
      default: problem('Any other refusal, with a sentence for a person in `detail`'),
    },
  };
}

/** Builds the OpenAPI 3.1 document from the contracts that validate the calls. */
function openApiDocument(endpoints: readonly Endpoint[], cookieName: string) {
  const describePaths = lazy(() => {
    const paths: Record<string, object> = {};
    for (const endpoint of endpoints) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operation(endpoint),
      };
    }
    return paths;
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Game Plan Cookbook',
      version: '1',
      description:
        'Every call of the app. Sign in first, or send a personal API token, which you make on the Security tab of your profile: `curl -H "Authorization: Bearer gpc_…" https://cookbook.example.org/api/shopping-list`. A token may make the calls that name its rights; `list:write` includes `list:read`. A change with an `Idempotency-Key` header, of at most 100 characters, is made once in a session or by a token, however often it arrives within a day; the same key with another body is refused with 422.',
    },
    // Generated on first access, because it takes a twentieth of the start-up time.
    get paths() {
      return describePaths();
    },
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') as object },
      securitySchemes: {
        session: { type: 'apiKey' as const, in: 'cookie', name: cookieName },
        token: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'gpc_…' },
      },
    },
  };
}

/** Serves the OpenAPI document of all bound endpoints and an interactive reference page. */
export async function serveApiReference(app: FastifyInstance): Promise<void> {
  const document = openApiDocument(app.boundEndpoints, SESSION_COOKIE);
  app.get('/api/openapi.json', async () => document);
  await app.register(swagger, {
    mode: 'static',
    specification: { document },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', layout: 'BaseLayout' },
    theme: { title: 'Game Plan Cookbook: API reference' },
  });
}
