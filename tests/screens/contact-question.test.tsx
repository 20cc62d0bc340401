import { expect, test } from 'vitest';
import { ContactQuestion } from '@/components/selling/contact-question';
import { rendered } from '../tools/rendered';

test('a telephone number in a description is a question, also before any script runs', () => {
  const { html, text } = rendered(
    <ContactQuestion text="Ring 07700 900123" saved={null} values={{}} />,
  );
  expect(text).toBe(
    'Publish it anyway Your description shows a telephone number: everybody can copy it, and buyers can ring you by Call Seller. Publish it anyway?',
  );
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="show_contacts"/);
  expect(html).not.toContain('checked');
});

test('a description without contact details asks nothing', () => {
  expect(rendered(<ContactQuestion text="One owner" saved={null} values={{}} />).html).toBe('');
});

test('what was agreed to is not asked again', () => {
  const ring = 'Ring 07700 900123';
  const saved = <ContactQuestion text={ring} saved={ring} values={{}} />;
  const typed = <ContactQuestion text={ring} saved={null} values={{ show_contacts: 'on' }} />;
  for (const agreed of [saved, typed]) expect(rendered(agreed).html).toContain('checked');
});
