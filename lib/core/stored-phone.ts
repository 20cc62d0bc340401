import 'server-only';
import parsePhoneNumber from 'libphonenumber-js/min';
import * as z from 'zod';
import { PHONE_MESSAGES, phoneSchema } from './phone';

/** The start of a UK number, before the digits that are dialled from abroad. */
const UK_START = /^(?:(?:\+|00)44|(?=\(?0[^0]))[ ()0-]*/;

/**
 * A phone number as it is stored: '020 7946 0000' in the UK, '+353 1 234 5678' abroad; '' if
 * absent. The numbering plans of all countries (80 kB) are on the server only. `phoneSchema` checks
 * UK numbers: isValid() rejects those that Ofcom reserves for drama.
 */
export const storedPhoneSchema = phoneSchema
  .transform((text, context) => {
    if (!text) return '';
    // The library reads '+44 20', not '+44 (0)020', nor '01624 00000', a town's short number.
    const number = parsePhoneNumber(text.replace(UK_START, '+44 '), 'GB');
    // formatNational() leaves out the 0 of a number whose format it does not know.
    if (number && (number.countryCallingCode === '44' || number.isValid()))
      return number.formatInternational().replace(/^\+44 ?/, '0');
    context.addIssue({ code: 'custom', message: PHONE_MESSAGES.invalid });
    return z.NEVER;
  })
  .pipe(phoneSchema.unwrap());
