import { describe, expect, test } from 'vitest';
import { apiUrl } from './api-url.ts';

describe('apiUrl', () => {
  test.each([
    { path: '/api/ingredients', url: '/api/ingredients' },
    { path: '/api/ingredients/{id}', params: { id: 7 }, url: '/api/ingredients/7' },
    { path: '/api/a/{name}/b', params: { name: 'x/y z' }, url: '/api/a/x%2Fy%20z/b' },
    {
      path: '/api/foods/search',
      query: { query: 'rice & beans' },
      url: '/api/foods/search?query=rice+%26+beans',
    },
    {
      path: '/api/recipes',
      query: { favorites: true, search: undefined },
      url: '/api/recipes?favorites=true',
    },
  ])('$url', ({ path, params, query, url }) => {
    expect(apiUrl(path, Object.entries(params ?? {}), Object.entries(query ?? {}))).toBe(url);
  });

  test('throws for a missing parameter', () => {
    expect(() => apiUrl('/api/ingredients/{id}')).toThrow(RangeError);
  });
});
