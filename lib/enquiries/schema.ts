import * as z from 'zod';
import { uuidSchema } from '../core/schema';

export const MAX_MESSAGE = 4000;

/** The text of a message, with line feeds as the only line breaks. */
export const messageTextSchema = z
  .string('Please write a message')
  .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
  .min(1, 'Please write a message')
  .max(MAX_MESSAGE, 'A message has at most 4,000 characters');

export const enquiryIdSchema = z.object({ enquiry: uuidSchema });
