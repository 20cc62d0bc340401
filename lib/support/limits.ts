import 'server-only';
import { headers } from 'next/headers';
import { enforceRateLimit, type Limit, networkFrom } from '../core/http/rate-limit';
import type { ChatOwner } from './conversation';

const MINUTE = 60;
const HOUR = 3600;

/** Rate limits per network, which many visitors may share. */
const NETWORK: Record<'read' | 'say' | 'start', Limit> = {
  read: { times: 300, seconds: MINUTE },
  say: { times: 200, seconds: HOUR },
  start: { times: 20, seconds: HOUR },
};
const VISITOR: Limit = { times: 12, seconds: MINUTE };

/** Counts a read, message or first message per network. Throws TooManyAttempts. */
export const countNetwork = async (what: keyof typeof NETWORK) =>
  enforceRateLimit(`chat-${what}/network`, networkFrom(await headers()), NETWORK[what]);

/** Counts a message per account or visitor. Throws TooManyAttempts. */
export const countOwner = (owner: ChatOwner) =>
  enforceRateLimit('chat/visitor', 'userId' in owner ? owner.userId : owner.visitorHash, VISITOR);
