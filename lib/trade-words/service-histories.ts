import { SERVICE_HISTORIES, type ServiceHistory } from '../listings/constants';
import { type Words, wordReader } from './word-reader';

/** Dealers' abbreviations, of main dealers' and manufacturers' stamps too, and what buyers type. */
export const SERVICE_HISTORY_WORDS: readonly Words<ServiceHistory>[] = [
  {
    value: 'full',
    label: 'Full service history',
    anywhere:
      'fsh, fdsh, fmsh, fmdsh, full service history, full history, full dealer service history, full dealer history',
    inField: 'complete',
  },
  {
    value: 'partial',
    label: 'Partial service history',
    anywhere: 'psh, partial service history, part service history, partial history, part history',
    inField: 'part, some',
  },
  {
    value: 'none',
    label: 'No service history',
    anywhere: 'nsh, no service history',
    inField: 'no, without',
  },
];

/** The make, of one word or two, in 'Full BMW service history'. */
const OF_MAKE =
  /(?<=^(?:full|part|partial) )(?!not? )[a-z-]+ (?:rover |romeo |martin )?(?=(?:main |dealer |service )*(?:history|dealer)\b)/i;

const readWords = wordReader(SERVICE_HISTORIES, SERVICE_HISTORY_WORDS);

/** The service history of a field: 'FSH', 'Full service history (7 stamps)', 'Full BMW history', 'Part'. */
export const readServiceHistory = (text: string) => readWords(text.trim().replace(OF_MAKE, ''));
