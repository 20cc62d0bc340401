import 'server-only';

let common: Promise<Set<string>> | undefined;

/** Of the list's 49,000 passwords, those that the rules for a new password may let through, in lower case. */
async function load() {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const mayPass = (password: string) =>
    password.length >= 8 && /[a-z].*\d|\d.*[a-z]/i.test(password);
  return new Set(
    dictionary['passwords-common'].filter(mayPass).map((password) => password.toLowerCase()),
  );
}

/** Whether a password is among the commonest, in whatever capitals. The list is loaded when first asked. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.toLowerCase());
}
