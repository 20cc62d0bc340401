import { paths } from '@/lib/paths';
import { isAtPlace } from '@/lib/showroom/picture';
import { cx } from '@/lib/utils';
import { FavouriteButton } from '../favourites/favourite-button';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { Card } from './card';
import { CARD_SIZES } from './card-grid';
import { ClaimBadge } from './claim-badge';
import { SellerBadge } from './seller-badge';
import { VehiclePicture } from './vehicle-picture';
import { VerdictLabel } from './verdict-label';

/** A vehicle in a grid. Its first link covers the whole card; the heart and View in AR are stacked above it. */
export function VehicleCard({ card, priority }: { card: Card; priority?: boolean }) {
  const { id, title, place } = card;
  const isJudged = card.verdict !== 'none';
  const verdict = <VerdictLabel verdict={card.verdict}>{card.verdictLabel}</VerdictLabel>;
  return (
    <article className="card">
      <VehiclePicture
        look={card.look}
        view={card.view}
        imageUrl={card.imageUrl}
        alt=""
        sizes={CARD_SIZES}
        priority={priority}
      />
      <FavouriteButton
        id={id}
        title={title}
        className={cx(
          iconButton,
          'card-heart',
          // A photograph or a place can be as dark or as bright as the heart.
          card.imageUrl || isAtPlace(card.view)
            ? 'bg-surface/80 hover:bg-surface'
            : 'hover:bg-surface/70',
        )}
      />
      <div className="card-body">
        <p className="card-price">{card.price}</p>
        {isJudged && verdict}
        <h3>{title}</h3>
        <ul className="dotted tabular text-ink-3">
          {card.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {!isJudged && verdict}
        {place && (
          <p className="flex items-center gap-1.5 text-ink-3">
            <Icon name="map-pin" className="size-[15px]" />
            {place}
          </p>
        )}
        <div className="card-foot">
          {/* Two fit the narrowest card: the third is on the picture. */}
          <span className="flex flex-wrap gap-1.5">
            <SellerBadge sellerType={card.sellerType}>{card.seller}</SellerBadge>
            {card.isVerified && <ClaimBadge icon="scale">AI Verified</ClaimBadge>}
            {card.isUnbeaten && (
              <span className="absolute top-3 left-3 flex rounded-1 bg-paper">
                <ClaimBadge icon="unbeaten">Unbeaten</ClaimBadge>
              </span>
            )}
          </span>
          <span className="flex gap-x-5">
            <Link href={paths.vehicle(id)}>
              View Details <span className="sr-only">of {title}</span>
              <Icon name="arrow-right" />
            </Link>
            <Link href={paths.showroom(id)}>
              View in AR <span className="sr-only">of {title}</span>
            </Link>
          </span>
        </div>
      </div>
    </article>
  );
}
