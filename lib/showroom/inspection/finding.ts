import type { Finding } from './types';

export const finding = (state: Finding['state'], because: string): Finding => ({ state, because });

/** A question because the listing or the record says nothing. */
export const blank = (because: string): Finding => ({ state: 'question', because, isBlank: true });
