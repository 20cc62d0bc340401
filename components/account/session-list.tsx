import { formatTime } from '@/lib/format';
import { EndSession } from './end-session';

type Session = {
  id: string;
  device: string;
  openedAt: string;
  usedAt: string;
  isCurrent: boolean;
};

/** Lists the devices that the account is signed in on; all but this browser can be signed out. */
export function SessionList({ sessions }: { sessions: Session[] }) {
  return (
    <ul className="-mt-4 divide-y divide-line">
      {sessions.map(({ id, device, openedAt, usedAt, isCurrent }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
          <div className="min-w-0">
            <p className="font-medium">
              {device}
              {isCurrent && ' · this device'}
            </p>
            <p className="text-small text-ink-2">
              Last used {formatTime(usedAt)}; signed in {formatTime(openedAt)}
            </p>
          </div>
          {!isCurrent && <EndSession id={id} device={device} />}
        </li>
      ))}
    </ul>
  );
}
