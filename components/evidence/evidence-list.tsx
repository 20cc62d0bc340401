import { BASES, type Basis } from '@/lib/evidence/bases';
import { evidence, evidenceAnchor, evidenceNumber, isShown } from '@/lib/evidence/claims';
import { cx } from '@/lib/utils';
import { standaloneLink } from '../ui/button';
import { Icon, type IconName } from '../ui/icon';
import { Link } from '../ui/link';

const LOOKS: Record<Basis, { icon: IconName; className: string }> = {
  measured: { icon: 'gauge', className: 'bg-verified-tint text-verified' },
  'works today': { icon: 'check', className: 'bg-verified-tint text-verified' },
  'being built': { icon: 'calendar', className: 'bg-dealer-tint text-dealer' },
  illustrative: { icon: 'info', className: 'bg-sunken text-ink-2' },
};

function BasisBadge({ basis }: { basis: Basis }) {
  const { icon, className } = LOOKS[basis];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-1 py-1.5 pr-2.5 pl-2 text-small leading-none font-semibold',
        className,
      )}
    >
      <Icon name={icon} className="size-[15px]" />
      <span className="first-letter:uppercase">{basis}</span>
    </span>
  );
}

/** Lists the claims by footnote number, each with the places where it appears and its basis. */
export function EvidenceList() {
  const shown = evidence.filter(({ claim }) => isShown(claim));
  const bases = Object.entries(BASES).filter(([basis]) =>
    shown.some((entry) => entry.basis === basis),
  );
  return (
    <>
      <ul className="mt-10 grid grid-cols-2 gap-x-6 gap-y-5 border-t border-ink pt-6 lg:grid-cols-4">
        {bases.map(([basis, meaning]) => (
          <li key={basis}>
            <BasisBadge basis={basis as Basis} />
            <p className="mt-2 max-w-[36ch] text-small text-pretty text-ink-2">{meaning}</p>
          </li>
        ))}
      </ul>
      <ol className="mt-10 border-t border-line">
        {shown.map(({ claim, where, basis, text, more }) => (
          <li
            key={claim}
            id={evidenceAnchor(claim)}
            className="relative isolate grid grid-cols-[2.5rem_1fr] gap-y-3 border-b border-line py-6 target:before:absolute target:before:-inset-x-4 target:before:inset-y-0 target:before:-z-1 target:before:border-l-3 target:before:border-link target:before:bg-surface lg:grid-cols-[2.5rem_5fr_2.5fr_8fr] lg:gap-x-6"
          >
            <span aria-hidden="true" className="tabular pt-1 text-small text-ink-3">
              {evidenceNumber(claim)}
            </span>
            <div>
              <h2 className="font-text! text-lead/snug font-semibold tracking-[-0.01em] first-letter:uppercase">
                {claim}
              </h2>
              <p className="mt-0.5 text-small text-ink-3">{where}</p>
            </div>
            <p className="max-lg:col-start-2">
              <BasisBadge basis={basis} />
            </p>
            <div className="max-w-[62ch] text-pretty text-ink-2 max-lg:col-start-2">
              <p>{text}</p>
              {more && (
                <Link href={more.href} className={standaloneLink}>
                  {more.label}
                  <Icon name="arrow-right" />
                </Link>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
