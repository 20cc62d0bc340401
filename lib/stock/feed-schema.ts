import * as z from 'zod';

const isHttps = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && !url.username && !url.password && url.port === '';
};

const ADDRESS =
  'Please enter an address that starts with https://, without a user name, a password or a port.';

/** The form of a kept feed; ticks are absent if they are not set. */
export const feedSchema = z.object({
  feed: z
    .string(ADDRESS)
    .trim()
    .max(2000, 'Please enter a shorter address.')
    .refine(isHttps, ADDRESS)
    .transform((text) => new URL(text).href),
  hour: z
    .string('Please choose an hour.')
    .regex(/^(?:1?\d|2[0-3])$/, 'Please choose an hour.')
    .transform(Number),
  withdraw: z.literal('on').optional(),
  paused: z.literal('on').optional(),
});
