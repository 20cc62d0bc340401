import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { Link } from '../ui/link';

export function Logo() {
  return (
    <Link
      href={paths.home}
      aria-label={`${site.name}, home`}
      className="inline-flex min-h-11 items-center gap-2.5 font-head text-[1.375rem] leading-none font-semibold tracking-[-0.035em]"
    >
      <svg viewBox="0 0 26 26" fill="none" aria-hidden="true" className="size-[26px] text-link">
        <path d="M3 9.5 8 4h15v5.5H3Z" fill="currentColor" />
        <path d="M6 12v10M20 12v10" stroke="currentColor" strokeWidth="2.5" />
      </svg>
      {/* Hidden on phones at 200% text size, where it does not fit. */}
      <span className="max-[17.5rem]:hidden">{site.name}</span>
    </Link>
  );
}
