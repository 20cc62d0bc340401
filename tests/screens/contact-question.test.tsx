import { expect, test } from 'vitest';
import { Description } from '@/components/listings/detail/description';
import { ContactQuestion } from '@/components/selling/contact-question';
import { SELLERS_CREDIT } from '@/lib/listings/credit-terms';
import { rendered } from '../tools/rendered';
import { detail } from './vehicle-fixture';

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

test('terms of credit in a description are a question too', () => {
  const { html, text } = rendered(<ContactQuestion text="£187 a month" saved={null} values={{}} />);
  expect(text).toContain('not a credit offer by Forecourt');
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="show_contacts"/);
});

test('what was agreed to is not asked again', () => {
  const ring = 'Ring 07700 900123';
  const saved = <ContactQuestion text={ring} saved={ring} values={{}} />;
  const typed = <ContactQuestion text={ring} saved={null} values={{ show_contacts: 'on' }} />;
  for (const agreed of [saved, typed]) expect(rendered(agreed).html).toContain('checked');
});

test('beside a seller’s terms of credit stands that they are the seller’s', () => {
  const textOf = (description: string | null) =>
    rendered(<Description vehicle={{ ...detail, description }} />).text;
  expect(textOf('Yours for £187 a month.')).toContain(`£187 a month. ${SELLERS_CREDIT}`);
  expect(textOf('MOT until Apr 2027.')).not.toContain('credit');
  expect(textOf(null)).not.toContain('credit');
});
