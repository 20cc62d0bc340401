import { NO_WEBGL } from '../webgl';
import { CODE_FAILED, OFFLINE } from './code-trouble';

/** The reason why there is no model on the screen. */
export type Trouble =
  | 'no webgl'
  | 'context lost'
  | 'model failed'
  | 'code failed'
  | 'offline'
  | 'no scene viewer';

/** The message about a trouble; `rest` is shown if there is space. The picture stays. */
export const TROUBLES: Record<Trouble, { text: string; rest: string; canRetry: boolean }> = {
  'no webgl': {
    text: NO_WEBGL,
    rest: 'The car stands here in pictures.',
    canRetry: false,
  },
  'context lost': {
    text: 'The graphics of this device gave up, and with them the model.',
    rest: 'The car stays here in pictures.',
    canRetry: true,
  },
  'model failed': {
    text: 'The model could not be loaded.',
    rest: 'The picture is still here.',
    canRetry: true,
  },
  'code failed': {
    text: CODE_FAILED,
    rest: 'The picture is still here.',
    canRetry: true,
  },
  offline: {
    text: OFFLINE,
    rest: 'The picture is still here.',
    canRetry: true,
  },
  'no scene viewer': {
    text: 'This phone has no viewer that stands a car in front of you.',
    rest: 'It can be turned here.',
    canRetry: false,
  },
};
