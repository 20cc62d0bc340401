import type { Finding } from './types';

export const finding = (state: Finding['state'], because: string): Finding => ({ state, because });

/** Builds a question for a fact that the listing or the record does not give. */
export const blank = (because: string): Finding => ({ state: 'question', because, isBlank: true });
