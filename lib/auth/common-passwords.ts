import 'server-only';

let common: Promise<Set<string>> | undefined;

/** The lower-cased entries of zxcvbn's list of 49,000 passwords that pass the other password rules. */
async function load() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const mayPass = (password: string) =>
    password.length >= 8 && /[a-z].*\d|\d.*[a-z]/i.test(password);
  return new Set(
    dictionary['passwords-common'].filter(mayPass).map((password) => password.toLowerCase()),
  );
}

/** Whether a password is on the list of common ones, ignoring case. Lazy-loads the list. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.toLowerCase());
}
