import { expect, test } from 'vitest';
import { ContactQuestion } from '@/components/selling/contact-question';
import { rendered } from '../tools/rendered';

test('a telephone number in a description is a question, also before any script runs', () => {
  const { html, text } = rendered(<ContactQuestion text="Ring 07700 900123" isAgreed={false} />);
  expect(text).toBe(
    'Publish it anyway Your description shows a telephone number: everybody can copy it, and buyers can ring you by Call Seller. Publish it anyway?',
  );
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="show_contacts"/);
  expect(html).not.toContain('checked');
});

test('a description without contact details asks nothing', () => {
  expect(rendered(<ContactQuestion text="One owner" isAgreed={false} />).html).toBe('');
});
