import { expect, it } from 'vitest';
import { GET } from '@/app/illustrations/[version]/[file]/route';
import { illustrationPath } from '@/lib/illustration/illustration-path';

async function get(path: string): Promise<Response> {
  const [, , version = '', file = ''] = path.split('/');
  const params = Promise.resolve({ version, file });
  return GET(new Request(`http://localhost${path}`), { params });
}

it('serves a drawing as SVG to keep for good', async () => {
  const response = await get(illustrationPath({ bodyType: 'estate', colour: 'red', view: 'rear' }));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s);
});

it('answers 404 for a name it cannot draw, and lets nobody keep that', async () => {
  const response = await get('/illustrations/v1/estate-tartan-rear.svg');
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBeNull();
});
