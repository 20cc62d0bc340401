import { WRITE_OFFS, type WriteOff } from './constants';

/** 'Category N write-off'; null where none is said. It stands before every verdict on the price. */
export const writeOffLabel = (writeOff: WriteOff | null) =>
  writeOff === null || writeOff === 'none'
    ? null
    : `${WRITE_OFFS[writeOff].replace(/ \(.*/, '')} write-off`;
