import { expect, test } from 'vitest';
import { outdatedFormResponse } from '@/lib/runtime/error-page';
import { isOutdatedForm } from '@/lib/runtime/known-actions';

const KNOWN = `40${'a'.repeat(40)}`;
const OLD = `40${'b'.repeat(40)}`;

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
const bound = (id: string) => ({
  $ACTION_REF_1: '',
  '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`,
  '$ACTION_1:1': '[{}]',
});

test.each([
  [false, 'an action of this build', { [`$ACTION_ID_${KNOWN}`]: '' }],
  [false, 'a bound action of this build', bound(KNOWN)],
  [false, 'no action', { email: 'ada@example.com' }],
  [false, 'what is no id', { $ACTION_ID_x: '' }],
  [true, 'an action of an earlier build', { [`$ACTION_ID_${OLD}`]: '' }],
  [true, 'a bound action of an earlier build', bound(OLD)],
])('%s for a form with %s', (isOutdated, _, fields) => {
  expect(isOutdatedForm(formOf(fields), new Set([KNOWN]))).toBe(isOutdated);
  expect(isOutdatedForm(formOf(fields), null)).toBe(false);
});

test('an outdated form gets a page with what was typed, without passwords, ids and tokens', async () => {
  const form = formOf({
    ...bound(OLD),
    registration_number: 'AB12 CDE',
    fullName: 'Ada <script>',
    details: 'First line\nSecond line',
    password: 'hunter2-hunter2',
    confirmPassword: 'hunter2-hunter2',
    next: '/sell',
    empty: '',
    vehicle: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  });
  form.append('picture', new File(['x'], 'car.jpg'));
  const response = outdatedFormResponse(form);
  expect(response.status).toBe(409);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  for (const phrase of [
    '<h1>The site has been updated</h1>',
    '<a href="" target="_blank">Load the page again',
    '<dt>Registration number</dt><dd>AB12 CDE</dd>',
    '<dt>Full name</dt><dd>Ada &lt;script&gt;</dd>',
    '<dd>First line\nSecond line</dd>',
  ])
    expect(html).toContain(phrase);
  for (const hidden of ['hunter2', '/sell', '7d444840', 'car.jpg', OLD, 'Empty'])
    expect(html).not.toContain(hidden);
});
