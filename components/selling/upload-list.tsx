import { isTransient, photoMessage } from '@/lib/photos/messages';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import type { Upload } from './use-photo-uploads';

type Props = {
  uploads: Upload[];
  onRetry: (upload: Upload) => void;
  /** Stops an upload, or removes a refused file from the list. */
  onCancel: (upload: Upload) => void;
};

const BAR =
  'h-1.5 w-24 shrink-0 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand';

const stateOf = ({ status, share, isResumed }: Upload) => {
  if (status === 'waiting') return 'Waiting';
  if (share === 1) return 'Preparing';
  const sent = `${Math.round(share * 100)} % sent`;
  return isResumed ? `Going on where it stopped: ${sent}` : sent;
};

/** The files being uploaded, each with its progress or its error. */
export const UploadList = ({ uploads, onRetry, onCancel }: Props) => (
  <ul aria-label="Files being added" className="grid gap-2">
    {uploads.map((upload) => {
      const { id, name, problem, status, share } = upload;
      const isFailed = status === 'failed' && problem;
      return (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-1 border border-line bg-surface py-2 pr-2 pl-4"
        >
          <div className="min-w-0 flex-1 basis-52">
            <p className="truncate font-medium">{name}</p>
            {isFailed ? (
              <p className="flex gap-2 text-small text-danger">
                <Icon name="alert" className="mt-0.5 size-4" />
                {photoMessage(problem)}
              </p>
            ) : (
              <p className="tabular flex items-center gap-3 text-small text-ink-3">
                <progress aria-label={`${name}: sent`} value={share} className={BAR} />
                {stateOf(upload)}
              </p>
            )}
          </div>
          {isFailed && isTransient(problem) && (
            <button
              type="button"
              className={button('secondary', 'small')}
              onClick={() => onRetry(upload)}
            >
              Retry<span className="sr-only"> {name}</span>
            </button>
          )}
          <button
            type="button"
            className={button('quiet', 'small')}
            onClick={() => onCancel(upload)}
          >
            {isFailed ? 'Dismiss' : 'Cancel'}
            <span className="sr-only"> {name}</span>
          </button>
        </li>
      );
    })}
  </ul>
);
