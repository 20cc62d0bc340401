import type { Locator, Page } from '@playwright/test';
import { confirm } from './support/confirm';
import { answerDeletion, openDeletion } from './support/deletion';
import { cutOff, network } from './support/offline';
import { someVehicle } from './support/pages';
import {
  accountMenu,
  fillSignUp,
  mailedPath,
  newPerson,
  openAccount,
  type Person,
  signIn,
} from './support/people';
import { accountId } from './support/rest';
import { saveCar } from './support/selling';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';
import { addValuation } from './support/valuations';

// A form needs scripts that are not cached.
test.use({ hasOwnContext: true });

const password = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test.beforeEach(({ allowError }) => allowError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/));

/** A form: how it is reached and filled in, the control that sends it, and the values that it must keep. */
interface Form {
  name: string;
  fill: (page: Page, person: Person) => Promise<void>;
  send: (page: Page) => Locator;
  /** The label of the confirming button, if the form asks for confirmation. */
  answer?: string;
  toast: string[];
  preserved?: (page: Page, person: Person) => [Locator, string][];
}

const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

const visitorForms: Form[] = [
  {
    name: 'sign-in',
    fill: async (page, person) => {
      await page.goto('/auth');
      await field(page, 'Email').fill(person.email);
      await password(page, 'Password').fill(person.password);
    },
    send: press('Sign In'),
    toast: ['Sign In Failed'],
    preserved: (page, person) => [
      [field(page, 'Email'), person.email],
      [password(page, 'Password'), person.password],
    ],
  },
  {
    name: 'sign-up',
    fill: async (page, person) => {
      await page.goto('/auth?tab=sign-up');
      await fillSignUp(page, person);
    },
    send: press('Create Account'),
    toast: ['Sign Up Failed'],
    preserved: (page, person) => [
      [field(page, 'Full name'), person.fullName],
      [password(page, 'Confirm password'), person.password],
    ],
  },
  {
    name: 'reset',
    fill: async (page, person) => {
      await page.goto('/auth?tab=reset');
      await field(page, 'Email').fill(person.email);
    },
    send: press('Send Reset Link'),
    toast: ['Reset Failed'],
    preserved: (page, person) => [[field(page, 'Email'), person.email]],
  },
];

const accountForms: Form[] = [
  {
    name: 'profile',
    fill: async (page) => {
      await page.goto('/profile');
      await field(page, 'Phone').fill('020 7946 0000');
    },
    send: press('Update Profile'),
    toast: ['Update Failed'],
    preserved: (page) => [[field(page, 'Phone'), '020 7946 0000']],
  },
  {
    name: 'delete valuation',
    fill: async (page, person) => {
      await addValuation(await accountId(person));
      await page.goto('/valuations');
    },
    send: press('Delete: '),
    answer: 'Delete',
    toast: ['Valuation deletion failed'],
  },
  {
    name: 'e-mail switch',
    fill: async (page) => void (await page.goto('/settings')),
    send: (page) => page.getByLabel('Email notifications'),
    toast: ['E-mail switch failed'],
  },
  {
    name: 'reset from settings',
    fill: async () => {},
    send: press('Reset Password'),
    toast: ['Reset Failed'],
  },
  {
    name: 'data download',
    fill: async () => {},
    send: (page) => page.getByRole('link', { name: 'Download my data' }),
    toast: [],
  },
  {
    name: 'sign-out',
    fill: async (page) => accountMenu(page).click(),
    send: (page) => page.getByRole('button', { name: 'Log out' }),
    toast: [],
  },
];

const listingForms: Form[] = [
  {
    name: 'report',
    fill: async (page) => {
      await page.goto(`${await someVehicle(page)}/report`);
      await page.getByRole('radio', { name: 'The car is sold already' }).check();
      await field(page, 'Tell us more').fill('It was sold on Monday.');
    },
    send: press('Send report'),
    toast: ['Report not sent'],
    preserved: (page) => [[field(page, 'Tell us more'), 'It was sold on Monday.']],
  },
  {
    name: 'step of a listing',
    fill: async (page) => {
      await page.goto('/sell');
      await saveCar(page);
      await field(page, 'Mileage').fill('31,240');
      await page.getByLabel('Condition', { exact: true }).selectOption('Good');
    },
    send: press('Save and continue'),
    toast: ['Not saved'],
    preserved: (page) => [[field(page, 'Mileage'), '31,240']],
  },
];

async function tryEach(page: Page, person: Person, forms: Form[]) {
  for (const { name, fill, send, answer, toast, preserved } of forms) {
    await test.step(name, async () => {
      await fill(page, person);
      const act = async () => {
        await send(page).click();
        if (answer) await confirm(page, answer);
      };
      await cutOff(page, act, ...toast);
      for (const [input, value] of preserved?.(page, person) ?? [])
        await expect(input).toHaveValue(value);
    });
  }
}

test('auth forms keep typed values offline and can be resubmitted', async ({ page }) => {
  const person = await openAccount(newPerson());
  await tryEach(page, person, visitorForms);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expectToast(page, 'Password Reset Sent');

  await page.goto(await mailedPath(person.email, /password/i));
  const confirm = page.getByRole('button', { name: 'Set a New Password' });
  await cutOff(page, () => confirm.click());
  await confirm.click();
  await expect(page).toHaveURL('/auth/new-password');
  const next = `${person.password}2`;
  await password(page, 'New password').fill(next);
  await password(page, 'Confirm password').fill(next);
  const save = page.getByRole('button', { name: 'Save Password' });
  await cutOff(page, () => save.click(), 'Update Failed');
  await save.click();
  await expectToast(page, 'Password changed');
});

test('account forms show a network error offline and change nothing', async ({ page }) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/profile');
  await tryEach(page, person, accountForms);
  await expect(page.getByLabel('Email notifications')).toBeChecked();

  const dialog = await openDeletion(page);
  await page.context().setOffline(true);
  await answerDeletion(dialog, person.password);
  await expect(dialog.getByRole('alert')).toContainText(network);
  await page.context().setOffline(false);
  expect(await accountId(person)).toBeDefined();
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page).toHaveURL('/');
});

test('a report and a step of a listing keep typed values offline', async ({ page }) => {
  const person = await openAccount(newPerson());
  await signIn(page, person, '/vehicles');
  await tryEach(page, person, listingForms);
});
