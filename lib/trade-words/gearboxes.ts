import { TRANSMISSIONS, type Transmission } from '../listings/constants';
import { AUTOMATICS, AUTOMATICS_WITH_GEARS } from './automatic-names';
import { onlyValue, type Words, withoutDigits, wordReader } from './word-reader';

/** Dealers' systems, makers and buyers write these; 'EDC' and 'EAT' mean something else in a text. */
export const GEARBOX_WORDS: readonly Words<Transmission>[] = [
  {
    value: 'automatic',
    anywhere:
      'automatic, auto, aut, automatics, autos, automatic gearbox, automatic transmission, auto gearbox',
    inField:
      'a, at, eat, edc, mct, tronic, g tronic, single speed, direct drive, reduction gear, autostick, auto select, ' +
      'shiftronic, touchtronic, multidrive, multidrive s, tiptronic s, hydramatic, continuously variable, ' +
      'continuously variable transmission, constantly variable, constantly variable transmission',
  },
  { value: 'automatic', isNarrow: true, anywhere: `torque converter, ${AUTOMATICS}` },
  {
    value: 'manual',
    anywhere: 'manual, man, manuals, manual gearbox, manual transmission, stick shift',
    inField: 'm, mt',
  },
  {
    value: 'semi_automatic',
    anywhere: 'semi automatic, semi auto, automated manual',
    inField: 'amt, asg, egs, mta, sequential, sequential manual, clutchless manual, robotised',
  },
  {
    value: 'semi_automatic',
    isNarrow: true,
    anywhere: 'easytronic, dualogic, selespeed, sensodrive, smg',
  },
  {
    value: 'automatic',
    or: ['semi_automatic'],
    isNarrow: true,
    label: 'Automatic or semi automatic',
    anywhere: `dual clutch, double clutch, ${AUTOMATICS_WITH_GEARS}`,
  },
];

/** The gearbox of a field: '6 Speed Manual', '7G-Tronic', 'EAT8'. */
export const readGearbox = wordReader(TRANSMISSIONS, GEARBOX_WORDS, onlyValue, withoutDigits);
