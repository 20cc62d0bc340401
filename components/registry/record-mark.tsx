import { Icon } from '../ui/icon';

/** Marks what the local stand-in of a registry answered. `id` is for aria-describedby. */
export function RecordMark({ id }: { id?: string }) {
  return (
    <p
      id={id}
      className="inline-flex items-center gap-1.5 rounded-1 bg-sunken py-1.5 pr-2.5 pl-2 text-small leading-none font-semibold text-ink-2"
    >
      <Icon name="info" className="size-[15px]" />
      Made-up record of the demo
    </p>
  );
}
