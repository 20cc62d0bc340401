import { type RegistryState, registries, registryStates } from '@/lib/registry/registries';
import { cx } from '@/lib/utils';
import { Icon } from '../ui/icon';

const LOOKS: Record<RegistryState, { icon: 'info' | 'check'; className: string }> = {
  'Not configured': { icon: 'info', className: 'bg-sunken text-ink-2' },
  'Key set': { icon: 'check', className: 'bg-dealer-tint text-dealer' },
};

/** The registries and whether each is configured; makes no request. */
export function RegistryStatus() {
  return (
    <ul className="grid gap-4">
      {registries().map(({ id, name, keeper, text, state }) => {
        const { icon, className } = LOOKS[state];
        return (
          <li key={id} className="rounded-2 border border-line bg-surface p-5 sm:p-6">
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
                {state}
              </p>
            </div>
            <p className="mt-2 text-pretty text-ink-2">{text}</p>
            <p className="mt-3 border-t border-line pt-3 text-small text-pretty text-ink-3">
              {registryStates[state]}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
