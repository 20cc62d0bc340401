import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generateTypes, TYPES_FILE } from '@/scripts/generate-types';
import { openDatabase } from './support';

test('the generated types match the migrations (else: npm run schema:types)', async () => {
  const { url } = await openDatabase();
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await generateTypes(url));
});
