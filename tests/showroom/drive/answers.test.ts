import { expect, test } from 'vitest';
import { BODY_NAMES } from '@/lib/showroom/design-options';
import { driveAnswers, kindOf } from '@/lib/showroom/drive/answers';
import type { DriveCar } from '@/lib/showroom/drive/figures';

const golf: DriveCar = { body: 'hatchback', fuel: 'petrol', engineSize: 1.5, year: 2019 };

test('the figures say what they are typical of', () => {
  expect(kindOf(golf)).toBe('a 1.5 petrol hatchback of 2019');
  expect(kindOf({ ...golf, fuel: 'electric', year: null })).toBe('an electric hatchback');
  expect(kindOf({ body: 'van', fuel: 'diesel', engineSize: null, year: null })).toBe(
    'a 2.0 diesel van',
  );
});

test('the answers name the figures of the dynamics', () => {
  const text = driveAnswers(golf)
    .map(({ answer }) => answer)
    .join(' ');
  expect(text).toContain('10.6 m between kerbs');
  expect(text).toContain('10 m from 30 mph and 41 m from 60 mph');
  expect(text).toContain('30 cm to the line on either side');
  expect(text).toContain('Lengthwise 58 cm are left.');
});

test.each(BODY_NAMES)('a %s has six answers without a gap in them', (body) => {
  const answers = driveAnswers({ body, fuel: null, engineSize: null, year: null });
  expect(answers).toHaveLength(6);
  for (const { answer } of answers) expect(answer).not.toMatch(/NaN|undefined|Infinity|-\d/);
});
