import { expect, test } from 'vitest';
import { MailedForm } from '@/components/forms/mailed-form';
import { type FormState, initialFormState } from '@/lib/core/actions/form-state';
import { rendered } from '../tools/rendered';

const draw = (state: Partial<FormState>) =>
  rendered(
    <MailedForm
      of={{ state: { ...initialFormState, ...state }, summary: { current: null } }}
      waiting="Your message is not sent yet."
      effect="press it, and the message goes to the seller."
      unpressed="The message waits for seven days."
    >
      <form>The form</form>
    </MailedForm>,
  ).text;

test('the form stays until it is sent', () => {
  expect(draw({})).toBe('The form');
  expect(draw({ status: 'failed', submissionId: 'a' })).toBe('The form');
});

test('once it is sent, its place says where the link went', () => {
  const text = draw({ status: 'done', submissionId: 'a', values: { email: 'ann@example.com' } });
  expect(text).not.toContain('The form');
  expect(text).toContain('Your message is not sent yet. We have mailed a link to ann@example.com');
  expect(text).toContain('press it, and the message goes to the seller.');
  expect(text).toContain('The message waits for seven days.');
});
