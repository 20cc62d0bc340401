import { operationFailure } from '../core/errors/messages';
import { stockMessage } from './messages';

/** Whether the database refused a person who is no dealer. */
const isNoDealer = (error: unknown) => (error as { code?: string } | null)?.code === '42501';

/** The message of an action for dealers that failed, under this title. */
export const explainStock = (title: string) => (error: unknown) =>
  isNoDealer(error) ? { title, text: stockMessage('dealer') } : operationFailure(title, error);
