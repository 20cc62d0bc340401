import type { ReactNode } from 'react';
import { isShown } from '@/lib/evidence/claims';

type Props = { claim: string; children: ReactNode };

/** Shows its children where the site shows a claim. */
export const IfShown = ({ claim, children }: Props) => isShown(claim) && children;
