import { firstVehicle, someVehicle } from './support/pages';
import { newPerson } from './support/people';
import { rest } from './support/rest';
import { expect, test } from './support/test';

test('Call Seller shows the number without JavaScript, in a response that is not stored', async ({
  page,
}) => {
  const car = await firstVehicle(page);
  await page.goto(car);
  const answer = page.waitForResponse((one) => one.request().method() === 'POST');
  await page.getByRole('button', { name: 'Call Seller' }).click();
  expect((await answer).headers()['cache-control']).toContain('no-store');
  const link = page.getByRole('main').locator('a[href^="tel:"]');
  await expect(link).toBeInViewport();
  const phone = (await link.textContent()) ?? '';
  await page.goto(car);
  expect(await page.content()).not.toContain(phone);
});

test('a message and a report can be sent without JavaScript', async ({ page }) => {
  const car = await someVehicle(page);
  const { fullName, email } = newPerson();
  await page.goto(car);
  await page.getByRole('link', { name: 'Can I see it on …?' }).click();
  await page.getByLabel('Time').fill('09:30');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('valid email address');
  await expect(page.getByLabel('Time')).toHaveValue('09:30');
  await page.getByRole('textbox', { name: 'Your name' }).fill(fullName);
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(email);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  type Enquiry = { enquiry_messages: { body: string }[] };
  const [stored] = await rest<Enquiry>(
    `enquiries?buyer_email=eq.${email}&select=enquiry_messages(body)`,
  );
  expect(stored?.enquiry_messages[0]?.body).toMatch(/^Can I see it on Saturday .* at 09:30\?$/);

  await page.goto(`${car}/report`);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Please choose a reason');
  await page.getByRole('radio', { name: 'Something else' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});
