import pLimit from 'p-limit';
import { readMail } from '../lib/mail/mailbox';
import { type Member, signInMember, signUpMember } from './support/crowd';
import { confirmAccount, newPerson } from './support/people';
import { currentStack } from './support/stack';
import { expect, test } from './support/test';

test('50 users sign up and sign in concurrently, each to their own account', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  const site = baseURL ?? '';
  const crowd: Member[] = Array.from({ length: 50 }, (_, index) => ({
    ...newPerson(`Member ${index} Of The Crowd`),
    address: `198.18.200.${index}`,
  }));
  await pLimit(50).map(crowd, (member) => signUpMember(site, member));
  const { mailDirectory } = currentStack();
  for (const { email } of crowd) expect(readMail(mailDirectory, email)).toHaveLength(1);
  await pLimit(10).map(crowd, ({ email }) => confirmAccount(email));
  const signedIn = await pLimit(50).map(crowd, (member) => signInMember(site, member));
  expect(signedIn).toEqual(crowd.map(({ email }) => email));
});
