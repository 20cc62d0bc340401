import { formatTime } from '@/lib/format';
import { REGISTRIES, type RegistryState } from '@/lib/registry/endpoints';
import { registries, registryStates } from '@/lib/registry/registries';
import type { Registry, RegistryHealth } from '@/lib/registry/types';
import { cx } from '@/lib/utils';
import { Icon, type IconName } from '../ui/icon';

const LOOKS: Record<RegistryState, { icon: IconName; className: string }> = {
  live: { icon: 'check', className: 'bg-verified-tint text-verified' },
  'stand-in': { icon: 'box', className: 'bg-dealer-tint text-dealer' },
  'not configured': { icon: 'info', className: 'bg-sunken text-ink-2' },
};

/** `health` is null if it could not be read. */
export type Status = { state: RegistryState; health: RegistryHealth | null };

const Time = ({ of }: { of: string | null }) =>
  of === null ? 'none on record' : <time dateTime={of}>{formatTime(of)}</time>;

function HealthLine({ state, health }: Status) {
  if (state === 'not configured') return null;
  if (health === null) return <p>When it last answered could not be read just now.</p>;
  return (
    <p className="tabular">
      Last answer: <Time of={health.lastAnswer} />. Last failure: <Time of={health.lastFailure} />.
    </p>
  );
}

/** The registries with the state of each and when it last answered and failed; makes no request. */
export function RegistryStatus({ statuses }: { statuses: Record<Registry, Status> }) {
  return (
    <ul className="grid gap-4">
      {REGISTRIES.map((registry) => {
        const { name, keeper, text } = registries[registry];
        const status = statuses[registry];
        const { icon, className } = LOOKS[status.state];
        return (
          <li key={registry} className="rounded-2 border border-line bg-surface p-5 sm:p-6">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <h2 className="font-text! text-lead! leading-snug! font-semibold tracking-normal!">
                {keeper} {name}
              </h2>
              <p
                className={cx(
                  'inline-flex items-center gap-1.5 rounded-1 py-1.5 pr-2.5 pl-2 text-small leading-none font-semibold',
                  className,
                )}
              >
                <Icon name={icon} className="size-[15px]" />
                {registryStates[status.state].label}
              </p>
            </div>
            <p className="mt-2 text-pretty text-ink-2">{text}</p>
            <div className="mt-3 grid gap-1 border-t border-line pt-3 text-small text-pretty text-ink-3">
              <p>{registryStates[status.state].text}</p>
              <HealthLine {...status} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
