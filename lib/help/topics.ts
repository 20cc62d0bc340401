import type { HelpTopic } from './topic';
import { account } from './topics/account';
import { buying } from './topics/buying';
import { finding } from './topics/finding';
import { messages } from './topics/messages';
import { selling } from './topics/selling';
import { valuations } from './topics/valuations';
import { viewing } from './topics/viewing';
import { web3 } from './topics/web3';

/** The help topics in page order; LiveChat answers from them too. */
export const helpGroups = [
  finding,
  buying,
  messages,
  selling,
  valuations,
  viewing,
  web3,
  account,
] as const;

export const helpTopics: readonly HelpTopic[] = helpGroups.flatMap((group) => [...group.topics]);

const byId = new Map(helpTopics.map((topic) => [topic.id, topic]));

export const helpTopic = (id: string) => byId.get(id);
