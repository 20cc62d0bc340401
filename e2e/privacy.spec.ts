import { currentStack } from './support/stack';
import { expect, test } from './support/test';

/** Requests of a stranger with the public key for data that only an owner or staff may see. */
const SECRETS = [
  'sellers?select=user_id',
  'sellers?select=*',
  'seller_contacts?select=phone',
  'seller_contacts?select=email',
  'rpc/seller_phone?p_vehicle_id=00000000-0000-4000-8000-000000000000',
  'vehicles?select=id,sellers(seller_contacts(phone))',
  'vehicle_private?select=postcode',
  'vehicle_private?select=vin',
  'vehicles?select=id,vehicle_private(postcode)',
  'profiles?select=id',
  'favourites?select=user_id',
  'valuations?select=*',
  'enquiries?select=buyer_email',
  'enquiry_messages?select=body',
  'dealer_applications?select=*',
  'listing_reports?select=*',
  'listing_flags?select=*',
  'staff_decisions?select=reason',
  'decision_appeals?select=body',
  'staff_notes?select=body',
  'rpc/appealable_decision?p_id=00000000-0000-4000-8000-000000000000',
  'support_conversations?select=visitor_hash',
  'support_messages?select=body',
  'vehicle_views?select=views',
];

for (const secret of SECRETS) {
  test(`the public key cannot read ${secret}`, async ({ request }) => {
    const { backendUrl, publishableKey } = currentStack();
    const answer = await request.get(`${backendUrl}/rest/v1/${secret}`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${publishableKey}` },
    });
    expect([401, 403]).toContain(answer.status());
    expect(await answer.json()).toMatchObject({ code: '42501' });
  });
}

test('the public key cannot read inactive vehicles', async ({ request }) => {
  const { backendUrl, publishableKey } = currentStack();
  const answer = await request.get(
    `${backendUrl}/rest/v1/vehicles?select=id&listing_status=in.(draft,reserved,sold,archived)`,
    { headers: { apikey: publishableKey } },
  );
  expect(await answer.json()).toEqual([]);
});

test('vehicle pages contain no seller phone, e-mail address or full postcode', async ({
  page,
  request,
}) => {
  await page.goto('/vehicles');
  const hrefs = await page
    .locator('main article a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(6);
  for (const href of hrefs.slice(0, 6)) {
    const data = { headers: { RSC: '1' } };
    for (const answer of [await request.get(href), await request.get(href, data)])
      expect(await answer.text()).not.toMatch(
        /07700 900|01632 960|020 7946 0|seller-[^"]*@|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}</,
      );
  }
});
