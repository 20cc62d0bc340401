import { expect, test } from 'vitest';
import { adaptBatch } from '@/lib/saved-searches/job';

test('a batch that fails is followed by smaller ones, and grows again', async () => {
  const limits: number[] = [];
  const tooMany = 200;
  const batch = adaptBatch(async (limit) => {
    limits.push(limit);
    if (limit > tooMany) throw new Error('statement timeout');
    return limit;
  });
  await expect(batch()).rejects.toThrow('timeout');
  for (let n = 0; n < 3; n += 1) await batch();
  await expect(batch()).rejects.toThrow('timeout');
  await batch();
  expect(limits).toEqual([400, 40, 80, 160, 320, 32]);
});

test('a batch has ten listings at least', async () => {
  const limits: number[] = [];
  const batch = adaptBatch(async (limit) => {
    limits.push(limit);
    throw new Error('statement timeout');
  });
  for (let n = 0; n < 4; n += 1) await batch().catch(() => {});
  expect(limits).toEqual([400, 40, 10, 10]);
});
