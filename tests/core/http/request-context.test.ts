import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { enterRequest } from '@/lib/core/http/request-context';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('a request does not keep those before it on its connection in memory', async () => {
  const responses: WeakRef<object>[] = [];
  for (let index = 0; index < 5; index += 1) {
    const response = { index };
    responses.push(new WeakRef(response));
    enterRequest(`${index}`, '', () => void response.index);
    await Promise.resolve();
  }
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  expect(responses.filter((response) => response.deref()).length).toBeLessThan(3);
});
