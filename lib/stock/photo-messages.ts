/** Reasons why a photograph of a stock file failed, as shown beside its address. */
const REASONS: Readonly<Record<string, string>> = {
  address: 'The address does not start with http:// or https://, or has a password or a port.',
  private: 'The address does not lead to a server on the public internet, so it was not opened.',
  unreachable: 'No picture came: it does not exist, is not public, or its server does not answer.',
  redirects: 'The address leads on to others more than three times.',
  timeout: 'The picture took longer than 20 seconds.',
  size: 'The picture is larger than 15 MB.',
  large: 'The picture is larger than 15 MB.',
  html: 'A web page came instead of a picture. The address may ask for a password first.',
  empty: 'The file is empty.',
  type: 'This is not a JPEG, PNG, WebP or AVIF picture.',
  heic: 'HEIC pictures cannot be taken from an address. Give the address of a JPEG.',
  broken: 'The picture is damaged or incomplete.',
  dimensions:
    'The picture has too many pixels: 12,000 on a side and 60 million are the most we take.',
  progressive:
    'This kind of picture takes too much memory at this size. Save it as an ordinary JPEG.',
  small: 'The picture is too small: 400 by 200 pixels are the least we take.',
  full: 'The listing has 20 photographs already. Remove one, or name fewer.',
};

export const photoReason = (problem: string) => REASONS[problem] ?? 'The picture was not taken.';
