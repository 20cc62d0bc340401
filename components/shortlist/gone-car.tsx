import type { SharedCar } from '@/lib/shortlist/types';
import { FadedPicture } from '../listings/faded-picture';

type Props = Pick<SharedCar, 'vehicle' | 'status'> & { title: string };

const LABELS: Partial<Record<NonNullable<SharedCar['status']>, string>> = {
  reserved: 'Reserved',
  sold: 'Sold',
};

/** A car of a shared shortlist that cannot be bought now. */
export function GoneCar({ vehicle, status, title }: Props) {
  return (
    <article className="flex min-w-0 flex-col">
      <FadedPicture vehicle={vehicle} />
      <h3 className="mt-3.5 text-lead/snug font-semibold">{title}</h3>
      <p className="mt-0.5 text-ink-3">{(status && LABELS[status]) ?? 'No longer for sale'}</p>
    </article>
  );
}
