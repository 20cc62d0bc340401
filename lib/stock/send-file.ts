import { requestFailure } from '../core/browser/request-failure';
import { UNEXPECTED_FAILURE } from '../core/errors/form-messages';
import { stockApiPath } from '../paths';
import type { SendAnswer } from './send-errors';

/** Sends a stock file, or the address of one. */
export async function sendStockFile(body: FormData): Promise<SendAnswer> {
  try {
    const headers = { Accept: 'application/json' };
    const response = await fetch(stockApiPath(), { method: 'POST', headers, body });
    return (await response.json()) as SendAnswer;
  } catch (error) {
    return { errors: { form: requestFailure(UNEXPECTED_FAILURE, error).text ?? '' } };
  }
}
